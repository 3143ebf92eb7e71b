import { SiteFile } from "../../files/site-file.ts";

/** A place whose clocks are known. */
export interface Place {
  /** As it is written: "Portland, Oregon". */
  readonly name: string;
  readonly zone: string;
}

/** Cities and countries of one time zone, a line for each name: the name, the zone, how the place is written. */
export class Zones {
  readonly #lines: string;

  constructor(lines: string) {
    this.#lines = `\n${lines}\n`;
  }

  /** Null where none is known, or a name says too little. Nothing is taken apart but the line that was asked for. */
  placeNamed(name: string): Place | null {
    const start = this.#lines.indexOf(`\n${name}\t`);
    if (start === -1) return null;
    const [, zone = "", written = ""] = this.#lines.slice(start + 1, this.#lines.indexOf("\n", start + 1)).split("\t");
    return { name: written, zone };
  }
}

export const zonesFile = new SiteFile("zones.txt", (text) => new Zones(text));
