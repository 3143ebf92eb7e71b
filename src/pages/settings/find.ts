import { settingsPath } from "../../contract/settings/settings-form.ts";

/** In characters: a search among labels is a word or two. */
export const longestFind = 60;

/** The words that narrow the settings shown, in an address or a form; "" shows all. */
export function findIn(given: Pick<URLSearchParams, "get">): string {
  return (given.get("find") ?? "").trim().slice(0, longestFind);
}

/** The settings page with these choices, and only the settings that the words find. */
export function findPath(find: string, ...choices: Parameters<typeof settingsPath>): string {
  const path = settingsPath(...choices);
  if (!find) return path;
  return `${path}${path.includes("?") ? "&" : "?"}${new URLSearchParams({ find })}`;
}
