/**
 * `npm run bench -- weights`: what a page view weighs, on raw workerd: home as the platform would compress it, what an isolate evaluates for
 * its first page, and the memory that is taken after each walk over all routes, hosts and themes. Bytes are the same on every
 * machine; memory is that of the process.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { request } from "node:http";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { routeNames, routes } from "../../src/contract/routes.ts";
import { themeSetting } from "../../src/contract/settings/theme.ts";
import { laterSteps } from "../later-steps.ts";
import { released } from "./cold/cold.ts";
import { modulesBelow, serve } from "./workerd.ts";

/** What home may weigh as the platform would compress it. */
const homeLimit = 16_000;
/**
 * In MB, of the 128 MB of an isolate: what it may hold besides the pages that it keeps (`render.tsx`). One that holds more is
 * ended.
 */
const heap = 48;
const walks = 4;
const evaluatedLimit = 120_000;

const names = {
  main: "nightjar.example",
  start: "start.nightjar.example",
  noai: "noai.nightjar.example",
  onion: "a.onion",
};
const vars = { START_HOSTS: names.start, NOAI_HOSTS: names.noai, ONION_HOSTS: names.onion, EXPERIMENTS: "off" };

const served = released();
for (const name of ["index.js", ...modulesBelow(served.folder)]) {
  const file = join(served.folder, name);
  writeFileSync(file, `(globalThis.evaluated ??= []).push("${name}");${readFileSync(file, "utf8")}`);
}
writeFileSync(
  join(served.folder, "told.js"),
  `import front from "./front.js";
export default {
  fetch: (request, env, context) =>
    request.url.endsWith("/evaluated") ? Response.json(globalThis.evaluated) : front.fetch(request, env, context),
};`,
);
const worker = await serve({ ...served, modules: ["told.js", ...served.modules], vars, heap });

try {
  await ask("main", "/", "system");
  const evaluated: string[] = JSON.parse(String((await ask("main", "/evaluated", "system")).bytes));
  const sources = evaluated.map((name) => readFileSync(`dist/edge/${name}`));
  reportSize(
    "evaluated for the first page, gzip",
    gzipSync(Buffer.concat(sources), { level: 9 }).length,
    evaluatedLimit,
  );

  const picture = gzipSync(readFileSync("dist/client/art/landscape.svg")).length;
  for (const theme of ["light", "dark"] as const) {
    const page = gzipSync((await ask("main", "/", theme)).bytes, { level: 6 }).length;
    console.log(`  home by ${theme}: page ${page}, its first picture ${picture}`);
    reportSize(`home by ${theme}, gzip -6`, page, homeLimit);
  }

  console.log(`memory of the process, of whose heap ${heap} MB: ${memory()} MB after its first pages`);
  for (let walk = 1; walk <= walks; walk++) console.log(`  after ${await walkAll()} more answers ${memory()} MB`);
} finally {
  worker.stop();
}

/** Requests every route on every host in every theme, as most browsers do; resolves to the number of requests. */
async function walkAll(): Promise<number> {
  let answers = 0;
  for (const host of Object.keys(names) as (keyof typeof names)[]) {
    for (const theme of Object.keys(themeSetting) as (keyof typeof themeSetting)[]) {
      for (const name of routeNames.filter((route) => !laterSteps.has(route))) {
        await ask(host, routes[name].path, theme);
        answers++;
      }
    }
  }
  return answers;
}

interface Answer {
  readonly bytes: Buffer;
}

/** Not by `fetch`, which cannot set the host and decompresses what it gets. */
function ask(host: keyof typeof names, path: string, theme: keyof typeof themeSetting): Promise<Answer> {
  const { hostname, port } = new URL(worker.url);
  const headers = { host: names[host], "accept-encoding": "gzip, br", cookie: `kae=${themeSetting[theme]}` };
  return new Promise((resolve, reject) => {
    const asked = request({ hostname, port, path, headers }, async (answer) => {
      resolve({ bytes: Buffer.concat(await answer.toArray()) });
    });
    asked.on("error", reject).end();
  });
}

function memory(): number {
  return Math.round(Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${worker.pid}/status`, "utf8"))?.[1]) / 1024);
}

function reportSize(what: string, bytes: number, limit: number): void {
  console.log(`${bytes <= limit ? "ok  " : "OVER"} ${what.padEnd(40)} ${bytes} of ${limit}`);
  if (bytes > limit) process.exitCode = 1;
}
