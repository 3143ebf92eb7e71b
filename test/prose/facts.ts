/**
 * Facts that no two texts may state differently: each with the pattern that recognises it in a sentence and its one value. The
 * values come from the contract, so that a figure that changes there changes what is expected here.
 */
import { facts } from "../../src/contract/brand/brand.ts";
import { soldIn } from "../../src/contract/country.ts";
import { retention } from "../../src/contract/retention.ts";
import { statements } from "../../src/contract/statements.ts";
import { codeMinutes } from "../../src/contract/subscription/one-time-code.ts";

interface Fact {
  readonly name: string;
  /** Its first group is the value that the sentence states. */
  readonly said: RegExp;
  readonly is: string;
}

const number = String.raw`(\d+|one|two|three|four|five|six|seven|eight|nine|ten|fourteen|thirty)`;
const pattern = (text: string) => new RegExp(text.replaceAll("#", number), "gi");

const { vpn, removal, restoration } = facts;

const figures: readonly Fact[] = [
  { name: "refund", said: pattern("refund[^.]*? within # days"), is: String(facts.refundDays) },
  {
    name: "refund",
    said: pattern("within # days of (?:your|the|a subscription[’']s) first payment"),
    is: String(facts.refundDays),
  },
  { name: "free trial", said: pattern("#[- ]day free trial"), is: String(facts.trialDays) },
  { name: "free trial", said: pattern("free for # days"), is: String(facts.trialDays) },
  { name: "clicks of cancelling", said: pattern("cancel[^.]*? in # clicks?"), is: "two" },
  { name: "minutes of a code", said: pattern("code [^.]*?for # minutes"), is: String(codeMinutes) },
  { name: "days after a failed payment", said: pattern("stay on for # days"), is: String(facts.graceDays) },
  {
    name: "days of an undo",
    said: pattern("undo (?:it|the change) (?:for|within) # days"),
    is: String(facts.undoDays),
  },
  { name: "devices of the VPN", said: pattern("# devices at (?:once|a time|the same time)"), is: String(vpn.devices) },
  { name: "places of the VPN", said: pattern("# (?:places|locations) in \\d+ countries"), is: String(vpn.places) },
  { name: "countries of the VPN", said: pattern("(?:places|locations) in # countries"), is: String(vpn.countries) },
  { name: "people-search sites", said: pattern("# people-search sites"), is: String(removal.sites) },
  { name: "days between checks", said: pattern("check(?:s|ed)? again every # days"), is: String(removal.recheckDays) },
  { name: "hours of a free scan", said: pattern("demonstration scan[^.]*? # hours"), is: String(facts.freeScanHours) },
  {
    name: "hours of an access code",
    said: pattern("access code [^.]*?for # hours"),
    is: String(restoration.codeHours),
  },
  { name: "price of a month", said: pattern("(\\d+\\.\\d\\d) USD a month"), is: String(facts.priceUsd.monthly) },
  { name: "price of a year", said: pattern("(\\d+\\.\\d\\d) USD a year"), is: String(facts.priceUsd.yearly) },
  { name: "countries of the subscription", said: pattern("sold in # countries"), is: String(soldIn.size) },
  { name: "notice of a new price", said: pattern("# days’ notice"), is: String(facts.noticeDays) },
  { name: "notice of a new price", said: pattern("we tell you # days before"), is: String(facts.noticeDays) },
  { name: "days of a sign-in", said: pattern("# days passed without use"), is: String(retention.sessionDays) },
  { name: "days of a rating", said: pattern("rat(?:e|ing)[^.]*? for # days"), is: String(retention.scanRatingDays) },
  {
    name: "hours of a deleted account",
    said: pattern("(?:random number|payment reference)[^.,]*? for # hours"),
    is: String(retention.deletedAccountHours),
  },
];

const words: Readonly<Record<string, string>> = {
  one: "1",
  three: "3",
  four: "4",
  five: "5",
  six: "6",
  seven: "7",
  eight: "8",
  nine: "9",
  ten: "10",
  fourteen: "14",
  thirty: "30",
};

/** A fact that the contract states in fixed words, with the pattern of sentences that contradict it. */
interface Denied {
  readonly name: string;
  readonly said: RegExp;
  /** A sentence that matches this too says it as the contract does. */
  readonly unless?: RegExp;
}

const denied: readonly Denied[] = [
  { name: "refund: of the first payment only", said: /days of (?:a|any|each|every) payment/i },
  { name: "failed payment: the subscription ends", said: /\b(?:services|subscription)\b[^.]*\bpauses?d?\b/i },
  { name: statements.lostDevice, said: /\blost (?:device|phone|computer)\b[^.]*\blost subscription\b/i },
  {
    name: statements.macDownload,
    said: /Mac App Store/i,
    unless: /isn’t in the Mac App Store|\?$/i,
  },
  {
    name: statements.knownBefore,
    said: /\b(?:cases?|theft)\b[^.]*\bbefore\b[^.]*\bsubscri/i,
    unless: new RegExp(statements.knownBefore, "i"),
  },
  {
    name: statements.ipAddressKept,
    said: /\bIP address\b[^.]*\b(?:\d+|a|one|two|few) (?:hour|day|week|month)s?\b|\bIP address\b[^.]*\bfew minutes\b/i,
  },
  {
    name: statements.reminder,
    said: /\b(?:don’t|never|won’t) (?:remind|send (?:you )?a reminder)\b/i,
  },
  { name: statements.freeScan, said: /\bdemonstration scan\b[^.]*\bchecks? again\b/i },
  { name: "the setting of suggestions has one label", said: /\bauto-?suggest\b/i },
  { name: "the browser keeps history on the device", said: /\bbrowser that keeps? no (?:record|history)\b/i },
  { name: "the number of services to set up", said: /\b(?:two|three) things to (?:switch|turn|set)\b/i },
];

/** Every way in which a sentence states a fact differently from the contract. */
export function contradictions(text: string): readonly string[] {
  const wrong = figures.flatMap(({ name, said, is }) =>
    [...text.matchAll(said)]
      .filter(([, found = ""]) => (words[found.toLowerCase()] ?? found.toLowerCase()) !== is)
      .map(([, found]) => `${name}: “${found}”, and the contract has ${is}`),
  );
  const against = denied.filter(({ said, unless }) => said.test(text) && !unless?.test(text)).map(({ name }) => name);
  return [...new Set([...wrong, ...against])];
}
