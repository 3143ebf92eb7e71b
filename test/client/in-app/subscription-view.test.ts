import { describe, expect, it } from "vitest";
import { subscriptionViewOf } from "../../../client/in-app/account/subscription-view.ts";
import { isEntitling, platforms, statuses } from "../../../src/contract/subscription/subscription.ts";

const details = { isSubscribed: true, status: "Auto-Renewable", expiresOrRenewsAt: 1000, paymentPlatform: "ios" };

describe("how a subscription stands in the app", () => {
  it.each(statuses)("FLOW-5 somebody whose subscription is %s", (status) => {
    const note = { status, date: 1000 };
    expect(subscriptionViewOf("subscribed", { ...details, status })).toEqual({
      view: "subscribed",
      note,
      store: "ios",
    });
    expect(subscriptionViewOf("unsubscribed", { ...details, status })).toEqual(
      isEntitling(status) ? { view: "unsubscribed", note: null, store: null } : { view: "ended", note, store: null },
    );
  });

  it.each(platforms)("FLOW-5 what was bought on %s, however the app writes it", (store) => {
    expect(subscriptionViewOf("subscribed", { ...details, paymentPlatform: store.toUpperCase() }).store).toBe(store);
  });

  it.each([
    [{ status: "Paused" }, { note: null }],
    [{ status: null }, { note: null }],
    [{ expiresOrRenewsAt: null }, { note: null }],
    [{ expiresOrRenewsAt: 0 }, { note: null }],
    [{ expiresOrRenewsAt: 1e20 }, { note: null }],
    [{ paymentPlatform: "console" }, { store: null }],
    [{ paymentPlatform: "toString" }, { store: null }],
    [{ paymentPlatform: null }, { store: null }],
  ])("FLOW-5 of %j the page says nothing that it does not know", (changed, expected) => {
    expect(subscriptionViewOf("subscribed", { ...details, ...changed })).toMatchObject({
      view: "subscribed",
      ...expected,
    });
  });

  it("FLOW-5 who never subscribed is told of no end", () => {
    expect(subscriptionViewOf("unsubscribed", { isSubscribed: false })).toEqual({
      view: "unsubscribed",
      note: null,
      store: null,
    });
  });
});
