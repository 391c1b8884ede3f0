/** A result as a picture to show around: the sheet, whose it is, and the fox. */
import { save } from "./download";

const STYLE = /<style>[\s\S]*?<\/style>/;
const FOX = ".hero svg"; // how it feels about the result
const MARGIN = 24;
const HEAD = 84;
const SCALE = 2;

interface Shown {
  /** The sheet on the page with its marks, and the drawing it was made from. */
  sheet: SVGSVGElement;
  drawing: string;
  title: string;
  line: string;
  name: string;
}

/** Share a picture where the device can, and save it where it cannot; answers what was done. */
export async function sharePicture(shown: Shown): Promise<void> {
  const picture = await paint(shown);
  const file = new File([picture], `${shown.name}.png`, { type: "image/png" });
  const data = { files: [file], text: `${shown.title} · ${shown.line}` };
  if (navigator.canShare?.(data))
    await navigator.share(data).catch(() => undefined); // somebody changed their mind
  else save(picture, file.name);
}

async function paint({ sheet, drawing, title, line }: Shown): Promise<Blob> {
  const { width, height } = sheet.viewBox.baseVal;
  const [wide, high] = [width + 2 * MARGIN, height + HEAD + 2 * MARGIN];
  const copy = sheet.cloneNode(true) as SVGSVGElement;
  copy.setAttribute("width", String(width));
  copy.setAttribute("height", String(height));
  const fox = document.querySelector(FOX)?.cloneNode(true) as SVGSVGElement | undefined;
  const [image, logo] = await Promise.all([
    load(
      new XMLSerializer()
        .serializeToString(copy)
        .replace(/(<svg[^>]*>)/, `$1${STYLE.exec(drawing)?.[0] ?? ""}`),
    ),
    fox ? load(coloured(fox)) : null,
  ]);
  const canvas = document.createElement("canvas");
  canvas.width = wide * SCALE;
  canvas.height = high * SCALE;
  const pen = canvas.getContext("2d")!;
  pen.scale(SCALE, SCALE);
  pen.fillStyle = "#16241e";
  pen.fillRect(0, 0, wide, high);
  if (logo) pen.drawImage(logo, MARGIN, MARGIN - 6, 60, 60);
  pen.fillStyle = "#fff3e3";
  pen.font = `700 26px ${getComputedStyle(document.body).fontFamily}`;
  pen.fillText(title, MARGIN + 74, MARGIN + 22, width - 74);
  pen.font = `500 17px ${getComputedStyle(document.body).fontFamily}`;
  pen.fillText(line, MARGIN + 74, MARGIN + 48, width - 74);
  pen.drawImage(image, MARGIN, HEAD + MARGIN, width, height);
  return new Promise((done, fail) => {
    canvas.toBlob((blob) => (blob ? done(blob) : fail(new Error("no picture"))), "image/png");
  });
}

/** The fox with its colours in it: a picture does not know the page's style sheets. */
function coloured(fox: SVGSVGElement): string {
  const shown = document.querySelector(FOX);
  [...fox.children].forEach((part, place) => {
    const style = getComputedStyle(shown!.children[place]!);
    part.setAttribute("style", `fill:${style.fill};stroke:${style.stroke};stroke-width:${style.strokeWidth}`);
  });
  fox.setAttribute("xmlns", "http://www.w3.org/2000/svg");
  fox.setAttribute("width", "120");
  fox.setAttribute("height", "120");
  return new XMLSerializer().serializeToString(fox);
}

function load(svg: string): Promise<HTMLImageElement> {
  return new Promise((done, fail) => {
    const image = new Image();
    image.onload = () => done(image);
    image.onerror = () => fail(new Error("no picture"));
    image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  });
}
