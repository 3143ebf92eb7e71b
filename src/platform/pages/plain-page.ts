/** The one look of pages made without React: those of the services, the errors and the step in between. Self-contained. */
import { html, raw } from "hono/html";
import { brand } from "../../contract/brand/brand.ts";
import { parseCookies } from "../../contract/cookies.ts";
import { languages } from "../../contract/language/languages.ts";
import { routes } from "../../contract/routes.ts";
import { type Theme, themeOf, themeSetting } from "../../contract/settings/theme.ts";
import { colours, inBoth } from "../../contract/theme/colours.ts";
import { faceStacks } from "../../contract/theme/faces.ts";
import { head, headEye, headPlumage } from "../../contract/theme/silhouette.ts";

export type Html = ReturnType<typeof html>;

/** The part of a request that says how the visitor wants pages to look. */
export type Viewer = Pick<Request, "url" | "headers">;

/** The theme that the visitor chose on the site, by the address or the cookie `kae`: a letter or a colour, naming nobody. */
export function chosenTheme({ url, headers }: Viewer): Theme {
  const given = new URL(url).searchParams.get("kae") ?? parseCookies(headers.get("cookie")).get("kae");
  return themeOf(given ?? themeSetting.system);
}

const tokens = (["background", "ink", "accent", "on-accent"] as const)
  .map((name) => `--${name}:${inBoth(colours[name])}`)
  .join(";");

/**
 * Loads no file, so headings have a system font that can carry one. The measures are those of the site's own header, so that
 * the mark stays in place from one page to the next. Pages take part in view transitions, as those of the site do: Chromium
 * complains in the console where only one of two does.
 */
export const plainStyle =
  `:root{color-scheme:light dark;${tokens}}[data-theme=light]{color-scheme:light}[data-theme=dark]{color-scheme:dark}
*{box-sizing:border-box}
body{margin:0;min-block-size:100svh;display:grid;grid-template:auto auto 1fr/minmax(0,1fr);background:var(--background);color:var(--ink);font:max(1.0625rem,.74vw)/1.6 ${faceStacks.system};text-wrap:pretty;overflow-wrap:break-word}
.bar,main{inline-size:min(100% - 2*clamp(20px,4.4vw,64px),1280px);margin-inline:auto}
.bar{display:flex;align-items:center;min-block-size:68px}
.word{display:inline-flex;gap:10px;align-items:center;min-block-size:44px;font-size:1.5rem;letter-spacing:-.03em;color:inherit;text-decoration:none}
.word,h1{font-family:"Avenir Next",Bahnschrift,"URW Gothic",sans-serif;font-weight:700}
main{padding-block:clamp(28px,4vw,64px) 48px}
h1{max-inline-size:14em;margin:0;font-size:clamp(2.125rem,1.4rem + 3vw,4rem);line-height:1;letter-spacing:-.022em;text-wrap:balance}
p{margin:0;max-inline-size:66ch}
a{color:var(--accent)}
.go,button{display:inline-block;padding:14px clamp(16px,5vw,26px);border:1.5px solid var(--accent);border-radius:99px;background:var(--accent);color:var(--on-accent);font:600 1rem/1.4 ${faceStacks.system};text-decoration:none}
:focus-visible{outline:3px solid var(--accent);outline-offset:3px}
@media(min-width:960px){.bar{min-block-size:80px}}@media print{:root{color-scheme:light}}@media(prefers-reduced-motion:no-preference){@view-transition{navigation:auto}}`.replaceAll(
    "\n",
    "",
  );

/** The mark for a document without React: a page or a mail. It refers to no file and needs no style. */
export const markDrawing = `<svg width=36 viewBox="0 0 64 64" aria-hidden=true><rect width=64 height=64 rx=15 fill=${colours.night[1]} /><path fill=${colours.ink[1]} d="${head}"/><circle cx=${headEye.cx} cy=${headEye.cy} r=${headEye.r} fill=${colours.background[1]} stroke=${colours.accent[1]} stroke-width=${headEye.strokeWidth} /><path fill=none stroke=${colours.night[1]} stroke-width=3 d="${headPlumage}"/></svg>`;

/** The name beside its mark, which leads home; the pages of errors are in English only, and so is theirs. */
export const wordmark = wordmarkTo(routes.home.path);

export function wordmarkTo(home: string): Html {
  return raw(`<a class=word href="${home}">${markDrawing}${brand.name}</a>`);
}

export interface PlainPage {
  readonly theme: Theme;
  /** As HTML names it; English where it is left out. */
  readonly language?: string;
  readonly title: string;
  /** The whole style, our own text: {@link plainStyle}, and what this page adds. */
  readonly style: string;
  /** The name of the page in events, where it has one. */
  readonly name?: string;
  readonly head?: Html | "";
  /** From the header on; {@link wordmark} comes first in it. */
  readonly body: Html;
}

/** The document. Whoever has chosen no theme gets that of the device. */
export function plainPage({
  theme,
  language = languages.en.tag,
  title,
  style,
  name,
  head = "",
  body,
}: PlainPage): Html {
  const page = name ? raw(` data-page="${name}"`) : "";
  const chosen = theme === "system" ? "" : raw(` data-theme="${theme}"`);
  return html`<!DOCTYPE html><html lang="${language}"${page}${chosen}><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">${head}<title>${title} · ${brand.name}</title><style>${raw(style)}</style></head><body>${body}</body></html>`;
}
