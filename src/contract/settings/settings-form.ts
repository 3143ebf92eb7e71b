import { routes } from "../routes.ts";
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
  /** What was sent, where it is allowed; what was kept before, for the rest. */
  readonly settings: Settings;
  /** The settings whose text the catalogue does not allow, in the order of the catalogue. */
  readonly faults: readonly SettingKey[];
  /** The text of each faulty setting as it was typed. */
  readonly typed: Readonly<Partial<Record<SettingKey, string>>>;
}

/** In characters: enough for ten regions, and all that is worth showing again. */
const longest = 120;

/**
 * Reads a settings form. A setting that the form does not name stays as it was `before`, so a form may show only some.
 * Colours may begin with `#`; several values of one name are a list with commas. Never throws.
 */
export function readSettingsForm(form: FormValues, before: Settings): SettingsInput {
  const given = settingKeys.filter((key) => form.has(key)).map((key) => ({ key, text: textOf(form, key) }));
  const faulty = given.filter(({ key, text }) => !isSound(key, normalised(key, text)));
  const sound = given.filter((one) => !faulty.includes(one));
  return {
    settings: { ...before, ...Object.fromEntries(sound.map(({ key, text }) => [key, normalised(key, text)])) },
    faults: faulty.map(({ key }) => key),
    typed: Object.fromEntries(faulty.map(({ key, text }) => [key, text.slice(0, longest)])),
  };
}

/** The default of a colour is none at all, which an address or a cookie cannot say. */
function isSound(key: SettingKey, value: string): boolean {
  return value === settings[key].default || allowsValue(key, value);
}

function textOf(form: FormValues, key: SettingKey): string {
  const text = joined(form, key);
  return key === "kae" && text === ownTheme.value ? joined(form, ownTheme.field) : text;
}

/** An empty value in front says that the list was shown; it is no member of it. */
function joined(form: FormValues, name: string): string {
  return form
    .getAll(name)
    .filter((value): value is string => typeof value === "string" && value !== "")
    .join(",");
}

/** What people type for a value: spaces around it, `#` before a colour, nothing at all for the default. */
function normalised(key: SettingKey, text: string): string {
  const trimmed = text.trim();
  if (trimmed === "") return settings[key].default;
  return takesColour(key) ? trimmed.replace(/^#(?=[0-9a-f]{3})/i, "") : trimmed;
}

/** Whether `#` and hex digits are a value of this setting. */
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
  return query.length ? `${routes.theme.path}?${new URLSearchParams(query)}` : routes.theme.path;
}
