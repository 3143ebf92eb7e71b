import { SiteFile } from "../../files/site-file.ts";

/** A name as it is looked up: in lower case, hyphens and apostrophes as spaces. */
export function characterKey(name: string): string {
  return name.toLowerCase().replace(/[-'’]/g, " ").replace(/ +/g, " ").trim();
}

/** Characters of Unicode by their names. A line for each name, with a tab: the name, and the code point in hexadecimal. */
export class Characters {
  readonly #lines: string;

  constructor(lines: string) {
    this.#lines = `\n${lines}\n`;
  }

  /** Null if no character is known by this name. Only the line found is parsed. */
  codeOf(name: string): number | null {
    const key = characterKey(name);
    const start = this.#lines.indexOf(`\n${key}\t`);
    if (start === -1) return null;
    return Number.parseInt(this.#lines.slice(start + key.length + 2, this.#lines.indexOf("\n", start + 1)), 16);
  }

  /** The name of a character; null if it has none here. */
  nameOf(code: number): string | null {
    const end = this.#lines.indexOf(`\t${code.toString(16)}\n`);
    return end === -1 ? null : this.#lines.slice(this.#lines.lastIndexOf("\n", end) + 1, end);
  }
}

/** Too long for the worker, from `client/build/answers/characters.ts`. */
export const charactersFile = new SiteFile("characters.txt", (text) => new Characters(text));
