import { describe, expect, it } from "vitest";
import { createBridge } from "../../../client/bridge/bridge.ts";
import { type NativeMessage, nativeTrial } from "../../../client/bridge/messages.ts";
import {
  followStatus,
  type NativeStatus,
  nextStatus,
  overriddenStatus,
  type StatusFact,
} from "../../../client/bridge/native-status.ts";
import { transportFor } from "../../../client/bridge/transport-for.ts";
import { type FakeAnswer, installFakeHost } from "../../../client/bridge/transports/fake.ts";
import { createManualClock } from "../subscription/manual-clock.ts";

const everything = { availableMessages: ["handshake", "subscriptionDetails"], platform: { name: "ios" } };

function setUp(answer: FakeAnswer, { device = "ios", search = "" } = {}) {
  const window = {};
  const host = installFakeHost({ app: "ios", window, answer });
  const clock = createManualClock();
  const seen: NativeStatus[] = [];
  const stop = followStatus({
    search,
    onStatus: (status) => void seen.push(status),
    connect: () =>
      createBridge({
        transport: transportFor(device, window),
        clock,
        newId: () => crypto.randomUUID(),
        place: () => ({ protocol: "https:", hostname: "nightjar.example", pathname: "/", isTop: true }),
        ownHosts: ["nightjar.example"],
      }),
  });
  return { host, clock, seen, stop };
}

async function settle(): Promise<void> {
  await new Promise((resolve) => setImmediate(resolve));
}

/** A host that completes the handshake and then gives these details, one after the other. */
function tells(...details: unknown[]): FakeAnswer {
  return ({ method }: NativeMessage) => {
    if (method === "handshake") return everything;
    return details.length > 1 ? details.shift() : details[0];
  };
}

describe("status from the app", () => {
  it.each<[StatusFact, NativeStatus]>([
    [{ type: "outside" }, "unknown"],
    [{ type: "handshake", availableMessages: [] }, "unknown"],
    [{ type: "details", isSubscribed: true }, "subscribed"],
    [{ type: "details", isSubscribed: false }, "unsubscribed"],
    [{ type: "failure" }, "error"],
  ])("NAT-2 after %j it is %s, whatever it was", (fact, expected) => {
    for (const before of ["pending", "subscribed", "unsubscribed", "unknown", "error"] as const) {
      expect(nextStatus(before, fact)).toBe(expected);
    }
  });

  it("NAT-2 a handshake that offers details decides nothing yet", () => {
    for (const before of ["pending", "subscribed", "error"] as const) {
      expect(nextStatus(before, { type: "handshake", ...everything })).toBe(before);
    }
  });

  it.each([
    ["?subscribed_override=true", "subscribed"],
    ["?a=b&subscribed_override=false", "unsubscribed"],
    ["?subscribed_override=subscribed", "subscribed"],
    ["?subscribed_override=unsubscribed", "unsubscribed"],
    ["?subscribed_override=unknown", "unknown"],
    ["?subscribed_override=pending", "pending"],
    ["?subscribed_override=error", "error"],
    ["?subscribed_override=TRUE", null],
    ["?subscribed_override=toString", null],
    ["?subscribed_override=", null],
    ["", null],
  ])("NAT-2 %j forces %s", (search, expected) => {
    expect(overriddenStatus(search)).toBe(expected);
  });

  it("NAT-2 the address wins over the app", async () => {
    const { seen } = setUp(tells({ isSubscribed: true }), { search: "?subscribed_override=false" });
    await settle();
    expect(seen).toEqual(["pending", "unsubscribed"]);
  });

  it.each([
    [true, "subscribed"],
    [false, "unsubscribed"],
  ])("NAT-2 an app that says %s", async (isSubscribed, expected) => {
    const { seen } = setUp(tells({ isSubscribed }));
    expect(seen).toEqual(["pending"]);
    await settle();
    expect(seen).toEqual(["pending", expected]);
  });

  it("NAT-2 an app that has no details to tell is unknown", async () => {
    const { seen } = setUp(() => ({ availableMessages: ["handshake"] }));
    await settle();
    expect(seen).toEqual(["pending", "unknown"]);
  });

  it("NAT-2 outside the apps it is unknown", () => {
    const seen: NativeStatus[] = [];
    followStatus({ search: "", connect: () => null, onStatus: (status) => void seen.push(status) })();
    expect(seen).toEqual(["pending", "unknown"]);
  });

  it("NAT-2 NAT-3 a bridge that cannot be made is an error", () => {
    expect(setUp(tells({ isSubscribed: true }), { device: "linux" }).seen).toEqual(["pending", "error"]);
  });

  it.each<[string, FakeAnswer]>([
    ["does not know the message", () => Promise.reject(new Error("unknown message"))],
    ["tells nonsense", tells({ isSubscribed: "perhaps" })],
    ["shakes no hand", () => ({})],
  ])("NAT-2 an app that %s is an error", async (_, answer) => {
    const { seen } = setUp(answer);
    await settle();
    expect(seen).toEqual(["pending", "error"]);
  });

  it("NAT-2 an app that says nothing is an error after 1200 ms, and its late word changes nothing", async () => {
    let reply = (_: unknown) => {};
    const { seen, clock } = setUp(
      () =>
        new Promise((resolve) => {
          reply = resolve;
        }),
    );
    clock.advance(1199);
    await settle();
    expect(seen).toEqual(["pending"]);
    clock.advance(1);
    await settle();
    expect(seen).toEqual(["pending", "error"]);
    reply(everything);
    await settle();
    expect(seen).toEqual(["pending", "error"]);
    expect(clock.waiting).toBe(0);
  });

  it("NAT-2 what the app pushes is asked for anew, without going back to pending", async () => {
    const { seen, host, stop } = setUp(tells({ isSubscribed: false }, { isSubscribed: true }, { isSubscribed: false }));
    await settle();
    host.push("subscriptions", "authUpdate");
    await settle();
    expect(seen).toEqual(["pending", "unsubscribed", "subscribed"]);
    stop();
    host.push("subscriptions", "authUpdate");
    await settle();
    expect(seen).toHaveLength(3);
  });

  it("NAT-2 of two attempts at once only the newer counts", async () => {
    const replies: ((details: unknown) => void)[] = [];
    const { seen, host } = setUp(({ method }) =>
      method === "handshake" ? everything : new Promise((resolve) => replies.push(resolve)),
    );
    await settle();
    host.push("subscriptions", "authUpdate");
    await settle();
    replies[1]?.({ isSubscribed: true });
    await settle();
    replies[0]?.({ isSubscribed: false });
    await settle();
    expect(seen).toEqual(["pending", "subscribed"]);
  });

  it("NAT-2 what arrives after the end is not told", async () => {
    const { seen, stop } = setUp(tells({ isSubscribed: true }));
    stop();
    await settle();
    expect(seen).toEqual(["pending"]);
  });
});

describe("the store's trial", () => {
  const cost = { displayPrice: "9,99 €", recurrence: "monthly" };
  const offer = { type: "freeTrial", id: "o", durationInDays: 7, isUserEligible: true } as const;
  const from = (...offers: (typeof offer | { [Key in keyof typeof offer]: unknown } | null | undefined)[]) =>
    nativeTrial({
      platform: "ios",
      features: [],
      options: offers.map((each, index) => ({
        id: String(index),
        cost,
        ...(each === undefined ? {} : { offer: each as typeof offer | null }),
      })),
    });

  it("NAT-4 none on offer", () => {
    expect(from()).toEqual({ offer: null, isAvailable: false, isUserEligible: false });
    expect(from(null, undefined)).toEqual({ offer: null, isAvailable: false, isUserEligible: false });
  });

  it("NAT-4 on offer, but not for this person", () => {
    const other = { ...offer, isUserEligible: false };
    expect(from(undefined, other)).toEqual({ offer: other, isAvailable: true, isUserEligible: false });
  });

  it("NAT-4 the one that this person may have comes first", () => {
    expect(from({ ...offer, isUserEligible: false }, offer)).toEqual({
      offer,
      isAvailable: true,
      isUserEligible: true,
    });
  });
});
