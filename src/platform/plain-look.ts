/** What pages made without React have in common: theme, faces and wordmark. */
import { brand } from "../contract/brand.ts";
import { parseCookies } from "../contract/cookies.ts";
import { routes } from "../contract/routes.ts";
import { type Theme, themeOf, themeSetting } from "../contract/settings/theme.ts";
import { colours, inBoth } from "../contract/theme/colours.ts";
import { faceStacks } from "../contract/theme/faces.ts";
import { markEye, markPlumage, silhouette } from "../contract/theme/silhouette.ts";

/** The part of a request that says how the visitor wants pages to look. */
export type Viewer = Pick<Request, "url" | "headers">;

/** The theme that the visitor chose on the site, by the address or the cookie `kae`: a letter or a colour, naming nobody. */
export function chosenTheme({ url, headers }: Viewer): Theme {
  const given = new URL(url).searchParams.get("kae") ?? parseCookies(headers.get("cookie")).get("kae");
  return themeOf(given ?? themeSetting.system);
}

/** For the `html` element; whoever has chosen nothing gets the theme of the device. */
export function themeAttribute(theme: Theme): string {
  return theme === "system" ? "" : ` data-theme="${theme}"`;
}

const tokens = (["sky", "ink", "ink-soft", "ember"] as const)
  .map((name) => `--${name}:${inBoth(colours[name])}`)
  .join(";");

/**
 * The measures are those of the site's own header, so that the mark stays in place from one page to the next. Pages take
 * part in view transitions, as those of the site do: Chromium complains in the console where only one of two does.
 */
export const plainStyle = `:root{color-scheme:light dark;${tokens}}
[data-theme=dawn]{color-scheme:light}[data-theme=dusk]{color-scheme:dark}
*{box-sizing:border-box}
body{margin:0;min-block-size:100svh;display:grid;grid-template:auto auto 1fr/minmax(0,1fr);background:var(--sky);color:var(--ink);font:1.0625rem/1.6 ${faceStacks.system};text-wrap:pretty}
.bar,main{inline-size:min(100% - 2*clamp(20px,4.4vw,64px),1280px);margin-inline:auto}
.bar{display:flex;align-items:center;min-block-size:68px}
.word{display:inline-flex;gap:10px;align-items:center;min-block-size:44px;font-size:1.5rem;letter-spacing:-.03em;color:var(--ink);text-decoration:none}
.word svg{inline-size:clamp(46px,4vw,54px);block-size:auto}
.word,h1{font-family:${faceStacks.system};font-weight:700}
main{padding-block:clamp(28px,4vw,64px) 48px}
h1{max-inline-size:14em;margin:0;font-size:clamp(2.125rem,1.4rem + 3vw,4rem);line-height:1;letter-spacing:-.022em;text-wrap:balance}
p{margin:0;max-inline-size:66ch}
a{color:var(--ember);text-decoration-thickness:1px;text-underline-offset:.2em}
:focus-visible{outline:3px solid var(--ember);outline-offset:3px}
@media(min-width:960px){.bar{min-block-size:80px}}
@media(prefers-contrast:more){:root{--ink-soft:var(--ink)}}
@media print{:root{color-scheme:light}}
@media(prefers-reduced-motion:no-preference){@view-transition{navigation:auto}}
`.replaceAll("\n", "");

/** The name beside its mark, which leads home. */
export const wordmark =
  `<a class=word href="${routes.home.path}"><svg viewBox="52 56 912 236" fill=currentColor aria-hidden=true>` +
  `<path id=o d="${silhouette}"/><path d="${markEye}" fill=var(--sky) />` +
  `<g fill=none stroke=var(--sky) stroke-width=15><path id=w d="${markPlumage}" stroke-linecap=round stroke-dasharray="52 30"/></g></svg>${brand.name}</a>`;
