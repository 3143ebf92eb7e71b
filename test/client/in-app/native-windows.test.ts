import { describe, expect, it } from "vitest";
import { nativeWindowFor, openNativeWindow } from "../../../client/in-app/native-windows.ts";
import { consequenceOf, usualChoices } from "../../../client/simulator/native-side.ts";
import { href, routes } from "../../../src/contract/routes.ts";
import { playApp } from "./app-under-test.ts";

const site = "https://nightjar.example";
const at = (path: string) => new URL(path, site);

describe("links that the app opens itself", () => {
  const activation = { message: "openSubscriptionActivation" };

  it.each([
    [href("subscriptions"), { message: "openSubscriptionPurchase", origin: null }],
    [
      href("subscriptions", { origin: "funnel_pro_website__hero" }),
      { message: "openSubscriptionPurchase", origin: "funnel_pro_website__hero" },
    ],
    [href("subscriptionsActivate"), activation],
    [href("activationFlow"), activation],
    [href("activateThisDevice"), activation],
    [href("subscriptions", { via: "web" }), null],
    [href("activateThisDeviceByEmail"), null],
    [href("subscriptionsManage"), null],
    [href("pro"), null],
    ["https://elsewhere.example/subscriptions", null],
  ])("NAT-1 FLOW-9 %s is %j", (link, door) => {
    expect(nativeWindowFor(at(link), at(routes.pro.path))).toEqual(door);
  });

  it("FLOW-9 whoever asked for the website's own page stays on the website", () => {
    expect(nativeWindowFor(at(href("subscriptions")), at(href("subscriptionsManage", { via: "web" })))).toBeNull();
  });

  it.each(["ios", "android", "macos", "windows"] as const)(
    "NAT-1 on %s only an app that can is told to",
    async (app) => {
      const able = playApp({
        app,
        answers: { handshake: { availableMessages: ["openSubscriptionPurchase", "openSubscriptionActivation"] } },
      });
      const purchase = { message: "openSubscriptionPurchase", origin: "funnel_pro_website__hero" } as const;
      expect(await openNativeWindow(able.inApp, purchase)).toBe(true);
      expect(await openNativeWindow(able.inApp, { message: "openSubscriptionPurchase", origin: null })).toBe(true);
      expect(await openNativeWindow(able.inApp, { message: "openSubscriptionActivation" })).toBe(true);
      expect(able.told()).toEqual([
        ["openSubscriptionPurchase", { origin: "funnel_pro_website__hero" }],
        ["openSubscriptionPurchase", {}],
        ["openSubscriptionActivation"],
      ]);

      const unable = playApp({ app, answers: { handshake: { availableMessages: ["openSubscriptionActivation"] } } });
      expect(await openNativeWindow(unable.inApp, purchase)).toBe(false);
      expect(unable.told()).toEqual([]);
      await expect(openNativeWindow(playApp({ app, answers: {} }).inApp, purchase)).rejects.toThrow();
    },
  );

  it("NAT-5 the simulator opens the page that the message names", () => {
    const opens = (method: string, params?: unknown) =>
      consequenceOf(
        { choices: usualChoices, tokens: {} },
        { context: "subscriptionPages", featureName: "subscriptions", method, params },
      ).opens;
    expect(opens("openSubscriptionPurchase", { origin: "funnel_x" })).toBe("/subscriptions?origin=funnel_x");
    expect(opens("openSubscriptionPurchase", { origin: 7 })).toBe("/subscriptions");
    expect(opens("openSubscriptionActivation")).toBe(routes.activationFlow.path);
    expect(opens("backToSettings")).toBeUndefined();
  });
});
