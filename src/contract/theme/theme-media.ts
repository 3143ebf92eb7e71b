import type { Theme } from "../settings/theme.ts";

/** Which of the two files a picture shows: the second source counts while this media query holds. Paper has dawn. */
export const duskWhen: Readonly<Record<Theme, string>> = {
  dawn: "not all",
  dusk: "screen",
  system: "screen and (prefers-color-scheme: dark)",
  // Until a script has looked at the clock, and where none runs.
  hour: "screen and (prefers-color-scheme: dark)",
};
