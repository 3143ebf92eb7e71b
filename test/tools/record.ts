/**
 * `npm run record -- <folder>`: saves what the built site answers at every address, to every kind of visitor, with each form
 * refused and accepted: as `npm start` serves it, with a search service that gives web results, and without services. With an
 * address (`npm run record -- <folder> http://localhost:8787`) it records that site alone.
 * `npm run record -- --compare <before> <after>`: lists the answers that differ in more than class names, hashes in the names
 * of files, secrets and times.
 */
import { startDevServer } from "../dev-server.ts";
import { everyQuery, everyRoute, everySearch, everythingElse, everyVisitor, pagesOn } from "../record/addresses.ts";
import { compare } from "../record/comparison.ts";
import { recordJourneys } from "../record/journeys.ts";
import { Recorder } from "../record/recorder.ts";
import { startSearx } from "../results/searx-listener.ts";

const [first = "", second, third] = process.argv.slice(2);
const port = Number(process.env.PORT ?? 8790);

if (first === "--compare") report(second ?? "", third ?? "");
else if (first) await record(first, second);
else throw new Error("npm run record -- <folder>, or npm run record -- --compare <before> <after>");

async function record(folder: string, address: string | undefined): Promise<void> {
  if (address) return recordSite(folder, address);
  process.env.BUILT = "1";
  await served(port, {}, (origin) => recordSite(folder, origin));
  await startSearx(port + 3);
  const web = { SEARCH_UPSTREAM: `http://127.0.0.1:${port + 3}/`, EXPERIMENTS: "off" };
  await served(port + 1, { vars: web }, (origin) => recordWeb(folder, origin));
  await served(port + 2, { isAlone: true }, (origin) => recordAlone(folder, origin));
  process.exit(0);
}

type ServerOptions = Omit<Parameters<typeof startDevServer>[1] & object, "isForTests">;

async function served(at: number, options: ServerOptions, work: (origin: string) => Promise<void>): Promise<void> {
  const server = await startDevServer(at, { ...options, isForTests: true });
  try {
    await work(server.origin);
  } finally {
    server.stop();
  }
}

async function recordSite(folder: string, origin: string): Promise<void> {
  const recorder = new Recorder(origin, "site");
  await recordJourneys(recorder, origin);
  for (const list of [everyQuery, everySearch, everythingElse, everyVisitor, everyRoute]) await recorder.askAll(list());
  finish(recorder, folder);
}

/** With web results, whichever way the search service behaves. */
async function recordWeb(folder: string, origin: string): Promise<void> {
  const recorder = new Recorder(origin, "web");
  await recorder.askAll(everySearch(["an otter", "slow otter", "dead otter", "lying otter", "nothing", "2+2"]));
  await recorder.askAll(pagesOn("main"));
  finish(recorder, folder);
}

/** The edge without services: what each page says then. */
async function recordAlone(folder: string, origin: string): Promise<void> {
  const recorder = new Recorder(origin, "alone");
  await recorder.askAll(everythingElse());
  await recorder.askAll(everyQuery());
  await recorder.askAll(pagesOn("main"));
  await recorder.askAll(pagesOn("onion"));
  finish(recorder, folder);
}

function finish(recorder: Recorder, folder: string): void {
  recorder.save(folder);
  console.log(`${recorder.count} answers at ${Math.round(performance.now() / 1000)} s`);
}

function report(before: string, after: string): void {
  const { compared, differences } = compare(before, after);
  for (const { before, after, places } of differences) {
    console.log(`\n${places.length} × ${places.slice(0, 3).join(" | ")}\n- ${before}\n+ ${after}`);
  }
  console.log(`\n${compared} answers compared, ${differences.length} differences`);
  process.exitCode = differences.length === 0 ? 0 : 1;
}
