import { execFileSync } from "node:child_process";
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { serviceContract, serviceTextsIn } from "../../client/build/catalogs.ts";
import {
  isLanguage,
  languageNames,
  pathIn,
  speaks,
  splitLanguage,
  translated,
  wishedLanguage,
} from "../../src/contract/language/languages.ts";

const root = "src/locales";
const files = languageNames
  .filter((name) => name !== "en")
  .flatMap((name) =>
    readdirSync(join(root, name), { recursive: true, encoding: "utf8" }).map((file) => join(root, name, file)),
  )
  .filter((file) => file.endsWith(".po"));

/** Those that belong to no feature. */
const sharedCatalogs = ["shared", "setting-labels", "client/shared", "client/in-app", "services"];

/** The catalogs of what is offered: those of other features wait, empty, for whoever translates them. */
const offered = files.filter((file) => {
  const [language = "", ...names] = file.slice(root.length + 1, -".po".length).split("/");
  const catalog = names.join("/");
  if (!isLanguage(language) || language === "en") return true;
  if (sharedCatalogs.includes(catalog)) return translated[language].length > 0;
  return speaks(catalog === "legal-documents" ? "legal" : catalog.replace(/^client\//, ""), language);
});

/** The build says these, without those of pages. */
function isBuilt(file: string): boolean {
  return file.endsWith("legal-documents.po");
}

interface Message {
  readonly file: string;
  readonly id: string;
  readonly text: string;
}

function messagesOf(file: string): Message[] {
  const entries = readFileSync(file, "utf8").matchAll(/^msgid "(.+)"\nmsgstr "(.*)"$/gm);
  return [...entries].map(([, id = "", text = ""]) => ({ file, id, text }));
}

/** The values and links of a message, in no order: languages place them as they need. */
function partsOf(text: string): readonly string[] {
  return (text.match(/\{\w+\}|<\/?\w+\/?>/g) ?? []).sort();
}

describe("catalogs", () => {
  it.each(offered)("LANG-2 %s is whole, and each message has the values and links of the English one", (file) => {
    const messages = messagesOf(file);
    expect(messages.length).toBeGreaterThan(0);
    expect(messages.filter(({ text }) => text === "")).toEqual([]);
    expect(messages.filter(({ id, text }) => partsOf(id).join() !== partsOf(text).join())).toEqual([]);
  });

  it("LANG-2 say the same message in the same words, whichever of them is loaded last", () => {
    for (const language of languageNames) {
      const said = new Map<string, Message>();
      const loaded = offered.filter((file) => file.startsWith(join(root, language, "/")) && !isBuilt(file));
      for (const message of loaded.flatMap(messagesOf)) {
        const known = said.get(message.id);
        expect(message.text, `${message.file} and ${known?.file}`).toBe(known?.text ?? message.text);
        said.set(message.id, message);
      }
    }
    expect(offered.length).toBeGreaterThan(0);
  });

  it("LANG-2 hold what the sources say now: `npm run words` would change nothing", { timeout: 120_000 }, () => {
    const kept = mkdtempSync(join(tmpdir(), "catalogs-"));
    cpSync(root, kept, { recursive: true });
    try {
      execFileSync("npx", ["lingui", "extract", "--clean", "--config", "client/build/lingui.config.ts"], {
        stdio: "pipe",
      });
      const texts = (folder: string) =>
        files.map((file) => readFileSync(join(folder, file.slice(root.length)), "utf8"));
      expect(texts(root)).toEqual(texts(kept));
    } finally {
      cpSync(kept, root, { recursive: true });
      rmSync(kept, { recursive: true });
    }
  });
});

describe("what the services say", () => {
  /** A source file and all that it imports, as paths from the root. */
  function loadedBy(file: string, known = new Set<string>()): ReadonlySet<string> {
    if (known.has(file)) return known;
    known.add(file);
    for (const [, imported = ""] of readFileSync(file, "utf8").matchAll(/(?<!type [^;]*)from "(\.[^"]+)"/g))
      loadedBy(join(dirname(file), imported), known);
    return known;
  }

  it("LANG-2 of the contract is in their texts as well", () => {
    const said = [...loadedBy("src/services/index.ts")].filter(
      (file) => file.startsWith("src/contract/") && readFileSync(file, "utf8").includes("i18n.t("),
    );
    expect(said.filter((file) => !serviceContract.has(file))).toEqual(["src/contract/language/i18n.ts"]);
  });

  it.each(languageNames.filter((name) => name !== "en"))(
    "LANG-2 is whole in %s, and needs no plurals",
    async (language) => {
      const { messages, texts } = await serviceTextsIn(language);
      expect(messages.filter((_, at) => texts[at] === null)).toEqual([]);
      expect([...messages, ...texts].filter((text) => /\{\w+,/.test(text ?? ""))).toEqual([]);
      expect(texts.length).toBe(messages.length);
    },
  );
});

describe("addresses and wishes", () => {
  it("LANG-1 an address with a language is the page and the language", () => {
    const path = fc.stringMatching(/^\/(?:[a-z-]{3,9}(?:\/[a-z-]{1,9})?)?$/);
    fc.assert(
      fc.property(fc.constantFrom(...languageNames), path, (language, page) => {
        expect(splitLanguage(pathIn(language, page))).toEqual({ language, path: page });
      }),
    );
  });

  it("LANG-1 any header of languages is read without an error, as one of ours", () => {
    fc.assert(
      fc.property(fc.string(), (header) => {
        expect(languageNames).toContain(wishedLanguage(header));
      }),
    );
  });

  it.each([
    ["de-AT,de;q=0.9,en;q=0.5", "de"],
    ["en-GB,en;q=0.9,de;q=0.8", "en"],
    ["sv, de;q=0.5, en;q=0.7", "en"],
    ["de;q=0, en;q=0.1", "en"],
    ["DE", "de"],
    ["", "en"],
    ["*", "en"],
  ])("LANG-1 %s wishes %s", (header, language) => expect(wishedLanguage(header)).toBe(language));
});
