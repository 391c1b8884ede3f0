/** What is told to people who hear the page. */
let said = $state("");

export function announcement(): string {
  return said;
}

export function announce(text: string): void {
  said = text === said ? `${text} ` : text;
}
