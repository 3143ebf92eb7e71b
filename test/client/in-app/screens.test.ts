import { describe, expect, it } from "vitest";
import { accessCodeScreen } from "../../../client/in-app/access-code/access-code-screen.ts";
import { emailScreen } from "../../../client/in-app/account/email-screen.ts";
import { manageScreen } from "../../../client/in-app/account/manage-screen.ts";
import { signInScreen } from "../../../client/in-app/account/sign-in-screen.ts";
import { buyScreen } from "../../../client/in-app/purchase/buy-screen.ts";
import { restoreScreen } from "../../../client/in-app/purchase/restore-screen.ts";
import { returnScreen } from "../../../client/in-app/purchase/return-screen.ts";
import { welcomeScreen } from "../../../client/in-app/purchase/welcome-screen.ts";
import type { ScreenScript } from "../../../client/in-app/screen.ts";
import type { ScreenName } from "../../../src/contract/in-app/screens.ts";
import { playApp, recordScreen, settle } from "./app-under-test.ts";

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

describe.each(["ios", "android", "macos", "windows"] as const)("screens in the app on %s", (app) => {
  describe("buy", () => {
    async function open(answers: Record<string, unknown>, search = "") {
      const played = playApp({ app, answers, search });
      const recorded = recordScreen<"buy">(played.inApp);
      const { actions, forms } = buyScreen(recorded.screen);
      await settle();
      return { ...played, ...recorded, actions, forms };
    }

    it("FLOW-9 NAT-4 the store's plans are shown, the yearly one chosen, with the trial's own length", async () => {
      const { shown, sent } = await open({ ...unsubscribed, getSubscriptionOptions: store });
      const [view, contents] = shown.at(-1) ?? [];
      expect(view).toBe("offers");
      expect(contents).toMatchObject({
        rows: {
          offer: [
            { value: "monthly", checked: false, slots: { trial: null } },
            { value: "yearly", checked: true, slots: { trial: expect.stringContaining("14") } },
          ],
        },
        slots: { buy: expect.stringContaining("14") },
      });
      expect(sent).toEqual(["paywall_view", "native_trial_available", "native_trial_eligible"]);
    });

    it("NAT-4 a trial that is not for this person is no event and no offer", async () => {
      const used = { ...store, options: [{ ...store.options[1], offer: { ...offer, isUserEligible: false } }] };
      const { sent, forms, told } = await open({ ...unsubscribed, getSubscriptionOptions: used });
      expect(sent).toEqual(["paywall_view", "native_trial_available"]);
      forms.offers.submit({ plan: "yearly" });
      expect(told()).toContainEqual(["subscriptionSelected", { id: "yearly" }]);
    });

    it("FLOW-9 a choice is told and its button is written anew; buying tells the store what was chosen", async () => {
      const { forms, told, shown, now, sent } = await open({ ...unsubscribed, getSubscriptionOptions: store });
      forms.offers.change?.({ plan: "monthly" });
      expect(shown.at(-1)).toEqual(["refill", { buy: expect.stringContaining("9,99") }]);
      forms.offers.submit({ plan: "yearly" });
      expect(told()).toEqual([
        ["subscriptionsMonthlyPriceClicked"],
        ["subscriptionSelected", { id: "yearly", offerId: "trial-yearly" }],
      ]);
      expect(now()).toBe("waiting-purchase");
      expect(sent).toContain("checkout_start");
    });

    it("FLOW-9 a plan that the store does not sell is never asked for", async () => {
      const { forms, told } = await open({ ...unsubscribed, getSubscriptionOptions: { ...store, options: [] } });
      forms.offers.submit({ plan: "yearly" });
      expect(told()).toEqual([]);
    });

    it("FLOW-9 what the store pushes ends the purchase", async () => {
      const { forms, host, now, noted, went } = await open({ ...unsubscribed, getSubscriptionOptions: store });
      forms.offers.submit({ plan: "monthly" });
      host.push("useSubscription", "onPurchaseUpdate", { type: "canceled" });
      expect([now(), noted.get("notes")]).toEqual(["offers", "canceled"]);
      forms.offers.submit({ plan: "monthly" });
      host.push("useSubscription", "onPurchaseUpdate", { type: "completed" });
      await settle();
      expect(went).toEqual(["/subscriptions/welcome"]);
    });

    it("FLOW-9 a store that fails or sells nothing says so, and is asked again", async () => {
      const { now, given, actions } = await open(unsubscribed);
      expect(now()).toBe("store-failed");
      given.set("getSubscriptionOptions", { ...store, options: [] });
      actions["ask-store"]();
      await settle();
      expect(now()).toBe("store-empty");
      given.set("getSubscriptionOptions", store);
      actions["ask-store"]();
      await settle();
      expect(now()).toBe("offers");
    });

    it("FLOW-6 an app that cannot say whether there is a subscription sells with a word about it", async () => {
      const offered = async (answers: Record<string, unknown>) => {
        const { now, noted } = await open({ ...answers, getSubscriptionOptions: store });
        return [now(), noted.get("notes")];
      };
      expect(await offered(unsubscribed)).toEqual(["offers", undefined]);
      expect(await offered({ handshake: { availableMessages: [] } })).toEqual(["offers", "unknown"]);
    });

    it("FLOW-6 a subscriber is sold nothing, nor is anybody whom the app does not answer for", async () => {
      const { now, asked } = await open({ ...subscribed, getSubscriptionOptions: store });
      expect(now()).toBe("subscribed");
      expect(asked()).not.toContain("useSubscription.getSubscriptionOptions");
      expect((await open({ getSubscriptionOptions: store })).now()).toBe("error");
    });
  });

  describe("restore", () => {
    it("FLOW-9 what the store finds leads to the welcome, and what it does not find is said", async () => {
      const played = playApp({ app, answers: unsubscribed });
      const { screen, now, noted } = recordScreen<"restore">(played.inApp);
      const { actions } = restoreScreen(screen);
      await settle();
      expect(now()).toBe("unsubscribed");
      actions.restore();
      expect(now()).toBe("waiting-restore");
      played.host.push("subscriptions", "authUpdate");
      await settle();
      expect([now(), noted.get("notes")]).toEqual(["unsubscribed", "not-found"]);
      actions.restore();
      played.given.set("subscriptionDetails", { isSubscribed: true });
      played.host.push("subscriptions", "authUpdate");
      await settle();
      expect(played.went).toEqual(["/subscriptions/welcome"]);
      expect(played.told()).toEqual([["activateSubscription"], ["activateSubscription"]]);
    });
  });

  describe("welcome", () => {
    async function open(answers: Record<string, unknown>) {
      const played = playApp({ app, answers });
      const recorded = recordScreen<"welcome">(played.inApp);
      const { actions } = welcomeScreen(recorded.screen);
      await settle();
      return { ...played, ...recorded, actions };
    }

    it("FLOW-9 NAT-1 each service and each way on is told to the app by its own message", async () => {
      const { actions, told, now } = await open(subscribed);
      expect(now()).toBe("subscribed");
      for (const act of Object.values({ ...actions, "ask-again": () => {} })) act();
      expect(told()).toEqual(
        expect.arrayContaining([
          ["backToSettings"],
          ["featureSelected", { productFeature: "Network Protection" }],
          ["featureSelected", { productFeature: "Data Broker Protection" }],
          ["featureSelected", { productFeature: "Identity Theft Restoration" }],
          ["subscriptionsWelcomeAddEmailClicked"],
          ["subscriptionsWelcomeFaqClicked"],
        ]),
      );
    });

    it.each([
      [{ useUnifiedFeedback: true }, "feedback-app"],
      [{ useUnifiedFeedback: false }, "feedback-web"],
      [{ useUnifiedFeedback: "true" }, "feedback-web"],
      [{}, "feedback-web"],
    ])("NAT-4 by %j feedback is %s", async (flags, view) => {
      expect((await open({ ...subscribed, getFeatureConfig: flags })).noted.get("feedback")).toBe(view);
    });

    it("FLOW-6 an app without a subscription is asked again", async () => {
      const { now, given, actions } = await open({ ...unsubscribed, getFeatureConfig: {} });
      expect(now()).toBe("unsubscribed");
      given.set("subscriptionDetails", { isSubscribed: true });
      actions["ask-again"]();
      await settle();
      expect(now()).toBe("subscribed");
    });
  });

  describe("return", () => {
    it("SUB-9 nothing is switched on before the app has the subscription", async () => {
      const played = playApp({ app, answers: { getFeatureConfig: {} } });
      const { screen, now } = recordScreen<"return">(played.inApp);
      const { actions } = returnScreen(screen);
      await settle();
      expect([now(), played.sent]).toEqual(["unsubscribed", []]);
      played.given.set("completeStripePayment", "not what was agreed on");
      actions["ask-again"]();
      await settle();
      expect([now(), played.sent]).toEqual(["error", []]);
      played.given.set("completeStripePayment", {});
      actions["ask-again"]();
      await settle();
      expect([now(), played.sent]).toEqual(["subscribed", ["checkout_complete"]]);
    });
  });

  describe("an address that forces a status", () => {
    const statuses = ["pending", "subscribed", "unsubscribed", "unknown", "error"] as const;

    type Played = ReturnType<typeof playApp>["inApp"];

    /** Opens a screen; returns a function that tells what it shows. */
    function opening<Name extends ScreenName>(script: ScreenScript<Name>) {
      return (played: Played) => {
        const { screen, now, noted } = recordScreen<Name>(played);
        script(screen);
        return () => [now(), noted.get("notes")].filter(Boolean).join(", ");
      };
    }

    const openings = {
      restore: opening(restoreScreen),
      welcome: opening(welcomeScreen),
      return: opening(returnScreen),
      "sign-in": opening(signInScreen),
      email: opening(emailScreen),
      manage: opening(manageScreen),
      buy: opening(buyScreen),
      "access-code": opening(accessCodeScreen),
    } satisfies Record<ScreenName, unknown>;

    it.each([
      ["restore", ["pending", "subscribed", "unsubscribed", "unsubscribed, unknown", "error"]],
      ["welcome", ["pending", "subscribed", "unsubscribed", "unknown", "error"]],
      ["return", ["pending", "subscribed", "unsubscribed", "unknown", "error"]],
      ["sign-in", ["pending", "subscribed", "address", "address, unchecked", "error"]],
      ["email", ["pending", "address", "signed-out", "unchecked", "error"]],
      ["manage", ["pending", "subscribed", "unsubscribed", "unknown", "error"]],
      ["buy", ["pending", "subscribed", "store-asking", "store-asking", "error"]],
      ["access-code", ["pending", "ready", "signed-out", "unchecked", "error"]],
    ] as const)("FLOW-6 is shown by %s", (name, views) => {
      const shown = statuses.map((status) => {
        const { inApp, asked } = playApp({ app, answers: {}, search: `?subscribed_override=${status}` });
        const view = openings[name](inApp)();
        expect(asked()).not.toContain("subscriptions.handshake");
        return view;
      });
      expect(shown).toEqual(views);
      // In "buy" only a note tells two statuses apart. It comes with the plans of the store, which take a moment.
      expect(new Set(shown).size).toBe(name === "buy" ? 4 : statuses.length);
    });
  });

  describe("manage", () => {
    const ends = { expiresOrRenewsAt: Date.UTC(2027, 10, 1), paymentPlatform: "ios" };

    async function open(subscriptionDetails: object) {
      const played = playApp({ app, answers: { ...subscribed, subscriptionDetails } });
      const recorded = recordScreen<"manage">(played.inApp);
      manageScreen(recorded.screen);
      await settle();
      return { ...played, ...recorded };
    }

    it("FLOW-5 a subscription is shown with its status, its store and its feedback", async () => {
      const { now, noted } = await open({ isSubscribed: true, status: "Grace Period", ...ends });
      expect(now()).toBe("subscribed");
      expect(Object.fromEntries(noted)).toEqual({
        notes: "status-Grace Period",
        bought: "bought-ios",
        feedback: "feedback-web",
      });
    });

    it("FLOW-5 one that ended is another view than none at all", async () => {
      const { now, noted } = await open({ isSubscribed: false, status: "Expired", ...ends });
      expect([now(), noted.get("notes")]).toEqual(["ended", "status-Expired"]);
      expect((await open({ isSubscribed: false })).now()).toBe("unsubscribed");
    });

    it("FLOW-5 another store is shown when the app tells of a change", async () => {
      const { noted, given, host } = await open({ isSubscribed: true, status: "Auto-Renewable", ...ends });
      given.set("subscriptionDetails", { isSubscribed: true, ...ends, paymentPlatform: "stripe" });
      host.push("subscriptions", "authUpdate");
      await settle();
      expect(noted.get("bought")).toBe("bought-stripe");
    });
  });

  describe("access code", () => {
    it("ITR-1 the app's token, its no and its silence are three views", async () => {
      const open = async (answers: Record<string, unknown>) => {
        const played = playApp({ app, answers });
        const { screen, now } = recordScreen<"access-code">(played.inApp);
        const { actions } = accessCodeScreen(screen);
        await settle();
        return { ...played, now, actions };
      };
      expect((await open({ getAccessToken: { token: "t" } })).now()).toBe("ready");
      const { now, given, actions, asked } = await open({});
      expect(now()).toBe("signed-out");
      given.set("getAccessToken", { token: "" });
      actions["ask-again"]();
      await settle();
      expect(now()).toBe("error");
      expect(new Set(asked())).toEqual(new Set(["useIdentityTheftRestoration.getAccessToken"]));
    });
  });
});
