/** The rules of games, which are written as Markdown, as HTML. */
import { marked } from "marked";

/** Return Markdown as HTML in which wide tables can be scrolled. */
export function htmlOf(markdown: string): string {
  return marked
    .parse(markdown, { async: false })
    .replaceAll("<table>", '<div class="scroll" tabindex="0"><table>')
    .replaceAll("</table>", "</table></div>");
}
