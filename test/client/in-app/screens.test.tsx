// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from "vitest";
import { accessCodeScreen } from "../../../client/in-app/access-code/access-code-screen.tsx";
import { emailScreen } from "../../../client/in-app/account/email-screen.tsx";
import { manageScreen } from "../../../client/in-app/account/manage-screen.tsx";
import { signInScreen } from "../../../client/in-app/account/sign-in-screen.tsx";
import type { AppScreen, ScreenName } from "../../../client/in-app/app-screen.tsx";
import { buyScreen } from "../../../client/in-app/purchase/buy-screen.tsx";
import { restoreScreen } from "../../../client/in-app/purchase/restore-screen.tsx";
import { returnScreen } from "../../../client/in-app/purchase/return-screen.tsx";
import { welcomeScreen } from "../../../client/in-app/purchase/welcome-screen.tsx";
import { platformWords, statusWords } from "../../../src/contract/subscription/manage-words.ts";
import { one, openScreen } from "./open-screen.tsx";

const handshake = { availableMessages: ["subscriptionDetails"] };
const unsubscribed = { handshake, subscriptionDetails: { isSubscribed: false } };
const subscribed = { handshake, subscriptionDetails: { isSubscribed: true }, getFeatureConfig: {} };

const offer = { type: "freeTrial", id: "trial-yearly", durationInDays: 14, isUserEligible: true };
const store = {
  platform: "ios",
  options: [
    { id: "monthly", cost: { displayPrice: "9,99 €", recurrence: "monthly" } },
    { id: "yearly", cost: { displayPrice: "99,99 €", recurrence: "yearly" }, offer },
  ],
  features: [],
};

/** The plans by their ids, with the chosen one marked. */
const plans = () =>
  [...document.querySelectorAll("input")].map(({ value, checked }) => (checked ? `${value}, chosen` : value));
/** What the button to buy says. */
const toBuy = /^(?:Start|Subscribe)/;

describe.each(["ios", "android", "macos", "windows"] as const)("screens in the app on %s", (app) => {
  describe("buy", () => {
    const open = (answers: Record<string, unknown>) => openScreen(buyScreen, { app, answers });

    it("FLOW-9 NAT-4 the store's plans are shown, the yearly one chosen, with the trial's own length", async () => {
      const { state, sent } = await open({ ...unsubscribed, getSubscriptionOptions: store });
      expect(state()).toBe("offers");
      expect(plans()).toEqual(["monthly", "yearly, chosen"]);
      const [monthly, yearly] = [...document.querySelectorAll("label")].map((label) => label.textContent);
      expect(monthly).not.toContain("14");
      expect(yearly).toContain("14");
      expect(one("button").textContent).toContain("14");
      expect(sent).toEqual(["paywall_view", "native_trial_available", "native_trial_eligible"]);
    });

    it.each([
      ["funnel_home_website_radio_top", undefined, "30"],
      ["funnel_home_website_anniversary_top", "US", "14"],
      ["funnel_home_website_anniversary_top", "IE", "21"],
      ["funnel_home_website_anniversary_top", undefined, "21"],
      ["funnel_home_website_spring_top", "US", "21"],
    ])("SUB-8 FLOW-9 with the origin %s in %s a trial has %s days", async (origin, country, days) => {
      const lasting = { ...store, options: [{ ...store.options[1], offer: { ...offer, durationInDays: 21 } }] };
      const answers = { ...unsubscribed, getSubscriptionOptions: lasting };
      await openScreen(buyScreen, { app, answers, search: `?origin=${origin}`, ...(country && { country }) });
      for (const place of ["label", "button"]) expect(one(place).textContent).toContain(`${days}-day free trial`);
    });

    it("NAT-4 a trial that is not for this person is no event and no offer", async () => {
      const used = { ...store, options: [{ ...store.options[1], offer: { ...offer, isUserEligible: false } }] };
      const { sent, press, told } = await open({ ...unsubscribed, getSubscriptionOptions: used });
      expect(sent).toEqual(["paywall_view", "native_trial_available"]);
      await press(toBuy);
      expect(told()).toContainEqual(["subscriptionSelected", { id: "yearly" }]);
    });

    it("FLOW-9 a choice is told and its button is written anew; buying tells the store what was chosen", async () => {
      const { press, choose, told, state, sent } = await open({ ...unsubscribed, getSubscriptionOptions: store });
      await choose("monthly");
      expect(plans()).toEqual(["monthly, chosen", "yearly"]);
      expect(one("button").textContent).toContain("9,99");
      await choose("yearly");
      await press(toBuy);
      expect(told()).toEqual([
        ["subscriptionsMonthlyPriceClicked"],
        ["subscriptionsYearlyPriceClicked"],
        ["subscriptionSelected", { id: "yearly", offerId: "trial-yearly" }],
      ]);
      expect(state()).toBe("waiting-purchase");
      expect(sent).toContain("checkout_start");
    });

    it("FLOW-9 what the store pushes ends the purchase, and the choice stays", async () => {
      const { press, choose, push, state, messages, went } = await open({
        ...unsubscribed,
        getSubscriptionOptions: store,
      });
      await choose("monthly");
      await press(toBuy);
      await push("useSubscription", "onPurchaseUpdate", { type: "canceled" });
      expect([state(), messages()]).toEqual(["offers", ["status"]]);
      expect(plans()).toEqual(["monthly, chosen", "yearly"]);
      await press(toBuy);
      await push("useSubscription", "onPurchaseUpdate", { type: "completed" });
      expect(went).toEqual(["/subscriptions/welcome"]);
    });

    it("FLOW-9 whoever stops waiting can choose again, and a late word of the store still counts", async () => {
      const { press, push, state, went } = await open({ ...unsubscribed, getSubscriptionOptions: store });
      await press(toBuy);
      await press(/go back/);
      expect(state()).toBe("offers");
      await push("useSubscription", "onPurchaseUpdate", { type: "completed" });
      expect(went).toEqual(["/subscriptions/welcome"]);
    });

    it("FLOW-9 a checkout on the web that does not open is said, and nobody is led anywhere", async () => {
      // Loaded before, so that the press need not wait for a file.
      await import("../../../client/in-app/purchase/web-checkout.ts");
      const { press, push, state, messages, went } = await open({ ...unsubscribed, getSubscriptionOptions: store });
      await press(toBuy);
      await push("useSubscription", "onPurchaseUpdate", { type: "redirect" });
      expect([state(), messages()]).toEqual(["offers", ["alert"]]);
      expect(went).toEqual([]);
    });

    it("FLOW-9 a store that fails or sells nothing says so, and is asked again", async () => {
      const { state, given, press } = await open(unsubscribed);
      expect(state()).toBe("store-failed");
      given.set("getSubscriptionOptions", { ...store, options: [] });
      await press(/again/);
      expect(state()).toBe("store-empty");
      given.set("getSubscriptionOptions", store);
      await press(/again/);
      expect(state()).toBe("offers");
    });

    it("FLOW-6 an app that cannot say whether there is a subscription sells with a word about it", async () => {
      const offered = async (answers: Record<string, unknown>) => {
        const { state, messages } = await open({ ...answers, getSubscriptionOptions: store });
        return [state(), ...messages()];
      };
      expect(await offered(unsubscribed)).toEqual(["offers"]);
      expect(await offered({ handshake: { availableMessages: [] } })).toEqual(["offers", "status"]);
    });

    it("FLOW-6 a subscriber is sold nothing, nor is anybody whom the app does not answer for", async () => {
      const { state, asked, press, told } = await open({ ...subscribed, getSubscriptionOptions: store });
      expect(state()).toBe("subscribed");
      expect(asked()).not.toContain("useSubscription.getSubscriptionOptions");
      await press(/settings/);
      expect(told()).toEqual([["backToSettings"]]);
      expect((await open({ getSubscriptionOptions: store })).state()).toBe("error");
    });
  });

  describe("restore", () => {
    it("FLOW-9 what the store finds leads to the welcome, and what it does not find is said", async () => {
      const { state, messages, press, push, given, told, went } = await openScreen(restoreScreen, {
        app,
        answers: unsubscribed,
      });
      expect([state(), messages()]).toEqual(["ways", []]);
      await press(/^Restore/);
      expect(state()).toBe("waiting-restore");
      await push("subscriptions", "authUpdate");
      expect([state(), messages()]).toEqual(["ways", ["alert"]]);
      await press(/^Restore/);
      given.set("subscriptionDetails", { isSubscribed: true });
      await push("subscriptions", "authUpdate");
      expect(went).toEqual(["/subscriptions/welcome"]);
      expect(told()).toEqual([["activateSubscription"], ["activateSubscription"]]);
    });
  });

  describe("welcome", () => {
    const open = (answers: Record<string, unknown>) => openScreen(welcomeScreen, { app, answers });

    it("FLOW-9 NAT-1 each service and each way on is told to the app by its own message", async () => {
      const { press, told, state } = await open(subscribed);
      expect(state()).toBe("subscribed");
      for (const name of [/VPN/, /Removal/, /Restoration/, /email/, /settings/, /Questions/]) await press(name);
      expect(told()).toEqual([
        ["featureSelected", { productFeature: "Network Protection" }],
        ["featureSelected", { productFeature: "Data Broker Protection" }],
        ["featureSelected", { productFeature: "Identity Theft Restoration" }],
        ["subscriptionsWelcomeAddEmailClicked"],
        ["backToSettings"],
        ["subscriptionsWelcomeFaqClicked"],
      ]);
    });

    it.each([
      [{ useUnifiedFeedback: true }, "in the app"],
      [{ useUnifiedFeedback: false }, "on the web"],
      [{ useUnifiedFeedback: "true" }, "on the web"],
      [{}, "on the web"],
    ])("NAT-4 by %j feedback is taken %s", async (flags, where) => {
      const { press, told } = await open({ ...subscribed, getFeatureConfig: flags });
      const onWeb = document.querySelector('a[href="/help"]') !== null;
      expect(onWeb).toBe(where === "on the web");
      await press(/feedback/);
      expect(told()).toEqual(onWeb ? [] : [["backToSettings"]]);
    });

    it("FLOW-6 an app without a subscription is asked again, and what it pushes counts", async () => {
      const { state, given, press, push } = await open({ ...unsubscribed, getFeatureConfig: {} });
      expect(state()).toBe("unsubscribed");
      given.set("subscriptionDetails", { isSubscribed: true });
      await press(/again/);
      expect(state()).toBe("subscribed");
      given.set("subscriptionDetails", { isSubscribed: false });
      await push("subscriptions", "authUpdate");
      expect(state()).toBe("unsubscribed");
    });

    it("FLOW-6 an app that answers only when it is asked again is followed once, not twice", async () => {
      const { state, given, press, push, asked } = await open({});
      expect(state()).toBe("error");
      for (const [message, answer] of Object.entries(subscribed)) given.set(message, answer);
      await press(/again/);
      expect(state()).toBe("subscribed");
      const before = asked().length;
      await push("subscriptions", "authUpdate");
      expect(asked().slice(before)).toEqual(["subscriptions.handshake", "subscriptions.subscriptionDetails"]);
    });
  });

  describe("return", () => {
    it("SUB-9 nothing is switched on before the app has the subscription", async () => {
      const { state, sent, given, press } = await openScreen(returnScreen, { app, answers: { getFeatureConfig: {} } });
      expect([state(), sent]).toEqual(["unsubscribed", []]);
      given.set("completeStripePayment", "not what was agreed on");
      await press(/again/);
      expect([state(), sent]).toEqual(["error", []]);
      given.set("completeStripePayment", {});
      await press(/again/);
      expect([state(), sent]).toEqual(["subscribed", ["checkout_complete"]]);
    });

    it("SUB-9 the app is told once", async () => {
      const { asked } = await openScreen(returnScreen, { app, answers: { completeStripePayment: {} } });
      expect(asked().filter((message) => message.endsWith("completeStripePayment"))).toHaveLength(1);
    });
  });

  describe("an address that forces a status", () => {
    const statuses = ["pending", "subscribed", "unsubscribed", "unknown", "error"] as const;

    const screens: Readonly<Record<ScreenName, AppScreen>> = {
      restore: restoreScreen,
      welcome: welcomeScreen,
      return: returnScreen,
      "sign-in": signInScreen,
      email: emailScreen,
      manage: manageScreen,
      buy: buyScreen,
      "access-code": accessCodeScreen,
    };

    it.each([
      ["restore", ["pending", "subscribed", "ways", "ways", "error"]],
      ["welcome", ["pending", "subscribed", "unsubscribed", "unknown", "error"]],
      ["return", ["pending", "subscribed", "unsubscribed", "unknown", "error"]],
      ["sign-in", ["pending", "subscribed", "address", "address", "error"]],
      ["email", ["pending", "address", "signed-out", "unchecked", "error"]],
      ["manage", ["pending", "subscribed", "unsubscribed", "unknown", "error"]],
      ["buy", ["pending", "subscribed", "offers", "offers", "error"]],
      ["access-code", ["pending", "ready", "signed-out", "unchecked", "error"]],
    ] as const)("FLOW-6 is shown by %s", async (name, states) => {
      const seen = new Map<string, string | undefined>();
      for (const status of statuses) {
        const { state, html, asked } = await openScreen(screens[name], {
          app,
          answers: { getSubscriptionOptions: store, getFeatureConfig: {} },
          search: `?subscribed_override=${status}`,
        });
        seen.set(html(), state());
        expect(asked()).not.toContain("subscriptions.handshake");
      }
      expect([...seen.values()]).toEqual(states);
    });
  });

  describe("manage", () => {
    const ends = { expiresOrRenewsAt: Date.UTC(2027, 10, 1, 12), paymentPlatform: "ios" };

    const open = (subscriptionDetails: object) =>
      openScreen(manageScreen, { app, answers: { ...subscribed, subscriptionDetails } });

    it("FLOW-5 a subscription is shown with its status, its store and its feedback", async () => {
      const { state, messages, text, has } = await open({ isSubscribed: true, status: "Grace Period", ...ends });
      expect([state(), messages()]).toEqual(["subscribed", ["alert"]]);
      expect(text()).toContain(statusWords()["Grace Period"].text("1 November 2027"));
      expect(one("h2").textContent).toBe(platformWords().ios.where);
      expect(has(/feedback/)).toBe(true);
    });

    it("FLOW-5 one that was cancelled in a store renews again there", async () => {
      const { text } = await open({ isSubscribed: true, status: "Not Auto-Renewable", ...ends });
      expect(text()).toContain(platformWords().ios.again);
      expect(text()).not.toContain("cancel your subscription there");
    });

    it("FLOW-5 one that ended is another state than none at all", async () => {
      const { state, text } = await open({ isSubscribed: false, status: "Expired", ...ends });
      expect(state()).toBe("ended");
      expect(text()).toContain(statusWords().Expired.text("1 November 2027"));
      expect((await open({ isSubscribed: false })).state()).toBe("unsubscribed");
    });

    it("FLOW-5 another store is shown when the app tells of a change", async () => {
      const { given, push } = await open({ isSubscribed: true, status: "Auto-Renewable", ...ends });
      given.set("subscriptionDetails", { isSubscribed: true, ...ends, paymentPlatform: "stripe" });
      await push("subscriptions", "authUpdate");
      expect(one("h2").textContent).toBe(platformWords().stripe.where);
    });

    it("FLOW-5 what the app said while it had another status does not count for this one", async () => {
      const ended = { isSubscribed: false, status: "Expired", ...ends };
      const { given, push, state, text } = await open(ended);
      // The app tells its new status first, and says nothing more of it.
      const said = [ended, { isSubscribed: true }, new Promise(() => {})];
      vi.spyOn(given, "get").mockImplementation((name) => (name === "handshake" ? handshake : said.shift()));
      await push("subscriptions", "authUpdate");
      expect(state()).toBe("subscribed");
      expect(text()).not.toContain("2027");
    });
  });

  describe("email", () => {
    afterEach(() => vi.unstubAllGlobals());

    const held = { handshake: { availableMessages: [] }, getAuthAccessToken: { accessToken: "a.b.c" } };
    const v2 = { useSubscriptionsAuthV2: true };

    /** Opens the screen with a service that gives the same answer to every call. */
    async function open(email: string | null, answer: Response | object = {}) {
      const service = { email, entitlements: [], hash: "h", status: "confirmed", recovery_code: "r".repeat(24) };
      vi.stubGlobal("fetch", async () =>
        answer instanceof Response ? answer : Response.json({ ...service, ...answer }),
      );
      return openScreen(emailScreen, { app, answers: { ...held, getFeatureConfig: v2 } });
    }

    it.each([
      [null, "subscriptionsAddEmailSuccess"],
      ["old@people.example", "subscriptionsEditEmailSuccess"],
    ])("FLOW-4 over %j an address is set with its code, and the app is told", async (before, note) => {
      const { state, enter, told, text } = await open(before);
      expect(state()).toBe("address");
      await enter("robin@people.example");
      expect([state(), told()]).toEqual(["code", []]);
      vi.stubGlobal("fetch", async () => Response.json({ status: "confirmed", email: "robin@people.example" }));
      await enter("123456");
      expect([state(), told()]).toEqual(["saved", [[note]]]);
      expect(text()).toContain("robin@people.example");
    });

    it("FLOW-4 an address is removed with its code, and the code that is left is shown", async () => {
      const { state, press, enter, told, text } = await open("robin@people.example");
      await press(/Remove/);
      expect(text()).toContain("robin@people.example");
      await enter("123456");
      expect([state(), told()]).toEqual(["removed", [["subscriptionsRemoveEmailSuccess"]]]);
      expect(text()).toMatch(/(?:\w{4}-){5}\w{4}/);
    });

    it("FLOW-4 an account that cannot be loaded is asked for again", async () => {
      const { state, press } = await open(null, Response.json({ error: "server_error" }, { status: 500 }));
      expect(state()).toBe("unreachable");
      vi.stubGlobal("fetch", async () => Response.json({ email: null, entitlements: [] }));
      await press(/again/);
      expect(state()).toBe("address");
    });

    it("FLOW-4 an app that nobody is signed in to has no address", async () => {
      const { getAuthAccessToken: _, ...answers } = held;
      const { state } = await openScreen(emailScreen, { app, answers: { ...answers, getFeatureConfig: v2 } });
      expect(state()).toBe("signed-out");
    });
  });

  describe("access code", () => {
    afterEach(() => vi.unstubAllGlobals());

    it("ITR-1 a code is made with the app's token, and replaced only when that is asked for twice", async () => {
      const issued = [{ accessCode: "7KQ2-M9XD-4TBR" }, { accessCode: "AAAA-BBBB-CCCC" }];
      const asked: unknown[] = [];
      vi.stubGlobal("fetch", async (_: string, { body, headers }: RequestInit) => {
        asked.push([new Headers(headers).get("authorization"), body]);
        const code = issued.shift();
        return code
          ? Response.json({ ...code, expiresAt: Date.now() + 3_600_000 })
          : Response.json({}, { status: 500 });
      });
      const { state, press, messages } = await openScreen(accessCodeScreen, {
        app,
        answers: { getAccessToken: { token: "t" }, getFeatureConfig: {} },
      });
      await press(/^Get/);
      expect([state(), one("code").textContent]).toEqual(["shown", "7KQ2-M9XD-4TBR"]);
      await press(/^Replace/);
      expect([state(), one("code").textContent]).toEqual(["renewing", "7KQ2-M9XD-4TBR"]);
      await press(/^Keep/);
      expect(state()).toBe("shown");
      await press(/^Replace/);
      await press(/^Replace/);
      expect([state(), one("code").textContent]).toEqual(["shown", "AAAA-BBBB-CCCC"]);
      await press(/^Replace/);
      await press(/^Replace/);
      expect([state(), messages(), one("code").textContent]).toEqual(["shown", ["alert"], "AAAA-BBBB-CCCC"]);
      expect(asked).toEqual([
        ["Bearer t", "{}"],
        ["Bearer t", '{"replaces":"7KQ2-M9XD-4TBR"}'],
        ["Bearer t", '{"replaces":"AAAA-BBBB-CCCC"}'],
      ]);
    });

    it("ITR-1 the app's token, its no and its silence are three states", async () => {
      const open = (answers: Record<string, unknown>) => openScreen(accessCodeScreen, { app, answers });
      expect((await open({ getAccessToken: { token: "t" } })).state()).toBe("ready");
      const { state, given, press, asked } = await open({});
      expect(state()).toBe("signed-out");
      given.set("getAccessToken", { token: "" });
      await press(/again/);
      expect(state()).toBe("error");
      expect(new Set(asked())).toEqual(new Set(["useIdentityTheftRestoration.getAccessToken"]));
    });
  });
});

describe("whoever uses a screen by keys or by ear", () => {
  const answers = { ...unsubscribed, getSubscriptionOptions: store };

  it("FLOW-9 continues at the message of the next state or, if it has none, at its beginning", async () => {
    const { press, push, focused } = await openScreen(buyScreen, { app: "ios", answers });
    one("form button").focus();
    await press(toBuy);
    expect(focused()).toBe(one("[role=status]"));
    await press(/go back/);
    expect(focused()).toBe(one("[data-state=offers]"));
    await press(toBuy);
    await push("useSubscription", "onPurchaseUpdate", { type: "canceled" });
    expect(focused()).toBe(one("[data-state=offers] [role=status]"));
  });

  it("FLOW-9 is moved nowhere while the focus is elsewhere, or while only a detail changes", async () => {
    const { push, given, focused } = await openScreen(manageScreen, { app: "ios", answers });
    expect(focused()).toBe(document.body);
    one("a").focus();
    given.set("subscriptionDetails", { isSubscribed: true });
    await push("subscriptions", "authUpdate");
    one("button").focus();
    given.set("subscriptionDetails", { isSubscribed: true, paymentPlatform: "ios" });
    await push("subscriptions", "authUpdate");
    expect(document.querySelector("h2")).not.toBeNull();
    expect(focused()).toBe(one("button"));
  });
});
