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
   * Faces of systems at the width of the heading face, measured over eight of our headlines, and with its ascent and descent
   * (93% and 27% of the size), so that nothing moves when the file arrives. The first that is there stands in. The weight
   * keeps a bold face from being emboldened once more.
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

/** The heading face as CSS has it. `display`: what is shown while it loads. */
function faceRule(display: "optional" | "swap"): string {
  const { name, file, weight } = headingFace;
  return `@font-face{font-family:${name};src:url("${file}") format("woff2");font-weight:${weight};font-display:${display}}`;
}

/** The heading face, and the system faces that are measured to stand in for it. */
export function faceRules(display: "optional" | "swap"): string {
  return faceRule(display) + headingFace.like.map(likeRule).join("");
}

/** What overrides a face is scaled along with it. */
function likeRule({ name, local, sizeAdjust }: (typeof headingFace.like)[number]): string {
  const { weight, ascent, descent } = headingFace;
  const scaled = (part: number) => `${((part / sizeAdjust) * 100).toFixed(1)}%`;
  const faces = local.map((face) => `local("${face}")`).join(",");
  return (
    `@font-face{font-family:${name};src:${faces};font-weight:${weight};size-adjust:${sizeAdjust}%;` +
    `ascent-override:${scaled(ascent)};descent-override:${scaled(descent)};line-gap-override:0%}`
  );
}

/** Stacks of faces as CSS has them. */
export const faceStacks = {
  display: [headingFace, ...headingFace.like, { name: "sans-serif" }].map(({ name }) => name).join(","),
  system: "system-ui,sans-serif",
  mono: "ui-monospace,SFMono-Regular,Consolas,monospace",
} as const;

/** For headings in mail, where nothing may be loaded: the heading face if the reader's machine has it, else what is nearest to it. */
export const mailHeadings = `"${headingFace.family}","Helvetica Neue",Arial,sans-serif`;
