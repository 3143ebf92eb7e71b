/** What a message to the help desk may be about. Pure. */

/** In the order of the page. A closed list, so that the receipt can name the subject to an address that nobody has proved. */
export const supportTopics = {
  subscription: "Subscription: cancel, payment or refund",
  withdrawal: "Withdraw from my contract",
  stopPaying: "Stop payments for a subscription I can’t open",
  signIn: "Signing in or setting up a device",
  search: "Search and results",
  browser: "Browser, apps and email protection",
  vpn: "VPN",
  removal: "Personal Information Removal",
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
