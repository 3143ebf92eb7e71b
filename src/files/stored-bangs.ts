import { type Bangs, readBangs } from "../contract/search/bangs.ts";
import { SiteFile, type SiteFiles } from "./site-file.ts";

const file = new SiteFile("bangs.txt", readBangs);

/** The list of bangs; null when it cannot be read, which is reported. */
export function storedBangs(files: SiteFiles): Promise<Bangs | null> {
  return file.read(files);
}
