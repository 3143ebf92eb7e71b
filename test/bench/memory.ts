/**
 * `npm run nightly -- flood`, its second half: what one isolate holds after 20,000 hostile requests of each kind, each unlike the
 * others. On raw workerd, without rate limits: memory must be bounded by itself. Fails where it grows beyond the bound, and
 * where anything but the expected answer comes.
 */
import { routeNames, routes } from "../../src/contract/routes.ts";
import { laterSteps } from "../later-steps.ts";
import { startWorker } from "./workerd.ts";

const [amount = "20000"] = process.argv.slice(2);

/** MB above what it held once it had answered each kind once. An isolate has 128. */
const mostGrowth = 80;

/** Requests under way at once. */
const connections = 16;

interface Kind {
  /** The statuses that may come. */
  readonly statuses: readonly number[];
  readonly ask: (index: number) => readonly [path: string, init?: RequestInit];
}

const paths = routeNames.filter((name) => !laterSteps.has(name)).map((name) => routes[name].path);
const countries = ["IE", "DE", "US", "FR", "PL", "none"];
const systems = [
  "X11; Linux x86_64",
  "Windows NT 10.0; Win64; x64",
  "Macintosh; Intel Mac OS X 10_15_7",
  "Linux; Android 14",
];
const of = <Value>(values: readonly Value[], index: number): Value => values[index % values.length] as Value;

/** Letters that are unlike those of any other index. */
function letters(index: number): string {
  const last = String.fromCharCode(97 + (index % 26));
  return index < 26 ? last : `${letters(Math.floor(index / 26) - 1)}${last}`;
}

const form = { "content-type": "application/x-www-form-urlencoded", accept: "text/html" };

const kinds: Readonly<Record<string, Kind>> = {
  "keys of suggestions": {
    statuses: [200],
    ask: (index) => [`/ac?q=stranger+${index}+!w&z=?q=${letters(index)}`, { headers: { "search-words": "pay" } }],
  },
  "regions of suggestions": {
    statuses: [200],
    ask: (index) => [`/ac?q=${letters(index)}&kl=${letters(index % 676)}-${letters(index)}`],
  },
  "forms with large fields": {
    statuses: [400],
    ask: (index) => {
      const cookie = `__Host-x=${String(index).padStart(50, "x")}; __Host-session=bench.${"A".repeat(60)}${index}`;
      const body = `topic=search&email=wren&message=${"%22".repeat(20_000)}`;
      return ["/help", { method: "POST", headers: { ...form, cookie }, body }];
    },
  },
  "pages by odd headers": {
    statuses: [200],
    ask: (index) => {
      const headers = {
        accept: "text/html",
        "accept-encoding": of(["br", "gzip", "br;q=0.1, gzip", `br, x-${index}`, "identity"], index),
        "user-agent": `Mozilla/5.0 (${of(systems, index)}) AppleWebKit/537.36 Chrome/${index}.0.0.0 Safari/537.36`,
        cookie: index % 3 ? `country=${of(countries, index)}; kae=${of(["d", "l", "c", "-1"], index)}` : "",
        "accept-language": `x-${index}`,
        "sec-fetch-site": of(["none", "same-origin", "cross-site", `x${index}`], index),
        "sec-gpc": of(["0", "1", String(index)], index),
        "save-data": of(["on", "off", String(index)], index),
      };
      const look = index % 7 === 0 ? `?k7=${(index % 0xffffff).toString(16).padStart(6, "0")}` : "";
      return [`${of(paths, index)}${look}`, { headers }];
    },
  },
  "results of a hostile service": { statuses: [200], ask: (index) => [`/bench/hostile-results?${index}`] },
  "results that find something": { statuses: [200], ask: (index) => [`/bench/results?${index}`] },
  "instant answers": {
    statuses: [200],
    ask: (index) => [
      `/?q=${of(["time in tokyo", `define ${letters(index)}`, `${index} km in miles`, "qr code "], index)}${index}`,
    ],
  },
  events: { statuses: [204], ask: (index) => [`/t/page_${letters(index)}?${index}&${"x".repeat(index % 1500)}`] },
  "addresses of pictures": {
    statuses: [400, 403],
    ask: (index) => {
      const query = { u: `https://pictures.example/${index}${"x".repeat(index % 1900)}`, s: "A".repeat(43) };
      return [`/iu?${new URLSearchParams(query)}`];
    },
  },
  "codes of addresses": { statuses: [200], ask: (index) => [`/qr.svg?origin=funnel_${letters(index)}`] },
  "addresses that are nowhere": {
    statuses: [301, 404],
    ask: (index) => [`/nowhere/${letters(index)}/${"x".repeat(index % 3000)}`, { headers: { accept: "text/html" } }],
  },
};

const worker = await startWorker({ isInspected: true });
try {
  for (const kind of Object.values(kinds)) await send(kind, 0);
  const start = await held();
  console.log(`one isolate, ${amount} requests of each kind; at its start ${megabytes(start)} MB\n`);
  for (const [name, kind] of Object.entries(kinds)) {
    await flood(kind, Number(amount));
    const growth = (await held()) - start;
    const isOver = growth > mostGrowth * 1e6;
    console.log(
      `${isOver ? "OVER" : "ok  "} ${name.padEnd(32)} ${megabytes(growth).padStart(5)} MB above it, of ${mostGrowth}`,
    );
    if (isOver) process.exitCode = 1;
  }
} finally {
  worker.stop();
}

async function flood(kind: Kind, count: number): Promise<void> {
  let next = 1;
  const sendAll = async () => {
    while (next <= count) await send(kind, next++);
  };
  await Promise.all(Array.from({ length: connections }, sendAll));
}

async function send({ ask, statuses }: Kind, index: number): Promise<void> {
  const [path, init] = ask(index);
  const answer = await fetch(`${worker.origin}${path}`, { ...init, redirect: "manual" });
  await answer.arrayBuffer();
  if (!statuses.includes(answer.status)) throw new Error(`${path.slice(0, 80)} was answered ${answer.status}`);
}

/** What the isolate holds once nothing is left to collect. */
async function held(): Promise<number> {
  const collected = await fetch(`${worker.origin}/bench/collect`);
  if (!collected.ok) throw new Error(await collected.text());
  return worker.held();
}

function megabytes(bytes: number): string {
  return (bytes / 1e6).toFixed(0);
}
