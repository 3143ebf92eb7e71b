import { describe, expect, it } from "vitest";
import { isStaging, keepsStaging, stagingCookie } from "../../src/visit/staging.ts";

const kept = new Map([["__Host-environment", "staging"]]);

const asked = (query: string, cookies: ReadonlyMap<string, string> = new Map()) =>
  isStaging({ url: new URL(`https://nightjar.example/subscriptions${query}`), cookies });

describe("staging", () => {
  it("SUB-7 is asked for by an address, and kept by the browser until it ends", () => {
    expect(asked("?environment=staging")).toBe(true);
    expect(asked("", kept)).toBe(true);
    expect(stagingCookie.set).not.toMatch(/max-age|expires/i);
    expect(keepsStaging(kept)).toBe(true);
  });

  it("SUB-7 once an environment is stored, an address changes nothing", () => {
    const other = new Map([["__Host-environment", "production"]]);
    expect(asked("?environment=staging", other)).toBe(false);
    expect(asked("?environment=production", kept)).toBe(true);
  });

  it.each(["", "?environment=production", "?environment=STAGING", "?environment="])(
    "SUB-7 %j asks for none",
    (query) => {
      expect(asked(query)).toBe(false);
    },
  );
});
