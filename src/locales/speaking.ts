import { type I18n, type Messages, setupI18n } from "@lingui/core";
import { compileMessage } from "@lingui/message-utils/compileMessage";
import { letSpeak, type Spoken } from "../contract/language/i18n.ts";
import { type Language, languages } from "../contract/language/languages.ts";
import { SiteFile, type SiteFiles } from "../files/site-file.ts";
import { speakAs, spokenNow } from "../platform/spoken.ts";

/** What one feature says in a language, or all of them: `client/build/catalogs.ts` writes it. */
export interface Catalog {
  /** Compiled by Lingui. */
  readonly messages: Messages;
  /** Those of them that scripts may have to say as well, as they are written. */
  readonly client: Readonly<Record<string, string>>;
}

/** The catalog of what belongs to no feature: what several say. */
const shared = "shared";

/** The catalog of the screens inside our apps, and the features that have such screens. */
export const inApp = "in-app";
export const hasScreens: readonly string[] = ["subscription", "restoration"];

const voices = new Map<Language, I18n>();
const compiled = new Map<string, ReturnType<typeof compileMessage>>();

/** Messages are ours and come to a few thousand, so what was compiled is kept for good. */
function compileOnce(message: string): ReturnType<typeof compileMessage> {
  const known = compiled.get(message) ?? compileMessage(message);
  compiled.set(message, known);
  return known;
}

/** Lingui's texts of a language: the English ones are the names of the messages, and are compiled when first said. */
export function voiceOf(language: Language): I18n {
  const known = voices.get(language);
  if (known) return known;
  const made = setupI18n({ locale: languages[language].tag, messages: { [languages[language].tag]: {} } });
  made.setMessagesCompiler(compileOnce);
  voices.set(language, made);
  return made;
}

/**
 * The messages that a browser may have to say on a page of a feature, or on a screen inside the apps (`in-app`), as JSON; null in
 * English, which scripts have in them.
 */
export function wordsForClient(language: Language, feature: string): string | null {
  if (language === "en") return null;
  const path = `${language}/${feature}`;
  const [general, own] = [shared, feature].map((name) => catalogs.get(`${language}/${name}`)?.spoken?.client);
  const made = clientWords.get(path);
  if (made && made.own === own && made.general === general) return made.json;
  const json = JSON.stringify({ ...general, ...own });
  clientWords.set(path, { general, own, json });
  return json;
}

interface ClientWords {
  readonly general: Catalog["client"] | undefined;
  readonly own: Catalog["client"] | undefined;
  readonly json: string;
}

/** By language and feature: many pages are rendered with the same. */
const clientWords = new Map<string, ClientWords>();

const english: Spoken = { language: "en", translator: voiceOf("en") };

letSpeak(() => spokenNow() ?? english);

interface Asked {
  readonly language: Language;
  readonly feature: string;
  readonly files: SiteFiles;
}

/**
 * Loads what a feature says in a language; throws if that cannot be read. Besides the feature that an address names, that of the
 * page which is shown there: one that was made without its texts would be kept for everybody.
 */
export async function loadCatalogs({ language, feature, files }: Asked): Promise<void> {
  if (language !== "en") await Promise.all(catalogsFor(feature).map((name) => load(language, name, files)));
}

/** Answers in a language: all that runs in `answer` says its texts in it, also what runs later because of it. */
export async function speaking<Answer>(asked: Asked, answer: () => Promise<Answer>): Promise<Answer> {
  const { language } = asked;
  // What is spoken anyway, without the cost of following each request.
  if (language === "en") return answer();
  await loadCatalogs(asked);
  return speakAs({ language, translator: voiceOf(language) }, answer);
}

function catalogsFor(feature: string): readonly string[] {
  return [shared, feature, ...(hasScreens.includes(feature) ? [inApp] : [])];
}

interface Known {
  readonly file: SiteFile<Catalog>;
  /** What the language's voice has of it. */
  spoken?: Catalog;
}

/** By language and feature: "de/pro". */
const catalogs = new Map<string, Known>();

/** Throws if the catalog cannot be read: a page is never half in one language and half in another. */
async function load(language: Language, name: string, files: SiteFiles): Promise<void> {
  const path = `${language}/${name}`;
  const known: Known = catalogs.get(path) ?? { file: new SiteFile(`texts/${path}.json`, (text) => JSON.parse(text)) };
  catalogs.set(path, known);
  const catalog = await known.file.read(files);
  if (!catalog) throw new Error(`what ${path} says cannot be read`);
  if (known.spoken === catalog) return;
  voiceOf(language).load(languages[language].tag, catalog.messages);
  known.spoken = catalog;
}
