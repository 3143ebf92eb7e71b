import { i18n } from "../../../contract/language/i18n.ts";

/** What the accessibility statement lists. */
export function ways(): readonly string[] {
  return [
    i18n.t("use the site with a keyboard alone, and skip to the main content"),
    i18n.t("zoom to 400%: only wide tables scroll sideways"),
    i18n.t("choose a light or dark theme, a font and a text size"),
    i18n.t("use your device’s high-contrast colours"),
    i18n.t("turn on Reduce motion on your device: then nothing on our pages moves"),
    i18n.t("turn scripts off: every page and every form still works, without suggestions while you type"),
    i18n.t("take your time: the only short limit is on codes we email you, and you can always ask for another one"),
  ];
}

export function tests() {
  return [
    {
      head: i18n.t("Rules a program can check"),
      cells: [
        i18n.t("The program axe finds no failure of WCAG 2.0 to 2.2, levels A and AA, or of its best practices"),
        i18n.t("Every page and error page, both themes, phone and computer"),
      ],
    },
    {
      head: i18n.t("Valid HTML"),
      cells: [i18n.t("The program html-validate finds no error by the HTML standard"), i18n.t("Every page")],
    },
    {
      head: i18n.t("Contrast of colours"),
      cells: [i18n.t("At least 4.5 to 1 for text, 3 to 1 for controls"), i18n.t("Every pair of colours, both themes")],
    },
    {
      head: i18n.t("Keyboard"),
      cells: [
        i18n.t("Tab reaches everything in order, and the focus is always visible"),
        i18n.t("Home page, comparison, search box, settings and questions"),
      ],
    },
    {
      head: i18n.t("High-contrast colours"),
      cells: [i18n.t("Every button and field keeps a visible edge"), i18n.t("The main kinds of page")],
    },
    {
      head: i18n.t("Zoom at 400%"),
      cells: [i18n.t("No sideways scrolling, except inside wide tables"), i18n.t("The main kinds of page")],
    },
    { head: i18n.t("Less motion"), cells: [i18n.t("Nothing moves"), i18n.t("The main kinds of page")] },
    { head: i18n.t("Scripts off"), cells: [i18n.t("Everything is there and every form works"), i18n.t("Every page")] },
  ];
}

export function untested(): readonly string[] {
  return [
    i18n.t(
      "We haven’t tested with people who use screen readers, magnifiers, switches or voice control. Programs find only part of what’s wrong.",
    ),
    i18n.t("We haven’t tested with VoiceOver, TalkBack, NVDA or JAWS, nor in Safari and Firefox."),
    i18n.t(
      "Letters inside our drawings don’t grow with your text size. The caption below each drawing says what they mean.",
    ),
    i18n.t("Some wide tables scroll sideways on a phone. You can scroll them with the arrow keys."),
    i18n.t("Instant answers are in English only."),
    i18n.t("Search suggestions need scripts. Without them, the search box works, but suggests nothing."),
    i18n.t(
      "The blog, the help articles, the forum and the AI chat are sites of their own, and this statement doesn’t cover them.",
    ),
  ];
}
