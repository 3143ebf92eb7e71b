import { describe, expect, it } from "vitest";
import { isStaging, keepsStaging, stagingCookie } from "../../src/visit/staging.ts";

const kept = new Map([["__Host-environment", "staging"]]);

const asked = (query: string, site?: string, cookies: ReadonlyMap<string, string> = new Map()) =>
  isStaging({
    url: new URL(`https://nightjar.example/subscriptions${query}`),
    headers: new Headers(site === undefined ? {} : { "sec-fetch-site": site }),
    cookies,
  });

describe("staging", () => {
  it("SUB-7 is asked for by an address that the visitor typed, and kept by the browser until it ends", () => {
    expect(asked("?environment=staging", "none")).toBe(true);
    expect(asked("?environment=staging")).toBe(true);
    expect(asked("", "same-origin", kept)).toBe(true);
    expect(stagingCookie.set).not.toMatch(/max-age|expires/i);
    expect(keepsStaging(kept)).toBe(true);
  });

  it.each(["cross-site", "same-site", "same-origin"])(
    "SUB-7 OPS-1 is never chosen by a %s link, form or redirect",
    (site) => {
      expect(asked("?environment=staging", site)).toBe(false);
    },
  );

  it.each(["", "?environment=production", "?environment=STAGING", "?environment="])(
    "SUB-7 %j asks for none",
    (query) => {
      expect(asked(query, "none")).toBe(false);
      expect(asked(query, "cross-site", kept)).toBe(true);
    },
  );
});
