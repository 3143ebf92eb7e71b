import { languageNow } from "../contract/language/i18n.ts";
import type { Language } from "../contract/language/languages.ts";
import { SiteFile, type SiteFiles } from "./site-file.ts";

/** A file of JSON that the build wrote for each language: the one of the request is read. */
export class SpokenFile<Content extends object> {
  readonly #name: string;
  readonly #parse: (text: string) => Content;
  readonly #known = new Map<Language, SiteFile<Content>>();

  /** If `parse` throws, the file counts as unreadable. */
  constructor(name: string, parse: (text: string) => Content) {
    this.#name = name;
    this.#parse = parse;
  }

  /** As {@link SiteFile.read}. */
  read(files: SiteFiles): Promise<Content | null> {
    const language = languageNow();
    const known = this.#known.get(language) ?? new SiteFile(this.#pathIn(language), this.#parse);
    this.#known.set(language, known);
    return known.read(files);
  }

  #pathIn(language: Language): string {
    return language === "en" ? `${this.#name}.json` : `documents/${language}/${this.#name}.json`;
  }
}
