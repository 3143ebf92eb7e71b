/**
 * `npm run nightly -- soak [minutes]`: the edge on raw workerd under mixed load, at half of what it can take at once, for ten
 * minutes. Fails where anything but the expected answer comes, or where memory grows after the first minute.
 */
import { setTimeout as wait } from "node:timers/promises";
import autocannon from "autocannon";
import { startWorker } from "./workerd.ts";

const [minutes = "10"] = process.argv.slice(2);

/** A few times what a browser opens; enough that the worker never waits for the load. */
const connections = 32;

/** The factor by which resident memory may exceed its peak in the first minute: the size of a heap varies. */
const mostGrowth = 1.15;

const browser = {
  "user-agent": "Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0",
  accept: "text/html",
};
const form = { ...browser, "content-type": "application/x-www-form-urlencoded" };

/** What visitors do, in about the proportions in which they do it. */
const requests: autocannon.Request[] = [
  ...["/", "/about", "/pro", "/compare-privacy", "/help", "/privacy", "/bangs", "/theme"].map((path) => ({
    path,
    headers: browser,
  })),
  ...["w", "we", "wea", "weather", "weather in li"].map((q) => ({ path: `/ac?q=${encodeURIComponent(q)}` })),
  ...["otters", "12 miles in km", "!w otter"].map((q) => ({ path: `/?q=${encodeURIComponent(q)}`, headers: browser })),
  { path: "/nowhere", headers: browser },
  { path: "/favicon.svg" },
  { method: "POST", path: "/", headers: form, body: "q=otters" },
  { method: "POST", path: "/theme", headers: form, body: "kae=d&do=save" },
  { path: "/subscriptions", headers: { ...browser, cookie: "country=IE" } },
];

const worker = await startWorker();
try {
  await fire(20);
  const limit = (await fire(20)).requests.average;
  const half = Math.max(1, Math.floor(limit / 2));
  console.log(`limit ${Math.round(limit)} requests a second; ${half} of them for ${minutes} minutes`);
  const seconds = Number(minutes) * 60;
  const memory: number[] = [];
  const load = fire(seconds, half);
  const end = Date.now() + seconds * 1000;
  while (Date.now() < end) {
    memory.push(worker.memory());
    await wait(5000, null, { ref: false });
  }
  const result = await load;
  const failed = result.errors + result.timeouts + result["5xx"];
  const [first, most] = [Math.max(...memory.slice(1, 13)), Math.max(...memory.slice(13))];
  const megabytes = (bytes: number) => `${Math.round(bytes / 1e6)} MB`;
  console.log(
    `${result.requests.total} requests, ${failed} failed; p50 ${result.latency.p50} ms, p99 ${result.latency.p99} ms, ` +
      `longest ${result.latency.max} ms; memory ${megabytes(first)} in the first minute, ${megabytes(most)} at most after it`,
  );
  if (failed > 0 || most > first * mostGrowth) process.exitCode = 1;
} finally {
  worker.stop();
}

function fire(duration: number, overallRate?: number): Promise<autocannon.Result> {
  return autocannon({ url: worker.origin, connections, duration, requests, ...(overallRate && { overallRate }) });
}
