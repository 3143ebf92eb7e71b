import type { SettingKey } from "../../../src/contract/settings/settings.ts";
import { settingLabels } from "../../../src/contract/settings/settings-labels.ts";
import { type StoredEntry, type StoredIn, storedGroups } from "./stored-entries.ts";

const places: Readonly<Record<StoredIn, string>> = {
  cookie: "Cookie",
  local: "Local storage",
  tab: "Session storage",
};

const units = [
  { seconds: 31_536_000, one: "year", many: "years" },
  { seconds: 86_400, one: "day", many: "days" },
  { seconds: 60, one: "minute", many: "minutes" },
] as const;

/** "1 year", "30 days", "10 minutes" */
function inWords(seconds: number): string {
  const unit = units.find((unit) => seconds % unit.seconds === 0);
  if (!unit) throw new Error(`no unit tells ${seconds} seconds`);
  const count = seconds / unit.seconds;
  return `${count} ${count === 1 ? unit.one : unit.many}`;
}

/** "Cookie, for 1 year at most" */
function life({ seconds, isRenewed, in: place }: StoredEntry): string {
  if (seconds !== null) {
    return `${places[place]}, for ${inWords(seconds)} ${isRenewed ? "after your last visit to your subscription" : "at most"}`;
  }
  return `${places[place]}, until you close the ${place === "tab" ? "tab" : "browser"}`;
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
  return { name, label: settingLabels[name].label };
}

function isSetting(name: string): name is SettingKey {
  return Object.hasOwn(settingLabels, name);
}

/** Every cookie and every entry of storage, with what puts it there and how long it stays. */
export const storedTables = {
  groups: storedGroups.map(({ title, entries }) => ({
    title,
    rows: entries.map(rowOf),
    below: entries.filter(({ names }) => names.length > mostNamesInRow).flatMap(({ names }) => names.map(labelled)),
  })),
};
