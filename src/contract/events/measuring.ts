/** Whether a visit may be measured at all: the one decision that browser and edge share (EVT-8). */

/**
 * Why nothing is sent and nothing counted: Global Privacy Control, Do Not Track, the switch on our own page, or the onion
 * host, where nobody is measured.
 */
export type NotMeasuredReason = "gpc" | "dnt" | "switch" | "onion";

/** Which of the reasons against measuring apply to a visit. */
export type Objections = Readonly<Record<NotMeasuredReason, boolean>>;

/** If several apply, the first in this order is reported: what we decide, then the browser's signals, then the switch. */
const order: readonly NotMeasuredReason[] = ["onion", "gpc", "dnt", "switch"];

/** The reason to hold every event back; null where there is none. */
export function notMeasuredReason(objections: Objections): NotMeasuredReason | null {
  return order.find((reason) => objections[reason]) ?? null;
}

/** The signals in a request's headers, set by the browser or a proxy. A repeated header reads "1, 1". */
export function saidBy(headers: { get(name: string): string | null }): Pick<Objections, "gpc" | "dnt"> {
  const says = (name: string) => /(?:^|,)\s*1\s*(?:,|$)/.test(headers.get(name) ?? "");
  return { gpc: says("sec-gpc"), dnt: says("dnt") };
}

/** The cookie that the switch sets. A visitor who never uses the switch does not have it. */
export const measuringCookie = { name: "events", off: "off" } as const;

/**
 * Whether a cookie header, or `document.cookie`, holds the switch turned off, as `parseCookies` would read it: the script that
 * comes with every page has no room for that.
 */
export function isSwitchedOff(cookies: string): boolean {
  return /(?:^|;)[ \t]*events=off[ \t]*(?:;|$)/.test(cookies);
}

export function isNotMeasuredReason(value: unknown): value is NotMeasuredReason {
  return order.some((reason) => reason === value);
}
