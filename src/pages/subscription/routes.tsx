import { registerFlow } from "../../render/page.ts";
import { activatePages } from "./activate/activate-page.tsx";
import { buyPage } from "./buy/buy-page.tsx";
import { welcomePages } from "./buy/welcome-page.tsx";
import { emailPages } from "./email/email-page.tsx";
import { withSubscriptionScreen } from "./in-app-page.ts";
import { managePage } from "./manage/manage-page.tsx";
import { paymentsPage } from "./payments/payments-page.tsx";
import { securityPage } from "./security/security-page.tsx";
import { activatePage, confirmPage } from "./sign-in/sign-in-pages.tsx";
import { withStatus } from "./status/status-note.tsx";

export const subscriptionPages = registerFlow("subscription", {
  proWelcome: welcomePages.proWelcome,
  proAddEmail: withStatus(emailPages.proAddEmail, "subscribed"),
  subscriptions: withSubscriptionScreen(buyPage, "buy"),
  subscriptionsWelcome: withSubscriptionScreen(welcomePages.subscriptionsWelcome, "welcome"),
  subscriptionsWelcomeStripe: withSubscriptionScreen(welcomePages.subscriptionsWelcomeStripe, "return"),
  subscriptionsActivate: withSubscriptionScreen(withStatus(activatePage, "unknown", "subscribed"), "restore"),
  subscriptionsConfirm: withStatus(confirmPage, "unknown"),
  subscriptionsAddEmail: withSubscriptionScreen(withStatus(emailPages.subscriptionsAddEmail, "subscribed"), "email"),
  subscriptionsEditEmail: withSubscriptionScreen(withStatus(emailPages.subscriptionsEditEmail, "subscribed"), "email"),
  subscriptionsManage: withSubscriptionScreen(managePage, "manage"),
  subscriptionsSecurity: withStatus(securityPage, "subscribed"),
  subscriptionsPayments: withStatus(paymentsPage, "subscribed"),
  activationFlow: withSubscriptionScreen(withStatus(activatePages.activationFlow, "unknown"), "restore"),
  activateAnotherDevice: withStatus(activatePages.activateAnotherDevice, "unknown"),
  activateAnotherDeviceAddEmail: withStatus(emailPages.activateAnotherDeviceAddEmail, "subscribed"),
  activateAnotherDeviceEmail: withStatus(activatePages.activateAnotherDeviceEmail, "unknown"),
  activateThisDevice: withSubscriptionScreen(activatePages.activateThisDevice, "restore"),
  activateThisDeviceByEmail: withSubscriptionScreen(
    withStatus(activatePages.activateThisDeviceByEmail, "unknown"),
    "sign-in",
  ),
  activateThisDeviceEmail: withStatus(emailPages.activateThisDeviceEmail, "subscribed"),
});
