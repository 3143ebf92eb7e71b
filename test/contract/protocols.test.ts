/** Checks `src/contract/protocols.md`, which describes the protocols for people who write other clients and services. */
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { nativeFeatures } from "../../client/bridge/messages.ts";
import { catalogue } from "../../client/subscription/paths.ts";
import { endpoints } from "../../src/contract/routes.ts";
import { scanErrors } from "../../src/contract/scan/scans.ts";
import { allowsValue, settings } from "../../src/contract/settings/settings.ts";
import { authErrors, tokenErrorCodes } from "../../src/contract/subscription/auth.ts";
import { authPaths } from "../../src/contract/subscription/auth-paths.ts";
import { subscriptionErrors } from "../../src/contract/subscription/subscription.ts";

const text = readFileSync(new URL("../../src/contract/protocols.md", import.meta.url), "utf8");

const quotedIn = (part: string) => new Set([...part.matchAll(/`([^`]+)`/g)].map(([, quoted = ""]) => quoted));
/** The words between back quotes in each section, by its number; 0 is the part before the first. */
const quoted = text.split(/^## \d+\. /m).map(quotedIn);
const all = quotedIn(text);

describe("addresses", () => {
  const addresses = [
    ...Object.values(authPaths),
    ...Object.values(catalogue).map(({ path }) => path),
    ...Object.values(endpoints).filter((path) => path.startsWith("/api/")),
  ].filter((path) => path !== endpoints.proEligible);

  it.each([...new Set(addresses)])("SVC-2 %s stands there", (path) => {
    expect(all).toContain(path);
  });

  it("SVC-2 every address there is one of ours", () => {
    const known = [...addresses, "/account/login", "/account/undo-email"];
    const own = [...text.matchAll(/^\| `(\/[^`]+)`(?:, `(\/[^`]+)`)? \|/gm)].flatMap(([, one, other]) => [one, other]);
    const served = /^\/api\/(?:subscription|products|checkout|purchase)\b/;
    expect(own.length).toBeGreaterThan(20);
    expect(own.filter((path) => path && !known.includes(path) && !served.test(path))).toEqual([]);
  });

  it("SVC-2 the auth service knows each of its own", () => {
    const own: readonly string[] = Object.values(authPaths);
    const written = [...(quoted[1] ?? []), ...(quoted[2] ?? [])].filter((word) => /^\/api\/auth\/.*[^/]$/.test(word));
    expect(written.length).toBeGreaterThan(20);
    expect(written.filter((path) => !own.includes(path))).toEqual([]);
  });

  it("DBP-1 the service of scans has those that stand there, and no others", () => {
    const own = Object.values(endpoints).filter((path) => path.startsWith("/api/scans"));
    expect(own.toSorted()).toEqual([...(quoted[8] ?? [])].filter((word) => word.startsWith("/api/")).toSorted());
  });

  it("SVC-5 the small services are where the document says", () => {
    const calls = [...(quoted[4] ?? [])].flatMap((word) => /^(?:GET|POST) (\/[\w./-]+)/.exec(word)?.[1] ?? []);
    expect(calls).toContain(endpoints.bangList);
    expect(calls).toContain(`${endpoints.image}/`);
  });
});

describe("codes of refusals", () => {
  const said = (sections: readonly number[], code: string) => [0, ...sections].some((at) => quoted[at]?.has(code));

  it.each(authErrors)("SVC-2 the auth service's %s stands there", (code) => expect(said([1], code)).toBe(true));

  it.each(subscriptionErrors)("SVC-3 the subscription service's %s stands there", (code) =>
    expect(said([3], code)).toBe(true),
  );

  it.each(scanErrors)("DBP-1 the service of scans' %s stands there", (code) => expect(said([8, 4], code)).toBe(true));

  it("SVC-2 every number of a refused token has its meaning there", () => {
    for (const code of Object.values(tokenErrorCodes)) {
      expect(text).toMatch(new RegExp(`\\b${code} (?:invalid|expired|used|logged)`));
    }
  });
});

describe("messages of the bridge", () => {
  it.each(Object.entries(nativeFeatures))("NAT-1 every message of %s stands there", (name, feature) => {
    const names = [feature.requests, feature.notifications, feature.events].flatMap((part) => Object.keys(part));
    expect([name, feature.context, ...names].filter((word) => !text.includes(word))).toEqual([]);
    expect(names.filter((word) => !quoted[5]?.has(word))).toEqual([]);
  });
});

describe("settings of search", () => {
  it.each([
    ["kl", "wt-wt"],
    ["kae", "-1"],
    ["k7", "fff"],
    ["k7", "1b1726"],
  ] as const)("SET-1 %s takes %s as it says there", (key, value) => {
    expect(quoted[7]).toContain(key);
    expect(allowsValue(key, value)).toBe(true);
  });

  it("SET-1 all regions and the device's own theme are what holds where nothing was chosen", () => {
    expect([settings.kl.default, settings.kae.default]).toEqual(["wt-wt", "-1"]);
  });
});
