// @vitest-environment happy-dom
import { readFileSync } from "node:fs";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { CodeNotice } from "../../../client/in-app/account/code-notice.tsx";
import { firstStep } from "../../../client/in-app/account/code-steps.ts";
import { emailScreen } from "../../../client/in-app/account/email-screen.tsx";
import { manageScreen } from "../../../client/in-app/account/manage-screen.tsx";
import { signInScreen } from "../../../client/in-app/account/sign-in-screen.tsx";
import { buyScreen } from "../../../client/in-app/purchase/buy-screen.tsx";
import { PurchaseNote, PurchaseProgress } from "../../../client/in-app/purchase/purchase-notices.tsx";
import { restoreScreen } from "../../../client/in-app/purchase/restore-screen.tsx";
import { returnScreen } from "../../../client/in-app/purchase/return-screen.tsx";
import { welcomeScreen } from "../../../client/in-app/purchase/welcome-screen.tsx";
import { letSpeak, plainTranslator } from "../../../src/contract/language/i18n.ts";
import { codeProblems } from "../../../src/contract/subscription/sent-code.ts";
import { isEntitling, platforms, statuses } from "../../../src/contract/subscription/subscription.ts";
import { openScreen, show } from "./open-screen.tsx";

/** What a German page inside the apps brings with it. */
const words = Object.fromEntries(
  ["client/shared", "client/in-app"].flatMap((name) =>
    [...readFileSync(`src/locales/de/${name}.po`, "utf8").matchAll(/^msgid "(.+)"\nmsgstr "(.+)"$/gm)].map(
      ([, id = "", text = ""]) => [id, text] as const,
    ),
  ),
);

const missing = new Set<string>();

beforeEach(() => {
  missing.clear();
  const { t } = plainTranslator(words);
  letSpeak(() => ({
    language: "de",
    translator: {
      t(message, values) {
        if (!Object.hasOwn(words, message)) missing.add(message);
        return t(message, values);
      },
    },
  }));
});

afterEach(() => {
  letSpeak(() => undefined);
  vi.unstubAllGlobals();
});

function expectNothingMissing(): void {
  expect([...missing]).toEqual([]);
}

const app = "ios";
const handshake = { availableMessages: ["subscriptionDetails"] };

describe("screens inside the apps, in German", () => {
  const screens = Object.entries({
    restoreScreen,
    welcomeScreen,
    returnScreen,
    signInScreen,
    emailScreen,
    manageScreen,
    buyScreen,
  });

  it.each(screens)("LANG-2 FLOW-6 the page brings every word of %s", async (_, screen) => {
    for (const status of ["pending", "subscribed", "unsubscribed", "unknown", "error"]) {
      const { html } = await openScreen(screen, { app, answers: {}, search: `?subscribed_override=${status}` });
      expect(html()).not.toMatch(/ href="\/(?:subscriptions|pro)/);
    }
    expectNothingMissing();
  });

  it("LANG-2 FLOW-9 what a store sells, and how buying and restoring went", async () => {
    for (const offer of [undefined, { type: "freeTrial", id: "1", durationInDays: 7, isUserEligible: true }]) {
      const cost = { displayPrice: "9,99 €", recurrence: "monthly" };
      const options = [{ id: "monthly", cost, ...(offer && { offer }) }];
      const getSubscriptionOptions = { platform: app, options, features: [] };
      const answers = { handshake, subscriptionDetails: { isSubscribed: false }, getSubscriptionOptions };
      expect((await openScreen(buyScreen, { app, answers })).text()).toContain("im Monat");
    }
    for (const on of ["purchase", "restore"] as const)
      await show(<PurchaseProgress purchase={{ step: "waiting", on }} onGiveUp={() => {}} />);
    for (const step of ["checkout", "done"] as const)
      await show(<PurchaseProgress purchase={{ step }} onGiveUp={() => {}} />);
    for (const lastFailure of ["canceled", "not-found", "checkout-failed", null] as const)
      await show(<PurchaseNote status="unknown" lastFailure={lastFailure} />);
    expectNothingMissing();
  });

  it("LANG-2 FLOW-2 what is wrong with an address or a code", async () => {
    for (const note of [...codeProblems, "working", "sent-again"] as const)
      await show(<CodeNotice steps={{ ...firstStep, note }} note={note} />);
    expectNothingMissing();
  });

  it.each(statuses)("LANG-2 FLOW-5 a subscription that is %s, from each store", async (status) => {
    const isSubscribed = isEntitling(status);
    for (const paymentPlatform of platforms) {
      const subscriptionDetails = { isSubscribed, status, expiresOrRenewsAt: Date.UTC(2027, 10, 1), paymentPlatform };
      await openScreen(manageScreen, { app, answers: { handshake, subscriptionDetails } });
    }
    expectNothingMissing();
  });
});
