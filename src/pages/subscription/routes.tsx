import { journey } from "../../render/page.ts";
import { activatePages } from "./activate/activate-page.tsx";
import { buyPage } from "./buy/buy-page.tsx";
import { welcomePages } from "./buy/welcome-page.tsx";
import { emailPages } from "./email/email-page.tsx";
import { withScreen } from "./in-app/in-app-page.tsx";
import { managePage } from "./manage/manage-page.tsx";
import { activatePage, confirmPage } from "./sign-in/sign-in-pages.tsx";

export const subscriptionPages = journey("subscription", {
  proWelcome: welcomePages.proWelcome,
  proAddEmail: emailPages.proAddEmail,
  subscriptions: withScreen(buyPage, "buy"),
  subscriptionsWelcome: withScreen(welcomePages.subscriptionsWelcome, "welcome"),
  subscriptionsWelcomeStripe: withScreen(welcomePages.subscriptionsWelcomeStripe, "return"),
  subscriptionsActivate: withScreen(activatePage, "restore"),
  subscriptionsConfirm: confirmPage,
  subscriptionsAddEmail: withScreen(emailPages.subscriptionsAddEmail, "email"),
  subscriptionsEditEmail: withScreen(emailPages.subscriptionsEditEmail, "email"),
  subscriptionsManage: withScreen(managePage, "manage"),
  activationFlow: withScreen(activatePages.activationFlow, "restore"),
  activateAnotherDevice: activatePages.activateAnotherDevice,
  activateAnotherDeviceAddEmail: emailPages.activateAnotherDeviceAddEmail,
  activateAnotherDeviceEmail: activatePages.activateAnotherDeviceEmail,
  activateThisDevice: withScreen(activatePages.activateThisDevice, "restore"),
  activateThisDeviceByEmail: withScreen(activatePages.activateThisDeviceByEmail, "sign-in"),
  activateThisDeviceEmail: emailPages.activateThisDeviceEmail,
});
