/** Names of people at a device: something can be seen of them, and no two are the same; as `foxdice.table.names`. */
import { Refusal } from "./refusal";

const LONGEST = 24;

export function checkName(name: string): void {
  const fits = name.length > 0 && [...name].length <= LONGEST && name === name.trim();
  if (!fits || /[\p{Cc}\p{Zl}\p{Zp}]/u.test(name)) throw new Refusal("table-name", { max: LONGEST });
}

/** A name with a number behind it if somebody has the same. */
export function toldApart(name: string, others: readonly string[]): string {
  const taken = new Set(others.map(keyOf));
  let apart = name;
  for (let number = 2; taken.has(keyOf(apart)); number++) {
    const ending = ` ${number}`;
    apart =
      [...name]
        .slice(0, LONGEST - ending.length)
        .join("")
        .trimEnd() + ending;
  }
  return apart;
}

/** What two names share that look the same. */
function keyOf(name: string): string {
  return name.normalize("NFKC").toLowerCase();
}
