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

/** Topics that end a contract or its payments: they have limits of their own, so that no flood of other messages blocks one. */
export const rightsTopics: ReadonlySet<SupportTopic> = new Set<SupportTopic>(["withdrawal", "stopPaying"]);

/** The topic that an address asks for, `?subject=withdrawal`; null where it names none. */
export function readTopic(text: string | null): SupportTopic | null {
  return topicNames.find((name) => name === text) ?? null;
}
