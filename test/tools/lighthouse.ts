/**
 * `npm run lighthouse`: the mobile preset on every route, the median of three runs, over HTTP/2 and TLS as visitors have
 * it. Fails where a category is below 100, the largest paint comes after a second of the simulated phone, or anything
 * shifts. Times are those of a quiet machine only: the simulation multiplies what the processor took.
 * `npm run lighthouse -- home pro --runs 1` takes those routes only, once each; PORT chooses the port.
 */
import { parseArgs } from "node:util";
import { chromium } from "@playwright/test";
import lighthouse, { type Flags, type Result } from "lighthouse";
import { userAgents } from "lighthouse/core/config/constants.js";
import { type RouteName, routeNames, routes } from "../../src/contract/routes.ts";
import { chromiumFlags, chromiumPath } from "../browser/chromium.ts";
import { startDevServer } from "../dev-server.ts";
import { laterSteps } from "../later-steps.ts";
import { serveOverTls } from "./over-tls.ts";

const categories = ["performance", "accessibility", "best-practices", "seo"] as const;
const latestPaint = 1000;
/** The headers of Lighthouse, so that the page that is warmed is the one it gets. */
const phone = {
  "accept-encoding": "br",
  "user-agent": userAgents.mobile,
  "sec-ch-ua-mobile": "?1",
  "sec-ch-ua-platform": '"Android"',
};

interface Measured {
  readonly name: RouteName;
  /** Each of {@link categories}, 0 to 100. */
  readonly scores: readonly number[];
  /** Milliseconds. */
  readonly paint: number;
  readonly shift: number;
  /** What lost points, by the name of its audit. */
  readonly lost: readonly string[];
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { runs: { type: "string", default: "3" } },
});
const runs = Number(values.runs);
const unknown = positionals.filter((name) => !Object.hasOwn(routes, name));
if (unknown.length > 0) throw new Error(`no route is called ${unknown.join(", ")}`);
const names = routeNames.filter((name) =>
  positionals.length > 0 ? positionals.includes(name) : !laterSteps.has(name),
);

const port = Number(process.env.PORT ?? 8789);
const debugging = port + 1000;
const server = await startDevServer(port);
const front = serveOverTls(server.origin, port + 2000);
const browser = await chromium.launch({
  executablePath: await chromiumPath(),
  args: [...chromiumFlags, "--ignore-certificate-errors", `--remote-debugging-port=${debugging}`],
});

async function run(name: RouteName): Promise<Result> {
  const flags: Flags = { port: debugging, output: "json", logLevel: "error", onlyCategories: [...categories] };
  const done = await lighthouse(front.origin + routes[name].path, flags);
  if (!done) throw new Error(`${name} could not be measured`);
  return done.lhr;
}

function median(numbers: readonly number[]): number {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN;
}

/** Whether the page's only SEO fault is that search engines are kept out on purpose: that audit then does not count. */
function isKeptOut({ audits, categories }: Result): boolean {
  const listing = audits["is-crawlable"]?.score === 0;
  const others = categories.seo?.auditRefs.filter(({ id, weight }) => weight > 0 && id !== "is-crawlable") ?? [];
  return listing && others.every(({ id }) => (audits[id]?.score ?? 1) === 1);
}

function scoreIn(result: Result, category: (typeof categories)[number]): number {
  if (category === "seo" && isKeptOut(result)) return 100;
  return Math.round((result.categories[category]?.score ?? 0) * 100);
}

function lostIn({ audits, categories: measured }: Result): string[] {
  const counted = categories.flatMap(
    (category) => measured[category]?.auditRefs.filter(({ weight }) => weight > 0) ?? [],
  );
  return counted.map(({ id }) => id).filter((id) => (audits[id]?.score ?? 1) < 0.9);
}

/** Has the page rendered and cached, as by an earlier visitor. */
async function warm(name: RouteName): Promise<void> {
  const answer = await fetch(server.origin + routes[name].path, { headers: phone });
  await answer.arrayBuffer();
}

async function measure(name: RouteName): Promise<Measured> {
  const results: Result[] = [];
  await warm(name);
  for (let i = 0; i < runs; i++) results.push(await run(name));
  const value = (audit: string) => median(results.map(({ audits }) => audits[audit]?.numericValue ?? Number.NaN));
  return {
    name,
    scores: categories.map((category) => median(results.map((result) => scoreIn(result, category)))),
    paint: value("largest-contentful-paint"),
    shift: value("cumulative-layout-shift"),
    lost: [...new Set(results.flatMap(lostIn))],
  };
}

function isMissed({ scores, paint, shift }: Measured): boolean {
  return scores.some((score) => score < 100) || !(paint < latestPaint) || shift !== 0;
}

console.log("perf  a11y  best   seo     LCP  CLS");
const missed: Measured[] = [];
for (const name of names) {
  const measured = await measure(name);
  const cells = measured.scores.map((score) => String(score).padStart(4)).join("  ");
  const { paint, shift, lost } = measured;
  const word = isMissed(measured) ? `MISSED ${lost.join(" ")}` : "";
  console.log(`${cells}  ${paint.toFixed(0).padStart(4)} ms  ${shift.toFixed(3)}  ${routes[name].path} ${word}`);
  if (isMissed(measured)) missed.push(measured);
}
await browser.close();
front.stop();
server.stop();
console.log(`${names.length - missed.length} of ${names.length} routes within all limits`);
process.exit(missed.length === 0 ? 0 : 1);
