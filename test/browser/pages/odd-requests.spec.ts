import { expect, test } from "../fixture.ts";

/** Pages and ordinary clients send no such requests, and a browser’s own `fetch` cannot, so this uses Playwright’s. */
test("HOLD-3 a body that comes with a GET changes nothing of its answer", async ({ request }) => {
  for (const path of ["/api/products", "/api/scans", "/checkout/unknown", "/about"]) {
    const plain = await request.fetch(path, { method: "GET" });
    const odd = await request.fetch(path, { method: "GET", data: "a=b" });
    expect([path, odd.status()]).toEqual([path, plain.status()]);
    expect(odd.status()).toBeLessThan(500);
  }
});
