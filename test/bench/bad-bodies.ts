/**
 * Sends bodies of every bad kind to an origin until it is told to stop: `bodies.ts` starts it, with the origin, how many at once, and the paths.
 */
import { connect } from "node:net";
import { constants, setPriority } from "node:os";

// On a machine of its own it would take no time from the worker; here it takes what the worker leaves.
setPriority(constants.priority.PRIORITY_LOW);

const [, , address = "", atOnce = "", ...paths] = process.argv;
const origin = new URL(address);
const form = "application/x-www-form-urlencoded";
const large = "a=".padEnd(24_000_000, "x");
const texts: readonly (readonly [type: string, body: string])[] = [
  [form, large],
  [form, "a=&".repeat(10_000)],
  ["multipart/form-data; boundary=x", `--x\r\n${"y".repeat(60_000)}`],
  [form, "a=".padEnd(65_000, "%41")],
];
const bodies = texts.map(([type, body]) => [type, new TextEncoder().encode(body)] as const);

let isLoading = true;
const statuses = new Map<number, number>();

/** Sends one body after the other for as long as the others are timed. */
async function load(from: number): Promise<void> {
  for (let time = from; isLoading; time += 1) {
    const [type, body] = bodies[time % bodies.length] ?? [form, new Uint8Array()];
    const url = new URL(paths[time % paths.length] ?? "/", origin);
    const headers = { "content-type": type, "sec-fetch-site": "same-origin" };
    const status = await fetch(url, { method: "POST", body, headers, redirect: "manual" }).then(
      ({ status, body: answer }) => answer?.cancel().then(() => status) ?? status,
      () => 0,
    );
    statuses.set(status, (statuses.get(status) ?? 0) + 1);
  }
}

/** Begins a form, and sends a letter a second. */
function drip(): () => void {
  const socket = connect(Number(origin.port), origin.hostname);
  socket.write(
    `POST ${paths[0]} HTTP/1.1\r\nhost: ${origin.host}\r\ncontent-type: ${form}\r\ncontent-length: 60000\r\n\r\n`,
  );
  const timer = setInterval(() => socket.write("a"), 1000);
  socket.on("error", () => clearInterval(timer));
  return () => {
    clearInterval(timer);
    socket.destroy();
  };
}

const dripping = Array.from({ length: 20 }, drip);
const senders = Array.from({ length: Number(atOnce) }, (_, from) => load(from));
process.send?.("started");
process.once("message", async () => {
  isLoading = false;
  await Promise.all(senders);
  for (const stop of dripping) stop();
  process.send?.([...statuses]);
  process.disconnect();
});
