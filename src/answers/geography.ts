import { type Answer, type AnswerRequest, numberWords } from "./answer.ts";
import { type CountryFacts, type Places, placesFile } from "./facts/places.ts";

type Rule = readonly [
  pattern: RegExp,
  answer: (places: Places, name: string, units: AnswerRequest["units"]) => Answer | null,
];

const rules: readonly Rule[] = [
  [/^(?:what(?:'s|’s| is) )?(?:the )?capital(?: city)? of (.+)$/, capitalOf],
  [/^(.+?)(?:'s|’s)? capital(?: city)?$/, capitalOf],
  [/^(?:what |which )?(?:country )?(?:is )?(.+?) (?:is )?the capital of(?: what| which country)?$/, ofCapital],
  [/^(?:what(?:'s|’s| is) )?(?:the )?currency (?:of|in) (.+)$/, about(currencyOf)],
  [/^(.+?)(?:'s|’s)? currency$/, about(currencyOf)],
  [
    /^(?:what(?:'s|’s| is) )?(?:the )?(?:calling|dialling|dialing|phone|telephone|country) code (?:of|for) (.+)$/,
    about(callingCodeOf),
  ],
  [/^(.+?) (?:calling|dialling|dialing|country) code$/, about(callingCodeOf)],
  [
    /^(?:(?:what|which) country (?:is|has)(?: code)? |(?:country|calling|dialling) code )(?:\+|00)(\d{1,3})$/,
    ofCallingCode,
  ],
  [/^(?:what(?:'s|’s| is) )?(?:the )?(?:current |total )?population (?:of|in) (.+)$/, populationOf],
  [/^(.+?)(?:'s|’s)? population(?: 2024)?$/, populationOf],
  [/^how many people (?:live|are there) in (.+)$/, populationOf],
  [/^(?:what(?:'s|’s| is) )?(?:the )?(?:total |land )?(?:area|size) of (.+)$/, areaOf],
  [/^(.+?)(?:'s|’s)? (?:area|size)$/, areaOf],
  [/^how (?:big|large) is (.+)$/, areaOf],
];

/** Capitals, currencies, calling codes, people and areas: "capital of Peru", "which country is +351", "population of Iceland". */
export async function geography({ words, files, units }: AnswerRequest): Promise<Answer | null> {
  const asked = rules.flatMap(([pattern, answer]) => {
    const name = pattern.exec(words)?.[1];
    return name ? [(places: Places) => answer(places, name, units)] : [];
  });
  const places = asked.length > 0 ? await placesFile.read(files) : null;
  if (!places) return null;
  for (const answer of asked) {
    const made = answer(places);
    if (made) return made;
  }
  return null;
}

function about(answer: (country: CountryFacts) => Answer): Rule[1] {
  return (places, name) => {
    const country = places.countryNamed(name);
    return country && answer(country);
  };
}

function capitalOf(places: Places, name: string): Answer | null {
  const [part, ofPart] = places.partNamed(name) ?? [];
  if (part && ofPart) return { question: `Capital of ${part}`, value: ofPart };
  const country = places.countryNamed(name);
  if (!country) return null;
  const { called, capital, capitalNote } = country;
  return {
    question: `Capital of ${called}`,
    value: capital,
    ...(capitalNote && { notes: [capitalNote], needsNotes: true }),
  };
}

function ofCapital(places: Places, name: string): Answer | null {
  const country = places.countryOfCapital(name);
  return country && { question: `${country.capital} is the capital of`, value: country.name };
}

function currencyOf(country: CountryFacts): Answer {
  return { question: `Currency of ${country.called}`, value: country.currency };
}

function callingCodeOf(country: CountryFacts): Answer {
  return { question: `Calling code of ${country.called}`, value: `+${country.callingCode}` };
}

function ofCallingCode(places: Places, digits: string): Answer | null {
  const found = places.countriesCalled(digits).map(({ name }) => name);
  return found.length === 0 ? null : { question: `Calling code +${digits}`, value: found.join(", ") };
}

const populationSource =
  "Estimate for the middle of 2024: United Nations, World Population Prospects 2024 (CC BY 3.0 IGO).";

function populationOf(places: Places, name: string): Answer | null {
  const isWorld = /^(?:the )?(?:world|earth|whole world)$/.test(name);
  const country = isWorld ? null : places.wholeCountryNamed(name);
  const population = isWorld ? places.worldPopulation : country?.population;
  if (population === undefined) return null;
  return {
    question: `Population of ${country?.called ?? "the world"}, 2024`,
    value: numberWords(population),
    // The figure alone would not say of which year it is.
    needsNotes: true,
    ...(country?.populationNote && { notes: [country.populationNote] }),
    source: populationSource,
  };
}

/** One square mile is 2.589988110336 square kilometres. */
const squareMile = 2.589988110336;

function areaOf(places: Places, name: string, units: AnswerRequest["units"]): Answer | null {
  const country = places.wholeCountryNamed(name);
  if (!country) return null;
  const [metric, imperial] = [
    `${numberWords(country.area)} km²`,
    `${numberWords(Number((country.area / squareMile).toPrecision(4)))} square miles`,
  ];
  const [value, other] = units === "imperial" ? [imperial, metric] : [metric, imperial];
  return {
    question: `Area of ${country.called}`,
    value,
    notes: [`That is ${other}, with inland waters.`],
    source: "From The World Factbook.",
  };
}
