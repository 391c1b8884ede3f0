// A browser that is busy begins to read only later; what is let go of before that is never saved, and nothing says so.
const KEPT_MS = 40_000;

/** Hands a file to whoever looks at the page. */
export function save(content: Blob, name: string): void {
  const address = URL.createObjectURL(content);
  const anchor = document.createElement("a");
  anchor.href = address;
  anchor.download = name;
  anchor.click();
  setTimeout(() => URL.revokeObjectURL(address), KEPT_MS);
}
