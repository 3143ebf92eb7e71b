import { AsyncLocalStorage } from "node:async_hooks";
import { type I18n, type Messages, setupI18n } from "@lingui/core";
import { compileMessage } from "@lingui/message-utils/compileMessage";
import { letSpeak, type Spoken } from "../contract/language/i18n.ts";
import { type Language, languages } from "../contract/language/languages.ts";

/** The catalogs, `<language>/<feature>.po`: each is a module of its own, loaded when a page needs it. */
const catalogs = import.meta.glob<{ readonly messages: Messages }>("./*/*.po");

/** The texts that belong to no feature: what several of them say, and what a browser may have to say as well. */
const common = ["shared", "client", "setting-labels"];

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

/** The messages of each catalog that was loaded, by its file. */
const messagesIn = new Map<string, Messages>();

/** A compiled message as it is written: `[["count"], " suggestions"]` is `{count} suggestions`. */
function asWritten(_: string, message: unknown): unknown {
  if (!Array.isArray(message)) return message;
  return message.map((part) => (Array.isArray(part) ? `{${part[0]}}` : part)).join("");
}

/** The messages that a browser may have to say on a page of a feature, or on a screen inside the apps (`in-app`), as JSON; null in English, which scripts have in them. */
export function wordsForClient(language: Language, feature: string): string | null {
  const names = ["client", clientOf(feature), ...(feature === "settings" ? ["setting-labels"] : [])];
  const words: Messages = Object.assign({}, ...names.map((name) => messagesIn.get(fileOf(language, name))));
  return Object.keys(words).length > 0 ? JSON.stringify(words, asWritten) : null;
}

const spoken = new AsyncLocalStorage<Spoken>();

const english: Spoken = { language: "en", translator: voiceOf("en") };

letSpeak(() => spoken.getStore() ?? english);

/** Answers in a language: all that runs in `answer` says its texts in it, also what runs later because of it. */
export async function speaking<Answer>(
  language: Language,
  feature: string,
  answer: () => Promise<Answer>,
): Promise<Answer> {
  // What is spoken anyway, without the cost of following each request.
  if (language === "en") return answer();
  await Promise.all([...common, feature, ...clientsOf(feature)].map((name) => load(language, name)));
  return spoken.run({ language, translator: voiceOf(language) }, answer);
}

/** The features whose pages have another form inside the apps. */
const inApp: ReadonlySet<string> = new Set(["subscription", "restoration"]);

function clientsOf(feature: string): readonly string[] {
  return [clientOf(feature), ...(inApp.has(feature) ? [clientOf("in-app")] : [])];
}

/** The catalog of what scripts say on the pages of a feature alone. */
function clientOf(feature: string): string {
  return `client-${feature}`;
}

function fileOf(language: Language, name: string): string {
  return `./${language}/${name}.po`;
}

async function load(language: Language, name: string): Promise<void> {
  const file = fileOf(language, name);
  const catalog = catalogs[file];
  if (!catalog || messagesIn.has(file)) return;
  const { messages } = await catalog();
  voiceOf(language).load(languages[language].tag, messages);
  messagesIn.set(file, messages);
}
