import * as z from "zod/mini";
import { clearCookie, serializeCookie } from "../contract/cookies.ts";
import { noCountry, parseCountry } from "../contract/country.ts";
import { measuringCookie } from "../contract/events/measuring.ts";
import { experimentKey, experimentNames, unassigned } from "../contract/experiments/registry.ts";
import { endpoints, routes } from "../contract/routes.ts";
import { themeSetting } from "../contract/settings/theme.ts";
import { defineFeature } from "../feature.ts";
import { type C, form, type SentTo, seeOther, takeForm } from "../forms/form.ts";
import { ownAddress } from "../visit/own-address.ts";

/** Where to go back to; checked by {@link ownPath}. */
const back = z.optional(z.string());

/** What pages of earlier releases, which may still be open, call the themes. */
const formerThemes = { dawn: "light", dusk: "dark" } as const;

const themeForm = form({ back, theme: z.enum(["light", "dark", "system", "dawn", "dusk"]) });

/** An empty country means: take it from my connection again. */
const countryForm = form({
  back,
  country: z.string().check(z.refine((value) => value === "" || value === noCountry || parseCountry(value) !== null)),
});

const experimentForm = form({ back, name: z.enum(experimentNames), choice: z.enum(["leave", "join"]) });

const measuringForm = form({ back, measuring: z.enum(["on", "off"]) });

/** The small forms that stand on many pages and lead back to them. */
export const choices = defineFeature({
  handlers(app) {
    app.post(endpoints.chooseTheme, takeForm(themeForm, chooseTheme));
    app.post(endpoints.chooseCountry, takeForm(countryForm, chooseCountry));
    app.post(endpoints.chooseExperiment, takeForm(experimentForm, chooseExperiment));
    app.post(endpoints.chooseMeasuring, takeForm(measuringForm, chooseMeasuring));
  },
});

/** `POST /settings/theme`: keeps the theme in the `kae` cookie and goes back (303); 400 on anything else. */
function chooseTheme(c: C, sent: SentTo<typeof themeForm>): Response {
  if (!sent.ok) return c.text("The form named no theme. Nothing was changed.", 400);
  const { theme: named, back } = sent.value;
  const theme = named === "dawn" || named === "dusk" ? formerThemes[named] : named;
  const { visit } = c.var;
  const saved = theme === "system" ? clearCookie("kae", visit) : serializeCookie("kae", themeSetting[theme], visit);
  return goBack(c, saved, back);
}

/** `POST /settings/country`: keeps or clears the visitor's own correction and goes back (303); 400 on anything else. */
function chooseCountry(c: C, sent: SentTo<typeof countryForm>): Response {
  if (!sent.ok) return c.text("The form named no country that we know. Nothing was changed.", 400);
  const { country, back } = sent.value;
  const { visit } = c.var;
  return goBack(c, country ? serializeCookie("country", country, visit) : clearCookie("country", visit), back);
}

/**
 * `POST /settings/experiment`: leaves an experiment, by a cookie, or joins it again, by clearing that cookie, and goes back
 * (303); 400 on anything else.
 */
function chooseExperiment(c: C, sent: SentTo<typeof experimentForm>): Response {
  if (!sent.ok) return c.text("The form named no experiment that runs. Nothing was changed.", 400);
  const { name, choice, back } = sent.value;
  const { visit } = c.var;
  const key = experimentKey(name);
  return goBack(c, choice === "leave" ? serializeCookie(key, unassigned, visit) : clearCookie(key, visit), back);
}

/** `POST /settings/measuring`: switches measuring off, by a cookie, or on again, and goes back (303); 400 on anything else. */
function chooseMeasuring(c: C, sent: SentTo<typeof measuringForm>): Response {
  if (!sent.ok) return c.text("The form said neither on nor off. Nothing was changed.", 400);
  const { measuring, back } = sent.value;
  const { name, off } = measuringCookie;
  return goBack(
    c,
    measuring === "off" ? serializeCookie(name, off, c.var.visit) : clearCookie(name, c.var.visit),
    back,
  );
}

/**
 * Redirects to the page that the form was on. Referer names it with its query (our policy sends it to our own site only);
 * for a browser that sends none, the form names the path.
 */
function goBack(c: C, cookie: string, named: string | undefined): Response {
  const { url } = c.var.visit;
  const pages = [c.req.header("referer"), named].map((address) => ownPath(address, url));
  const page = pages.find((path) => path && path !== routes.home.path) ?? routes.home.path;
  return seeOther(page, [cookie]);
}

/** The path and query of an address on this very host, with one slash in front; null for any other. */
function ownPath(address: string | undefined, here: URL): string | null {
  if (address === undefined || !URL.canParse(address, here.origin)) return null;
  const url = new URL(address, here.origin);
  return url.origin === here.origin ? ownAddress(url) : null;
}
