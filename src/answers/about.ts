import type { Settings } from "../contract/settings/settings.ts";
import type { SiteFiles } from "../files/site-file.ts";
import type { AnswerRequest, AskedBy } from "./answer.ts";

interface AboutVisitor {
  readonly settings: Settings;
  readonly files: SiteFiles;
  readonly requestHeaders: AnswerRequest["requestHeaders"];
}

/** What an answer may know about the visitor: their settings, what their browser sent with this request, and the time. */
export function aboutVisitor({ settings, files, requestHeaders }: AboutVisitor): AskedBy {
  return {
    now: Date.now(),
    region: regionOf(settings),
    units: unitsOf(settings),
    requestHeaders,
    files,
    random: (bytes) => crypto.getRandomValues(bytes),
  };
}

function regionOf({ kl }: Settings): string {
  const [country = ""] = kl.split("-");
  // These stand for several countries, or for all.
  return ["wt", "xa", "xl"].includes(country) ? "" : country;
}

export function unitsOf(settings: Settings): AnswerRequest["units"] {
  if (settings.kaj !== "-1") return settings.kaj === "u" ? "imperial" : "metric";
  return ["us", "ue"].includes(regionOf(settings)) ? "imperial" : "metric";
}
