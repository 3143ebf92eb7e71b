import { renderToStaticMarkup } from "react-dom/server";
import type { SettingKey } from "../../../src/contract/settings/settings.ts";
import { settingLabels } from "../../../src/contract/settings/settings-labels.ts";
import { type StoredEntry, type StoredIn, storedEntries } from "./stored-entries.ts";

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

/** So many names that they would hide the table: folded away, each with what it is called where it is set. */
const most = 8;

function namesOf({ names, isPrefix }: StoredEntry) {
  if (names.length > most) return <Folded names={names} />;
  return names.map((name, index) => (
    <span key={name}>
      {index > 0 && ", "}
      <code>{isPrefix ? `${name}…` : name}</code>
    </span>
  ));
}

function Folded({ names }: Pick<StoredEntry, "names">) {
  return (
    <details>
      <summary>{`Show the ${names.length} settings cookies`}</summary>
      <ul>
        {names.map((name) => (
          <li key={name}>
            <code>{name}</code> {isSetting(name) && settingLabels[name].label}
          </li>
        ))}
      </ul>
    </details>
  );
}

function isSetting(name: string): name is SettingKey {
  return Object.hasOwn(settingLabels, name);
}

/** Every cookie and every entry of storage, with what puts it there and how long it stays. */
export const storedTable = {
  rows: storedEntries.map((entry) => ({
    names: renderToStaticMarkup(namesOf(entry)),
    when: entry.when,
    what: entry.what,
    life: life(entry),
  })),
};
