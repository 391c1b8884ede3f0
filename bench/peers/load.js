// What the loads of both peers share: the clock, the CPU of the server's process, and the result as one line of JSON.
import { readFileSync } from "node:fs";

const TICKS = 100; // per second, as everywhere on Linux

function cpu(pid) {
  const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ").pop().split(" ");
  return (Number(fields[11]) + Number(fields[12])) / TICKS;
}

export class Measured {
  constructor(pid, seconds) {
    this.pid = pid;
    this.latencies = [];
    this.cpu = cpu(pid);
    this.begun = performance.now();
    setTimeout(() => this.end(), seconds * 1000);
  }

  moved(milliseconds) {
    this.latencies.push(milliseconds);
  }

  end() {
    const sorted = this.latencies.sort((one, other) => one - other);
    console.log(
      JSON.stringify({
        moves: sorted.length,
        seconds: (performance.now() - this.begun) / 1000,
        cpu: cpu(this.pid) - this.cpu,
        p99: sorted[Math.floor(sorted.length * 0.99)],
      }),
    );
    process.exit(0);
  }
}

export const [port, pid, tables, seconds] = process.argv.slice(2).map(Number);
