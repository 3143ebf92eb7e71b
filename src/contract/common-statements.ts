import { facts } from "./brand/brand.ts";
import { i18n } from "./language/i18n.ts";
import { retention } from "./retention.ts";

const { refundDays, renewalReminderDays, trialReminderDays, undoDays } = facts;

/**
 * The promises that pages and emails of the services make as well as the website. The services load only these, to stay
 * small; other code reads them from `statements.ts`.
 */
export const commonStatements = {
  /** What announces the end of a trial. */
  get reminder() {
    return i18n.t(
      "We remind you {days} days before the first payment: by email, or under Manage subscription if you haven’t added an email address.",
      { days: trialReminderDays },
    );
  },
  /** The same for who has an email address. */
  get emailedReminder() {
    return i18n.t("We remind you by email {days} days before the first payment.", { days: trialReminderDays });
  },
  /** The same on the page that reminds, if no email does. */
  get reminderHere() {
    return i18n.t("We remind you {days} days before the first payment.", { days: trialReminderDays });
  },
  get yearlyReminder() {
    return i18n.t(
      "We remind you {days} days before another year is paid: by email, or under Manage subscription if you haven’t added an email address.",
      { days: renewalReminderDays },
    );
  },
  /** The same below the reminder of the first payment, which says how. */
  get yearlyReminderToo() {
    return i18n.t("In the same way, we remind you {days} days before another year is paid.", {
      days: renewalReminderDays,
    });
  },
  get emailedYearlyReminder() {
    return i18n.t("We remind you by email {days} days before another year is paid.", { days: renewalReminderDays });
  },
  /** Which payments can be asked back, for how long, and what it takes. */
  get refund() {
    return i18n.t(
      "Ask within {days} days of a subscription’s first payment and we refund it in full, once for each account.",
      {
        days: refundDays,
      },
    );
  },
  get refundHow() {
    return i18n.t("Ask under Manage subscription, or write to us under Help. You don’t have to give a reason.");
  },
  get refundEnds() {
    return i18n.t("Your subscription ends with the refund, at once.");
  },
  /** The legal right of withdrawal, beside the refund that we promise; the Pro terms describe it in full. */
  get withdrawal() {
    return i18n.t(
      "As a consumer in the European Union or the United Kingdom, you can also withdraw from the contract until {days} days after its first payment. Your services stop at once, and we pay back everything you paid.",
      { days: refundDays },
    );
  },
  /** Where a subscription is cancelled, and what becomes of the time that is paid for. */
  get cancel() {
    return i18n.t("Cancel at any time under Manage subscription.");
  },
  /** The same on that page. */
  get cancelHere() {
    return i18n.t("Cancel at any time on this page.");
  },
  get cancelEnd() {
    return i18n.t("You keep your services until your free trial or the time you’ve paid for ends.");
  },
  /** The same for who has no free trial, or no longer. */
  get cancelEndPaid() {
    return i18n.t("You keep your services until the time you’ve paid for ends.");
  },
  get cancelUndo() {
    return i18n.t("Until then, you can undo the cancellation under Manage subscription.");
  },
  /** For a change of plan that was waiting, once the subscription is cancelled. */
  get planDropped() {
    return i18n.t("Your change of plan is dropped, and undoing the cancellation doesn’t bring it back.");
  },
  /** What gives access to a subscription without an email address, a passkey or a recovery code: shown before the order. */
  get oneBrowser() {
    return i18n.t(
      "Until you add an email address, a passkey or a recovery code, only the browser you subscribe in can open your subscription, for {days} days after each visit.",
      { days: retention.sessionDays },
    );
  },
  /** What a new recovery code does to the ones before. */
  get earlierCodes() {
    return i18n.t("If you had an earlier code, it stops working after {days} days at the latest.", { days: undoDays });
  },
  get vpnNotYet() {
    return i18n.t("The VPN doesn’t run on Linux, ChromeOS, routers or televisions yet.");
  },
  /** What it takes to use the VPN: shown before the order. */
  get vpnSignIn() {
    return i18n.t("To use the VPN, you sign in to our browser with your email address.");
  },
  get vpnLog() {
    return i18n.t("We don’t log the sites you visit, when you connect or your IP address.");
  },
  /** What becomes of the profile that removal searches for: beside each question whose answer ends the subscription. */
  get removalDeleted() {
    return i18n.t(
      "We delete any details you gave for Personal Information Removal within a day of your subscription’s end.",
    );
  },
  get removalStart() {
    return i18n.t("You start removal in our browser, on a phone, tablet, Mac or Windows computer.");
  },
  /** Where removal may find little or nothing: shown before the order. */
  get removalReach() {
    return i18n.t("Most people-search sites list people in the United States. Elsewhere we may find less, or nothing.");
  },
  /** Shown before the order, and wherever an adviser can be called. */
  get adviserLanguage() {
    return i18n.t("Advisers speak English, and get an interpreter if you ask.");
  },
  /** Which cases restoration excludes because they are older than the subscription: as a list entry, and as a sentence. */
  get knownBefore() {
    return i18n.t("Identity theft you knew about before subscribing");
  },
  get knownBeforeOut() {
    return i18n.t("Identity theft you knew about before subscribing isn’t covered.");
  },
} as const;
