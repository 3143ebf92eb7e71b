/** Whether a visit may be measured at all: the one decision that browser and edge share (EVT-8). */

/**
 * Why nothing is sent and nothing counted: Global Privacy Control, Do Not Track, the switch on our own page, or the onion
 * host, where nobody is measured.
 */
export type HeldBack = "gpc" | "dnt" | "switch" | "onion";

/** What speaks against measuring a visit. */
export type Objections = Readonly<Record<HeldBack, boolean>>;

/** The first that counts is the one that is told: what only we decide, then the browser's signals, then the switch. */
const order: readonly HeldBack[] = ["onion", "gpc", "dnt", "switch"];

/** The reason to hold every event back; null where there is none. */
export function heldBackBy(objections: Objections): HeldBack | null {
  return order.find((reason) => objections[reason]) ?? null;
}

/** What a browser, or a proxy after it, says by headers: each may come more than once, as "1, 1". */
export function saidBy(headers: { get(name: string): string | null }): Pick<Objections, "gpc" | "dnt"> {
  const says = (name: string) => /(?:^|,)\s*1\s*(?:,|$)/.test(headers.get(name) ?? "");
  return { gpc: says("sec-gpc"), dnt: says("dnt") };
}

/** The cookie of the switch. Who never touches the switch has no such cookie. */
export const measuringCookie = { name: "events", off: "off" } as const;

/** Whether a cookie header, or `document.cookie`, holds the switch turned off. */
export function isSwitchedOff(cookies: string): boolean {
  return /(?:^|;)\s*events=off\s*(?:;|$)/.test(cookies);
}

export function isHeldBack(value: unknown): value is HeldBack {
  return order.some((reason) => reason === value);
}
