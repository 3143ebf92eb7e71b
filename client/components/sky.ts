/** The two skies of the design: dawn is the light one, dusk the dark one. */
export type Sky = "dawn" | "dusk";

/** What a visitor can ask for: one of the skies, or whatever the device uses. */
export type Theme = Sky | "system";

/** Which of the two files a picture shows: the second source counts while this media query holds. */
export const duskWhen: Record<Theme, string> = {
  dawn: "not all",
  dusk: "all",
  system: "(prefers-color-scheme: dark)",
};
