/**
 * Whether a request shows what a browser sends when a page of ours sends an event: a beacon or a fetch (EVT-2). Programs that
 * do not bother to look like one are left out; how much the others can add is a limit of `platform/flood-table.ts`.
 */
import { isAtLeast } from "../contract/acquisition/legacy.ts";

/** Modes of a beacon and of a fetch. A page that somebody opens, or a picture that a page shows, is no event. */
const modes: ReadonlySet<string> = new Set(["no-cors", "cors", "same-origin"]);

export function isOwnEvent({ headers, url }: Pick<Request, "headers" | "url">): boolean {
  const agent = headers.get("user-agent") ?? "";
  if (!agent.startsWith("Mozilla/5.0 (")) return false;
  const said = (name: string) => headers.get(`sec-fetch-${name}`);
  if (said("site") === null) return isBeforeFetchMetadata(agent) && sentFrom(headers) === new URL(url).origin;
  return (
    said("site") === "same-origin" && modes.has(said("mode") ?? "no-cors") && (said("dest") ?? "empty") === "empty"
  );
}

/** Where the page stands that sent the request. Of a POST browsers tell the origin, of a GET the address of the page. */
function sentFrom(headers: Headers): string | undefined {
  return headers.get("origin") ?? URL.parse(headers.get("referer") ?? "")?.origin;
}

/**
 * Browsers that know no Sec-Fetch headers, by what they say they are: WebKit before Safari 16.4 (and with it every browser on
 * iOS before 16.4), Firefox before 90, Chromium before 80.
 */
function isBeforeFetchMetadata(agent: string): boolean {
  const versionOf = (pattern: RegExp) => pattern.exec(agent)?.[1]?.replaceAll("_", ".");
  const ios = versionOf(/\((?:iPhone|iPad|iPod)\b[^)]{0,40}? OS (\d{1,3}_\d{1,3})/);
  if (ios !== undefined) return !isAtLeast(ios, [16, 4]);
  const chromium = versionOf(/\bChrom(?:e|ium)\/(\d{1,4})/);
  if (chromium !== undefined) return !isAtLeast(chromium, [80]);
  const firefox = versionOf(/\bFirefox\/(\d{1,4})/);
  if (firefox !== undefined) return !isAtLeast(firefox, [90]);
  const safari = versionOf(/\bVersion\/(\d{1,3}(?:\.\d{1,3})?)/);
  // A web view of macOS does not say how old it is.
  return /\bAppleWebKit\//.test(agent) && (safari === undefined || !isAtLeast(safari, [16, 4]));
}
