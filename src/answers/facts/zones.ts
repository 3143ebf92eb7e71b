import { SiteFile } from "../../files/site-file.ts";

/** A place whose clocks are known. */
export interface ZonedPlace {
  /** As it is written: "Portland, Oregon". */
  readonly name: string;
  readonly zone: string;
}

/** Cities, and countries with one time zone. A line for each name, with tabs: the name, the zone, how the place is written. */
export class Zones {
  readonly #lines: string;

  constructor(lines: string) {
    this.#lines = `\n${lines}\n`;
  }

  /** Null if no place is known by this name, or the file leaves it out as ambiguous. Only the line found is parsed. */
  placeNamed(name: string): ZonedPlace | null {
    const start = this.#lines.indexOf(`\n${name}\t`);
    if (start === -1) return null;
    const [, zone = "", written = ""] = this.#lines.slice(start + 1, this.#lines.indexOf("\n", start + 1)).split("\t");
    return { name: written, zone };
  }
}

export const zonesFile = new SiteFile("zones.txt", (text) => new Zones(text));
