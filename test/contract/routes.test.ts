import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  canonicalPath,
  endpointHref,
  endpoints,
  href,
  notFoundPath,
  type Route,
  routeNames,
  routes,
} from "../../src/contract/routes.ts";

const pages = Object.entries<Route>(routes);
const paths = [...pages.map(([, { path }]) => path), ...Object.values(endpoints), notFoundPath];

describe("the site map", () => {
  it.each(pages)("PAGE-11 %s stands at an address in its one spelling, and has a name for events", (_, route) => {
    expect(route.path).toMatch(/^\/(?:[a-z0-9_]+(?:-[a-z0-9]+)*(?:\/|$))*$/);
    expect(canonicalPath(route.path)).toBe(route.path);
    expect(route.event).toMatch(/^[a-z]+(?:_[a-z]+)*$/);
  });

  it.each(Object.entries(endpoints))("PAGE-11 the endpoint %s stands at an address in its one spelling", (_, path) => {
    expect(path).toMatch(/^(?:\/\.?[a-z]+(?:-[a-z]+)*)+(?:\.[a-z]+)?$/);
    expect(canonicalPath(path)).toBe(path);
  });

  it("PAGE-11 no two things stand at one address", () => {
    expect(new Set(paths).size).toBe(paths.length);
    expect(routeNames).toEqual(Object.keys(routes));
  });

  it("PAGE-11 what the apps and other sites open is where they expect it", () => {
    const known = { home: "/", app: "/app", pro: "/pro", subscriptions: "/subscriptions", proWelcome: "/pro/welcome" };
    for (const [name, path] of Object.entries(known)) expect(routes[name as keyof typeof known].path).toBe(path);
    // Names that standards give (RFC 8615, RFC 9116, sitemaps.org).
    expect([endpoints.robots, endpoints.sitemap, endpoints.securityTxt]).toEqual([
      "/robots.txt",
      "/sitemap.xml",
      "/.well-known/security.txt",
    ]);
    expect([endpoints.changePassword, endpoints.appleApps, endpoints.androidApps, endpoints.gpc]).toEqual([
      "/.well-known/change-password",
      "/.well-known/apple-app-site-association",
      "/.well-known/assetlinks.json",
      "/.well-known/gpc.json",
    ]);
  });
});

it("DBP-1 whoever holds the cookie of a scan has the same events, status and files as a caller of its service", () => {
  const { scanEvents, scanCsv, scanJson, dbpEvents, dbpStatus, dbpCsv, dbpJson } = endpoints;
  const ends = (path: string) => path.slice(path.lastIndexOf("/"));
  expect([dbpEvents, dbpCsv, dbpJson].map(ends)).toEqual([scanEvents, scanCsv, scanJson].map(ends));
  for (const path of [dbpEvents, dbpStatus, dbpCsv, dbpJson]) expect(path).toMatch(/^\/dbp\//);
});

describe("an address with a query", () => {
  it("ADDR-1 has what is given, in its order, and nothing of what is not", () => {
    const query = { origin: "funnel_home", q: "a b&c", via: null, environment: undefined, empty: "" };
    expect(href("pro", query)).toBe("/pro?origin=funnel_home&q=a+b%26c&empty=");
    expect(endpointHref("qrCode", query)).toBe("/qr.svg?origin=funnel_home&q=a+b%26c&empty=");
    expect(href("pro", { via: null })).toBe("/pro");
    expect(endpointHref("country")).toBe("/country.json");
  });

  it("ADDR-1 ends in its fragment", () => {
    expect(href("terms", {}, "refunds")).toBe("/terms#refunds");
    expect(href("terms", { a: "b" }, "refunds")).toBe("/terms?a=b#refunds");
  });
});

describe("the one spelling of a path", () => {
  it.each([
    ["/", "/"],
    ["//", "/"],
    ["/Pro/", "/pro"],
    ["/pro//welcome///", "/pro/welcome"],
    ["/pro/welcome", "/pro/welcome"],
    ["/a/B", "/a/b"],
  ])("PAGE-11 of %s is %s", (path, expected) => expect(canonicalPath(path)).toBe(expected));

  it("PAGE-11 has itself for its spelling", () => {
    const part = fc.stringMatching(/^[a-zA-Z0-9/.-]{0,20}$/);
    fc.assert(
      fc.property(part, (text) => {
        const once = canonicalPath(`/${text}`);
        expect(canonicalPath(once)).toBe(once);
        expect(once).not.toMatch(/\/\/|[A-Z]|.\/$/);
      }),
    );
  });
});
