/** The server over a WebSocket: says what happens at a table, and comes back by itself when the connection is lost. */
import { Refused } from "../complaints.svelte";
import { language } from "../texts.svelte";
import type { AnyMessage, ServerFrame } from "./generated";

export type Connection = "connecting" | "open" | "lost" | "gone";

interface Listener {
  /** Something happened; the table is at this version now. */
  changed(version: number): void;
  connection(state: Connection, reason?: string): void;
}

interface Waiting {
  resolve: () => void;
  reject: (error: Error) => void;
}

const FIRST_WAIT = 400;
const LONGEST_WAIT = 8000;

export class TableSocket {
  private socket: WebSocket | undefined;
  private waiting = new Map<number, Waiting>();
  private next = 1;
  private version = 0;
  private pause = FIRST_WAIT;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private closed = false;
  private readonly wake = () => this.tryNow();

  constructor(
    private readonly url: string,
    private readonly secret: string,
    private readonly listener: Listener,
  ) {
    addEventListener("online", this.wake);
    document.addEventListener("visibilitychange", this.wake);
    this.connect();
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.timer);
    removeEventListener("online", this.wake);
    document.removeEventListener("visibilitychange", this.wake);
    this.socket?.close();
  }

  /** Say something to the table; done once the server has stored it. Rejects with the server's words. */
  say(message: AnyMessage): Promise<void> {
    return new Promise((resolve, reject) => {
      const socket = this.socket;
      if (!socket || socket.readyState > WebSocket.OPEN) {
        reject(new Error("not connected"));
        return;
      }
      const id = this.next++;
      this.waiting.set(id, { resolve, reject });
      const send = () => socket.send(JSON.stringify({ type: "do", id, message }));
      // A tap on a line that is still being opened is not lost: it follows the greeting.
      if (socket.readyState === WebSocket.OPEN) send();
      else socket.addEventListener("open", send, { once: true });
    });
  }

  private connect(): void {
    this.listener.connection("connecting");
    const socket = new WebSocket(this.url);
    this.socket = socket;
    socket.onopen = () => {
      socket.send(
        JSON.stringify({ type: "hello", token: this.secret, since: this.version, language: language() }),
      );
    };
    socket.onmessage = (event) => {
      for (const line of String(event.data).split("\n")) if (line) this.hear(JSON.parse(line) as ServerFrame);
    };
    socket.onclose = (event) => this.lose(event);
  }

  private hear(frame: ServerFrame): void {
    this.pause = FIRST_WAIT;
    const mine = "id" in frame && frame.id != null ? this.take(frame.id) : undefined;
    if (frame.type === "refused") {
      if (mine) mine.reject(new Refused(frame.text));
      else this.listener.connection("gone", frame.text);
      return;
    }
    this.listener.connection("open");
    if (frame.type === "update") this.version = frame.version;
    this.listener.changed(this.version);
    mine?.resolve();
  }

  private take(id: number): Waiting | undefined {
    const waiting = this.waiting.get(id);
    this.waiting.delete(id);
    return waiting;
  }

  private lose(event: CloseEvent): void {
    for (const { reject } of this.waiting.values()) reject(new Error("connection lost"));
    this.waiting.clear();
    if (this.closed) return;
    this.listener.connection("lost", event.reason);
    this.timer = setTimeout(() => this.connect(), this.pause);
    this.pause = Math.min(this.pause * 1.7, LONGEST_WAIT);
  }

  private tryNow(): void {
    if (this.closed || document.visibilityState === "hidden") return;
    if (this.socket && this.socket.readyState <= WebSocket.OPEN) return;
    clearTimeout(this.timer);
    this.connect();
  }
}
