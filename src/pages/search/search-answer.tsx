import type { Next } from "hono";
import * as z from "zod/mini";
import { href, routes } from "../../contract/routes.ts";
import { type Bangs, findBang } from "../../contract/search/bangs.ts";
import { changedSettings, type Settings } from "../../contract/settings/settings.ts";
import { storedBangs } from "../../files/stored-bangs.ts";
import { type C, form, seeOther, takeForm } from "../../forms/form.ts";
import { answerPage } from "../../render/answer-page.ts";
import { showsAi } from "../../render/facets.ts";
import { type PlacedPage, placePage } from "../../render/page.ts";
import { webAsker } from "./ask-web.ts";
import { readAsked, type SearchAsked } from "./asked.ts";
import { type Departure, departurePage } from "./departure-page.tsx";
import { resultsPage } from "./results-page.tsx";
import { siteMatches } from "./site-matches.ts";
import { sitePages } from "./site-pages.ts";

const text = z.optional(z.string());

const searchForm = form({ q: text, ia: text, p: text });

/**
 * `GET /?q=`: to the site of a bang, else to the configured page of results (302 both), else this site's own page of results.
 * Without words it is no search, and the next handler answers.
 */
export async function search(c: C, next: Next): Promise<Response | undefined> {
  const asked = readAsked(c.var.visit.url.searchParams);
  if (asked) return answerWords(c, asked);
  await next();
}

/** `POST /` with `q`: the same; without words, a form goes home. */
export const takeSearch = takeForm(searchForm, (c, { fields }) => {
  const asked = readAsked(fields);
  return asked ? answerWords(c, asked) : seeOther(href("home"));
});

async function answerWords(c: C, asked: SearchAsked): Promise<Response> {
  const { visit, config } = c.var;
  const bangs = asked.words.includes("!") ? await storedBangs(c.env.ASSETS) : null;
  const away = departureFor(asked.words, bangs, visit.settings, config.resultsUrl);
  if (!away) {
    // A visitor who wants no links to AI gets the pages that the host without AI finds.
    const found = siteMatches(asked.words, await sitePages(c.env.ASSETS), showsAi(visit) ? visit.host : "noai");
    const { headers } = c.req.raw;
    return answerPage(c, placed(resultsPage({ asked, bangs, found, headers, askWeb: webAsker(c, asked) })));
  }
  if (isFromOurForm(c.req.raw.headers)) return depart(c, away);
  return c.body(null, 302, { location: away.address, "cache-control": "private, no-store" });
}

/** Where a search leaves this site for, null if it stays. Without the list, bangs are ordinary words. */
export function departureFor(
  asked: string,
  bangs: Bangs | null,
  settings: Settings,
  resultsUrl: string | null,
): Departure | null {
  const bang = bangs && findBang(bangs, asked);
  if (bang) return { site: bang.bang.s, address: bang.address };
  if (resultsUrl === null) return null;
  const address = new URL(resultsUrl);
  address.searchParams.set("q", asked);
  for (const [key, value] of changedSettings(settings)) address.searchParams.set(key, value);
  return { site: address.hostname, address: address.href };
}

/**
 * Our forms may lead to this site only (`form-action`), and browsers apply that to a form's redirects too. So a form is
 * answered with a page that goes on by itself, to which that rule does not apply.
 */
function isFromOurForm(headers: Headers): boolean {
  return headers.get("sec-fetch-site") === "same-origin" && headers.get("sec-fetch-mode") === "navigate";
}

async function depart(c: C, away: Departure): Promise<Response> {
  const answer = await answerPage(c, placed(departurePage(away)));
  answer.headers.set("refresh", `0; url=${away.address}`);
  return answer;
}

/** Places a page at the address of home, but with an id, and so shells, of its own. */
function placed(page: ReturnType<typeof resultsPage>): PlacedPage {
  return { ...placePage("home", page, "areas/search"), id: `home ${page.title}`, path: routes.home.path };
}
