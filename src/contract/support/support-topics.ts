/** What a message to the help desk may be about. Pure. */

/**
 * In the order of the page. A closed list, so that the receipt can name the topic even to an unverified address. Each fits on
 * one line of a narrow phone, because a browser cuts off the rest of a chosen option.
 */
export const supportTopics = {
  subscription: "Cancel, payment or refund",
  withdrawal: "Withdraw from my contract",
  stopPaying: "Locked out: stop payments",
  signIn: "Sign-in or device set-up",
  search: "Search and results",
  browser: "Browser, apps and email",
  vpn: "VPN",
  removal: "Information removal",
  restoration: "Identity Theft Restoration",
  privacy: "My data and my rights",
  accessibility: "Accessibility",
  misuse: "Report misuse",
  other: "Something else",
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
