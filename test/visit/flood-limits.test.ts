import { describe, expect, it } from "vitest";
import { type Flood, floodOf } from "../../src/gateway/floods.ts";
import { floodGate, type Limiters, overLimit } from "../../src/visit/flood-limits.ts";

const sizes = { LIMIT_FEW: 2, LIMIT_SOME: 4, LIMIT_MANY: 6, LIMIT_ALL: 9 } as const;

/** Rate limiters like the platform's, in a minute that does not end. */
function limiters(): Limiters {
  const limiter = (size: number) => {
    const counts = new Map<string, number>();
    return {
      limit: async ({ key }: { key: string }) => {
        counts.set(key, (counts.get(key) ?? 0) + 1);
        return { success: (counts.get(key) ?? 0) <= size };
      },
    };
  };
  return {
    LIMIT_FEW: limiter(sizes.LIMIT_FEW),
    LIMIT_SOME: limiter(sizes.LIMIT_SOME),
    LIMIT_MANY: limiter(sizes.LIMIT_MANY),
    LIMIT_ALL: limiter(sizes.LIMIT_ALL),
  };
}

const network = (last: number) => ({ address: `203.0.113.${last}`, isOnion: false });
const onion = { address: "203.0.113.1", isOnion: true };

/** How many calls of a kind pass before the first is refused, and whose limit that was. */
async function passing(env: Limiters, flood: Flood, from: (count: number) => ReturnType<typeof network>) {
  for (let count = 0; count < 100; count += 1) {
    const over = await overLimit(env, flood, from(count));
    if (over) return { count, over };
  }
  return { count: 100, over: null };
}

describe("the limits of floods", () => {
  it("OPS-3 count each kind by itself, for each network by itself", async () => {
    const env = limiters();
    for (const flood of ["sign-up", "code", "newsletter", "support", "scan"] as const) {
      expect(await passing(env, flood, () => network(1))).toEqual({ count: 2, over: "network" });
      expect(await overLimit(env, flood, network(2)), "another network").toBeNull();
    }
  });

  it("OPS-3 what everybody may have together ends for everybody, and one network cannot use it up", async () => {
    const env = limiters();
    expect(await passing(env, "image", () => network(1))).toEqual({ count: 6, over: "network" });
    for (let count = 0; count < 50; count += 1) await overLimit(env, "image", network(1));
    expect(await overLimit(env, "image", network(2)), "after a flood from one network").toBeNull();
    const fresh = (count: number) => network(count + 10);
    expect(await passing(env, "image", fresh)).toEqual({ count: 2, over: "everybody" });
    expect(await overLimit(env, "event", network(3)), "another kind").toBeNull();
  });

  it("OPS-3 the onion host shares one of its own, which closes nothing on the web", async () => {
    const env = limiters();
    expect(await passing(env, "sign-up", () => onion)).toEqual({ count: 4, over: "everybody" });
    expect(await overLimit(env, "sign-up", network(1))).toBeNull();
  });

  it("OPS-3 once a request is over a limit, nothing more of it passes", async () => {
    const gate = floodGate(limiters(), network(1));
    expect([await gate.admit("code"), await gate.admit("code"), await gate.admit("code")]).toEqual([true, true, false]);
    expect([await gate.admit("scan"), gate.over]).toEqual([false, "network"]);
  });

  it.each([
    ["POST", "/api/auth/v2/account/create", "sign-up"],
    ["POST", "/api/auth/account/create", "sign-up"],
    ["GET", "/api/auth/v2/authorize", "session"],
    ["HEAD", "/api/auth/account/loginlink", "code"],
    ["POST", "/api/auth/v2/otp", "code"],
    ["POST", "/newsletter/subscription/subscribe", "newsletter"],
    ["POST", "/support/messages", "support"],
    ["POST", "/api/auth/v2/account/delete/code", "code"],
    ["POST", "/api/scans", "scan"],
    ["GET", "/api/scans", null],
    ["GET", "/api/auth/v2/account", null],
  ])("OPS-3 %s %s counts as %s", (method, path, flood) => {
    expect(floodOf(method, path)).toBe(flood);
  });
});
