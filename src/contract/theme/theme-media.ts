import type { Theme } from "../settings/theme.ts";

/** For each theme, the media query under which a picture shows its dark file instead of its light file. Print has the light one. */
export const darkWhen: Readonly<Record<Theme, string>> = {
  light: "not all",
  dark: "screen",
  system: "screen and (prefers-color-scheme: dark)",
  // As the device prefers, until a script has looked at the clock, and if no script runs.
  hour: "screen and (prefers-color-scheme: dark)",
};
