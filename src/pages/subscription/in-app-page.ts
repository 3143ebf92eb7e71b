import { emailScreen } from "../../../client/in-app/account/email-screen.tsx";
import { manageScreen } from "../../../client/in-app/account/manage-screen.tsx";
import { signInScreen } from "../../../client/in-app/account/sign-in-screen.tsx";
import { buyScreen } from "../../../client/in-app/purchase/buy-screen.tsx";
import { restoreScreen } from "../../../client/in-app/purchase/restore-screen.tsx";
import { returnScreen } from "../../../client/in-app/purchase/return-screen.tsx";
import { welcomeScreen } from "../../../client/in-app/purchase/welcome-screen.tsx";
import { brand } from "../../contract/brand/brand.ts";
import { i18n } from "../../contract/language/i18n.ts";
import { type InsideApp, withAppScreen } from "../../render/in-app.tsx";
import type { Page } from "../../render/page.ts";
import type { ActionResult } from "../../render/result.ts";

const screens = {
  buy: {
    heading: () => i18n.t("Choose your plan"),
    lead: () =>
      i18n.t("Subscribe to {pro} in this app. You see the full price before you pay anything.", { pro: brand.pro }),
    screen: buyScreen,
  },
  restore: {
    heading: () => i18n.t("Set up your subscription on this device"),
    lead: () =>
      i18n.t(
        "If you paid in this device’s store, restore your purchase. If your account has an email address, sign in by email.",
      ),
    screen: restoreScreen,
  },
  welcome: {
    heading: () => i18n.t("Turn on your services"),
    lead: () => i18n.t("Your subscription has three services. Open each one in this app."),
    screen: welcomeScreen,
  },
  return: {
    heading: () => i18n.t("Back from the payment page"),
    lead: () => i18n.t("The app is getting your subscription for this device."),
    screen: returnScreen,
  },
  manage: {
    heading: () => i18n.t("Manage subscription"),
    lead: () => i18n.t("See your plan and its status. You change it where you bought it."),
    screen: manageScreen,
  },
  "sign-in": {
    heading: () => i18n.t("Sign in by email"),
    lead: () =>
      i18n.t("Enter the email address of your subscription. We’ll send you a six-digit code that signs in this app."),
    screen: signInScreen,
  },
  email: {
    heading: () => i18n.t("Your email address"),
    lead: () =>
      i18n.t("With an email address you can sign in on other devices. We send sign-in codes and receipts there."),
    screen: emailScreen,
  },
} as const satisfies Readonly<Record<string, InsideApp>>;

/** A page of the subscription together with its screen inside the app (FLOW-9). */
export function withSubscriptionScreen<Result extends ActionResult>(
  outside: Page<Result>,
  name: keyof typeof screens,
): Page<Result> {
  return withAppScreen(outside, screens[name]);
}
