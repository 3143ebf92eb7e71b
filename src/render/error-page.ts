import { html, raw } from "hono/html";
import { brand } from "../contract/brand/brand.ts";
import { routes } from "../contract/routes.ts";
import type { Theme } from "../contract/settings/theme.ts";
import { type ColourPair, colours, inBoth, placeColours } from "../contract/theme/colours.ts";
import { once } from "../platform/memory/once.ts";
import { type Html, type PlainPage, plainPage, plainStyle, wordmark } from "../platform/pages/plain-page.ts";
import { errorIllustration } from "./error-illustration.ts";
import { inlineStyle } from "./paint/inline-style.ts";

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

/** The drawing's ground and dashes. */
const inks: Readonly<Record<string, ColourPair>> = {
  n: placeColours["illustration-background"],
  l: placeColours["illustration-bright"],
  d: colours["a-d1"],
};

const tokens = Object.entries(inks)
  .map(([name, pair]) => `--${name}:${inBoth(pair)}`)
  .join(";");

/** The words, and beside them the drawing. */
const style =
  `${plainStyle}:root{${tokens}}body{grid-template:auto 1fr auto/100%;overflow-wrap:anywhere}main{display:grid;gap:20px;align-content:center}
.go{margin:0 20px 8px 0}.illustration{inline-size:100%;block-size:70vw;background:var(--l)}#r,#f{stroke:var(--d);stroke-width:4}
@media(min-width:960px){body{grid-template:auto 1fr/1fr 1fr}.bar,main{inline-size:auto;margin-inline:max(clamp(20px,4.4vw,64px),50vw - 640px) 4vw}.illustration{grid-area:1/2/3;block-size:100%}}`.replaceAll(
    "\n",
    "",
  );

/** The style of all these pages, with its CSP source. */
const ownStyle = once(() => inlineStyle(style));

interface PictureParts extends Pick<PlainPage, "theme" | "title" | "name" | "head"> {
  readonly content: Html;
  readonly script?: Html | "";
}

/** A page beside the drawing that needs no file, and the CSP source of its style. */
export async function picturePage({ content, script = "", ...page }: PictureParts) {
  const { css, source } = await ownStyle();
  const body = html`<header class="bar">${wordmark}</header><main>${content}</main>${errorIllustration}${script}`;
  return { source, body: await plainPage({ ...page, style: css, body }) };
}

interface ErrorVisit {
  readonly theme: Theme;
  readonly onionName: string | null;
}

/**
 * An error's page. `name` is one of the table above, so nothing of the request is in it but the theme it asks for. The
 * script, where there is one, only counts that the page was shown; the page is whole without it.
 */
export function errorPage(
  name: ErrorPageName,
  { visit, script }: { readonly visit: ErrorVisit; readonly script: string | null },
) {
  const { status, title, text, next, again }: ErrorPage = errorPages[name];
  const onion = name === "418-tor" && visit.onionName ? onionOffer(visit.onionName) : "";
  return picturePage({
    theme: visit.theme,
    title,
    name: `error_${name.replace("-", "_")}`,
    content: html`<h1>${title}</h1><p>${text}<p>${next}${onion}<p>${again ? againFirst : homeOnly}</p><small>Error ${status}. Help by email: ${brand.email.help}${script ? sentLink : ""}</small>`,
    script: script ? html`<script type="module">${raw(script)}</script>` : "",
  });
}

const homeOnly = raw("<a class=go href=/>Go to the home page</a>");
const againFirst = raw('<a class=go href="">Load the page again</a><p>Or <a href=/>go to the home page</a>.');

/** Leads to the list of the visit's events, this page's among them (EVT-8). */
const sentLink = raw(`. <a href="${routes.whatWeMeasure.path}">What we measure</a>`);

/** The way round a busy Tor exit: the onion address needs none. */
function onionOffer(name: string): Html {
  return html`<p><a href="http://${name}/">Our onion address</a> needs no exit.`;
}
