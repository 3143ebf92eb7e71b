import { type Bangs, readBangs } from "../contract/search/bangs.ts";
import { type Files, SiteFile } from "./site-file.ts";

const file = new SiteFile("bangs.txt", readBangs);

/** The list of bangs; null when it cannot be read, which is reported. */
export function storedBangs(files: Files): Promise<Bangs | null> {
  return file.read(files);
}
