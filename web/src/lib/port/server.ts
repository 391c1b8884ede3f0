/** The server over a WebSocket: says what happens at a table, and comes back by itself when the connection is lost. */
import type { AnyMessage, ServerFrame } from "../api/generated";
import { LineLost, Refused } from "../complaints.svelte";
import { language } from "../texts.svelte";
import type { Face, Listener, Port } from "./port";

interface Waiting {
  resolve: () => void;
  reject: (error: Error) => void;
  /** What was sent, to be sent again on the next line under the same id. */
  frame: string;
  since: number;
}

/** Milliseconds without an answer after which a line counts as dead, though nobody has hung up. */
const PATIENCE = 6000;
/** Milliseconds in the background after which a line is not trusted any more. */
const LONG_AWAY = 15_000;
/** Milliseconds after which something said to a line that got lost is not said again. */
const TOO_LATE = 20_000;
const FIRST_WAIT = 400;
/** So many times as long the next wait is. */
const PATIENT = 1.7;
const LONGEST_WAIT = 8000;
/** With which a server hangs up that is stopped, or replaced by another process. */
const GOING_AWAY = 1001;
/** What a server says at the door whose storage fails for the moment. */
const NOT_NOW = "server-storage";

export class ServerPort implements Port {
  private socket: WebSocket | undefined;
  private waiting = new Map<number, Waiting>();
  /** The server honours an id once, so no two pages of a device may use the same. */
  private next = crypto.getRandomValues(new Uint32Array(1))[0]! * 2 ** 20;
  private version = 0;
  private pause = FIRST_WAIT;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private patience: ReturnType<typeof setTimeout> | undefined;
  private closed = false;
  private entered = false;
  private hiddenSince = 0;
  private readonly wake = () => this.tryNow();
  private readonly breakOff = () => this.hangUp();

  constructor(
    private readonly url: string,
    private readonly secret: string,
    private readonly listener: Listener,
  ) {
    addEventListener("online", this.wake);
    addEventListener("offline", this.breakOff);
    document.addEventListener("visibilitychange", this.wake);
    this.connect();
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.timer);
    clearTimeout(this.patience);
    removeEventListener("online", this.wake);
    removeEventListener("offline", this.breakOff);
    document.removeEventListener("visibilitychange", this.wake);
    this.socket?.close();
  }

  /**
   * Say something to the table, decided on at a version of it; done once the server has stored it.
   * Rejects with the server's words. When there is no line, or it is lost before the answer, the same is said on the
   * next one; where that takes too long, it is not said any more.
   */
  say(message: AnyMessage, version = this.version): Promise<void> {
    return new Promise((resolve, reject) => {
      if (this.closed) {
        reject(new LineLost());
        return;
      }
      const id = this.next++;
      const frame = JSON.stringify({ type: "do", id, version, message });
      this.waiting.set(id, { resolve, reject, frame, since: Date.now() });
      // A tap on a line that is lost or still being opened waits, and follows the welcome.
      const socket = this.socket;
      if (!socket || socket.readyState > WebSocket.OPEN) return;
      if (this.entered) socket.send(frame);
      this.patience ??= setTimeout(this.breakOff, PATIENCE);
    });
  }

  react(seat: number, face: Face): void {
    if (this.entered && this.socket?.readyState === WebSocket.OPEN)
      this.socket.send(JSON.stringify({ type: "react", seat, face }));
  }

  private connect(): void {
    this.listener.connection("connecting");
    const socket = new WebSocket(this.url);
    this.socket = socket;
    this.entered = false;
    // A server that takes the line and says nothing is no better than none.
    clearTimeout(this.patience);
    this.patience = setTimeout(this.breakOff, PATIENCE);
    socket.onopen = () => {
      socket.send(
        JSON.stringify({ type: "hello", token: this.secret, since: this.version, language: language() }),
      );
    };
    socket.onmessage = (event) => {
      for (const line of String(event.data).split("\n")) if (line) this.hear(JSON.parse(line) as ServerFrame);
    };
    socket.onclose = (event) => this.end(event);
  }

  private hear(frame: ServerFrame): void {
    clearTimeout(this.patience);
    this.patience = undefined;
    const mine = "id" in frame && frame.id != null ? this.take(frame.id) : undefined;
    if (frame.type === "refused") {
      const refusal = new Refused(frame.text, frame.code);
      if (mine) mine.reject(refusal);
      else if (this.entered) this.rejectAll(refusal);
      else if (frame.code === NOT_NOW) this.hangUp();
      else this.giveUp(refusal);
      return;
    }
    const isFirst = !this.entered;
    const isToldAnew = isFirst && frame.type === "update" && frame.events[0]?.type === "opened";
    this.entered = true;
    this.pause = FIRST_WAIT;
    this.listener.connection("open");
    if (frame.type === "reaction") {
      this.listener.reacted?.(frame.seat, frame.face);
    } else if (frame.type === "presence") {
      this.listener.present(frame.online);
    } else if (!isToldAnew && this.version + frame.events.length !== frame.version) {
      // Something was missed: what follows from there is asked for anew, and the whole where that does not fit either.
      // Whoever waits for this answer gets it then.
      if (mine) this.waiting.set(frame.id!, mine);
      if (isFirst) this.version = 0;
      this.hangUp();
    } else {
      this.version = frame.version;
      this.listener.told(frame);
      mine?.resolve();
      if (isFirst) for (const { frame: unanswered } of this.waiting.values()) this.socket?.send(unanswered);
    }
  }

  /** Whoever is turned away at the door does not knock again; the page may. */
  private giveUp(refusal: Refused): void {
    this.close();
    this.rejectAll(refusal);
    this.listener.connection("gone", refusal);
  }

  private take(id: number): Waiting | undefined {
    const waiting = this.waiting.get(id);
    this.waiting.delete(id);
    return waiting;
  }

  private rejectAll(error: Error): void {
    for (const { reject } of this.waiting.values()) reject(error);
    this.waiting.clear();
  }

  /** Give a line up that may look open for minutes after the network has gone. */
  private hangUp(): void {
    const socket = this.socket;
    if (!socket || socket.readyState === WebSocket.CLOSED) return;
    socket.onopen = socket.onmessage = socket.onclose = null;
    socket.close();
    this.socket = undefined;
    this.lose();
  }

  /** A server that says goodbye has a successor as a rule, so nobody needs to hear of it; otherwise the line is lost. */
  private end(event: CloseEvent): void {
    if (event.code !== GOING_AWAY || this.closed || this.pause > FIRST_WAIT) {
      this.lose();
      return;
    }
    this.pause *= PATIENT; // so that a second goodbye without a welcome in between is waited for
    this.connect();
  }

  private lose(): void {
    clearTimeout(this.patience);
    this.patience = undefined;
    if (this.closed) {
      this.rejectAll(new LineLost());
      return;
    }
    for (const [id, { since }] of this.waiting)
      if (Date.now() - since > TOO_LATE) this.take(id)?.reject(new LineLost());
    this.listener.connection("lost");
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.connect(), this.pause);
    this.pause = Math.min(this.pause * PATIENT, LONGEST_WAIT);
  }

  private tryNow(): void {
    if (this.closed) return;
    if (document.visibilityState === "hidden") {
      this.hiddenSince = Date.now();
      return;
    }
    if (this.hiddenSince && Date.now() - this.hiddenSince > LONG_AWAY) this.hangUp();
    this.hiddenSince = 0;
    if (this.socket && this.socket.readyState <= WebSocket.OPEN) return;
    clearTimeout(this.timer);
    this.connect();
  }
}
