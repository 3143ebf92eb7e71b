import { longestOrigin, originPattern } from "./origin-pattern.ts";

/**
 * The acquisition origin: where on our own pages somebody came from, as five words of our own. It says nothing about the
 * person. See `protocols.md`, section 6.
 *
 * @example "funnel_home_website__hero" // entry "home", source "website", no campaign, content "hero"
 */
export interface AcquisitionOrigin {
  readonly entry: string;
  readonly source: string;
  readonly campaign: string;
  readonly content: string;
}

const prefix = "funnel";

/**
 * The text of an origin that may travel with links, checkout and events: letters, digits, underscores and periods, at
 * least three of them. Anything else is null and counts as not given (ADDR-1).
 */
export function originText(value: unknown): string | null {
  return typeof value === "string" && originPattern.test(value) ? value : null;
}

/** The parts of an origin; those missing at the end are empty. Null unless the text is `funnel` and up to four parts. */
export function parseOrigin(value: unknown): AcquisitionOrigin | null {
  const [first, entry = "", source = "", campaign = "", content = "", ...rest] = originText(value)?.split("_") ?? [];
  if (first !== prefix || rest.length > 0) return null;
  return { entry, source, campaign, content };
}

/** The text of an origin, as `parseOrigin` reads it. Throws if it is too long, or a part is not letters, digits and periods. */
export function formatOrigin({ entry, source, campaign, content }: AcquisitionOrigin): string {
  const parts = [entry, source, campaign, content];
  const wrong = parts.find((part) => !/^[A-Za-z0-9.]*$/.test(part));
  if (wrong !== undefined) throw new TypeError(`"${wrong}" cannot be a part of an origin`);
  const text = [prefix, ...parts].join("_");
  if (text.length > longestOrigin) throw new TypeError(`an origin has at most ${longestOrigin} characters`);
  return text;
}

const originKeys = ["entry", "source", "campaign", "content"] as const satisfies readonly (keyof AcquisitionOrigin)[];

function isOriginKey(key: string): key is keyof AcquisitionOrigin {
  return originKeys.some((known) => known === key);
}

/**
 * An origin from named parts; missing ones are empty. An unknown key throws in development, so that a misspelling is
 * found, and is dropped in production (ADDR-5).
 */
export function acquisitionOriginOf(
  parts: Readonly<Record<string, string>>,
  { development }: { development: boolean },
): AcquisitionOrigin {
  const origin = { entry: "", source: "", campaign: "", content: "" };
  for (const [key, value] of Object.entries(parts)) {
    if (isOriginKey(key)) origin[key] = value;
    else if (development) throw new Error(`Origin key "${key}" is not one of ${originKeys.join(", ")}`);
  }
  return origin;
}

/** An origin of ours with its source replaced; unchanged if the text is no such origin, or could become too long. */
export function withSource(text: string, source: string): string {
  const origin = parseOrigin(text);
  return origin && text.length + source.length <= longestOrigin ? formatOrigin({ ...origin, source }) : text;
}

/** The content part of a trial's origin for each billing period. */
const trialContents = { yearly: "annual", monthly: "monthly" } as const;

export type TrialPeriod = keyof typeof trialContents;

export function isTrialPeriod(text: string): text is TrialPeriod {
  return Object.hasOwn(trialContents, text);
}

/** The plan that a visitor chose on the page they came from, read from the origin of their trial; null if it names none. */
export function trialPeriodOf(text: string | null): TrialPeriod | null {
  const { campaign, content } = parseOrigin(text) ?? {};
  const periods = Object.keys(trialContents) as TrialPeriod[];
  return campaign === "trial" ? (periods.find((period) => trialContents[period] === content) ?? null) : null;
}

/** The default origin of a trial, for a visitor who came with none (ADDR-4). */
export function trialOrigin(period: TrialPeriod, source = "website"): AcquisitionOrigin {
  return { entry: "home", source, campaign: "trial", content: trialContents[period] };
}
