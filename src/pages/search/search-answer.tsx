import type { Context, Next } from "hono";
import { href, type RouteName, routes } from "../../contract/routes.ts";
import { type Bangs, findBang } from "../../contract/search/bangs.ts";
import { changedSettings, type Settings } from "../../contract/settings/settings.ts";
import { storedBangs } from "../../files/stored-bangs.ts";
import type { Http } from "../../http.ts";
import { answerPage } from "../../render/answer-page.ts";
import { type PlacedPage, placePage } from "../../render/page.ts";
import type { Visit } from "../../visit/visit.ts";
import { type Departure, departurePage } from "./departure-page.tsx";
import { resultsPage } from "./results-page.tsx";
import { siteEntries } from "./site-entries.ts";
import { makeSiteIndex, type SiteIndex } from "./site-matches.ts";

type Pages = Readonly<Record<RouteName, PlacedPage>>;

/** In characters: far more than a search has, far less than a form may send. */
const longest = 2000;

/**
 * `GET /?q=` and `POST /` with `q`: to the site of a bang, else to the configured page of results (302 both), else this
 * site's own page of results. Without words it is no search, and the next handler answers (a form goes home).
 */
export async function answerSearch(c: Context<Http>, next: Next, pages: Pages): Promise<Response | undefined> {
  const sent = c.req.method === "POST";
  const asked = askedWords(sent ? (await formOf(c)).q : c.var.visit.url.searchParams.get("q"));
  if (asked) return answerWords(c, asked, pages);
  if (sent) return c.redirect(href("home"), 303);
  await next();
  return undefined;
}

async function formOf(c: Context<Http>): Promise<Readonly<Record<string, unknown>>> {
  return c.req.parseBody().catch(() => ({}));
}

/** One line without control characters; "" where nothing is left of it. Never cut in the middle of a character. */
function askedWords(given: unknown): string {
  if (typeof given !== "string") return "";
  const line = given
    .slice(0, 4 * longest)
    .replace(/[\p{Cc}\s]+/gu, " ")
    .trim();
  return line.length > longest ? [...line].slice(0, longest).join("") : line;
}

async function answerWords(c: Context<Http>, asked: string, pages: Pages): Promise<Response> {
  const { visit, config } = c.var;
  const bangs = asked.includes("!") ? await storedBangs(c.env.ASSETS) : null;
  const away = departureFor(asked, bangs, visit.settings, config.resultsUrl);
  if (!away) return answerPage(c, placed(resultsPage(asked, bangs, indexFor(visit, pages))));
  if (isFromOurForm(c.req.raw.headers)) return depart(c, away);
  return c.body(null, 302, { location: away.address, "cache-control": "private, no-store" });
}

/** Where a search leaves this site for, if it does. Without the list of bangs they are ordinary words. */
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
 * A form of ours may lead to ourselves only (`form-action`), and browsers hold that against its redirects too. So a
 * form is answered by a page that goes on by itself, which is no longer the form's doing.
 */
function isFromOurForm(headers: Headers): boolean {
  return headers.get("sec-fetch-site") === "same-origin" && headers.get("sec-fetch-mode") === "navigate";
}

async function depart(c: Context<Http>, away: Departure): Promise<Response> {
  const answer = await answerPage(c, placed(departurePage(away)));
  answer.headers.set("refresh", `0; url=${away.address}`);
  return answer;
}

/** At the address of home, but with shells of its own. */
function placed(page: ReturnType<typeof resultsPage>): PlacedPage {
  return { ...placePage("home", page, "areas/search"), id: `home ${page.title}`, path: routes.home.path };
}

const indexes = new Map<Visit["host"], SiteIndex>();

/** Made at the first search on a host: what can be found is not the same on all of them. */
function indexFor({ host }: Visit, pages: Pages): SiteIndex {
  const known = indexes.get(host);
  if (known) return known;
  const made = makeSiteIndex(siteEntries(host, pages));
  indexes.set(host, made);
  return made;
}
