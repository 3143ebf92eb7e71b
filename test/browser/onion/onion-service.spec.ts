import { brand } from "../../../src/contract/brand/brand.ts";
import { endpoints, routes } from "../../../src/contract/routes.ts";
import { onionKeyHeader } from "../../../src/onion/front.ts";
import { chromiumFlags, chromiumPath } from "../chromium.ts";
import { expect, test } from "../fixture.ts";
import { isInstalled, type OnionProxy, startOnionProxy, torComplaints } from "./onion-proxy.ts";
import { onionServer } from "./onion-server.ts";

const port = onionServer.port + 100;
const name = brand.hosts.onion;

// Tor Browser resolves the name through tor and treats it as secure; this browser is told to do both.
test.use({
  launchOptions: {
    executablePath: await chromiumPath(),
    args: [
      ...chromiumFlags,
      `--host-resolver-rules=MAP ${name} 127.0.0.1:${port}`,
      `--unsafely-treat-insecure-origin-as-secure=http://${name}`,
    ],
  },
});

test.describe("through the proxy", () => {
  test.skip(!isInstalled("nginx"), "nginx is not installed here: apt-get install nginx-light");
  test.describe.configure({ mode: "serial" });
  test.use({ baseURL: `http://${name}` });

  let proxy: OnionProxy | undefined;
  test.beforeAll(async () => {
    const { origin, originHost, key } = onionServer;
    proxy = await startOnionProxy({ port, name, originHost, key, worker: origin });
  });
  test.afterAll(() => {
    expect(proxy?.written() ?? "").toBe("");
    proxy?.stop();
  });

  test("OPS-4 HOST-3 a visitor reads, searches and changes a setting, and stays on the onion name", async ({
    page,
  }) => {
    await page.goto("/");
    await expect(page.locator("html")).toHaveAttribute("data-host", "onion");
    await page.getByLabel("Search privately", { exact: true }).fill("!w otter");
    await page.goto(routes.theme.path);
    await page.getByRole("button", { name: /save/i }).first().click();
    await expect(page).toHaveURL(new RegExp(`^http://${name}${routes.theme.path}`));
    const linked = await page
      .locator("a[href]")
      .evaluateAll((all) => all.map((link) => new URL((link as HTMLAnchorElement).href).hostname));
    const elsewhere: readonly string[] = [brand.hosts.main, brand.hosts.start, brand.hosts.noai];
    expect(linked.length).toBeGreaterThan(5);
    expect(linked.filter((host) => elsewhere.includes(host))).toEqual([]);
  });

  test("OPS-4 every absolute address is on the onion name", async ({ page }) => {
    const answer = await page.goto("/about");
    expect(answer?.headers()["strict-transport-security"]).toBeUndefined();
    const description = await page.evaluate((path) => fetch(path).then((found) => found.text()), endpoints.openSearch);
    expect(description).toContain(`template="http://${name}/`);
    expect(description).not.toContain(onionServer.originHost);
  });

  test("OPS-4 another name, and what a visitor says of their own address, go no further", async ({ request }) => {
    const through = `http://127.0.0.1:${port}`;
    expect((await request.get(through, { headers: { host: "other.example" } })).status()).toBe(421);
    const told = { host: name, "x-forwarded-for": "203.0.113.9", "mf-cf-blob": '{"country":"FR"}' };
    const country = await request.get(`${through}${endpoints.country}`, { headers: told });
    expect(await country.json()).toEqual({ country: "" });
  });
});

test("OPS-4 nobody but the proxy gets an answer from its host", async ({ request }) => {
  const { origin, originHost, key } = onionServer;
  for (const given of [undefined, "", "wrong", `${key}x`]) {
    const headers = { host: originHost, ...(given !== undefined && { [onionKeyHeader]: given }) };
    const answer = await request.get(`${origin}/about`, { headers });
    expect([answer.status(), await answer.text()]).toEqual([421, ""]);
  }
  const known = await request.get(`${origin}/about`, { headers: { host: originHost, [onionKeyHeader]: key } });
  expect(known.status()).toBe(200);
});

test("OPS-4 tor takes the configuration", () => {
  test.skip(!isInstalled("tor"), "tor is not installed here: apt-get install tor");
  expect(torComplaints()).toBe("");
});
