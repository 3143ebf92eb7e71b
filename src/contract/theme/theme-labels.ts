/** What the switch calls each theme that it offers, on pages of the site and of the services. */
export const themeLabels = { light: "Light (Dawn)", dark: "Dark (Dusk)", system: "Match system" } as const;
