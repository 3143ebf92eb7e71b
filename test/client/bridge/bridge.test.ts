import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { createBridge } from "../../../client/bridge/bridge.ts";
import { InvalidAnswer, MissingHandler, NativeError, NoAnswer, TokenRefused } from "../../../client/bridge/errors.ts";
import { androidMessaging, type NativeMessage, type PagePlace } from "../../../client/bridge/messages.ts";
import { handOver, readFlags, takeOver } from "../../../client/bridge/native-tokens.ts";
import { transportFor } from "../../../client/bridge/transport-for.ts";
import { type FakeHostOptions, installFakeHost } from "../../../client/bridge/transports/fake.ts";
import type { Transport } from "../../../client/bridge/transports/transport.ts";
import { routes } from "../../../src/contract/routes.ts";
import { createManualClock } from "../subscription/manual-clock.ts";

const apps = ["ios", "macos", "android", "windows"] as const;
const ownPage: PagePlace = {
  protocol: "https:",
  hostname: "nightjar.example",
  pathname: "/subscriptions",
  isTop: true,
};
const ids = ["11111111-1111-4111-8111-111111111111", "22222222-2222-4222-8222-222222222222"] as const;

function bridgeOver(transport: Transport, place = ownPage) {
  const clock = createManualClock();
  let next = 0;
  const bridge = createBridge({
    transport,
    clock,
    newId: () => ids[next++ % 2] ?? "",
    place: () => place,
    ownHosts: ["nightjar.example"],
  });
  return { bridge, clock };
}

/** A bridge to a stand-in host, through the transport of that app. */
function setUp(app: (typeof apps)[number], options: Partial<FakeHostOptions> = {}) {
  const window = {};
  const messages: NativeMessage[] = [];
  const host = installFakeHost({
    app,
    window,
    answer: () => ({}),
    onMessage: (message) => void messages.push(message),
    ...options,
  });
  return { host, window, messages, ...bridgeOver(transportFor(app, window)) };
}

/** Whether a promise has settled once everything that is ready has run. */
async function isSettled(promise: Promise<unknown>): Promise<boolean> {
  let settled = false;
  const note = () => {
    settled = true;
  };
  promise.then(note, note);
  await new Promise((resolve) => setImmediate(resolve));
  return settled;
}

describe.each(apps)("bridge to %s", (app) => {
  it("NAT-1 a request reaches the host with its id, and its answer comes back", async () => {
    const { bridge, messages } = setUp(app, { answer: () => ({ isSubscribed: true, status: "Expired" }) });
    const details = await bridge.request("subscriptions", "subscriptionDetails");
    expect(details).toEqual({ isSubscribed: true, status: "Expired" });
    expect(messages).toEqual([
      { context: "subscriptionPages", featureName: "subscriptions", method: "subscriptionDetails", id: ids[0] },
    ]);
  });

  it("NAT-1 a notification reaches the host without an id", () => {
    const { bridge, messages } = setUp(app);
    bridge.notify("useSubscription", "setSubscription", { token: "t" });
    bridge.notify("useSubscription", "backToSettings");
    const common = { context: "subscriptionPages", featureName: "useSubscription" };
    expect(messages).toEqual([
      { ...common, method: "setSubscription", params: { token: "t" } },
      { ...common, method: "backToSettings" },
    ]);
  });

  it("NAT-1 each feature speaks in its own context", async () => {
    const { bridge, messages } = setUp(app, { answer: () => ({ token: "t" }) });
    expect(await bridge.request("useIdentityTheftRestoration", "getAccessToken")).toEqual({ token: "t" });
    expect(messages[0]?.context).toBe("identityTheftRestorationPages");
  });

  it("NAT-1 the host's error rejects with its message", async () => {
    const { bridge } = setUp(app, {
      answer: () => {
        throw new Error("unknown method");
      },
    });
    const failed = bridge.request("useSubscription", "getSubscriptionOptions");
    await expect(failed).rejects.toThrow(NativeError);
    await expect(failed).rejects.toThrow(/^unknown method$/);
  });

  it("NAT-1 an answer that the message does not allow rejects", async () => {
    const { bridge } = setUp(app, { answer: () => ({ isSubscribed: "yes" }) });
    await expect(bridge.request("subscriptions", "subscriptionDetails")).rejects.toThrow(InvalidAnswer);
  });

  it("NAT-1 what the host pushes is heard by those who asked for it, until they stop", () => {
    const { bridge, host } = setUp(app);
    const received: unknown[] = [];
    const stops = [1, 2].map((who) =>
      bridge.subscribe("useSubscription", "onPurchaseUpdate", (update) => void received.push([who, update])),
    );
    host.push("useSubscription", "onPurchaseUpdate", { type: "completed" });
    expect(received).toEqual([
      [1, { type: "completed" }],
      [2, { type: "completed" }],
    ]);
    stops[0]?.();
    host.push("useSubscription", "onPurchaseUpdate", { type: "redirect", token: "t" });
    expect(received.slice(2)).toEqual([[2, { type: "redirect", token: "t" }]]);
    stops[1]?.();
    host.push("useSubscription", "onPurchaseUpdate", { type: "completed" });
    expect(received).toHaveLength(3);
  });

  it("NAT-1 what is pushed in another shape, or to another feature, is passed over", () => {
    const { bridge, host } = setUp(app);
    const received: unknown[] = [];
    bridge.subscribe("useSubscription", "onPurchaseUpdate", (update) => void received.push(update));
    host.push("useSubscription", "onPurchaseUpdate", { type: "refunded" });
    host.push("useSubscription", "onPurchaseUpdate");
    host.push("subscriptions", "onPurchaseUpdate", { type: "completed" });
    host.push("useIdentityTheftRestoration", "onPurchaseUpdate", { type: "completed" });
    host.push("useSubscription", "onOther", { type: "completed" });
    expect(received).toEqual([]);
  });

  it("NAT-1 two requests under way each get their own answer, in any order", async () => {
    const waiting: ((result: unknown) => void)[] = [];
    const { bridge } = setUp(app, { answer: () => new Promise((resolve) => waiting.push(resolve)) });
    const first = bridge.request("useSubscription", "getSubscription");
    const second = bridge.request("useSubscription", "getSubscription");
    waiting[1]?.({ token: "second" });
    expect(await second).toEqual({ token: "second" });
    expect(await isSettled(first)).toBe(false);
    waiting[0]?.({ token: "first" });
    expect(await first).toEqual({ token: "first" });
  });

  it("NAT-2 a reply after the time-out changes nothing", async () => {
    let reply = (_: unknown) => {};
    const { bridge, clock } = setUp(app, {
      answer: () =>
        new Promise((resolve) => {
          reply = resolve;
        }),
    });
    const asked = bridge.request("subscriptions", "handshake", undefined, { timeLimit: 1200 });
    clock.advance(1199);
    expect(await isSettled(asked)).toBe(false);
    clock.advance(1);
    await expect(asked).rejects.toThrow(NoAnswer);
    reply({ availableMessages: [] });
    expect(await isSettled(Promise.resolve())).toBe(true);
    await expect(asked).rejects.toThrow(NoAnswer);
    expect(clock.waiting).toBe(0);
  });

  it.each([
    ["subscriptions", "handshake"],
    ["subscriptions", "subscriptionDetails"],
    ["subscriptions", "getAuthAccessToken"],
    ["subscriptions", "getFeatureConfig"],
    ["useSubscription", "getAuthAccessToken"],
    ["useSubscription", "getSubscription"],
    ["useSubscription", "getAccessToken"],
    ["useSubscription", "getSubscriptionOptions"],
    ["useSubscription", "completeStripePayment"],
    ["useIdentityTheftRestoration", "getAccessToken"],
  ] as const)("NAT-2 NAT-3 a silent host ends in NoAnswer: %s %s", async (feature, name) => {
    const place = {
      ...ownPage,
      pathname: feature === "useIdentityTheftRestoration" ? routes.itrAccessCode.path : ownPage.pathname,
    };
    const { window } = setUp(app, { answer: () => new Promise(() => {}) });
    const { bridge, clock } = bridgeOver(transportFor(app, window), place);
    const ask: (...given: string[]) => Promise<unknown> = bridge.request as never;
    const asked = ask(feature, name);
    clock.advance(1199);
    expect(await isSettled(asked)).toBe(false);
    clock.advance(1);
    await expect(asked).rejects.toThrow(NoAnswer);
  });

  it("NAT-1 nothing but the right context, feature and id settles a request, for errors too", async () => {
    const wrong = fc.constantFrom("", "x", "subscriptionPages ", "SubscriptionPages", ids[1], "__proto__");
    const ending = fc.constantFrom({ result: {} }, { error: { message: "no" } });
    const tampering = fc.oneof(
      fc
        .record({ key: fc.constantFrom("context", "featureName", "id"), wrong, ending })
        .map(({ key, wrong, ending }) => (response: object) => ({
          ...withoutEnding(response),
          ...ending,
          [key]: wrong,
        })),
      fc.constantFrom("context", "featureName", "id", "result").map((key) => (response: object) => {
        const { [key]: _, ...rest } = response as Record<string, unknown>;
        return rest;
      }),
      fc.constantFrom("no", 5, null, { message: 5 }, {}).map((error) => (response: object) => ({
        ...withoutEnding(response),
        error,
      })),
      fc.constantFrom([], null, 5, "text", true).map((incoming) => () => JSON.stringify(incoming)),
      fc
        .string()
        .filter(isNotJson)
        .map((text) => () => text),
    );
    await fc.assert(
      fc.asyncProperty(tampering, async (tamper) => {
        const { bridge, clock } = setUp(app, { answer: () => ({ token: "t" }), tamper });
        const asked = bridge.request("useSubscription", "getSubscription", undefined, { timeLimit: 50 });
        expect(await isSettled(asked)).toBe(false);
        clock.advance(50);
        await expect(asked).rejects.toThrow(NoAnswer);
      }),
    );
  });

  it("NAT-1 without the host's door there is a missing handler", async () => {
    const { bridge } = bridgeOver(transportFor(app, {}));
    const handlerName = app === "windows" ? "webview" : "subscriptionPages";
    const failed = bridge.request("subscriptions", "handshake", undefined, { timeLimit: 50 });
    await expect(failed).rejects.toThrow(MissingHandler);
    await expect(failed).rejects.toMatchObject({ handlerName });
    expect(() => bridge.notify("useSubscription", "backToSettings")).toThrow(MissingHandler);
  });
});

function withoutEnding(response: object): object {
  const { result: _, error: __, ...rest } = response as Record<string, unknown>;
  return rest;
}

function isNotJson(text: string): boolean {
  try {
    JSON.parse(text);
    return false;
  } catch {
    return true;
  }
}

describe("envelopes", () => {
  const message = {
    context: "subscriptionPages",
    featureName: "useSubscription",
    method: "setSubscription",
    params: { token: "t" },
  };

  it("NAT-1 WebKit gets the message itself, and may answer in JSON text only", async () => {
    const posted: unknown[] = [];
    const answers: unknown[] = [undefined, { result: {} }];
    const post = (sent: unknown) => {
      posted.push(sent);
      return Promise.resolve(answers.shift());
    };
    const window = { webkit: { messageHandlers: { subscriptionPages: { postMessage: post } } } };
    const { bridge } = bridgeOver(transportFor("ios", window));
    bridge.notify("useSubscription", "setSubscription", { token: "t" });
    expect(posted).toEqual([message]);
    expect(await isSettled(bridge.request("useSubscription", "getSubscription"))).toBe(false);
  });

  it("NAT-1 WebKit that breaks its promise rejects that request", async () => {
    const postMessage = () => Promise.reject(new Error("not for you"));
    const window = { webkit: { messageHandlers: { subscriptionPages: { postMessage } } } };
    const { bridge } = bridgeOver(transportFor("macos", window));
    await expect(bridge.request("subscriptions", "handshake")).rejects.toThrow(/^not for you$/);
    expect(() => bridge.notify("useSubscription", "backToSettings")).not.toThrow();
  });

  it("NAT-1 WebKit events are functions of the window while somebody listens, and take no name that is taken", () => {
    const { bridge, window } = setUp("ios");
    Reflect.set(window, "authUpdate", () => {});
    expect(() => bridge.subscribe("subscriptions", "authUpdate", () => {})).toThrow();
    const stop = bridge.subscribe("useSubscription", "onPurchaseUpdate", () => {});
    expect(window).toHaveProperty("onPurchaseUpdate");
    stop();
    stop();
    expect(window).not.toHaveProperty("onPurchaseUpdate");
  });

  it("NAT-1 Android gets JSON text and the secret", () => {
    const processed: unknown[][] = [];
    const window = { subscriptionPages: { process: (...given: unknown[]) => void processed.push(given) } };
    const { bridge } = bridgeOver(transportFor("android", window));
    bridge.notify("useSubscription", "setSubscription", { token: "t" });
    expect(processed).toEqual([[JSON.stringify(message), androidMessaging.secret]]);
  });

  it("NAT-1 Android's interface is taken at the start: what replaces it later hears nothing", () => {
    const received: string[] = [];
    const window = { subscriptionPages: { process: () => void received.push("app") } };
    const { bridge } = bridgeOver(transportFor("android", window));
    window.subscriptionPages = { process: () => void received.push("other script") };
    bridge.notify("useSubscription", "backToSettings");
    expect(received).toEqual(["app"]);
  });

  it("NAT-1 Android with a wrong secret is ignored, for answers and for events", async () => {
    await fc.assert(
      fc.asyncProperty(fc.oneof(fc.string(), fc.constant(`${androidMessaging.secret} `)), async (secret) => {
        const { bridge, host } = setUp("android", { answer: () => new Promise(() => {}) });
        const received: unknown[] = [];
        bridge.subscribe("subscriptions", "authUpdate", () => void received.push(1));
        const asked = bridge.request("useSubscription", "getSubscription");
        const common = { context: "subscriptionPages", featureName: "useSubscription", id: ids[0] };
        host.raw({ ...common, result: {} }, secret);
        host.raw({ ...common, error: { message: "no" } }, secret);
        host.raw(
          { context: "subscriptionPages", featureName: "subscriptions", subscriptionName: "authUpdate" },
          secret,
        );
        expect(await isSettled(asked)).toBe(false);
        expect(received).toEqual([]);
        host.raw({ ...common, result: {} });
        expect(await asked).toEqual({});
      }),
      { numRuns: 40 },
    );
  });

  it("NAT-1 Windows gets its own names, with an id for requests only", () => {
    const posted: unknown[] = [];
    const webview = { postMessage: (sent: unknown) => void posted.push(sent), addEventListener: () => {} };
    const { bridge } = bridgeOver(transportFor("windows", { chrome: { webview } }));
    bridge.notify("useSubscription", "setSubscription", { token: "t" });
    void bridge.request("subscriptions", "handshake");
    expect(posted).toEqual([
      {
        Feature: "subscriptionPages",
        SubFeatureName: "useSubscription",
        Name: "setSubscription",
        Data: { token: "t" },
      },
      { Feature: "subscriptionPages", SubFeatureName: "subscriptions", Name: "handshake", Id: ids[0] },
    ]);
  });

  it.each(["linux", "ipados", "unknown", "toString", "__proto__"])("NAT-3 %s has no messages", (device) => {
    expect(() => transportFor(device, {})).toThrow(`Messaging not supported yet on: ${device}`);
  });

  it("NAT-1 a window has one transport, however often it is asked for", () => {
    const window = {};
    expect(transportFor("android", window)).toBe(transportFor("android", window));
  });
});

describe("tokens", () => {
  const v2 = { useSubscriptionsAuthV2: true, useUnifiedFeedback: false };
  const v1 = { useSubscriptionsAuthV2: false, useUnifiedFeedback: false };

  it.each([
    { ...ownPage, protocol: "http:" },
    { ...ownPage, hostname: "nightjar.example.evil.example" },
    { ...ownPage, hostname: "evil.example" },
    { ...ownPage, hostname: "localhost" },
    { ...ownPage, isTop: false },
    { ...ownPage, pathname: "/" },
    { ...ownPage, pathname: "/subscriptionsx" },
    { ...ownPage, pathname: "/privacy" },
  ])("NAT-1 none is asked for at %j", async (place) => {
    const { messages, window } = setUp("ios", { answer: () => ({ accessToken: "a", token: "t" }) });
    const { bridge } = bridgeOver(transportFor("ios", window), place);
    for (const name of ["getSubscription", "getAuthAccessToken", "getAccessToken"] as const) {
      await expect(bridge.request("useSubscription", name)).rejects.toThrow(TokenRefused);
    }
    await expect(bridge.request("subscriptions", "getAuthAccessToken")).rejects.toThrow(TokenRefused);
    await expect(bridge.request("useIdentityTheftRestoration", "getAccessToken")).rejects.toThrow(TokenRefused);
    expect(messages).toEqual([]);
  });

  it.each(["/subscriptions", "/subscriptions/manage", "/pro/welcome", "/identity-theft-restoration"])(
    "NAT-1 they are asked for at %s, and on a developer's machine",
    async (pathname) => {
      const { window } = setUp("ios", { answer: () => ({ accessToken: "a" }) });
      const places = [
        { place: { ...ownPage, pathname }, development: false },
        { place: { protocol: "http:", hostname: "localhost", pathname, isTop: true }, development: true },
      ];
      for (const { place, development } of places) {
        const bridge = createBridge({
          transport: transportFor("ios", window),
          clock: createManualClock(),
          newId: () => ids[0],
          place: () => place,
          ownHosts: ["nightjar.example"],
          development,
        });
        expect(await bridge.request("subscriptions", "getAuthAccessToken")).toEqual({ accessToken: "a" });
      }
    },
  );

  it("NAT-1 SUB-5 are handed over by the version of the service", () => {
    const { bridge, messages } = setUp("ios");
    expect(handOver(bridge, v2, { accessToken: "a", refreshToken: "r", authToken: "t" })).toBe(true);
    expect(handOver(bridge, v1, { accessToken: "a", refreshToken: "r", authToken: "t" })).toBe(true);
    expect(messages.map(({ method, params }) => [method, params])).toEqual([
      ["setAuthTokens", { accessToken: "a", refreshToken: "r" }],
      ["setSubscription", { token: "t" }],
    ]);
  });

  it.each([
    [v2, { accessToken: "", refreshToken: "r" }],
    [v2, { accessToken: "a", refreshToken: "" }],
    [v2, { accessToken: "a" }],
    [v2, { authToken: "t" }],
    [v1, { authToken: "" }],
    [v1, { accessToken: "a", refreshToken: "r" }],
  ])("NAT-1 by %j nothing is sent of %j", (flags, tokens) => {
    const { bridge, messages } = setUp("ios");
    expect(handOver(bridge, flags, tokens)).toBe(false);
    expect(messages).toEqual([]);
  });

  it("NAT-1 the bridge itself sends no empty token", () => {
    const { bridge, messages } = setUp("ios");
    expect(() => bridge.notify("useSubscription", "setAuthTokens", { accessToken: "", refreshToken: "r" })).toThrow();
    expect(() => bridge.notify("useSubscription", "setSubscription", { token: "" })).toThrow();
    expect(messages).toEqual([]);
  });

  it.each([
    [v2, { accessToken: "a" }, { accessToken: "a" }],
    [v1, { token: "t" }, { authToken: "t" }],
    [v1, { token: "" }, null],
    [v1, {}, null],
  ])("NAT-1 by %j the app's %j is taken as %j", async (flags, answer, expected) => {
    const { bridge } = setUp("android", { answer: () => answer });
    expect(await takeOver(bridge, flags)).toEqual(expected);
  });

  it("NAT-1 NAT-3 an app that refuses has nobody signed in; one that is silent is an error", async () => {
    const refusing = setUp("ios", {
      answer: () => {
        throw new Error("nobody");
      },
    });
    expect(await takeOver(refusing.bridge, v2)).toBeNull();
    const { bridge, clock } = setUp("ios", { answer: () => new Promise(() => {}) });
    const asked = takeOver(bridge, v2);
    expect(await isSettled(asked)).toBe(false);
    clock.advance(1200);
    await expect(asked).rejects.toThrow(NoAnswer);
  });

  it.each([
    [["getAuthAccessToken"], "subscriptions"],
    [["subscriptionDetails"], "useSubscription"],
    [[], "useSubscription"],
  ])("NAT-1 of an app that offers %j it is asked of %s", async (available, featureName) => {
    const { bridge, messages } = setUp("windows", { answer: () => ({ accessToken: "a" }) });
    await takeOver(bridge, v2, available);
    expect(messages).toMatchObject([{ featureName, method: "getAuthAccessToken" }]);
  });
});

describe("flags", () => {
  it.each(["useSubscription", "subscriptions", "useIdentityTheftRestoration"] as const)(
    "NAT-1 NAT-4 are asked for in the context of %s",
    async (feature) => {
      const { bridge, messages } = setUp("ios", { answer: () => ({ useUnifiedFeedback: true }) });
      expect((await readFlags(bridge, feature)).useUnifiedFeedback).toBe(true);
      expect(messages).toMatchObject([{ featureName: feature, method: "getFeatureConfig" }]);
    },
  );

  it.each([
    [{ useSubscriptionsAuthV2: true, useUnifiedFeedback: true, other: true }, true, true],
    [{ useSubscriptionsAuthV2: true }, true, false],
    [{ useUnifiedFeedback: true, useSubscriptionsAuthV2: "true" }, false, true],
    [{}, false, false],
  ])("NAT-4 reads %j", async (answer, useSubscriptionsAuthV2, useUnifiedFeedback) => {
    const { bridge } = setUp("windows", { answer: () => answer });
    expect(await readFlags(bridge)).toEqual({ useSubscriptionsAuthV2, useUnifiedFeedback });
  });

  it.each([
    ["fails", () => Promise.reject(new Error("unknown method"))],
    ["says nothing", () => new Promise(() => {})],
    ["speaks nonsense", () => "yes"],
  ])("NAT-4 are false where the host %s", async (_, answer) => {
    const { bridge, clock } = setUp("windows", { answer });
    const flags = readFlags(bridge);
    await isSettled(flags);
    clock.advance(1200);
    expect(await flags).toEqual({ useSubscriptionsAuthV2: false, useUnifiedFeedback: false });
  });
});
