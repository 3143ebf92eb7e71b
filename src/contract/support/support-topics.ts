/** What a message to the help desk may be about. Pure. */

/**
 * In the order of the page. A closed list, so that the receipt can name the subject to an address that nobody has proved. None
 * is longer than a narrow phone shows in one line: a browser cuts what it has chosen.
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

/** Declarations that end a contract or its payments: they count apart, so that no flood of other messages stops one. */
export const rightsTopics: ReadonlySet<SupportTopic> = new Set<SupportTopic>(["withdrawal", "stopPaying"]);

/** The topic that an address asks for, `?subject=withdrawal`; null where it names none. */
export function readTopic(text: string | null): SupportTopic | null {
  return topicNames.find((name) => name === text) ?? null;
}
