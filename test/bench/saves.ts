/**
 * `npm run bench -- saves`: from saving a file under `npm run dev` until a browser that has the page open shows it, the median of
 * five saves. Files are put back as they were. Times are those of a quiet machine only. PORT chooses the port.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { loadavg } from "node:os";
import { chromium, type Page } from "@playwright/test";
import { createServer } from "vite";
import { chromiumFlags, chromiumPath } from "../browser/chromium.ts";

interface Save {
  readonly what: string;
  readonly file: string;
  /** The file with a mark of its own in it. */
  marked(text: string, mark: string): string;
  /** Runs in the page: whether it shows the mark. */
  shows(mark: string): boolean;
}

const inText = (mark: string) => document.documentElement.outerHTML.includes(mark);
const attribute = (place: string) => (text: string, mark: string) =>
  text.replace(place, `${place} data-saved="${mark}"`);

const saves: readonly Save[] = [
  { what: "component", file: "client/components/sections/page-head.tsx", marked: attribute("<h1"), shows: inText },
  {
    what: "style",
    file: "client/components/sections/page-head.module.css",
    marked: (text, mark) => `${text}\n:root { --saved: ${mark}; }\n`,
    shows: (mark) => getComputedStyle(document.documentElement).getPropertyValue("--saved") === mark,
  },
  { what: "edge", file: "src/render/document.tsx", marked: attribute(`lang="en-GB"`), shows: inText },
  {
    what: "service",
    file: "src/services/content/shipped-posts.ts",
    marked: (text, mark) => text.replace(/title: "/, `title: "${mark} `),
    shows: inText,
  },
];

/** Milliseconds from saving to seeing, on a quiet machine. */
const limit = 500;
const rounds = 5;
const port = Number(process.env.PORT ?? 8789);
const vite = await createServer({ configFile: "client/vite.config.ts", logLevel: "warn", server: { port } });
await vite.listen();
const browser = await chromium.launch({ executablePath: await chromiumPath(), args: chromiumFlags });
try {
  const page = await browser.newPage();
  await page.goto(`http://localhost:${port}/updates`, { timeout: 60_000 });
  for (const save of saves) {
    const times: number[] = [];
    for (let round = 0; round < rounds; round++) times.push(await measured(page, save));
    const median = times.toSorted((a, b) => a - b)[Math.floor(rounds / 2)] ?? Number.NaN;
    const late = median > limit;
    if (late) process.exitCode = 1;
    console.log(
      `${save.what.padEnd(12)} ${String(median).padStart(5)} ms of ${limit}${late ? ", too late" : ""} (${times.join(", ")})`,
    );
  }
  console.log(`load ${loadavg()[0]?.toFixed(1)}`);
} finally {
  await browser.close();
  await vite.close();
}

async function measured(page: Page, { file, marked, shows }: Save): Promise<number> {
  const text = readFileSync(file, "utf8");
  const mark = `saved-${Date.now()}`;
  const begun = performance.now();
  try {
    writeFileSync(file, marked(text, mark));
    await page.waitForFunction(shows, mark, { polling: "raf", timeout: 30_000 });
    return Math.round(performance.now() - begun);
  } finally {
    writeFileSync(file, text);
    await page.waitForFunction((gone) => !document.documentElement.outerHTML.includes(gone), mark);
    // The watcher takes two saves in quick succession for one.
    await page.waitForTimeout(500);
  }
}
