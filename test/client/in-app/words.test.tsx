// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from "vitest";
import { accessCodeScreen } from "../../../client/in-app/access-code/access-code-screen.tsx";
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
import { codeProblems } from "../../../src/contract/subscription/sent-code.ts";
import { isEntitling, platforms, statuses } from "../../../src/contract/subscription/subscription.ts";
import { readPieces } from "../../prose/read-pieces.ts";
import { faultsOf } from "../../prose/rules.ts";
import { openScreen, show } from "./open-screen.tsx";

/** Screens have most of their words in a script, where `npm run prose` reads none. */
function expectGoodWords(): void {
  const { innerHTML } = document.body;
  const pieces = readPieces(`<main>${innerHTML}</main>`);
  expect(pieces.length).toBeGreaterThan(0);
  expect(pieces.flatMap((piece) => faultsOf(piece, { legal: false }))).toEqual([]);
}

const app = "ios";
const handshake = { availableMessages: ["subscriptionDetails"] };
const purchasable = { handshake, subscriptionDetails: { isSubscribed: false } };

afterEach(() => vi.unstubAllGlobals());

describe("the words of the screens", () => {
  const screens = Object.entries({
    restoreScreen,
    welcomeScreen,
    returnScreen,
    signInScreen,
    emailScreen,
    manageScreen,
    buyScreen,
    accessCodeScreen,
  });

  it.each(screens)("FLOW-6 %s in each status", async (_, screen) => {
    for (const status of ["pending", "subscribed", "unsubscribed", "unknown", "error"]) {
      await openScreen(screen, { app, answers: {}, search: `?subscribed_override=${status}` });
      expectGoodWords();
    }
  });

  it.each(["useUnifiedFeedback", "none"])("NAT-4 feedback, with the flag %s", async (flag) => {
    const answers = { handshake, subscriptionDetails: { isSubscribed: true }, getFeatureConfig: { [flag]: true } };
    await openScreen(welcomeScreen, { app, answers });
    expectGoodWords();
  });

  it.each([[], [{ id: "monthly", cost: { displayPrice: "9,99 €", recurrence: "monthly" } }]])(
    "FLOW-9 a store that sells %j",
    async (...options) => {
      const getSubscriptionOptions = { platform: app, options, features: [] };
      await openScreen(buyScreen, { app, answers: { ...purchasable, getSubscriptionOptions } });
      expectGoodWords();
    },
  );

  it.each(["purchase", "restore"] as const)("FLOW-9 a %s that is waited for", async (on) => {
    await show(<PurchaseProgress purchase={{ step: "waiting", on }} onGiveUp={() => {}} />);
    expectGoodWords();
  });

  it.each(["checkout", "done"] as const)("FLOW-9 the step %s of a purchase", async (step) => {
    await show(<PurchaseProgress purchase={{ step }} onGiveUp={() => {}} />);
    expectGoodWords();
  });

  it.each(["canceled", "not-found", "checkout-failed", null] as const)("FLOW-9 a failure: %s", async (lastFailure) => {
    await show(<PurchaseNote status="unknown" lastFailure={lastFailure} />);
    expectGoodWords();
  });

  it.each([...codeProblems, "working", "sent-again"] as const)("FLOW-2 a note on a code: %s", async (note) => {
    await show(<CodeNotice steps={{ ...firstStep, note }} note={note} />);
    expectGoodWords();
  });

  it.each(statuses)("FLOW-5 a subscription that is %s, from each store", async (status) => {
    const isSubscribed = isEntitling(status);
    for (const paymentPlatform of platforms) {
      const subscriptionDetails = { isSubscribed, status, expiresOrRenewsAt: Date.UTC(2027, 10, 1), paymentPlatform };
      await openScreen(manageScreen, { app, answers: { handshake, subscriptionDetails } });
      expectGoodWords();
    }
  });

  it("FLOW-4 an address that is set, and one that is removed", async () => {
    const held = { email: "robin@people.example", entitlements: [], hash: "h", status: "confirmed" };
    const answers = {
      handshake,
      getFeatureConfig: { useSubscriptionsAuthV2: true },
      getAuthAccessToken: { accessToken: "a.b.c" },
    };
    for (const [press, recovery] of [
      [null, {}],
      [/Remove/, {}],
      [/Remove/, { recovery_code: "r".repeat(24) }],
    ] as const) {
      vi.stubGlobal("fetch", async () => Response.json({ ...held, ...recovery }));
      const person = await openScreen(emailScreen, { app, answers });
      if (press) await person.press(press);
      else await person.enter("wren@people.example");
      expectGoodWords();
      await person.enter("123456");
      expect(person.state()).toBe(press ? "removed" : "saved");
      expectGoodWords();
    }
  });

  it("ITR-1 a code that is made, copied and replaced, and one that is not", async () => {
    let answer = () => Response.json({ accessCode: "7KQ2-M9XD-4TBR", expiresAt: Date.now() + 3_600_000 });
    vi.stubGlobal("fetch", async () => answer());
    const { press } = await openScreen(accessCodeScreen, { app, answers: { getAccessToken: { token: "t" } } });
    for (const step of [/^Get/, /^Copy/, /^Replace/]) {
      await press(step);
      expectGoodWords();
    }
    answer = () => Response.json({}, { status: 500 });
    await press(/^Replace/);
    expectGoodWords();
    answer = () => Response.json({ error: "feature_not_held" }, { status: 403 });
    for (const step of [/^Replace/, /^Replace/]) await press(step);
    expectGoodWords();
  });
});
