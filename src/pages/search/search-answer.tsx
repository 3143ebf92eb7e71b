import type { Next } from "hono";
import * as z from "zod/mini";
import { href } from "../../contract/routes.ts";
import { bangName } from "../../contract/search/bang-name.ts";
import { type Bangs, findBang } from "../../contract/search/bangs.ts";
import { changedSettings, type Settings } from "../../contract/settings/settings.ts";
import { storedBangs } from "../../files/stored-bangs.ts";
import { type C, form, seeOther, takeForm } from "../../forms/form.ts";
import { answerPage } from "../../render/answer-page.ts";
import { placePage } from "../../render/page.ts";
import { readAsked, type SearchAsked } from "./asked.ts";
import { type Departure, departurePage } from "./departure-page.tsx";
import { resultsPage } from "./results-page.tsx";

const text = z.optional(z.string());

const searchForm = form({ q: text, ia: text, p: text });

/** Each at the address of home. */
const results = { ...placePage("home", resultsPage, "features/search"), id: "results", feature: "search" };
const departure = { ...placePage("home", departurePage, "features/search"), id: "departure", feature: "search" };

/**
 * `GET /?q=` and `POST /` with `q`: to the site of a bang, else to the configured page of results (302 both), else this
 * site's own page of results. Without words it is no search, and the next handler answers.
 */
export async function search(c: C, next: Next): Promise<Response | undefined> {
  if (c.req.method === "POST") return takeSearch(c, next);
  const asked = readAsked(c.var.visit.url.searchParams);
  if (asked) return answerWords(c, asked);
  await next();
}

/** Without words, a form goes home. */
const takeSearch = takeForm(searchForm, (c, { fields }) => {
  const asked = readAsked(fields);
  return asked ? answerWords(c, asked) : seeOther(href("home"));
});

async function answerWords(c: C, asked: SearchAsked): Promise<Response> {
  const { visit, config } = c.var;
  const bangs = asked.words.includes("!") ? await storedBangs(c.env.ASSETS) : null;
  const away = departureFor(asked.words, bangs, visit.settings, config.resultsUrl);
  if (!away) return answerPage(c, results, { tag: "shown", asked, bangs });
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
  if (bang) return { tag: "shown", site: bangName(bang.bang), address: bang.address };
  if (resultsUrl === null) return null;
  const address = new URL(resultsUrl);
  address.searchParams.set("q", asked);
  for (const [key, value] of changedSettings(settings)) address.searchParams.set(key, value);
  return { tag: "shown", site: address.hostname, address: address.href };
}

/**
 * Our forms may lead to this site only (`form-action`), and browsers apply that to a form's redirects too. So a form is
 * answered with a page that goes on by itself, to which that rule does not apply.
 */
function isFromOurForm(headers: Headers): boolean {
  return headers.get("sec-fetch-site") === "same-origin" && headers.get("sec-fetch-mode") === "navigate";
}

async function depart(c: C, away: Departure): Promise<Response> {
  const answer = await answerPage(c, departure, away);
  answer.headers.set("refresh", `0; url=${away.address}`);
  return answer;
}
