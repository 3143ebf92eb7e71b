import { brand, facts } from "../../contract/brand.ts";
import { href } from "../../contract/routes.ts";
import { leadPage } from "../../render/lead-page.tsx";
import { area } from "../../render/page.ts";
import { buyPage } from "./buy-page.tsx";
import { activatePage, confirmPage } from "./sign-in-pages.tsx";
import { welcomePages } from "./welcome-page.tsx";

const { vpn } = facts;
const help = { label: "Ask a person", href: `mailto:${brand.email.help}` };

/** Steps of a journey: nobody looks for them in a search engine. */
const step = { indexed: false, plate: "rest" } as const;

export const subscriptionPages = area("subscription", {
  proWelcome: welcomePages.proWelcome,
  proAddEmail: leadPage({
    ...step,
    title: "Add an e-mail after buying here",
    description:
      "Add an e-mail address to a subscription bought on this site, so that it can be used on other devices and found again.",
    heading: "An address, in case you change devices.",
    lead: "The subscription works without an e-mail address. With one, you can sign in elsewhere and recover it when this device is lost. We send a code to the address, and once you have typed it in here, the two belong together.",
    actions: [
      { label: "Not now", href: href("proWelcome") },
      { label: "What we do with the address", href: href("privacy", {}, "pro") },
    ],
  }),
  subscriptions: buyPage,
  subscriptionsWelcome: welcomePages.subscriptionsWelcome,
  subscriptionsWelcomeStripe: welcomePages.subscriptionsWelcomeStripe,
  subscriptionsActivate: activatePage,
  subscriptionsConfirm: confirmPage,
  subscriptionsAddEmail: leadPage({
    ...step,
    title: "Add an e-mail to a subscription",
    description:
      "Add an e-mail address to a subscription bought in an app, to use it on more than one device. It can be removed again.",
    heading: "Take your subscription to other devices.",
    lead: "A purchase in an app store lives on that store’s devices. Once it has an e-mail address, it can be signed in to anywhere. You type the address, confirm it with a code and keep both the app and the price you have.",
    actions: [
      { label: "Manage the subscription", href: href("subscriptionsManage") },
      { label: "Why an address is optional", href: href("privacy", {}, "pro") },
    ],
  }),
  subscriptionsEditEmail: leadPage({
    ...step,
    title: "Change or remove the e-mail",
    description:
      "Change the e-mail address of a subscription or take it away altogether. The old one stays valid until the new one is confirmed.",
    heading: "Change the address, or take it away.",
    lead: "The new address gets a code, and the old one keeps working until that code has been typed in. Removing the address altogether is possible too: the subscription then stays with the devices that have it, and cannot be signed in to elsewhere.",
    actions: [{ label: "Leave it as it is", href: href("subscriptionsManage") }, help],
  }),
  subscriptionsManage: leadPage({
    ...step,
    title: "Manage your subscription",
    description:
      "Status, plan and next payment of your subscription, with the ways to change it, cancel it, export your data or delete it.",
    heading: "Everything about your subscription, on one page.",
    lead: "Signed in, you see here what you have, when it renews or ends, and where it was bought. Cancelling, changing the address, taking your data with you and deleting the whole are all on this page. What was bought in an app store is changed in that store, and we show where.",
    actions: [
      { label: "Sign in first", href: href("subscriptionsActivate") },
      { label: "Your rights", href: href("privacy", {}, "rights") },
    ],
  }),
  activationFlow: leadPage({
    ...step,
    title: "Activate a device",
    description:
      "Bring a subscription that you already have to this device or to another one. Choose which, and follow one step at a time.",
    heading: "Which device shall join?",
    lead: `One subscription serves several devices, and the VPN runs on ${vpn.devices} of them at a time. Say whether you want it here or somewhere else. You pay nothing again.`,
    actions: [
      { label: "This device", href: href("activateThisDevice") },
      { label: "Another device", href: href("activateAnotherDevice") },
    ],
  }),
  activateAnotherDevice: leadPage({
    ...step,
    title: "Activate another device",
    description:
      "Use your subscription on a second phone or computer: what you need on this device, and what to open on the other.",
    heading: "From this device to the other.",
    lead: "The other device needs the browser and the e-mail address of your subscription. Install the one and make sure of the other here. Then open settings over there, choose the subscription and sign in.",
    actions: [
      { label: "I have an address", href: href("activateAnotherDeviceEmail") },
      { label: "I need to add one", href: href("activateAnotherDeviceAddEmail") },
    ],
  }),
  activateAnotherDeviceAddEmail: leadPage({
    ...step,
    title: "Add an e-mail for the other device",
    description:
      "The other device finds your subscription by its e-mail address. Add one on this device, where you are signed in.",
    heading: "First an address, then the other device.",
    lead: "Your subscription has no e-mail address yet, so another device has nothing to find it by. Add one here, where you are signed in already. When the code is confirmed, the next page tells you what to do over there.",
    actions: [
      { label: "Next: the other device", href: href("activateAnotherDeviceEmail") },
      { label: "Back", href: href("activateAnotherDevice") },
    ],
  }),
  activateAnotherDeviceEmail: leadPage({
    ...step,
    title: "Finish on the other device",
    description:
      "What to open and what to type on the second device, so that it finds the subscription by e-mail and one code.",
    heading: "Now pick up the other device.",
    lead: "Open the browser there, go to settings and choose to activate by e-mail. Type the same address as on this device and then the code that arrives. This page may stay open; it is not needed any more.",
    actions: [
      { label: "Get the browser there", href: href("appDevices") },
      { label: "It did not work", href: `mailto:${brand.email.help}` },
    ],
  }),
  activateThisDevice: leadPage({
    ...step,
    title: "Activate this device",
    description:
      "Ways to bring an existing subscription to the device in your hand: by e-mail and code, or by restoring a store purchase.",
    heading: "Have it here, too.",
    lead: "There are two ways. With an e-mail address on the subscription, a code is enough. A purchase from this device’s own app store can be restored in the app, under settings, without any code.",
    actions: [
      { label: "By e-mail", href: href("activateThisDeviceByEmail") },
      { label: "No address on it yet?", href: href("activateThisDeviceEmail") },
    ],
  }),
  activateThisDeviceByEmail: leadPage({
    ...step,
    title: "Activate this device by e-mail",
    description:
      "Type the e-mail address of the subscription and the code that we send there. The device is active at once.",
    heading: "Your address, then our code.",
    lead: "Type the address that is on the subscription, and we write to it within seconds. Whether or not an address is known to us, the answer here looks the same, so that nobody can find out who subscribes. With the code confirmed, this device is active.",
    actions: [
      { label: "Another way", href: href("activateThisDevice") },
      { label: "I no longer have that address", href: `mailto:${brand.email.help}` },
    ],
  }),
  activateThisDeviceEmail: leadPage({
    ...step,
    title: "An e-mail for this device",
    description:
      "Check, add or change the e-mail address by which this device keeps hold of the subscription, in case it is ever lost.",
    heading: "So that this device can find it again.",
    lead: "A device that is reset forgets its subscription. An e-mail address brings it back with one code, here or on whatever you use next. You can look at it, change it or leave it out.",
    actions: [
      { label: "Use the address to activate", href: href("activateThisDeviceByEmail") },
      { label: "Change the address", href: href("subscriptionsEditEmail") },
    ],
  }),
});
