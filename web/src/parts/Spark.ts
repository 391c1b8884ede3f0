/** A spark that flies from where a bonus was earned to where it can be used. */
import { duration } from "../lib/settings.svelte";

const MIDDLE = (element: Element) => {
  const box = element.getBoundingClientRect();
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
};

export function fly(from: Element, to: Element, order: number): void {
  const long = duration(620);
  if (!long) return;
  const start = MIDDLE(from);
  const end = MIDDLE(to);
  const spark = document.createElement("span");
  spark.className = "spark";
  document.body.append(spark);
  const bow = Math.min(90, Math.hypot(end.x - start.x, end.y - start.y) / 3);
  const at = (x: number, y: number, scale: number) =>
    `translate(${x}px,${y}px) translate(-50%,-50%) scale(${scale})`;
  const flight = spark.animate(
    [
      { transform: at(start.x, start.y, 0.4), opacity: 0 },
      { transform: at(start.x, start.y, 1.3), opacity: 1, offset: 0.2 },
      { transform: at((start.x + end.x) / 2 + bow / 2, (start.y + end.y) / 2 - bow, 1), offset: 0.6 },
      { transform: at(end.x, end.y, 0.5), opacity: 0.4 },
    ],
    { duration: long, delay: order * duration(140), easing: "ease-in-out", fill: "both" },
  );
  flight.onfinish = () => spark.remove();
}
