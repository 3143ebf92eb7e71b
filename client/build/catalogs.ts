import { resolve } from "node:path";
import { createCompiledCatalog, getCatalogs } from "@lingui/cli/api";
import { getConfig } from "@lingui/conf";
import type { Plugin } from "vite";
import { translated } from "../../src/contract/language/languages.ts";
import { type Catalog, hasScreens, inApp } from "../../src/locales/speaking.ts";
import { spokenFiles } from "./spoken-files.ts";

const root = resolve(import.meta.dirname, "../..");

/**
 * Writes what the worker says in other languages: `data/texts/<language>/<feature>.json`, and `shared.json` for what belongs to
 * no feature. As files they cost an isolate nothing until somebody reads a page in their language, where modules would be
 * parsed with the worker, all twenty languages of them. While developing, the same addresses answer with the catalogs as
 * they stand.
 */
export function catalogs(): Plugin {
  return spokenFiles({ name: "site:catalogs", folder: "data/texts", make: catalogFiles });
}

/** Every file by its name. */
async function catalogFiles(): Promise<ReadonlyMap<string, Catalog>> {
  const readTexts = await reader();
  const read: Read = async (...which) => withWholeEmail(await readTexts(...which));
  const languages = Object.entries(translated).filter(([, features]) => features.length > 0);
  const files = await Promise.all(
    languages.flatMap(([language, features]) =>
      [...features, "shared", ...(hasScreens.some((name) => features.includes(name)) ? [inApp] : [])].map(
        async (name) => {
          const { page, client } = partsOf(name);
          const catalog = await catalogOf(language, page, client, read);
          return [`data/texts/${language}/${name}.json`, catalog] as const;
        },
      ),
    ),
  );
  return new Map(files);
}

/** The catalogs of Lingui that a file is made from: what only the worker says, and what scripts say as well. */
function partsOf(name: string): { readonly page: readonly string[]; readonly client: readonly string[] } {
  if (name === "shared") return { page: ["shared", "setting-labels"], client: ["client/shared"] };
  return { page: [name], client: [`client/${name}`, ...(name === "settings" ? ["setting-labels"] : [])] };
}

type Texts = Readonly<Record<string, string>>;
type Read = (language: string, names: readonly string[]) => Promise<Texts>;

/** No line of a page ends after the hyphen of “e-mail”: after it stands a word joiner. */
function withWholeEmail(texts: Texts): Texts {
  return Object.fromEntries(
    Object.entries(texts).map(([id, text]) => [id, text.replace(/\be-(?=mail)/gi, "$&\u2060")]),
  );
}

async function catalogOf(
  language: string,
  page: readonly string[],
  scripts: readonly string[],
  read: Read,
): Promise<Catalog> {
  const [own, client] = [await read(language, page), await read(language, scripts)];
  const { source, errors } = createCompiledCatalog(language, { ...own, ...client }, { namespace: "json" });
  if (errors.length > 0) throw new Error(`${language}: ${errors.map(({ error }) => error.message).join("; ")}`);
  return { messages: JSON.parse(source).messages, client };
}

/** What the build itself says in a language: of the same message, that in the last catalog. */
export async function messagesOf(language: string, names: readonly string[]): Promise<Catalog["messages"]> {
  return (await catalogOf(language, names, [], await reader())).messages;
}

/** The catalogs of Lingui by their paths in the folder of a language: "search", "client/search". */
async function catalogsByName(config: ReturnType<typeof getConfig>) {
  return new Map((await getCatalogs(config)).map((catalog) => [catalog.path.replace(/^.*\{locale\}\//, ""), catalog]));
}

/** Reads the texts of catalogs by their names; those that no sentence is in don't exist. */
async function reader(): Promise<Read> {
  const config = getConfig({ configPath: resolve(root, "client/build/lingui.config.ts") });
  const known = await catalogsByName(config);
  const options = { fallbackLocales: config.fallbackLocales, sourceLocale: config.sourceLocale };
  return async (language, names) => {
    const all = await Promise.all(
      names.map(async (name) => (await known.get(name)?.getTranslations(language, options))?.messages ?? {}),
    );
    return Object.assign({}, ...all);
  };
}

/** What the contract says in mails and on the pages of the services as well: their texts are those of the site. */
export const serviceContract: ReadonlySet<string> = new Set(
  [
    ...[
      "common-statements",
      "day-words",
      "language/punctuation",
      "support/common-demonstration",
      "support/support-topics",
      "theme/theme-labels",
    ],
    ...["buying", "device-kind", "order-button", "payment-terms", "prices"].map((name) => `subscription/${name}`),
  ].map((name) => `src/contract/${name}.ts`),
);

/** What the services say in a language: their own texts, and those that they share with the site. */
export interface ServiceTexts {
  /** The English texts, by which messages are known; the same list for each language. */
  readonly messages: readonly string[];
  /** Their texts, in the same order; null for one that is not translated yet. */
  readonly texts: readonly (string | null)[];
}

export async function serviceTextsIn(language: string): Promise<ServiceTexts> {
  const config = getConfig({ configPath: resolve(root, "client/build/lingui.config.ts") });
  const known = await catalogsByName(config);
  const read = async (name: string) => Object.entries((await known.get(name)?.read(language)) ?? {});
  const isShared = (file: string) => serviceContract.has(file);
  const shared = (await read("shared")).filter(([, { origin = [] }]) => origin.some(([file]) => isShared(file)));
  const all = new Map([...shared, ...(await read("services"))]);
  const messages = [...all.keys()].sort();
  return { messages, texts: messages.map((message) => all.get(message)?.translation || null) };
}
