/** Which tables this device keeps itself: their ids have a form that no server gives. */
const HERE = "here.";
const LENGTH = 12;

export function isOnDevice(table: string): boolean {
  return table.startsWith(HERE);
}

/** Returns a name for a new table on this device. */
export function newTable(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(LENGTH));
  return HERE + [...bytes].map((byte) => (byte % 36).toString(36)).join("");
}
