import { readFileSync, utimesSync } from "node:fs";
import { resolve } from "node:path";
import { createServer, type ViteDevServer } from "vite";
import { afterAll, beforeAll, expect, it } from "vitest";
import { fingerprintsOf } from "../../src/operations/built.ts";

const root = resolve(import.meta.dirname, "../..");

/** The first page of `npm run dev` is made from sources, which takes seconds. */
const timeLimit = 120_000;

let vite: ViteDevServer;
let origin = "";

beforeAll(async () => {
  vite = await createServer({
    root,
    configFile: `${root}/client/vite.config.ts`,
    logLevel: "silent",
    mode: "development",
    server: { port: 0, strictPort: false },
  });
  await vite.listen();
  origin = vite.resolvedUrls?.local[0]?.replace(/\/$/, "") ?? "";
}, timeLimit);

afterAll(() => vite?.close());

it(
  "a page comes from the sources as they stand, in its styles, with React for development and what loads it again",
  async () => {
    // A busy machine takes longer to make the first page than a visitor would be kept waiting for its styles.
    await expect.poll(() => text("/about"), { timeout: timeLimit }).toContain("_wrap");
    expect(await text("/about")).toContain(`import"/@id/virtual:start"`);
    expect(await text("/@id/virtual:start")).toContain("/client/entry.ts");
    expect(await text("/client/entry.ts")).toContain("sourceMappingURL");
    expect(await text("/client/islands/hydrate.tsx")).toMatch(/react-dom_client|jsx-dev-runtime/);
    expect(await text("/country.json")).toContain("country");
    await expect.poll(() => text("/healthz"), { timeout: timeLimit }).toContain('"servicesWorker":{');
  },
  timeLimit,
);

it.each([
  "client/components/sections/page-head.tsx",
  "client/components/sections/page-head.module.css",
  "src/services/jobs/jobs-service.ts",
])(
  "an open page is loaded again when %s is saved",
  async (file) => {
    await text("/about");
    const told = new Promise((tell) => vite.ws.on("connection", tell));
    const listener = new WebSocket(`${origin.replace("http", "ws")}/?token=${vite.config.webSocketToken}`, "vite-hmr");
    await told;
    const reloaded = new Promise((reload) => {
      listener.onmessage = ({ data }) => {
        if (JSON.parse(String(data)).type === "full-reload") reload(true);
      };
    });
    utimesSync(`${root}/${file}`, new Date(), new Date());
    expect(await reloaded).toBe(true);
    listener.close();
  },
  timeLimit,
);

it("nothing of it is in what is released", () => {
  const scripts = Object.keys(fingerprintsOf(`${root}/dist`)).filter((file) => file.endsWith(".js"));
  expect(scripts.length).toBeGreaterThan(100);
  expect(scripts.filter((file) => /@vite|@react-refresh/.test(readFileSync(`${root}/dist/${file}`, "utf8")))).toEqual(
    [],
  );
});

async function text(path: string): Promise<string> {
  return (await fetch(origin + path)).text();
}
