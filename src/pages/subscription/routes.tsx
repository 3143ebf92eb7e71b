import { area } from "../../render/page.ts";
import { activatePages } from "./activate-page.tsx";
import { buyPage } from "./buy-page.tsx";
import { emailPages } from "./email-page.tsx";
import { managePage } from "./manage-page.tsx";
import { activatePage, confirmPage } from "./sign-in-pages.tsx";
import { welcomePages } from "./welcome-page.tsx";

export const subscriptionPages = area("subscription", {
  proWelcome: welcomePages.proWelcome,
  proAddEmail: emailPages.proAddEmail,
  subscriptions: buyPage,
  subscriptionsWelcome: welcomePages.subscriptionsWelcome,
  subscriptionsWelcomeStripe: welcomePages.subscriptionsWelcomeStripe,
  subscriptionsActivate: activatePage,
  subscriptionsConfirm: confirmPage,
  subscriptionsAddEmail: emailPages.subscriptionsAddEmail,
  subscriptionsEditEmail: emailPages.subscriptionsEditEmail,
  subscriptionsManage: managePage,
  activationFlow: activatePages.activationFlow,
  activateAnotherDevice: activatePages.activateAnotherDevice,
  activateAnotherDeviceAddEmail: emailPages.activateAnotherDeviceAddEmail,
  activateAnotherDeviceEmail: activatePages.activateAnotherDeviceEmail,
  activateThisDevice: activatePages.activateThisDevice,
  activateThisDeviceByEmail: activatePages.activateThisDeviceByEmail,
  activateThisDeviceEmail: emailPages.activateThisDeviceEmail,
});
