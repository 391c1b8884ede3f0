/** The command line of this checkout. */
import { execFileSync } from "node:child_process";
import { fileURLToPath } from "node:url";

const PYTHON = fileURLToPath(new URL("../../../.venv/bin/python", import.meta.url));

/** Run `foxdice` and return what it prints. */
export function foxdice(words: string[], input = ""): string {
  const code = "from foxdice.cli import main; main()";
  return execFileSync(PYTHON, ["-c", code, ...words], { input, encoding: "utf8" });
}
