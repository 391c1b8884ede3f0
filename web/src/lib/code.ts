/** The short code by which a friend finds a table that is still being set: how its name begins. */
const FORM = /^[a-hjkmnp-z2-9]{6}/;
const LENGTH = 6;

/** Return the code of a table, grouped for reading aloud; none for tables of before there were codes. */
export function codeOf(table: string): string {
  if (!FORM.test(table) || table.length < 18) return "";
  const code = table.slice(0, LENGTH).toUpperCase();
  return `${code.slice(0, 3)}-${code.slice(3)}`;
}

/** Return what somebody typed as the server knows it, nothing where it cannot be a code. */
export function readCode(typed: string): string {
  const code = typed.toLowerCase().replace(/[\s-]/g, "");
  return code.length === LENGTH && FORM.test(code) ? code : "";
}
