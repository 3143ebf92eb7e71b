import { describe, expect, it } from "vitest";
import { keepsStaging, stagingCookie, stagingOf } from "../../src/visit/staging.ts";

const kept = new Map([["__Host-environment", "staging"]]);

const asked = (query: string, cookies: ReadonlyMap<string, string> = new Map(), isUnsolicited = false) =>
  stagingOf({ url: new URL(`https://nightjar.example/subscriptions${query}`), cookies, isUnsolicited });

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

  it("SUB-7 HOLD-2 is not begun by another site's link, and kept whatever led here", () => {
    expect(asked("?environment=staging", new Map(), true)).toBe("withheld");
    expect(asked("", kept, true)).toBe(true);
    expect(asked("", new Map(), true)).toBe(false);
  });

  it.each(["", "?environment=production", "?environment=STAGING", "?environment="])(
    "SUB-7 %j asks for none",
    (query) => {
      expect(asked(query)).toBe(false);
    },
  );
});
