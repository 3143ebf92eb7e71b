/** What a message to the help desk may be about. Pure. */

/**
 * In the order of the page. A closed list, so that the receipt can name the topic even to an unverified address. Each fits on
 * one line of a narrow phone, because a browser cuts off the rest of a chosen option.
 */
export const supportTopics = {
  subscription: /*i18n*/ "Cancel, payment or refund",
  withdrawal: /*i18n*/ "Withdraw from my contract",
  stopPaying: /*i18n*/ "Locked out: stop payments",
  signIn: /*i18n*/ "Sign-in or device set-up",
  search: /*i18n*/ "Search and results",
  browser: /*i18n*/ "Browser, apps and email",
  vpn: /*i18n*/ "VPN",
  removal: /*i18n*/ "Information removal",
  restoration: /*i18n*/ "Identity Theft Restoration",
  privacy: /*i18n*/ "My data and my rights",
  accessibility: /*i18n*/ "Accessibility",
  misuse: /*i18n*/ "Report misuse",
  other: /*i18n*/ "Something else",
} as const;

export type SupportTopic = keyof typeof supportTopics;

export const topicNames = Object.keys(supportTopics) as SupportTopic[];

/**
 * Topics under which somebody declares what the law lets them declare: a cancellation, a withdrawal, a deletion. Such a message
 * is taken above the limits of other messages, and in a flood its confirmation comes later; above a second limit the form that
 * holds it says how else to send it.
 */
export const declarationTopics: ReadonlySet<SupportTopic> = new Set<SupportTopic>([
  "subscription",
  "withdrawal",
  "stopPaying",
  "privacy",
]);

/** The topic that an address asks for, `?subject=withdrawal`; null where it names none. */
export function readTopic(text: string | null): SupportTopic | null {
  return topicNames.find((name) => name === text) ?? null;
}
