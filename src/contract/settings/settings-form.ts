import { href } from "../routes.ts";
import { allowsValue, changedSettings, type SettingKey, type Settings, settingKeys, settings } from "./settings.ts";

/** The part of FormData and of URLSearchParams that reading needs. */
interface FormValues {
  has(name: string): boolean;
  getAll(name: string): unknown[];
}

/** The value of the theme field that stands for the colour typed beside it, and the name of that second field. */
export const ownTheme = { value: "own", field: "kae-colour" } as const;

/** A submitted settings form. */
export interface SettingsInput {
  /** The submitted values that are allowed; for the rest, the values kept before. */
  readonly settings: Settings;
  /** The settings whose text the catalogue does not allow, in the order of the catalogue. */
  readonly faults: readonly SettingKey[];
  /** The text of each faulty setting as it was typed. */
  readonly typed: Readonly<Partial<Record<SettingKey, string>>>;
}

/** In characters: enough for ten regions. Of a longer faulty text, only this much is shown again. */
const longest = 120;

/**
 * Reads a settings form. A setting that the form does not name stays as it was `before`, so a form may show only some.
 * Colours may begin with `#`; several values of one name become a comma-separated list. Never throws.
 */
export function readSettingsForm(form: FormValues, before: Settings): SettingsInput {
  const given = settingKeys.filter((key) => form.has(key)).map((key) => ({ key, text: textOf(form, key) }));
  const faulty = given.filter(({ key, text }) => !isAllowedOrDefault(key, normalised(key, text)));
  const accepted = given.filter((one) => !faulty.includes(one));
  return {
    settings: { ...before, ...Object.fromEntries(accepted.map(({ key, text }) => [key, normalised(key, text)])) },
    faults: faulty.map(({ key }) => key),
    typed: Object.fromEntries(faulty.map(({ key, text }) => [key, text.slice(0, longest)])),
  };
}

/** The default of a colour is the empty text, which a form may send but the catalogue allows in no address or cookie. */
function isAllowedOrDefault(key: SettingKey, value: string): boolean {
  return value === settings[key].default || allowsValue(key, value);
}

function textOf(form: FormValues, key: SettingKey): string {
  const text = joined(form, key);
  return key === "kae" && text === ownTheme.value ? joined(form, ownTheme.field) : text;
}

/** Empty values are dropped: the form sends one before a list, so that a list with nothing chosen is sent too. */
function joined(form: FormValues, name: string): string {
  return form
    .getAll(name)
    .filter((value): value is string => typeof value === "string" && value !== "")
    .join(",");
}

/** The value for what people type: without spaces around it or a colour's `#`, and the default for nothing at all. */
function normalised(key: SettingKey, text: string): string {
  const trimmed = text.trim();
  if (trimmed === "") return settings[key].default;
  return takesColour(key) ? trimmed.replace(/^#(?=[0-9a-f]{3})/i, "") : trimmed;
}

/** Whether this setting accepts a colour, typed as `#` and hex digits. */
export function takesColour(key: SettingKey): boolean {
  return settings[key].group === "colours" || key === "kae";
}

/**
 * The path of the settings page with a choice in its query: what differs from the default and, for somebody who keeps
 * other settings already, what differs from those (SET-7).
 */
export function settingsPath(chosen: Settings, kept?: Settings): string {
  const changed = kept ? settingKeys.filter((key) => chosen[key] !== kept[key]) : [];
  const named = new Set([...changedSettings(chosen).map(([key]) => key), ...changed]);
  const query = settingKeys
    .filter((key) => named.has(key) && allowsValue(key, chosen[key]))
    .map((key): [string, string] => [key, chosen[key]]);
  return href("theme", Object.fromEntries(query));
}
