import type { Hono } from "hono";
import * as z from "zod/mini";
import { clearCookie, serializeCookie } from "../../contract/cookies.ts";
import { pathIn, settingLanguage, speaks } from "../../contract/language/languages.ts";
import { routes } from "../../contract/routes.ts";
import {
  settings as catalogue,
  defaultSettings,
  readSettings,
  type Settings,
  settingKeys,
} from "../../contract/settings/settings.ts";
import { readSettingsForm, settingsPath } from "../../contract/settings/settings-form.ts";
import { type C, form, type SentTo, seeOther, takeForm } from "../../forms/form.ts";
import type { Http } from "../../http.ts";
import { answerPage } from "../../render/answer-page.ts";
import { findIn, findPath } from "./find.ts";
import { settingsPages } from "./routes.tsx";

/** Its other fields are the settings themselves, which the catalogue reads. */
const settingsForm = form({ do: z.optional(z.string()) });

export function settingsRoutes(app: Hono<Http>): void {
  app.post(routes.theme.path, takeForm(settingsForm, saveSettings));
}

/**
 * `POST /theme`: does what the button `do` says. Save keeps each setting that differs from its default in a cookie and clears
 * the other cookies; preview and find lead to the address of the choice and keep nothing; reset clears all cookies. Each
 * answers 303. Text that the catalogue does not allow changes nothing and is shown again.
 */
function saveSettings(c: C, { fields }: SentTo<typeof settingsForm>): Response | Promise<Response> {
  const kept = readSettings(new URLSearchParams(), c.var.visit.cookies);
  const intent = fields.get("do");
  if (intent === "reset") return keepSettings(c, defaultSettings, kept);
  const input = readSettingsForm(fields, kept);
  if (input.faults.length > 0) return answerPage(c, settingsPages.theme, { tag: "invalid", input });
  if (intent === "preview") return seeOther(settingsPath(input.settings, kept));
  const [shown, asked] = [findIn(c.var.visit.url.searchParams), findIn(fields)];
  if (intent === "find" || intent === "all" || (intent === "enter" && asked !== shown)) {
    return seeOther(findPath(intent === "all" ? "" : asked, input.settings, kept));
  }
  return keepSettings(c, input.settings, kept);
}

/** Sets and clears cookies, and shows the page again: in another language, if that is what was chosen. */
function keepSettings({ var: { visit } }: C, chosen: Settings, kept: Settings): Response {
  // A cookie that the browser does not have need not be cleared.
  const cookies = settingKeys.flatMap((key) => {
    if (chosen[key] !== catalogue[key].default) return [serializeCookie(key, chosen[key], visit)];
    return visit.cookies.has(key) ? [clearCookie(key, visit)] : [];
  });
  const wished = chosen.kad === kept.kad ? null : settingLanguage(chosen.kad);
  const language = wished && speaks(routes.theme.feature, wished) ? wished : visit.language;
  return seeOther(`${pathIn(language, routes.theme.path)}?saved=`, cookies);
}
