/**
 * The acquisition origin: where in our own pages somebody came from, as five words of ours. It says nothing about the
 * person. Protocols, section 6.
 *
 * @example "funnel_home_website__hero" // entry "home", source "website", no campaign, content "hero"
 */
export interface Origin {
  readonly entry: string;
  readonly source: string;
  readonly campaign: string;
  readonly content: string;
}

const prefix = "funnel";

/** Longer than any origin of ours; what an address may carry has an end. */
const longest = 200;

/**
 * The text of an origin that may travel with links, checkout and events: letters, digits, underscores and periods, at
 * least three of them. Anything else is null and counts as not given (ADDR-1).
 */
export function originText(value: unknown): string | null {
  if (typeof value !== "string" || value.length > longest) return null;
  return /^[A-Za-z0-9_.]{3,}$/.test(value) ? value : null;
}

/** The parts of an origin; those left out at the end are empty. Null for anything that is no funnel. */
export function parseOrigin(value: unknown): Origin | null {
  const [first, entry = "", source = "", campaign = "", content = "", ...rest] = originText(value)?.split("_") ?? [];
  if (first !== prefix || rest.length > 0) return null;
  return { entry, source, campaign, content };
}

/** The text of an origin: `parseOrigin` gives back the same parts. Throws when a part could not be told from the next. */
export function formatOrigin({ entry, source, campaign, content }: Origin): string {
  const parts = [entry, source, campaign, content];
  const wrong = parts.find((part) => !/^[A-Za-z0-9.]*$/.test(part));
  if (wrong !== undefined) throw new TypeError(`"${wrong}" cannot be a part of an origin`);
  const text = [prefix, ...parts].join("_");
  if (text.length > longest) throw new TypeError(`an origin has at most ${longest} characters`);
  return text;
}

const originKeys = ["entry", "source", "campaign", "content"] as const satisfies readonly (keyof Origin)[];

function isOriginKey(key: string): key is keyof Origin {
  return originKeys.some((known) => known === key);
}

/**
 * An origin from parts by name; those that are not given are empty. A key that is none of an origin's throws in
 * development, so that a misspelt one is found, and is dropped in production (ADDR-5).
 */
export function originOf(parts: Readonly<Record<string, string>>, { development }: { development: boolean }): Origin {
  const origin = { entry: "", source: "", campaign: "", content: "" };
  for (const [key, value] of Object.entries(parts)) {
    if (isOriginKey(key)) origin[key] = value;
    else if (development) throw new Error(`Origin key "${key}" is not one of ${originKeys.join(", ")}`);
  }
  return origin;
}

/** An origin of ours with another source; as it is where that is no funnel, or would grow too long. */
export function withSource(text: string, source: string): string {
  const origin = parseOrigin(text);
  return origin && text.length + source.length <= longest ? formatOrigin({ ...origin, source }) : text;
}

/** What the content of a trial's origin says of its period. */
const trialContents = { Yearly: "annual", Monthly: "monthly" } as const;

export type TrialPeriod = keyof typeof trialContents;

export function isTrialPeriod(text: string): text is TrialPeriod {
  return Object.hasOwn(trialContents, text);
}

/** The plan that somebody chose on the page they come from, as the origin of their trial says; null where it says nothing of one. */
export function trialPeriodOf(text: string | null): TrialPeriod | null {
  const { campaign, content } = parseOrigin(text) ?? {};
  const periods = Object.keys(trialContents) as TrialPeriod[];
  return campaign === "trial" ? (periods.find((period) => trialContents[period] === content) ?? null) : null;
}

/** The origin of a trial that was started from nowhere in particular (ADDR-4). */
export function trialOrigin(period: TrialPeriod, source = "website"): Origin {
  return { entry: "home", source, campaign: "trial", content: trialContents[period] };
}
