/**
 * `npm run prose`: the text of every page as a visitor reads it, with the refused forms, the later steps and the mails. Shows
 * how hard each page is to read, and fails where one is too hard, where a sentence stands twice on the site, where a word is
 * spelt the American way, and where the rules of `test/prose` find a fault: a word that is not ours, a heading, button or
 * link without a noun, a missing contraction, or a fact stated differently from the contract.
 */
import { syllable } from "syllable";
import { facts } from "../../src/contract/brand/brand.ts";
import { demonstration } from "../../src/contract/demonstration.ts";
import { type RouteName, routeNames, routes } from "../../src/contract/routes.ts";
import { statements } from "../../src/contract/statements.ts";
import { freeUntilWords, trialEnd } from "../../src/contract/subscription/payment-terms.ts";
import { commonDemonstration } from "../../src/contract/support/common-demonstration.ts";
import { vpnRecords } from "../../src/contract/vpn/records.ts";
import { startDevServer } from "../dev-server.ts";
import { laterSteps } from "../later-steps.ts";
import { abroad, Browser, type SeenPage } from "../prose/browser.ts";
import { untoldExamples } from "../prose/examples.ts";
import { mailsShown } from "../prose/mails.ts";
import { readPieces } from "../prose/read-pieces.ts";
import { type Prose, readProse } from "../prose/read-prose.ts";
import { faultsOf } from "../prose/rules.ts";
import { hiddenPages, refusedForms } from "../prose/visits.ts";

/** The hardest grade allowed, in school years. Legal texts may be harder. */
const ceiling = 7;
const legalCeiling = 8;
const legal: ReadonlySet<RouteName> = new Set(["privacy", "cookies", "terms", "proPrivacyTerms", "acceptableUse"]);

/** A page with fewer sentences has no grade that means anything. */
const fewest = 8;

/** Sentences with fewer words are labels and asides, which may well be alike. */
const shortest = 5;

/** Pages that show what another address shows, too: a step of a journey, or home. */
const sameAsAnother: ReadonlySet<RouteName> = new Set([
  "proWelcome",
  "subscriptionsWelcomeStripe",
  "activateThisDeviceByEmail",
  "suggestions",
]);

/**
 * Pages that say the same of several things, each complete in itself: the steps in each browser, the state of each experiment,
 * what each picture shows.
 */
const entries: ReadonlySet<RouteName> = new Set(["addToBrowser", "whatWeMeasure", "press"]);

/** What we promise is said in the same words wherever it matters. */
const promises: ReadonlySet<string> = new Set(
  [statements, demonstration, commonDemonstration]
    .flatMap((said) => Object.values(said))
    .concat(vpnRecords.map(({ note }) => note))
    .flatMap((text) => text.split(/(?<=\.) /))
    // A reader takes these two for one sentence, since the second begins with a number.
    .concat(`${statements.vpn} ${statements.vpnReach}`)
    // How each page ends that leads to the browser.
    .concat("It’s free on every device.")
    // The end of a trial that starts today, which both plans state.
    .concat(freeUntilWords(trialEnd(Date.now(), facts.trialDays), "IE")),
);

/** What every step of a journey has to say, such as that its data is a demonstration, counts once for the journey. */
const journeys: readonly string[] = [routes.dbpScan.path, routes.activationFlow.path];

const american =
  /\b(\w*(?:color|favor|behavior|honor|neighbor)\w*|center(?:ed|s)?|catalogs?|analyz\w+|(?:organ|recogn|minim|personal|custom)iz\w+|cancel(?:ed|ing)|travelers?|defense|gray|fulfill|enrollment)\b/gi;

interface Page extends SeenPage {
  readonly name: RouteName;
  readonly prose: Prose;
}

const names = routeNames.filter((name) => !laterSteps.has(name));
const server = await startDevServer(Number(process.env.PORT ?? 8789));
const pages: readonly Page[] = await Promise.all(names.map(readPage));
const newBrowser = () => new Browser(server.origin);
const hidden = [...(await refusedForms(newBrowser, pages)), ...(await hiddenPages(newBrowser)), ...mailsShown()];
server.stop();

async function readPage(name: RouteName): Promise<Page> {
  const { path } = routes[name];
  const html = await (await fetch(server.origin + path, { headers: abroad })).text();
  return { name, place: path, html, prose: readProse(html) };
}

/** The Flesch–Kincaid grade: the school year in which a text of such sentences and words is read with ease. */
function grade(sentences: readonly string[]): number {
  const words = sentences.flatMap((sentence) => sentence.match(/[\p{L}\p{N}’'-]+/gu) ?? []);
  const syllables = words.reduce((sum, word) => sum + Math.max(1, syllable(word)), 0);
  return 0.39 * (words.length / sentences.length) + 11.8 * (syllables / words.length) - 15.59;
}

function tooHard({ name, prose }: Page): readonly string[] {
  const { sentences } = prose;
  if (sentences.length < fewest) return [];
  const reached = grade(sentences);
  console.log(
    `${reached.toFixed(1).padStart(5)}  ${String(sentences.length).padStart(4)} sentences  ${routes[name].path}`,
  );
  const limit = legal.has(name) ? legalCeiling : ceiling;
  return reached > limit
    ? [`${routes[name].path} reads like school year ${reached.toFixed(1)}; ${limit} is the most`]
    : [];
}

function saidTwice(): readonly string[] {
  const places = new Map<string, string[]>();
  for (const { name, html } of pages.filter(({ name }) => !sameAsAnother.has(name))) {
    const said = readProse(withoutFigures(html)).sentences.filter(
      (sentence) => sentence.split(" ").length >= shortest && !promises.has(sentence),
    );
    const place = placeOf(name);
    for (const sentence of entries.has(name) ? new Set(said) : said) {
      const known = places.get(sentence) ?? [];
      if (!journeys.includes(place) || !known.includes(place)) places.set(sentence, [...known, place]);
    }
  }
  return [...places]
    .filter(([, paths]) => paths.length > 1)
    .map(([sentence, paths]) => `said ${paths.length} times (${paths.join(", ")}): ${sentence}`);
}

/** Without figures: a view of a product, made of words, may well be on several pages. */
function withoutFigures(html: string): string {
  return html.replace(/<figure\b.*?<\/figure>/gs, "\n");
}

function placeOf(name: RouteName): string {
  const { path } = routes[name];
  return journeys.find((journey) => path.startsWith(journey)) ?? path;
}

function americanIn({ name, prose }: Page): readonly string[] {
  return [...prose.text.matchAll(american)].map(([word]) => `${routes[name].path}: “${word}” is not British`);
}

/** A fault that is on many pages is reported once, with the first of them. */
function misworded(): readonly string[] {
  const found = new Map<string, string>();
  const judge = ({ place, html }: SeenPage, legal: boolean) => {
    for (const fault of readPieces(html).flatMap((piece) => faultsOf(piece, { legal }))) {
      if (!found.has(fault)) found.set(fault, place);
    }
  };
  for (const page of pages) judge(page, legal.has(page.name));
  for (const shown of hidden) judge(shown, false);
  return [...found].map(([fault, place]) => `${place}: ${fault}`);
}

/** The main part together with the footer, which says that the site is a demonstration. */
function withFooter(html: string): string {
  return `<main>${/<main\b.*?<\/footer>/s.exec(html)?.[0] ?? html}</main>`;
}

/** Examples that a page does not call examples, on later steps too: one shows the number for a call beside its code. */
function untold(): readonly string[] {
  return [...pages, ...hidden].flatMap(({ place, html }) =>
    untoldExamples(readProse(withFooter(html)).text).map((fault) => `${place}: ${fault}`),
  );
}

console.log("Grade, by page");
const faults = [...pages.flatMap(tooHard), ...saidTwice(), ...pages.flatMap(americanIn), ...misworded(), ...untold()];
console.log(`${pages.length} pages, and ${hidden.length} refused forms, later steps and mails`);
for (const fault of faults) console.error(fault);
process.exit(faults.length === 0 ? 0 : 1);
