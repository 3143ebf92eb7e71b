import type { Answer, Asked } from "./answer.ts";
import { type CountryFacts, countryFacts, countryName, countryNamed, countryOfCapital } from "./countries.ts";

const currencyNames = new Intl.DisplayNames("en-GB", { type: "currency" });

type Rule = readonly [pattern: RegExp, answer: (name: string) => Answer | null];

const rules: readonly Rule[] = [
  [/^(?:what(?:'s|’s| is) )?(?:the )?capital(?: city)? of (.+)$/, (name) => about(name, capitalOf)],
  [/^(.+?)(?:'s|’s)? capital(?: city)?$/, (name) => about(name, capitalOf)],
  [/^(?:what |which )?(?:country )?(?:is )?(.+?) (?:is )?the capital of(?: what| which country)?$/, ofCapital],
  [/^(?:what(?:'s|’s| is) )?(?:the )?currency (?:of|in) (.+)$/, (name) => about(name, currencyOf)],
  [/^(.+?)(?:'s|’s)? currency$/, (name) => about(name, currencyOf)],
  [
    /^(?:what(?:'s|’s| is) )?(?:the )?(?:calling|dialling|dialing|phone|telephone|country) code (?:of|for) (.+)$/,
    (name) => about(name, callingCodeOf),
  ],
  [/^(.+?) (?:calling|dialling|dialing|country) code$/, (name) => about(name, callingCodeOf)],
  [
    /^(?:(?:what|which) country (?:is|has)(?: code)? |(?:country|calling|dialling) code )(?:\+|00)(\d{1,3})$/,
    ofCallingCode,
  ],
];

/** Capitals, currencies and calling codes: "capital of Peru", "which country is +351". */
export function geography({ words }: Asked): Answer | null {
  for (const [pattern, answer] of rules) {
    const name = pattern.exec(words)?.[1];
    const made = name && answer(name);
    if (made) return made;
  }
  return null;
}

function about(name: string, answer: (facts: CountryFacts) => Answer): Answer | null {
  const facts = countryNamed(name);
  return facts && answer(facts);
}

function capitalOf({ code, capital }: CountryFacts): Answer {
  return { question: `Capital of ${countryName(code)}`, value: capital };
}

function ofCapital(name: string): Answer | null {
  const facts = countryOfCapital(name);
  return facts && { question: `${facts.capital} is the capital of`, value: countryName(facts.code) };
}

function currencyOf({ code, currency }: CountryFacts): Answer {
  return { question: `Currency of ${countryName(code)}`, value: `${currencyNames.of(currency)} (${currency})` };
}

function callingCodeOf({ code, callingCode }: CountryFacts): Answer {
  return { question: `Calling code of ${countryName(code)}`, value: `+${callingCode}` };
}

function ofCallingCode(digits: string): Answer | null {
  const found = countryFacts.filter(({ callingCode }) => callingCode === digits).map(({ code }) => countryName(code));
  return found.length === 0 ? null : { question: `Calling code +${digits}`, value: found.join(", ") };
}
