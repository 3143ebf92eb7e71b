/** What the accessibility statement lists. */
export const ways = [
  "use the site with a keyboard alone, and skip to the main content",
  "zoom to 400%: only wide tables scroll sideways",
  "choose a light or dark theme, a font and a text size",
  "use your device’s high-contrast colours",
  "turn on Reduce motion on your device: then nothing on our pages moves",
  "turn scripts off: every page and every form still works, without suggestions while you type",
  "take your time: the only short limit is on codes we email you, and you can always ask for another one",
];

export const tests = [
  {
    head: "Rules a program can check",
    cells: [
      "The program axe finds no failure of WCAG 2.0 to 2.2, levels A and AA, or of its best practices",
      "Every page and error page, both themes, phone and computer",
    ],
  },
  { head: "Valid HTML", cells: ["The program html-validate finds no error by the HTML standard", "Every page"] },
  {
    head: "Contrast of colours",
    cells: ["At least 4.5 to 1 for text, 3 to 1 for controls", "Every pair of colours, both themes"],
  },
  {
    head: "Keyboard",
    cells: [
      "Tab reaches everything in order, and the focus is always visible",
      "Home page, comparison, search box, settings and questions",
    ],
  },
  { head: "High-contrast colours", cells: ["Every button and field keeps a visible edge", "The main kinds of page"] },
  { head: "Zoom at 400%", cells: ["No sideways scrolling, except inside wide tables", "The main kinds of page"] },
  { head: "Less motion", cells: ["Nothing moves", "The main kinds of page"] },
  { head: "Scripts off", cells: ["Everything is there and every form works", "Every page"] },
];

export const untested = [
  "We haven’t tested with people who use screen readers, magnifiers, switches or voice control. Programs find only part of what’s wrong.",
  "We haven’t tested with VoiceOver, TalkBack, NVDA or JAWS, nor in Safari and Firefox.",
  "Letters inside our drawings don’t grow with your text size. The caption below each drawing says what they mean.",
  "Some wide tables scroll sideways on a phone. You can scroll them with the arrow keys.",
  "The whole site is in English.",
  "Search suggestions need scripts. Without them, the search box works, but suggests nothing.",
  "The blog, the help articles, the forum and the AI chat are sites of their own, and this statement doesn’t cover them.",
];
