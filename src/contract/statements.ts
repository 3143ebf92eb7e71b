import { facts } from "./brand/brand.ts";
import { commonStatements } from "./common-statements.ts";
import { i18n } from "./language/i18n.ts";
import { retention } from "./retention.ts";
import { codeMinutes } from "./subscription/one-time-code.ts";

const { graceDays, trialDays, undoDays, vpn, removal, freeScanHours, restoration } = facts;

/** Where to cancel a subscription that was bought in an app store: for each device, what to open, one after the other. */
export const storePaths = {
  "iPhone or iPad": /*i18n*/ "Settings, your name, Subscriptions",
  Mac: /*i18n*/ "App Store, your name, Account Settings, Subscriptions",
  Android: /*i18n*/ "Play Store, your picture, Payments & subscriptions, Subscriptions",
} as const;

const ownStatements = {
  /** How long an IP address is kept: as a sentence, and as the entry of a table. */
  get ipAddress() {
    return i18n.t(
      "We keep your IP address while we answer, and for up to {minutes} minutes to stop floods of requests.",
      {
        minutes: retention.ipAddressMinutes,
      },
    );
  },
  get ipAddressKept() {
    return i18n.t("While we answer, and up to {minutes} minutes to stop floods of requests", {
      minutes: retention.ipAddressMinutes,
    });
  },
  /** The same where there is room for a few words. */
  get ipAddressBrief() {
    return i18n.t("Your IP address, for {minutes} minutes at most", { minutes: retention.ipAddressMinutes });
  },

  /** For a deployment without a search service: beside a search box, and in place of results. */
  get noWeb() {
    return i18n.t("Demonstration: no web search is connected here, so you get our own answers.");
  },

  /** Delete this sentence on the day on which the search shows ads. */
  get ads() {
    return i18n.t("We show no ads at the moment.");
  },

  /** The free trial for those who buy on this site, without a campaign. */
  get trial() {
    return i18n.t("Your first subscription starts with a {days}-day free trial.", { days: trialDays });
  },
  /** Beside a button that leads to the order page but places no order. */
  get noOrder() {
    return i18n.t("This button doesn’t order or charge anything.");
  },
  /** Changing between the monthly and the yearly plan. */
  get planChange() {
    return i18n.t(
      "You can change between the monthly and the yearly plan under Manage subscription. You pay nothing then: the new plan begins with the next payment, and until that day you can undo the change.",
    );
  },
  get trialCancel() {
    return i18n.t("Cancel before the day of the first payment and you pay nothing.");
  },
  /** For a subscription that was bought in an app store. */
  get storeRules() {
    return i18n.t("If you bought in an app store, cancel there; the store’s own refund rules apply.");
  },
  /** How to ask for a refund, on the page on which to ask. */
  get refundHowHere() {
    return i18n.t("Ask on this page, or write to us under Help. You don’t have to give a reason.");
  },
  /** Where to cancel it in each store. */
  get storeCancel() {
    return i18n.t("In the App Store, cancel on your iPhone or iPad: {phone}. On a Mac: {mac}. On Android: {android}.", {
      phone: i18n.t(storePaths["iPhone or iPad"]),
      mac: i18n.t(storePaths.Mac),
      android: i18n.t(storePaths.Android),
    });
  },
  /** How a subscriber learns that a renewal payment failed, and what happens to the subscription. */
  get failedPayment() {
    return i18n.t(
      "We email you about it if you’ve added an email address, and Manage subscription shows it. Your services stay on for {days} days while you update your card. After that the subscription ends. If you cancel in those {days} days, your services stop at once. Either way, you owe nothing for those days. You can subscribe again at any time.",
      { days: graceDays },
    );
  },
  /** What we learn of a card. */
  get card() {
    return i18n.t("Our payment company takes your card. We never see the number.");
  },

  /** How often and for how long an emailed code works. */
  get code() {
    return i18n.t("The code works once, for {minutes} minutes.", { minutes: codeMinutes });
  },
  /** Why a subscriber should keep a way back. */
  get lostDevice() {
    return i18n.t("Without an email address, a passkey or a recovery code, we can’t restore your access.");
  },
  /** The same for a subscriber who has neither, with the time that is left. */
  get oneBrowserLeft() {
    return i18n.t(
      "Only this browser can open your subscription, for {days} days after each visit. If you clear its cookies or stay away for longer, we can’t restore your access.",
      { days: retention.sessionDays },
    );
  },
  /** The same for a subscriber who has only a recovery code. */
  get oneCode() {
    return i18n.t("If you lose the code and no browser is signed in, we can’t restore your access.");
  },
  /** What happens to the payments once access is lost. */
  get lostPayments() {
    return i18n.t(
      "If that happens, ask us under Help to stop the payments: they don’t stop by themselves. We find them by your payment reference, or by the date and amount of a payment.",
    );
  },
  /** What an email address is for. */
  get emailUse() {
    return i18n.t(
      "We use your email address for sign-in codes, receipts and news about your account, and for nothing else.",
    );
  },
  /** What we send to the old address after a change. */
  get emailUndo() {
    return i18n.t("We’ve emailed your old email address a link that can undo the change for {days} days.", {
      days: undoDays,
    });
  },
  /** When a changed address can be replaced again. */
  get emailChangedLately() {
    return i18n.t(
      "For {days} days after a change, you can’t replace your email address in one step. This protects you if someone else made the change.",
      { days: undoDays },
    );
  },
  /** When the account can be deleted again: sooner if the change has been undone, or can no longer be undone. */
  get deletionWaits() {
    return i18n.t(
      "For up to {days} days after your email address is changed or removed, you can’t delete your account, in case someone else made the change.",
      { days: undoDays },
    );
  },
  /**
   * What ends a recovery code: a new code or signing out everywhere. If the email address counts more than the code, the code
   * ends at once, otherwise in a week, which is all that the sentence says. Without an email address, signing out everywhere
   * does not end the code (`precedence-rules.ts`).
   */
  get recoveryCode() {
    return i18n.t("If you create a new code, the old one can go on working for up to {days} days.", { days: undoDays });
  },
  /** The same where it is known which of both counts more. */
  get newCodeEnds() {
    return i18n.t("If you create a new code, the old one stops working at once.");
  },
  get newCodeOutlived() {
    return i18n.t("If you create a new code, the old one works for {days} more days.", { days: undoDays });
  },
  /** Added if the old code counts more than the email address, or there is no address. */
  get oldCodeDeletes() {
    return i18n.t("Until then, only the old one can delete your account.");
  },
  /** What signing out everywhere does for somebody who has lost a device. */
  get signOutEverywhere() {
    return i18n.t("If you’ve lost a device, sign out everywhere: from then on, it can’t open your account.");
  },
  /** For an account that only passkeys open, which signing out everywhere leaves. */
  get passkeysStay() {
    return i18n.t(
      "Sign out everywhere leaves your passkeys working. If you’ve lost a device, remove its passkey under Sign-in security first.",
    );
  },
  /** What it does to the recovery code. */
  get codeEnds() {
    return i18n.t("Sign out everywhere also ends your recovery code: sign in again and create a new one.");
  },
  /** The same if the code is older than the email address: the code may be the owner's, and the address somebody else's. */
  get codeOutlives() {
    return i18n.t("Your recovery code then works for up to {days} more days.", { days: undoDays });
  },
  /** The same where the account has no email address, and the code is the one way back. */
  get codeStays() {
    return i18n.t("Your recovery code goes on working.");
  },
  /** In place of what a form of an older page would have done. */
  get changedSince() {
    return i18n.t("Your subscription has changed since you opened this page");
  },
  get readAgain() {
    return i18n.t("We haven’t done anything yet. Read below what happens now, then choose again.");
  },
  /** What the payment reference is for, beside the number to copy. */
  get paymentReference() {
    return i18n.t("We find your payments by this reference. If you write to us about a payment, include it.");
  },

  /** What the VPN does, and what it covers. */
  get vpn() {
    return i18n.t("Hides your IP address from the sites and apps you use.");
  },
  get vpnReach() {
    return i18n.t("{devices} devices at a time, {places} places in {countries} countries (an example).", {
      devices: vpn.devices,
      places: vpn.places,
      countries: vpn.countries,
    });
  },
  /** What removal does for subscribers, and how the free scan differs. */
  get removal() {
    return i18n.t(
      "We search {sites} people-search sites for your details, ask them to remove what we find, and check again every {days} days while you subscribe.",
      {
        sites: removal.sites,
        days: removal.recheckDays,
      },
    );
  },
  get freeScan() {
    return i18n.t(
      "The demonstration scan searches invented sites once and is deleted after {hours} hours. Repeat checks are part of the subscription.",
      { hours: freeScanHours },
    );
  },
  /** What restoration does. */
  get restoration() {
    return i18n.t(
      "If you discover identity theft while you subscribe (the free trial counts), an adviser takes your case and works on it with you.",
    );
  },
  /** What happens to a case that is open when the subscription ends, and if more of the same theft is found later. */
  get caseFinished() {
    return i18n.t("If your subscription ends while an adviser works on your case, the adviser finishes your case.");
  },
  get caseReopened() {
    return i18n.t("If you find more of the same theft later, the adviser opens the case again.");
  },
  /** When advisers answer the phone. */
  get adviserHours() {
    return i18n.t("Advisers answer {hours}.", { hours: i18n.t(restoration.hours) });
  },
  /** When an adviser asks for a code, so that nobody gives it to someone who calls unasked. */
  get adviserCalls() {
    return i18n.t(
      "Advisers ask for your access code only when you call them, or when they call because you asked. If anyone else calls and wants a code, it isn’t us.",
    );
  },
  get accessCode() {
    return i18n.t("An access code works for {hours} hours.", { hours: restoration.codeHours });
  },
  /** The opposite of `knownBefore`, an older theft that nobody knew of: as a list entry. */
  get foundLater() {
    return i18n.t("Theft that’s older than your subscription, if you discover it while you subscribe");
  },
  /** `knownBefore` for somebody who is about to subscribe because of a theft. */
  get knownNow() {
    return i18n.t("Subscribing now doesn’t cover a theft you already know about.");
  },

  /** Where the browser for Mac comes from. */
  get macDownload() {
    return i18n.t("The browser for Mac is a download from this site. It isn’t in the Mac App Store.");
  },
} as const;

/**
 * What we promise in words, written once: pages, documents, checkout and emails read the same sentence from here. Each is
 * complete, so that it can stand alone; its numbers come from the figures and are never written into it.
 */
export const statements: typeof commonStatements & typeof ownStatements = Object.defineProperties(
  ownStatements as typeof commonStatements & typeof ownStatements,
  // Not a spread: that would say them once for all, in the language of the moment.
  Object.getOwnPropertyDescriptors(commonStatements),
);
