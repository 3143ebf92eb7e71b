import { i18n, languageTag } from "../../../src/contract/language/i18n.ts";
import type { SettingKey } from "../../../src/contract/settings/settings.ts";
import { settingLabels, spokenLabel } from "../../../src/contract/settings/settings-labels.ts";
import { type StoredEntry, storedGroups } from "./stored-entries.ts";

const units = [
  { seconds: 31_536_000, unit: "year" },
  { seconds: 86_400, unit: "day" },
  { seconds: 60, unit: "minute" },
] as const;

/** "1 year", "30 days", "10 minutes" */
function inWords(seconds: number): string {
  const known = units.find((unit) => seconds % unit.seconds === 0);
  if (!known) throw new Error(`no unit tells ${seconds} seconds`);
  const { unit } = known;
  return new Intl.NumberFormat(languageTag(), { style: "unit", unit, unitDisplay: "long" }).format(
    seconds / known.seconds,
  );
}

/** "Cookie, for 1 year at most" */
function life({ seconds, isRenewed, in: place }: StoredEntry): string {
  if (place === "tab") return i18n.t("Session storage, until you close the tab");
  if (seconds === null) return i18n.t("Cookie, until you close the browser");
  const time = inWords(seconds);
  if (place === "local") return i18n.t("Local storage, for {time} at most", { time });
  if (isRenewed) return i18n.t("Cookie, for {time} after your last visit to your subscription", { time });
  return i18n.t("Cookie, for {time} at most", { time });
}

/** An entry with more names than this would swamp the table: they are listed below it, each with the label of its setting. */
const mostNamesInRow = 8;

function rowOf(entry: StoredEntry) {
  const { names, isPrefix, when, what } = entry;
  const told = names.length > mostNamesInRow ? [] : names.map((name) => (isPrefix ? `${name}…` : name));
  return { names: told, when, what, life: life(entry) };
}

function labelled(name: string) {
  if (!isSetting(name)) throw new Error(`${name} is no setting that could be told by its label`);
  return { name, label: spokenLabel(name).label };
}

function isSetting(name: string): name is SettingKey {
  return Object.hasOwn(settingLabels, name);
}

/** Every cookie and every entry of storage, with what puts it there and how long it stays. */
export function storedTables() {
  return {
    groups: storedGroups().map(({ id, title, entries }) => ({
      id,
      title,
      rows: entries.map(rowOf),
      below: entries.filter(({ names }) => names.length > mostNamesInRow).flatMap(({ names }) => names.map(labelled)),
    })),
  };
}
