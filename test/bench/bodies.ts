/**
 * `npm run bench:bodies`: how long another visitor waits for the first byte of the front page while bodies of every bad kind
 * come in: 24 MB forms, endless ones, many fields, malformed multipart, dripping ones. On raw workerd, with nothing between;
 * `npm run bench:bodies -- http://localhost:8787` asks a server that runs.
 */
import { connect } from "node:net";
import { performance } from "node:perf_hooks";
import { endpoints } from "../../src/contract/routes.ts";
import { startWorker } from "./workerd.ts";

const asked = 200;
const atOnce = 6;

const given = process.argv[2];
const worker = given ? null : await startWorker("test/bench/wrangler.toml");
const origin = new URL(given ?? worker?.origin ?? "");

/** Milliseconds from the request to the first byte of the answer, over a connection of its own. */
function firstByte(): Promise<number> {
  const { promise, resolve, reject } = Promise.withResolvers<number>();
  const socket = connect(Number(origin.port), origin.hostname);
  let began = 0;
  socket.once("connect", () => {
    began = performance.now();
    socket.write(`GET / HTTP/1.1\r\nhost: ${origin.host}\r\nconnection: close\r\n\r\n`);
  });
  socket.once("data", () => {
    resolve(performance.now() - began);
    socket.destroy();
  });
  socket.once("error", reject);
  return promise;
}

/** One visitor after the other, a little apart; sorted. */
async function times(): Promise<number[]> {
  const found: number[] = [];
  for (let time = 0; time < asked; time += 1) {
    found.push(await firstByte());
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  return found.sort((one, other) => one - other);
}

const paths = [
  "/newsletter",
  endpoints.chooseTheme,
  "/subscriptions",
  "/subscriptions/activate",
  "/subscriptions/manage",
];
const form = "application/x-www-form-urlencoded";
const large = "a=".padEnd(24_000_000, "x");
const bodies: readonly (readonly [type: string, body: string])[] = [
  [form, large],
  [form, "a=&".repeat(10_000)],
  ["multipart/form-data; boundary=x", `--x\r\n${"y".repeat(60_000)}`],
  [form, "a=".padEnd(65_000, "%41")],
];

let isLoading = true;
const statuses = new Map<number, number>();

/** Sends one body after the other for as long as the others are timed. */
async function load(from: number): Promise<void> {
  for (let time = from; isLoading; time += 1) {
    const [type, body] = bodies[time % bodies.length] ?? [form, ""];
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
    `POST ${endpoints.chooseTheme} HTTP/1.1\r\nhost: ${origin.host}\r\ncontent-type: ${form}\r\ncontent-length: 60000\r\n\r\n`,
  );
  const timer = setInterval(() => socket.write("a"), 1000);
  socket.on("error", () => clearInterval(timer));
  return () => {
    clearInterval(timer);
    socket.destroy();
  };
}

const at = (sorted: readonly number[], share: number) => sorted[Math.floor((sorted.length - 1) * share)] ?? 0;
const said = (sorted: readonly number[]) =>
  `${at(sorted, 0.5).toFixed(1)} ms, 99th percentile ${at(sorted, 0.99).toFixed(1)} ms`;

try {
  await times();
  const idle = await times();
  const dripping = Array.from({ length: 20 }, drip);
  const senders = Array.from({ length: atOnce }, (_, from) => load(from));
  const loaded = await times();
  isLoading = false;
  await Promise.all(senders);
  for (const stop of dripping) stop();
  console.log(
    `first byte of the front page, ${asked} visitors each\nidle:          ${said(idle)}\nunder bodies:  ${said(loaded)}`,
  );
  console.log(
    `times idle at the 99th percentile: ${(at(loaded, 0.99) / at(idle, 0.99)).toFixed(2)} (should stay under 3)`,
  );
  console.log(
    `answers to the bodies: ${[...statuses].map(([status, count]) => `${status || "cut off"} × ${count}`).join(", ")}`,
  );
  if (worker) console.log(`memory: ${Math.round(worker.memory() / 1e6)} MB`);
} finally {
  worker?.stop();
}
process.exit();
