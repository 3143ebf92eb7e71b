/**
 * `npm run bench:bodies`: how long another visitor waits for the first byte of the front page while bodies of every bad kind
 * come in: 24 MB forms, endless ones, many fields, malformed multipart, dripping ones. On raw workerd, with nothing between;
 * `npm run bench:bodies -- http://localhost:8787` asks a server that runs.
 */
import { fork } from "node:child_process";
import { once } from "node:events";
import { connect } from "node:net";
import { performance } from "node:perf_hooks";
import { startWorker } from "./workerd.ts";

const asked = 200;

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

const at = (sorted: readonly number[], share: number) => sorted[Math.floor((sorted.length - 1) * share)] ?? 0;
const said = (sorted: readonly number[]) =>
  `${at(sorted, 0.5).toFixed(1)} ms, 99th percentile ${at(sorted, 0.99).toFixed(1)} ms`;

try {
  await times();
  const idle = await times();
  // In a process of its own, or whoever sends 24 MB would be what the visitor waits for.
  const sender = fork(new URL("./bad-bodies.ts", import.meta.url), [origin.origin]);
  await once(sender, "message");
  const loaded = await times();
  sender.send("stop");
  const [statuses]: [status: number, count: number][][] = await once(sender, "message");
  console.log(
    `first byte of the front page, ${asked} visitors each\nidle:          ${said(idle)}\nunder bodies:  ${said(loaded)}`,
  );
  console.log(
    `times idle at the 99th percentile: ${(at(loaded, 0.99) / at(idle, 0.99)).toFixed(2)} (should stay under 3)`,
  );
  console.log(
    `answers to the bodies: ${(statuses ?? []).map(([status, count]) => `${status || "cut off"} × ${count}`).join(", ")}`,
  );
  if (worker) console.log(`memory: ${Math.round(worker.memory() / 1e6)} MB`);
} finally {
  worker?.stop();
}
process.exit();
