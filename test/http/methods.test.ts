import { describe, expect, it } from "vitest";
import { endpoints, routes } from "../../src/contract/routes.ts";
import { authPaths } from "../../src/contract/subscription/auth-paths.ts";
import { otherMethod } from "../../src/platform/methods.ts";
import { request } from "./request.ts";

const ask = (path: string, method: string) => request(path, { method, headers: { origin: "http://localhost" } });

describe("methods that an address does not take", () => {
  it.each([
    [routes.about.path, "PUT", "GET, HEAD, OPTIONS"],
    [routes.about.path, "POST", "GET, HEAD, OPTIONS"],
    [routes.newsletter.path, "DELETE", "GET, HEAD, OPTIONS, POST"],
    [endpoints.sitemap, "PATCH", "GET, HEAD, OPTIONS"],
    [endpoints.suggestions, "POST", "GET, HEAD, OPTIONS"],
    [endpoints.chooseTheme, "GET", "OPTIONS, POST"],
    [authPaths.login, "GET", "OPTIONS, POST"],
    [authPaths.token, "HEAD", "GET, OPTIONS, POST"],
    [authPaths.token, "PUT", "GET, OPTIONS, POST"],
    [authPaths.authorize, "HEAD", "GET, OPTIONS, POST"],
    [authPaths.accountEditConfirm, "HEAD", "GET, OPTIONS, POST"],
    [authPaths.v1Login, "HEAD", "GET, OPTIONS"],
    [authPaths.v1LoginLink, "HEAD", "GET, OPTIONS"],
    [authPaths.v1AccountEditConfirm, "HEAD", "GET, OPTIONS"],
    ["/api/checkout/portal", "HEAD", "GET, OPTIONS"],
    ["/jobs.js", "POST", "GET, HEAD, OPTIONS"],
    ["/api/scans", "PATCH", "DELETE, GET, HEAD, OPTIONS, POST"],
    ["/api/products", "DELETE", "GET, HEAD, OPTIONS"],
    ["/checkout/a-secret", "DELETE", "GET, HEAD, OPTIONS, POST"],
  ])("%s answers 405 to %s and names what it takes", async (path, method, allow) => {
    const answer = await ask(path, method);
    expect([answer.status, answer.headers.get("allow")]).toEqual([405, allow]);
    if (method !== "HEAD") expect(await answer.json()).toEqual({ error: "method_not_allowed" });
    const asked = await ask(path, "OPTIONS");
    expect([asked.status, asked.headers.get("allow"), await asked.text()]).toEqual([204, allow, ""]);
  });

  it.each(["PUT", "OPTIONS", "DELETE"])("an address that nobody has is 404 to %s", async (method) => {
    expect((await ask("/no/such/page", method)).status).toBe(404);
    expect((await ask("/api/auth/v2/nothing", method)).status).toBe(404);
  });

  it("a part that stands for any is any but none", () => {
    const list = [
      { method: "GET", path: "/a/:id" },
      { method: "POST", path: "/t/*" },
      { method: "ALL", path: "*" },
    ];
    expect(otherMethod(list, "PUT", "/a/1")?.headers.get("allow")).toBe("GET, HEAD, OPTIONS");
    expect(otherMethod(list, "PUT", "/t/x/y")?.headers.get("allow")).toBe("OPTIONS, POST");
    for (const path of ["/a/", "/a", "/a/1/2", "/"]) expect(otherMethod(list, "PUT", path)).toBeNull();
  });
});

describe("validators", () => {
  it.each([
    endpoints.robots,
    endpoints.sitemap,
    endpoints.securityTxt,
    endpoints.gpc,
    endpoints.appleApps,
    endpoints.androidApps,
    endpoints.openSearch,
    endpoints.updatesFeed,
    endpoints.bangList,
    routes.home.path,
    routes.about.path,
    routes.terms.path,
    routes.bangs.path,
  ])("%s is sent once to who keeps it", async (path) => {
    const first = await request(path);
    const etag = first.headers.get("etag") ?? "";
    expect([first.status, etag]).toEqual([200, expect.stringMatching(/^"[0-9a-f]{24}"$/)]);
    const again = await request(path, { headers: { "if-none-match": etag } });
    expect([again.status, again.headers.get("etag"), await again.text()]).toEqual([304, etag, ""]);
    const other = '"another"';
    const given: readonly (readonly [value: string, status: number])[] = [
      ["*", 304],
      [" * ", 304],
      [`${other}, ${etag}`, 304],
      [`${etag},${other}`, 304],
      [`"a,b" , W/${etag}`, 304],
      [`${other},,${etag}`, 304],
      [other, 200],
      [`"a,*,b"`, 200],
      [`${other}, *`, 200],
      [etag.replaceAll('"', ""), 200],
    ];
    for (const [value, status] of given) {
      const answer = await request(path, { headers: { "if-none-match": value } });
      expect([value, answer.status]).toEqual([value, status]);
      expect((await answer.text()) === "").toBe(status === 304);
    }
  });
});
