/** What the switch calls each theme that it offers, on pages of the site and of the services. */
export const themeLabels = {
  light: /*i18n*/ "Light (Dawn)",
  dark: /*i18n*/ "Dark (Dusk)",
  system: /*i18n*/ "Match system",
} as const;
