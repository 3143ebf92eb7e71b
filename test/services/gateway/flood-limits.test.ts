import { describe, expect, it } from "vitest";
import { type Flood, floodOf } from "../../../src/gateway/flood-addresses.ts";
import {
  floodGate,
  type Limiters,
  mayCountVersion,
  overLimit,
  requestOriginOf,
} from "../../../src/gateway/flood-limits.ts";
import { type FloodRow, floods } from "../../../src/platform/flood-table.ts";
import { deployedLimiters } from "../floods/limiters.ts";

const limiters = () => deployedLimiters(() => 0);
const from = (address?: string) =>
  requestOriginOf({ headers: new Headers(address ? { "cf-connecting-ip": address } : {}) }, "main");
const tor = (address: string) =>
  requestOriginOf(
    { headers: new Headers({ "cf-connecting-ip": address }), cf: { country: "T1" } as CfProperties },
    "main",
  );
const onion = requestOriginOf({ headers: new Headers({ "cf-connecting-ip": "203.0.113.1" }) }, "onion");

/** The `count`th /64 of a /48. */
const networkOf = (count: number) => `2001:db8:7:${count.toString(16)}::1`;
const inBlock = 65_536;

/** How many calls pass, of so many, one from each address. */
async function passing(env: Limiters, flood: Flood, count: number, origin: (index: number) => ReturnType<typeof from>) {
  let passed = 0;
  for (let index = 0; index < count; index += 1) {
    if ((await overLimit(env, flood, origin(index))) === null) passed += 1;
  }
  return passed;
}

/** Without those that have the limits of events: counting to 60,000 takes its time. */
const left: readonly string[] = ["page", "declaration", "version", "suggestion", "image"];
const counted = Object.keys(floods).filter((name) => !left.includes(name)) as Flood[];
const rowOf = (flood: Flood): FloodRow => floods[flood];

describe.each(counted)("of %s", (flood) => {
  const { network, household, block, location } = rowOf(flood);

  it("OPS-3 one network sends so many, and another none the less", async () => {
    const env = limiters();
    expect(await passing(env, flood, network + 10, () => from("203.0.113.7"))).toBe(network);
    expect(await overLimit(env, flood, from("203.0.113.7"))).toBe("network");
    expect(await overLimit(env, flood, from("203.0.113.8"))).toBeNull();
  });

  it("HOLD-8 a household sends what a household may, from however many of its 256 networks", async () => {
    const env = limiters();
    expect(await passing(env, flood, household + 300, (index) => from(networkOf(index % 256)))).toBe(household);
    expect(await overLimit(env, flood, from(networkOf(256))), "the house next door").toBeNull();
  });

  it("HOLD-8 a /48 sends what a block may, each time from another of its networks, and the next one is not shut out", async () => {
    const env = limiters();
    expect(await passing(env, flood, block + 300, (index) => from(networkOf(index * 4)))).toBe(block);
    expect(await overLimit(env, flood, from("2001:db8:8::1"))).toBeNull();
  });

  it("HOLD-8 a /24 of IPv4 counts as a block too", async () => {
    const env = limiters();
    expect(await passing(env, flood, block + 300, (index) => from(`203.0.113.${index % 256}`))).toBe(block);
  });

  it("HOLD-8 exits of Tor, of which one person has many, send together what the onion host may", async () => {
    const env = limiters();
    const { onion: together } = rowOf(flood);
    const exit = (index: number) => tor(`198.51.${index % 250}.7`);
    if (together !== null) expect(await passing(env, flood, together + 50, exit)).toBe(together);
    expect(await overLimit(env, flood, from("198.51.100.8")), "somebody who is none").toBeNull();
  });

  it("HOLD-8 one network closes nothing for the house that it is in", async () => {
    const env = limiters();
    await passing(env, flood, 2 * block, () => from(networkOf(0)));
    expect(await overLimit(env, flood, from(networkOf(1)))).toBeNull();
  });

  it("OPS-3 the onion host shares one of its own, which closes nothing on the web, and so do clients without an address", async () => {
    const env = limiters();
    const most = rowOf(flood).onion ?? 0;
    expect(await passing(env, flood, most + 10, () => onion)).toBe(most);
    expect(await overLimit(env, flood, onion)).toBe("everybody");
    expect(await passing(env, flood, most + 10, () => from())).toBe(most);
    expect(await overLimit(env, flood, from("203.0.113.7"))).toBeNull();
  });

  it("OPS-3 what everybody may have at one location ends for everybody, and for this kind alone", async () => {
    const env = limiters();
    const far = (index: number) => from(`2001:db8:${index.toString(16)}::1`);
    expect(await passing(env, flood, (location ?? 1000) + 10, (index) => far(index % 0xffff))).toBe(location ?? 1010);
    expect(await overLimit(env, flood, from("203.0.113.7"))).toBe(location ? "everybody" : null);
    expect(await overLimit(env, flood === "event" ? "image" : "event", from("203.0.113.7"))).toBeNull();
  });
});

it("HOLD-8 all 65,536 networks of a /48 together send what a block may", async () => {
  const env = limiters();
  expect(await passing(env, "support", inBlock, (index) => from(networkOf(index)))).toBe(floods.support.block);
});

describe("what one request may do", () => {
  it("OPS-3 ends with the first call that is over a limit", async () => {
    const gate = floodGate(limiters(), from("203.0.113.7"));
    const admitted: boolean[] = [];
    for (let count = 0; count <= floods.code.network; count += 1) admitted.push(await gate.admit("code"));
    expect(admitted).toEqual([...Array(floods.code.network).fill(true), false]);
    expect([await gate.admit("scan"), gate.over]).toEqual([false, "network"]);
  });

  it("HOLD-8 goes on where the service is only told, because a message may declare something by law", async () => {
    const gate = floodGate(limiters(), from("203.0.113.7"));
    for (let count = 0; count < floods.support.network; count += 1) await gate.admit("support");
    expect([await gate.admit("support"), gate.over]).toEqual([false, null]);
  });
});

describe("what a network adds to the result of an experiment", () => {
  it("EXP-6 is bounded for each event and version, for the network, its household and its block", async () => {
    const env = limiters();
    const count = async (version: string, most: number, origin: (index: number) => string) => {
      let passed = 0;
      for (let index = 0; index < most; index += 1) {
        if (await mayCountVersion(env, version, from(origin(index)))) passed += 1;
      }
      return passed;
    };
    const { network, household, block } = floods.version;
    expect(await count("install_click home_layout.b", 1000, () => "203.0.113.7")).toBe(network);
    expect(await count("install_click home_layout.a", 1000, () => "203.0.113.7"), "another version").toBe(network);
    expect(await count("bounce home_layout.b", 1000, (index) => networkOf(index % 256)), "a household").toBe(household);
    expect(await count("bounce home_layout.a", 1000, (index) => networkOf(index * 64)), "a block").toBe(block);
  });
});

describe("calls to services", () => {
  it.each([
    ["POST", "/api/auth/v2/account/create", "sign-up"],
    ["POST", "/api/auth/account/create", "sign-up"],
    ["GET", "/api/auth/v2/authorize", "session"],
    ["HEAD", "/api/auth/account/loginlink", "code"],
    ["POST", "/api/auth/v2/otp", "code"],
    ["POST", "/newsletter/subscription/subscribe", "newsletter"],
    ["POST", "/support/messages", "support"],
    ["POST", "/api/auth/v2/account/delete/code", null],
    ["POST", "/api/scans", "scan"],
    ["POST", "/api/scans/feedback", "feedback"],
    ["GET", "/api/scans", null],
    ["GET", "/api/auth/v2/account", null],
  ])("OPS-3 %s %s counts as %s", (method, path, flood) => {
    expect(floodOf(method, path)).toBe(flood);
  });
});
