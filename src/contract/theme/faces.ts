/** The typefaces of the site. Text uses the system's own; headings use one that we serve. */
export const headingFace = {
  /** Its name in style sheets, and in the font file itself. */
  name: "Bricolage",
  family: "Bricolage Grotesque",
  weight: 700,
  /** The whole face, from its npm package, and the part of it that the build keeps. */
  source: "@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-opsz-normal.woff2",
  file: "/fonts/bricolage.woff2",
  /**
   * More letters of the same face, each in a file that only pages in a language with these letters load, beside the first. Each
   * has the package's file that it is cut from.
   */
  letters: {
    western: {
      source: "@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-opsz-normal.woff2",
      file: "/fonts/bricolage-western.woff2",
      // cspell:disable-next-line
      characters: "àâçéèêëîïôœùûñáíúìòÀÂÇÉÈÊËÎÏÔŒÙÛÑÁÍÚÌÒ¿¡«»",
    },
    polish: {
      source: "@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-ext-opsz-normal.woff2",
      file: "/fonts/bricolage-polish.woff2",
      // cspell:disable-next-line
      characters: "ąćęłńśźżĄĆĘŁŃŚŹŻ",
    },
  },
  /**
   * System faces scaled to the width of the heading face, as measured over eight of our headlines, and with its ascent and
   * descent (93% and 27% of the size), so that nothing moves when the file arrives. The first that is installed stands in. The
   * declared weight keeps the browser from making a bold face bolder still.
   */
  like: [
    { name: "Bricolage-like", local: ["Arial Bold", "Arial", "Liberation Sans Bold"], sizeAdjust: 94.3 },
    { name: "Like-Roboto", local: ["Roboto Bold", "Roboto"], sizeAdjust: 100.8 },
    { name: "Like-Noto", local: ["Noto Sans Bold"], sizeAdjust: 90 },
    { name: "Like-DejaVu", local: ["DejaVu Sans Bold"], sizeAdjust: 78.3 },
  ],
  ascent: 93,
  descent: 27,
} as const;

/** The files of letters that some languages need beside the first. */
export type FontSubset = keyof (typeof headingFace)["letters"];

/** The heading face as CSS has it. `display`: what is shown while it loads. */
function faceRule(display: "optional" | "swap"): string {
  const { name, file, weight } = headingFace;
  return `@font-face{font-family:${name};src:url("${file}") format("woff2");font-weight:${weight};font-display:${display}}`;
}

/** The `@font-face` rule of letters that some languages have: where a heading has one of them, this file is asked for as well. */
export function lettersRule(letters: FontSubset): string {
  const { file, characters } = headingFace.letters[letters];
  const range = Array.from(characters, (letter) => `U+${letter.charCodeAt(0).toString(16)}`).join(",");
  const { name, weight } = headingFace;
  return `@font-face{font-family:${name};src:url("${file}") format("woff2");font-weight:${weight};font-display:optional;unicode-range:${range}}`;
}

/** The `@font-face` rules of the heading face, and of the system faces scaled to stand in for it. */
export function faceRules(display: "optional" | "swap"): string {
  return faceRule(display) + headingFace.like.map(likeRule).join("");
}

/** `size-adjust` also scales the overrides, so they are divided by it. */
function likeRule({ name, local, sizeAdjust }: (typeof headingFace.like)[number]): string {
  const { weight, ascent, descent } = headingFace;
  const scaled = (part: number) => `${((part / sizeAdjust) * 100).toFixed(1)}%`;
  const faces = local.map((face) => `local("${face}")`).join(",");
  return (
    `@font-face{font-family:${name};src:${faces};font-weight:${weight};size-adjust:${sizeAdjust}%;` +
    `ascent-override:${scaled(ascent)};descent-override:${scaled(descent)};line-gap-override:0%}`
  );
}

/** The values of `font-family` in CSS. */
export const faceStacks = {
  display: [headingFace, ...headingFace.like, { name: "sans-serif" }].map(({ name }) => name).join(","),
  system: "system-ui,sans-serif",
  mono: "ui-monospace,SFMono-Regular,Consolas,monospace",
} as const;

/** For headings in emails, which may load nothing: the heading face if the reader's device has it, else the nearest to it. */
export const mailHeadings = `"${headingFace.family}","Helvetica Neue",Arial,sans-serif`;
