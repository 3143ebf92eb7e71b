import type { Answer, Answerer, AnswerRequest } from "./answer.ts";
import { mayConvert } from "./unit-words.ts";

interface Kind {
  /** A quick test of the words in lower case: whether it is worth loading this kind. */
  readonly when: Pick<RegExp, "test">;
  readonly load: () => Promise<Answerer>;
  /** Its answers fit a line and are understood at a glance, so they are suggested while somebody types. */
  readonly isShort?: true;
}

/** A sign of a sum that stands next to a number somewhere; brackets alone are no such sign. */
const sumSign = "[-+*/^%=!×÷−·⋅∙•∗✕✖➕➖➗∕x√∛°‰⁰¹²³⁴-⁹]";
const sumNumber = "(?:[\\d½⅓⅔¼¾⅕-⅞π]|\\bpi\\b)";
const sumWord =
  "plus|minus|times|divided|multiplied|percent|per cent|percentage|of|mod|modulo|squared|cubed|to the|is what|factorial|increased|decreased|reduced|decimal|fraction";

/**
 * Every kind of instant answer, in the order in which they are tried; the first answer is taken. Each kind is loaded when
 * a search first matches its pattern, so an ordinary search costs nothing but these patterns.
 */
export const kinds: Readonly<Record<string, Kind>> = {
  "settings of this site": {
    when: /mode|theme|settings?|preferences|\bai\b|safe ?search|region|country|text|font/,
    load: async () => (await import("./site-settings.ts")).siteSettings,
  },
  numerals: {
    when: /^\d[\d.,]*$|0[xbo]|\b(?:binary|bin|octal|oct|decimal|dec|hex|hexadecimal|roman|arabic|prime|factors?|factori[sz](?:e|ation)|divisors|gcd|hcf|lcm|common)\b|^(?:what is )?[mdclxvi]{4,}$|^[mdclxvi]+ (?:in|to) /,
    load: async () => (await import("./numerals.ts")).numerals,
    isShort: true,
  },
  calculator: {
    when: new RegExp(
      `${sumNumber}.*${sumSign}|${sumSign}.*${sumNumber}|${sumNumber}.*(?:[(π]|\\b(?:${sumWord})\\b)|(?:half of|third of|quarter of|double|twice|sqrt|cbrt|abs|exp|ln|log|sin|cos|tan|round|floor|ceil|root of|percent|percentage|add|sum|product|difference|multiply|divide|subtract|increase|decrease|reduce)\\b.*(?:\\d|\\bpi\\b|π)|\\dpi|log_?\\d`,
    ),
    load: async () => (await import("./sums/calculator.ts")).calculator,
    isShort: true,
  },
  "unit conversion": {
    when: { test: mayConvert },
    load: async () => (await import("./conversion.ts")).conversion,
    isShort: true,
  },
  dates: {
    when: /\bdays?\b|\bweeks?\b|\bmonths?\b|\byears?\b|how long|\bdate\b|\bborn\b|when is|easter|leap/,
    load: async () => (await import("./dates.ts")).dates,
  },
  "time zones": {
    when: /\btime\b|\d ?(?:am|pm)\b|\d:\d\d/,
    load: async () => (await import("./time-zones.ts")).timeZones,
    isShort: true,
  },
  geography: {
    when: /capital|currency|population|how many people|\barea\b|\bsize\b|how (?:big|large)|(?:calling|dialling|dialing|phone|telephone|country) code|country (?:is|has)/,
    load: async () => (await import("./geography.ts")).geography,
    isShort: true,
  },
  colours: {
    when: /#[0-9a-f]{3}|\brgb|\bhsl|colou?r|\bhex\b/,
    load: async () => (await import("./colours.ts")).colours,
    isShort: true,
  },
  text: {
    when: /^(?:base ?64|decode|encode|url|uri|md5|sha|hash|hex to|text to|binary to|json|format|pretty|validate|length|how long|count|character|reverse|upper|lower|rot)|base ?64$|rot ?13$|base ?64 decode$/,
    load: async () => (await import("./texts.ts")).texts,
  },
  chance: {
    when: /uuid|guid|password|passphrase|coin|heads or tails|\bdic?e\b|\d?d\d|random|^pick|^number/,
    load: async () => (await import("./chance.ts")).chance,
  },
  codes: {
    when: /http|\berror\b|status|unicode|u\+|code ?point|html (?:entity|code)|&#x|\\u|what is|what character|timestamp|time ?stamp|epoch|unix time|\d{10}/,
    load: async () => (await import("./codes.ts")).codes,
  },
  emoji: { when: /emoji/, load: async () => (await import("./emoji.ts")).emoji },
  cron: { when: /^cron/, load: async () => (await import("./cron.ts")).cron },
  "cheat sheets": { when: /^reg/, load: async () => (await import("./cheat-sheets.ts")).cheatSheets },
  browser: { when: /\bmy\b|user agent|headers/, load: async () => (await import("./browser.ts")).browser },
  dictionary: {
    when: /^defin|meaning|\bmean$|definition|dictionary$/,
    load: async () => (await import("./dictionary.ts")).dictionary,
  },
  "qr codes": { when: /\bqr/, load: async () => (await import("./qr-codes.ts")).qrCodes },
};

/** The answer to suggest while somebody types; null if none of the short kinds has one. Never throws. */
export async function shortAnswer(asked: AnswerRequest): Promise<Answer | null> {
  return answerOf(
    Object.values(kinds).filter(({ isShort }) => isShort),
    asked,
  );
}

/** The answer that needs no service (SRCH-8); null for an ordinary search. Never throws. */
export function instantAnswer(asked: AnswerRequest): Promise<Answer | null> {
  return answerOf(Object.values(kinds), asked);
}

async function answerOf(among: readonly Kind[], asked: AnswerRequest): Promise<Answer | null> {
  for (const { when, load } of among) {
    if (!when.test(asked.words)) continue;
    const answer = await (await load())(asked);
    if (answer) return answer;
  }
  return null;
}
