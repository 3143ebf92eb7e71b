import { expect, test } from "../fixture.ts";

/** No page and no ordinary client sends these, so the browser’s own way of asking cannot. */
test("HOLD-3 a body that comes with a GET changes nothing of its answer", async ({ request }) => {
  for (const path of ["/api/products", "/api/scans", "/checkout/unknown", "/about"]) {
    const plain = await request.fetch(path, { method: "GET" });
    const odd = await request.fetch(path, { method: "GET", data: "a=b" });
    expect([path, odd.status()]).toEqual([path, plain.status()]);
    expect(odd.status()).toBeLessThan(500);
  }
});
