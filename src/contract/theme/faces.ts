/** The typefaces of the site. Text has the system's own; one face of ours is for headings. */
export const headingFace = {
  /** By what style sheets call it, and by what the file itself does. */
  name: "Bricolage",
  family: "Bricolage Grotesque",
  weight: 700,
  /** The whole face, from the registry, and what the build cuts from it. */
  source: "@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-opsz-normal.woff2",
  file: "/fonts/bricolage.woff2",
  /**
   * The system face at the width (94.3% of Arial Bold over our headlines), ascent and descent of the heading face, so that
   * nothing moves when the file arrives. The weight keeps a bold face from being emboldened once more.
   */
  like: {
    name: "Bricolage-like",
    local: ["Arial Bold", "Arial", "Liberation Sans Bold", "Roboto"],
    sizeAdjust: "94.3%",
    ascent: "98.6%",
    descent: "28.6%",
    lineGap: "0%",
  },
} as const;

/** The heading face as CSS has it. `display`: what is shown while it loads. */
export function faceRule(display: "optional" | "swap"): string {
  const { name, file, weight } = headingFace;
  return `@font-face{font-family:${name};src:url("${file}") format("woff2");font-weight:${weight};font-display:${display}}`;
}

/** The heading face, and the system face that is measured to stand in for it. */
export function faceRules(display: "optional" | "swap"): string {
  const { weight, like } = headingFace;
  const local = like.local.map((face) => `local("${face}")`).join(",");
  return (
    `${faceRule(display)}@font-face{font-family:${like.name};src:${local};font-weight:${weight};size-adjust:${like.sizeAdjust};` +
    `ascent-override:${like.ascent};descent-override:${like.descent};line-gap-override:${like.lineGap}}`
  );
}

/** Stacks of faces as CSS has them. */
export const faceStacks = {
  display: `${headingFace.name},${headingFace.like.name},sans-serif`,
  system: "system-ui,sans-serif",
  mono: "ui-monospace,SFMono-Regular,Consolas,monospace",
} as const;

/** For headings in mail, where nothing may be loaded: the heading face if the reader's machine has it, else what is nearest to it. */
export const mailHeadings = `"${headingFace.family}","Helvetica Neue",Arial,sans-serif`;
