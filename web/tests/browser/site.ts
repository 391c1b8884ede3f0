/** A web host that runs nothing: the page as `foxdice site` writes it, below a path. */
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { extname, join } from "node:path";
import { foxdice } from "./command";

const PATH = "/games/of/ours/";
const KINDS: Record<string, string> = {
  ".css": "text/css",
  ".html": "text/html",
  ".js": "text/javascript",
  ".json": "application/json",
  ".md": "text/markdown",
  ".png": "image/png",
  ".svg": "image/svg+xml",
  ".wasm": "application/wasm",
  ".webmanifest": "application/manifest+json",
};

export class Site {
  readonly folder = mkdtempSync(join(tmpdir(), "foxdice-site-"));
  readonly asked: string[] = [];
  /** A file whose answer never comes, as on a line that is slow beyond patience. */
  static readonly SLOW = "slow/beyond/patience";
  private readonly server = createServer((request, answer) => this.answer(request, answer));

  /** Where the page is. */
  get address(): string {
    const { port } = this.server.address() as AddressInfo;
    return `http://127.0.0.1:${port}${PATH}`;
  }

  async open(): Promise<void> {
    foxdice(["site", this.folder]);
    await new Promise<void>((resolve) => this.server.listen(0, "127.0.0.1", resolve));
  }

  private answer(request: IncomingMessage, answer: ServerResponse): void {
    const path = new URL(request.url ?? "", "http://host").pathname;
    this.asked.push(path);
    try {
      if (!path.startsWith(PATH)) throw new Error(path);
      const file = path.slice(PATH.length) || "index.html";
      if (file === Site.SLOW) return;
      const content = readFileSync(join(this.folder, file));
      answer.setHeader("content-type", KINDS[extname(file)] ?? "application/octet-stream").end(content);
    } catch {
      answer.writeHead(404).end();
    }
  }

  close(): void {
    this.server.close();
    this.server.closeAllConnections();
    rmSync(this.folder, { recursive: true, force: true });
  }
}
