/** Where in the page somebody is. The place is in the address, so that reload and back do what one expects. */
function read(): string[] {
  return location.hash.replace(/^#\/?/, "").split("/").filter(Boolean).map(decodeURIComponent);
}

let parts = $state.raw(read());
addEventListener("hashchange", () => {
  parts = read();
});

/** Return the place as its parts: `["t", "abc"]` is a table. */
export function route(): string[] {
  return parts;
}

/** Go to a place. */
export function go(...to: string[]): void {
  location.hash = link(...to);
}

/** Return the address of a place. */
export function link(...to: string[]): string {
  return `#/${to.map(encodeURIComponent).join("/")}`;
}
