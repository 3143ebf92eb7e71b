import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { routes } from "../../../src/contract/routes.ts";
import { expect, test as quick, tall, widths } from "../fixture.ts";
import { layoutShift } from "./route-crawl.ts";

/** The site on a slow line: a page arrives up to the caption of its first picture, and the rest half a second later. */
function slowLineTo(site: string) {
  return createServer(async (request, response) => {
    const answer = await fetch(new URL(request.url ?? "/", site), { redirect: "manual" });
    const type = answer.headers.get("content-type") ?? "";
    const body = Buffer.from(await answer.arrayBuffer());
    const late = type.startsWith("text/html") ? Math.max(0, body.indexOf("<figcaption")) : 0;
    response.writeHead(answer.status, { "content-type": type });
    response.write(body.subarray(0, late));
    setTimeout(() => response.end(body.subarray(late)), late > 0 ? 500 : 0);
  });
}

const test = quick.extend({
  baseURL: async ({ baseURL }, use) => {
    const server = slowLineTo(baseURL ?? "");
    await new Promise<void>((listening) => {
      server.listen(0, "127.0.0.1", listening);
    });
    await use(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
    server.closeAllConnections();
    await new Promise((closed) => server.close(closed));
  },
});

for (const { path } of [routes.appNoSupport, routes.mac, routes.vpn]) {
  test(`PAGE-8 ${path} stands still while the caption of its first picture is late`, async ({ page }) => {
    await page.setViewportSize({ width: widths.wide, height: tall });
    await page.goto(path);
    await expect(page.locator("h1 ~ div figcaption").first()).toBeVisible();
    expect(await layoutShift(page)).toEqual([]);
  });
}
