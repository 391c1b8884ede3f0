/** What travels between page and server, as far as the page reads it. */
export type { AnyEvent, Look } from "./generated";
