/** What a table on the device does not allow, by the codes of `foxdice.table.errors`; said in words by the port. */
export class Refusal extends Error {
  constructor(
    readonly code: string,
    readonly about: Record<string, string | number> = {},
  ) {
    super(code);
  }
}
