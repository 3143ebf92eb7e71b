import { brand } from "../contract/brand.ts";
import { routes } from "../contract/routes.ts";
import type { Theme } from "../contract/settings/theme.ts";
import { colours, inBoth, type Pair, placeColours } from "../contract/theme/colours.ts";
import { faceStacks } from "../contract/theme/faces.ts";
import { themeAttribute, wordmark } from "../platform/plain-look.ts";
import { errorPlate } from "./error-plate.ts";
import { type InlineStyle, inlineStyle } from "./paint/inline-style.ts";

/** One page for one kind of failure. It depends on nothing that may be broken: no React, no store. */
interface ErrorPage {
  readonly status: 400 | 408 | 410 | 413 | 418 | 500 | 503;
  readonly title: string;
  readonly text: string;
  readonly next: string;
  /** The same address may answer the next time. */
  readonly again?: true;
}

/** The pages of ERR-1, and those for a form that cannot be read. 404 is not among them: it has the site's frame around it. */
export const errorPages = {
  "400": {
    status: 400,
    title: "We couldn’t read this form",
    text: "The form arrived incomplete or damaged, so we did nothing with it.",
    next: "Go back and send the form again. If that fails, try another browser.",
  },
  "408": {
    status: 408,
    title: "The form took too long to arrive",
    text: "Your connection stopped before the whole form arrived, so we did nothing with it.",
    next: "Check your connection, go back and send the form again.",
  },
  "413": {
    status: 413,
    title: "Your form is too large",
    text: "You sent more than our forms accept, so we didn’t read any of it.",
    next: "Go back and shorten your text, or remove the file.",
  },
  "oops-500": {
    status: 500,
    title: "We couldn’t show this page",
    text: "Something broke on our side. Load the page again. If you sent a form, first check whether your change was saved.",
    next: "We’ve recorded the error, but not who you are or what you typed.",
    again: true,
  },
  "nginx-500": {
    status: 500,
    title: "This page isn’t available right now",
    text: "The service behind it didn’t answer. Wait a minute, then load the page again.",
    next: "If you sent a form, it may not have arrived. Check whether your change was saved before you send it again.",
    again: true,
  },
  "500": {
    status: 500,
    title: "This page isn’t working right now",
    text: "Something went wrong on our side. Wait a minute, then load the page again.",
    next: "If you sent a form, we may not have received it. Check whether your change was saved before you send it again.",
    again: true,
  },
  "503": {
    status: 503,
    title: "We don’t offer this service here",
    text: "This page needs a service that this site doesn’t have. We haven’t kept anything you sent, and we haven’t charged you.",
    next: "Go to the home page to see what you can use.",
  },
  "410": {
    status: 410,
    title: "We’ve taken this page down",
    text: "This page no longer exists, and nothing has replaced it.",
    next: "Search this site from the home page, or email us to ask about it.",
  },
  "418": {
    status: 418,
    title: "We can’t show you this page",
    text: "There’s no page at this address. Programs that look for security holes ask for it, so we don’t answer. We haven’t recorded who asked.",
    next: "Go to the home page. If one of our links brought you here, email us.",
  },
  "418-ar": {
    status: 418,
    title: "Too many requests from your network",
    text: "We’ve had an unusual number of requests from your network in a minute. Wait a minute, then load the page again.",
    next: "This can happen when many people share a network, for example at work or with a VPN. If you run a program that sends requests, slow it down.",
    again: true,
  },
  "418-tor": {
    status: 418,
    title: "Too many requests from this Tor exit",
    text: "It sent too many in a minute. Ask Tor Browser for a new circuit, then load the page again.",
    next: "Or wait a minute. Others use this exit too, and we can’t tell you apart.",
    again: true,
  },
  "418-all": {
    status: 418,
    title: "Too many requests at once",
    text: "We got more requests of this kind than we can take, so we did nothing with yours. Wait a minute, then try again.",
    next: "It isn’t about you or your network. If it still doesn’t work, email us.",
  },
} as const satisfies Record<string, ErrorPage>;

export type ErrorPageName = keyof typeof errorPages;

/** The theme's colours that the page needs, and the plate's ground and dashes. */
const inks: Readonly<Record<string, Pair>> = {
  sky: colours.sky,
  ink: colours.ink,
  ember: colours.ember,
  n: placeColours["plate-ground"],
  l: placeColours["plate-light"],
  d: colours["a-d1"],
};

const tokens = Object.entries(inks)
  .map(([name, pair]) => `--${name}:${inBoth(pair)}`)
  .join(";");

/** Loads no file, so headings have a system font that can carry one. The bar is that of the site's own header. */
const style =
  `:root{color-scheme:light dark;${tokens}}[data-theme=dawn]{color-scheme:light}[data-theme=dusk]{color-scheme:dark}
body{margin:0;min-height:100svh;display:grid;grid-template:auto 1fr auto/100%;background:var(--sky);color:var(--ink);font:max(1.06rem,.74vw)/1.6 ${faceStacks.system};overflow-wrap:anywhere}
header,main{padding:0 max(20px,4.4vw,50vw - 640px)}
.word,.go{display:inline-flex;gap:10px;align-items:center;text-decoration:none}.word{min-height:80px;color:inherit;font-size:1.5rem}.word svg{width:54px}
.word,h1{font-family:"Avenir Next",Bahnschrift,"URW Gothic",sans-serif;font-weight:700;letter-spacing:-.03em}
main{display:grid;gap:20px;align-content:center;padding-block:24px 48px}
h1,p{margin:0;max-width:60ch}h1{font-size:clamp(2.1rem,1.4rem + 3vw,4rem);line-height:1;text-wrap:balance}
a{color:var(--ember)}.go{padding:12px 26px;margin:0 20px 8px 0;border:1px solid transparent;border-radius:99px;background:var(--ember);color:var(--sky);font-weight:600}
:focus-visible{outline:3px solid var(--ember);outline-offset:3px}
.plate{width:100%;height:70vw;background:var(--l)}#r,#f{stroke:var(--d);stroke-width:4}
@media(min-width:960px){body{grid-template:auto 1fr/1fr 1fr}header,main{padding-inline-end:4vw}.plate{grid-area:1/2/3;height:100%}}
@media print{:root{color-scheme:light}}@media(prefers-reduced-motion:no-preference){@view-transition{navigation:auto}}`.replaceAll(
    "\n",
    "",
  );

/** The style of all error pages, with its CSP source. */
let ownStyle: Promise<InlineStyle> | undefined;

export function errorStyle(): Promise<InlineStyle> {
  ownStyle ??= inlineStyle(style);
  return ownStyle;
}

interface ErrorVisit {
  readonly theme: Theme;
  readonly onionName: string | null;
}

/**
 * The page as text. `name` is one of the table above, so nothing of the request is in it but the theme it asks for. The
 * script, where there is one, only counts that the page was shown; the page is whole without it.
 */
export function errorPageHtml(
  name: ErrorPageName,
  { visit, script }: { readonly visit: ErrorVisit; readonly script: string | null },
): string {
  const { status, title, text, next, again }: ErrorPage = errorPages[name];
  const page = `error_${name.replace("-", "_")}`;
  const onion = name === "418-tor" ? onionOffer(visit.onionName) : "";
  return (
    `<!DOCTYPE html><html lang="en-GB" data-page="${page}"${themeAttribute(visit.theme)}><meta charset=utf-8>` +
    `<meta name=viewport content="width=device-width"><title>${title} · ${brand.name}</title><style>${style}</style>` +
    `<header>${wordmark}</header><main><h1>${title}</h1><p>${text}<p>${next}${onion}<p>${again ? againFirst : homeOnly}</p>` +
    `<small>Error ${status}. Help by email: ${brand.email.help}${script ? sentLink : ""}</small></main>${errorPlate}` +
    `${script ? `<script type="module">${script}</script>` : ""}`
  );
}

const homeOnly = "<a class=go href=/>Go to the home page</a>";
const againFirst = `<a class=go href="">Load the page again</a><p>Or <a href=/>go to the home page</a>.`;

/** Leads to the list of the visit's events, this page's among them (EVT-8). */
const sentLink = `. <a href="${routes.whatWeMeasure.path}">What we measure</a>`;

/** The way round a busy Tor exit: the onion address needs none. */
function onionOffer(name: string | null): string {
  return name ? `<p><a href="http://${name}/">Our onion address</a> needs no exit.` : "";
}
