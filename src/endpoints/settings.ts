import type { Context } from "hono";
import * as z from "zod";
import { clearCookie, serializeCookie } from "../contract/cookies.ts";
import { parseCountry } from "../contract/country.ts";
import { routes } from "../contract/routes.ts";
import { themeSetting } from "../contract/theme.ts";
import type { Http } from "../http.ts";

/** Where to go back to; checked by {@link ownPath}. */
const back = z.string().optional();

const themeForm = z.object({ back, theme: z.enum(["dawn", "dusk", "system"]) });

/** An empty country means: take it from my connection again. */
const countryForm = z.object({
  back,
  country: z.string().refine((value) => value === "" || parseCountry(value) !== null),
});

/** `POST /settings/theme`: keeps the sky in the `kae` cookie and goes back (303); 400 on anything else. */
export async function chooseTheme(c: Context<Http>): Promise<Response> {
  const form = themeForm.safeParse(await c.req.parseBody());
  if (!form.success) return c.text("The form named no theme. Nothing was changed.", 400);
  const { theme, back } = form.data;
  const { visit } = c.var;
  const saved = theme === "system" ? clearCookie("kae", visit) : serializeCookie("kae", themeSetting[theme], visit);
  return goBack(c, saved, back);
}

/** `POST /settings/country`: keeps or clears the visitor's own correction and goes back (303); 400 on anything else. */
export async function chooseCountry(c: Context<Http>): Promise<Response> {
  const form = countryForm.safeParse(await c.req.parseBody());
  if (!form.success) return c.text("The form named no country that we know. Nothing was changed.", 400);
  const { country, back } = form.data;
  const { visit } = c.var;
  return goBack(c, country ? serializeCookie("country", country, visit) : clearCookie("country", visit), back);
}

/**
 * To the page that the form stood on: Referer names it with its query (our policy sends it to ourselves only); a
 * browser that is set to send none gets the path that the form named.
 */
function goBack(c: Context<Http>, cookie: string, named: string | undefined): Response {
  const { url } = c.var.visit;
  const page = ownPath(c.req.header("referer"), url) ?? ownPath(named, url) ?? routes.home.path;
  return new Response(null, {
    status: 303,
    headers: { location: page, "set-cookie": cookie, "cache-control": "no-store" },
  });
}

/** The path and query of an address on this very host, with one slash in front; null for any other. */
function ownPath(address: string | undefined, here: URL): string | null {
  if (address === undefined || !URL.canParse(address, here.origin)) return null;
  const { host, pathname, search } = new URL(address, here.origin);
  return host === here.host ? pathname.replace(/^\/{2,}/, "/") + search : null;
}
