import type { Context } from "hono";
import * as z from "zod/mini";
import { clearCookie, serializeCookie } from "../contract/cookies.ts";
import { parseCountry } from "../contract/country.ts";
import { measuringCookie } from "../contract/events/measuring.ts";
import { experimentKey, experimentNames, unassigned } from "../contract/experiments/registry.ts";
import { routes } from "../contract/routes.ts";
import { settings as catalogue, readSettings, type Settings, settingKeys } from "../contract/settings/settings.ts";
import { readSettingsForm, type SettingsInput, settingsPath } from "../contract/settings/settings-form.ts";
import { themeSetting } from "../contract/settings/theme.ts";
import type { Http } from "../http.ts";

/** Where to go back to; checked by {@link ownPath}. */
const back = z.optional(z.string());

const themeForm = z.object({ back, theme: z.enum(["dawn", "dusk", "system"]) });

/** An empty country means: take it from my connection again. */
const countryForm = z.object({
  back,
  country: z.string().check(z.refine((value) => value === "" || parseCountry(value) !== null)),
});

const experimentForm = z.object({ back, name: z.enum(experimentNames), choice: z.enum(["leave", "join"]) });

const measuringForm = z.object({ back, measuring: z.enum(["on", "off"]) });

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
 * `POST /settings/experiment`: leaves an experiment, which a cookie says from then on, or comes back to it, and goes back
 * (303); 400 on anything else.
 */
export async function chooseExperiment(c: Context<Http>): Promise<Response> {
  const form = experimentForm.safeParse(await c.req.parseBody());
  if (!form.success) return c.text("The form named no experiment that runs. Nothing was changed.", 400);
  const { name, choice, back } = form.data;
  const { visit } = c.var;
  const key = experimentKey(name);
  return goBack(c, choice === "leave" ? serializeCookie(key, unassigned, visit) : clearCookie(key, visit), back);
}

/** `POST /settings/measuring`: switches measuring off, which a cookie says from then on, or on, and goes back (303). */
export async function chooseMeasuring(c: Context<Http>): Promise<Response> {
  const form = measuringForm.safeParse(await c.req.parseBody());
  if (!form.success) return c.text("The form said neither on nor off. Nothing was changed.", 400);
  const { measuring, back } = form.data;
  const { name, off } = measuringCookie;
  return goBack(
    c,
    measuring === "off" ? serializeCookie(name, off, c.var.visit) : clearCookie(name, c.var.visit),
    back,
  );
}

type Refuse = (input: SettingsInput) => Promise<Response>;

/**
 * `POST /theme`: what the button `do` says. Save keeps what differs from its default in one cookie each and clears the
 * other cookies; preview leads to the address of the choice and keeps nothing; reset clears them all. Each answers 303.
 * Text that the catalogue does not allow changes nothing and is answered by `refuse`.
 */
export async function saveSettings(c: Context<Http>, refuse: Refuse): Promise<Response> {
  const { visit } = c.var;
  const form = await formOf(c);
  const kept = readSettings(new URLSearchParams(), visit.cookies);
  const intent = form.getAll("do")[0];
  if (intent === "reset") return keepSettings(c, readSettings(new URLSearchParams(), new Map()), "saved=reset");
  const input = readSettingsForm(form, kept);
  if (input.faults.length > 0) return refuse(input);
  if (intent === "preview") return seeOther(settingsPath(input.settings, kept), []);
  return keepSettings(c, input.settings, "saved=1");
}

/** The fields of a form, several of a name among them; none where the body is no form. */
async function formOf(c: Context<Http>) {
  const body = await c.req.parseBody({ all: true }).catch(() => ({}));
  const fields = new Map<string, unknown>(Object.entries(body));
  return { has: (name: string) => fields.has(name), getAll: (name: string) => [fields.get(name)].flat() };
}

/** A cookie that is not there need not be cleared. */
function keepSettings(c: Context<Http>, chosen: Settings, done: string): Response {
  const { visit } = c.var;
  const cookies = settingKeys.flatMap((key) => {
    if (chosen[key] !== catalogue[key].default) return [serializeCookie(key, chosen[key], visit)];
    return visit.cookies.has(key) ? [clearCookie(key, visit)] : [];
  });
  return seeOther(`${routes.theme.path}?${done}`, cookies);
}

function seeOther(location: string, cookies: readonly string[]): Response {
  const headers = new Headers({ location, "cache-control": "no-store" });
  for (const cookie of cookies) headers.append("set-cookie", cookie);
  return new Response(null, { status: 303, headers });
}

/**
 * To the page that the form stood on: Referer names it with its query (our policy sends it to ourselves only); a
 * browser that is set to send none gets the path that the form named.
 */
function goBack(c: Context<Http>, cookie: string, named: string | undefined): Response {
  const { url } = c.var.visit;
  const page = ownPath(c.req.header("referer"), url) ?? ownPath(named, url) ?? routes.home.path;
  return seeOther(page, [cookie]);
}

/** The path and query of an address on this very host, with one slash in front; null for any other. */
function ownPath(address: string | undefined, here: URL): string | null {
  if (address === undefined || !URL.canParse(address, here.origin)) return null;
  const { host, pathname, search } = new URL(address, here.origin);
  return host === here.host ? pathname.replace(/^\/{2,}/, "/") + search : null;
}
