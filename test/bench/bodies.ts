/**
 * `npm run bench -- bodies`: how long another visitor waits for the first byte of the front page while bodies of every bad kind
 * come in: 24 MB forms, many fields, malformed multipart, dripping ones. On raw workerd, with nothing between;
 * `npm run bench -- bodies http://localhost:8787` measures a running server instead.
 *
 * Sender, visitor and worker share this machine's cores and network, so a visitor waits no matter who gets the bodies. The
 * yardstick for each load is therefore the same load on a second process of the same worker, while the visitor asks the first,
 * whose isolate is idle: what a visitor waits longer than that is what the bodies cost the isolate. The same load also goes to
 * a route that reads nothing and answers 413, which no code of a worker can undercut. A sender on the same machine is faster
 * than any line, so each load also comes at the speed of a line of 100 and of 1,000 Mbit/s. All are measured by turns in one
 * run.
 */
import { fork } from "node:child_process";
import { once } from "node:events";
import { connect } from "node:net";
import { performance } from "node:perf_hooks";
import { endpoints } from "../../src/contract/routes.ts";
import { startWorker } from "./workerd.ts";

const rounds = 5;
/** Visitors for each case in a round. */
const visitorsPerRound = 400;

const given = process.argv[2];
const worker = given ? null : await startWorker();
const origin = new URL(given ?? worker?.origin ?? "");
/** Receives the bodies of the yardstick: a process of its own, which the visitor never asks. */
const other = given ? null : await startWorker();
const elsewhere = new URL(other?.origin ?? origin);

const taken = [
  endpoints.chooseTheme,
  "/newsletter",
  "/subscriptions",
  "/subscriptions/activate",
  "/subscriptions/manage",
];

/** The route that reads nothing. */
const nowhere = ["/bench/unread"];

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

/** One visitor after the other, a little apart. */
async function times(): Promise<number[]> {
  const found: number[] = [];
  for (let time = 0; time < visitorsPerRound; time += 1) {
    found.push(await firstByte());
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  return found;
}

const statuses = new Map<number, number>();

interface BadLoad {
  readonly to: URL;
  readonly paths: readonly string[];
  readonly atOnce: number;
  /** Bytes a millisecond; 0 is as many as the machine can. */
  readonly rate?: number;
}

/** The same times, while bodies come in. */
async function timesUnder({ to, paths, atOnce, rate = 0 }: BadLoad): Promise<number[]> {
  // In a process of its own, or the visitor would wait for this process to send 24 MB.
  const sender = fork(new URL("./bad-bodies.ts", import.meta.url), [to.origin, String(atOnce), String(rate), ...paths]);
  await once(sender, "message");
  const found = await times();
  sender.send("stop");
  const [answers]: [status: number, count: number][][] = await once(sender, "message");
  if (to === origin && paths === taken) {
    for (const [status, count] of answers ?? []) statuses.set(status, (statuses.get(status) ?? 0) + count);
  }
  return found;
}

const at = (found: readonly number[], share: number) =>
  [...found].sort((one, other) => one - other)[Math.floor((found.length - 1) * share)] ?? 0;

/** Bytes that each line carries in a millisecond. */
const lines = { "100 Mbit/s": 12_500, "1,000 Mbit/s": 125_000 };

interface Case {
  readonly name: string;
  readonly measure: () => Promise<number[]>;
  readonly found: number[];
  /** The name of the case that its time is given as a multiple of. */
  readonly of: string;
}

const idle = "idle, with nothing else on the machine";

function casesOf(load: string, sent: Pick<BadLoad, "atOnce" | "rate">): Case[] {
  const away = `${load}, sent elsewhere`;
  const here = (name: string, to: URL, paths: readonly string[], of: string): Case => ({
    name: `${load}, ${name}`,
    measure: () => timesUnder({ ...sent, to, paths }),
    found: [],
    of,
  });
  return [
    here("sent elsewhere", elsewhere, taken, idle),
    here("that nobody reads", origin, nowhere, away),
    here("at our forms", origin, taken, away),
  ];
}

/** What is timed, by turns. */
const cases: Case[] = [
  { name: idle, measure: times, found: [], of: idle },
  ...[1, 6].flatMap((atOnce) => casesOf(`${atOnce} at once`, { atOnce })),
  ...Object.entries(lines).flatMap(([line, rate]) => casesOf(`6 at once by a line of ${line}`, { atOnce: 6, rate })),
];

try {
  // The first round loads what the worker loads on demand, and is not counted.
  for (let round = 0; round <= rounds; round += 1) {
    for (const { measure, found } of cases) {
      const measured = await measure();
      if (round > 0) found.push(...measured);
    }
  }
  console.log(`first byte of the front page, ${rounds * visitorsPerRound} visitors each`);
  const slowest = new Map(cases.map(({ name, found }) => [name, at(found, 0.99)]));
  for (const { name, found, of } of cases) {
    const [median, ninetyNine] = [at(found, 0.5), at(found, 0.99)];
    const share = ninetyNine / (slowest.get(of) ?? Number.NaN);
    console.log(
      `${name}: ${median.toFixed(1)} ms, 99th percentile ${ninetyNine.toFixed(1)} ms (${share.toFixed(2)} × ${of})`,
    );
  }
  console.log(`answers: ${[...statuses].map(([status, count]) => `${status || "cut off"} × ${count}`).join(", ")}`);
  if (worker) console.log(`memory: ${Math.round(worker.memory() / 1e6)} MB`);
} finally {
  worker?.stop();
  other?.stop();
}
process.exit();
