/**
 * Sends bodies of every bad kind to an origin until it is told to stop. `bodies.ts` starts it, with the origin, the number of
 * senders, the bytes a millisecond that their line carries (0: as many as the machine can), and the paths.
 */
import { connect } from "node:net";
import { constants, setPriority } from "node:os";

// A sender on another machine would take no time from the worker; this one takes only what the worker leaves.
setPriority(constants.priority.PRIORITY_LOW);

const [, , address = "", atOnce = "", rate = "", ...paths] = process.argv;
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
    const status = await (Number(rate) > 0 ? sendPaced : send)(url, type, body);
    statuses.set(status, (statuses.get(status) ?? 0) + 1);
  }
}

type Send = (url: URL, type: string, body: Uint8Array<ArrayBuffer>) => Promise<number>;

const send: Send = (url, type, body) => {
  const headers = { "content-type": type, "sec-fetch-site": "same-origin" };
  return fetch(url, { method: "POST", body, headers, redirect: "manual" }).then(
    ({ status, body: answer }) => answer?.cancel().then(() => status) ?? status,
    () => 0,
  );
};

/** When the line, which all senders share, is free again, on the clock of `performance.now()`. */
let isFree = 0;

/** Sends a body at the speed of the line, 16 kB at a time, and stops once the response is there. */
const sendPaced: Send = (url, type, body) => {
  const { promise, resolve } = Promise.withResolvers<number>();
  const socket = connect(Number(url.port), url.hostname);
  const end = (status: number) => {
    resolve(status);
    socket.destroy();
  };
  socket.once("data", (answer) => end(Number(String(answer.subarray(9, 12)))));
  socket.once("error", () => end(0));
  socket.once("close", () => end(0));
  const write = (from: number) => {
    if (socket.destroyed || from >= body.length) return;
    const piece = body.subarray(from, from + 16_384);
    isFree = Math.max(isFree, performance.now()) + piece.length / Number(rate);
    setTimeout(
      () => {
        if (!socket.destroyed) socket.write(piece, () => write(from + piece.length));
      },
      Math.max(0, isFree - performance.now()),
    );
  };
  socket.write(
    `POST ${url.pathname} HTTP/1.1\r\nhost: ${url.host}\r\ncontent-type: ${type}\r\nsec-fetch-site: same-origin\r\ncontent-length: ${body.length}\r\n\r\n`,
    () => write(0),
  );
  return promise;
};

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
