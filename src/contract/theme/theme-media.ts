import type { Theme } from "../settings/theme.ts";

/** For each theme, the media query under which a picture shows its dusk file instead of its dawn file. Print has dawn. */
export const duskWhen: Readonly<Record<Theme, string>> = {
  dawn: "not all",
  dusk: "screen",
  system: "screen and (prefers-color-scheme: dark)",
  // As the device prefers, until a script has looked at the clock, and if no script runs.
  hour: "screen and (prefers-color-scheme: dark)",
};
