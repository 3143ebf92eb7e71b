import { readdirSync, readFileSync, utimesSync } from "node:fs";
import { resolve } from "node:path";
import type { ViteDevServer } from "vite";
import { afterAll, beforeAll, expect, it } from "vitest";
import { startDevelopment } from "../../client/build/dev/development.ts";

const root = resolve(import.meta.dirname, "../..");

/** The first page of `npm run dev` is made from sources, which takes seconds. */
const timeLimit = 120_000;

let vite: ViteDevServer;
let origin = "";

beforeAll(async () => {
  vite = await startDevelopment(0);
  origin = `http://localhost:${vite.config.server.port}`;
}, timeLimit);

afterAll(() => vite?.close());

it(
  "a page comes from the sources as they stand, in its styles, with React for development and what loads it again",
  async () => {
    const page = await text("/about");
    expect(page).toContain("<h1>");
    expect(page).toContain(`import"/@dev/@vite/client"`);
    expect(page).toContain(".page_head");
    expect(await text("/@dev/entry.ts")).toContain("sourceMappingURL");
    expect(await text("/@dev/islands/hydrate.tsx")).toMatch(/react-dom_client|react_jsx-dev-runtime/);
    expect(await text("/country.json")).toContain("country");
    expect(await text("/healthz")).toContain('"servicesWorker":{');
  },
  timeLimit,
);

it(
  "a file that is saved reloads the pages that are open",
  async () => {
    await text("/about");
    const told = new Promise((tell) => vite.ws.on("connection", tell));
    const listener = new WebSocket(
      `${origin.replace("http", "ws")}/@dev/?token=${vite.config.webSocketToken}`,
      "vite-hmr",
    );
    await told;
    const reloaded = new Promise((reload) => {
      listener.onmessage = ({ data }) => {
        if (JSON.parse(String(data)).type === "full-reload") reload(true);
      };
    });
    utimesSync(`${root}/client/components/page-head.tsx`, new Date(), new Date());
    expect(await reloaded).toBe(true);
    listener.close();
  },
  timeLimit,
);

it("nothing of it is in what is released", () => {
  const workers = ["worker", "services"].flatMap((name) => scriptsIn(`dist/${name}`));
  const released = [...workers, ...scriptsIn("dist/client"), "dist/assets.json"];
  expect(released.length).toBeGreaterThan(100);
  expect(released.filter((file) => /@dev|@vite/.test(readFileSync(`${root}/${file}`, "utf8")))).toEqual([]);
});

function scriptsIn(folder: string): string[] {
  const files = readdirSync(`${root}/${folder}`, { recursive: true, encoding: "utf8" });
  return files.filter((file) => file.endsWith(".js")).map((file) => `${folder}/${file}`);
}

async function text(path: string): Promise<string> {
  return (await fetch(origin + path)).text();
}
