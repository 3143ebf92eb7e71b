import { i18n, languageTag } from "../../src/contract/language/i18n.ts";

/**
 * When telephone lines are open: the same hours every day by the clocks of one place. Clocks change twice a year and the
 * lines stay open past midnight, so everything is calculated in instants (milliseconds since 1970) and turned into clock
 * times only at the end.
 */

/** Minutes after midnight on the clocks of `zone` (IANA); `closes` may lie past 24 hours, on the next day. */
export interface LineHours {
  readonly zone: string;
  readonly opens: number;
  readonly closes: number;
}

/** The opening period that is running, or the next one, in instants. */
export interface OpenTime {
  readonly isOpen: boolean;
  readonly opens: number;
  readonly closes: number;
}

const minute = 60_000;
const day = 24 * 60 * minute;

/** The lines at `now`: open, or when they open next. `opens` and `closes` belong to the same period. */
export function openTimeAt(hours: LineHours, now: number): OpenTime {
  const today = Math.floor((now + offsetAt(hours.zone, now)) / day) * day;
  return firstUnclosed(hours, today - day, now);
}

function firstUnclosed(hours: LineHours, midnight: number, now: number): OpenTime {
  const opens = instantOf(hours.zone, midnight + hours.opens * minute);
  const closes = instantOf(hours.zone, midnight + hours.closes * minute);
  return now < closes ? { isOpen: now >= opens, opens, closes } : firstUnclosed(hours, midnight + day, now);
}

/**
 * The instant at which the clocks of a zone show a time, which is given as if the zone were UTC. In zones at or east of
 * UTC, a time that the clocks skip is taken an hour later, and of a time that they show twice, the second is taken.
 */
function instantOf(zone: string, shown: number): number {
  const near = shown - offsetAt(zone, shown);
  return shown - offsetAt(zone, near);
}

/** How far the clocks of a zone are ahead of UTC. */
function offsetAt(zone: string, instant: number): number {
  const parts = clockOf(zone).formatToParts(instant);
  const part = (type: string) => Number(parts.find((one) => one.type === type)?.value);
  const shown = Date.UTC(part("year"), part("month") - 1, part("day"), part("hour"), part("minute"), part("second"));
  return shown - Math.floor(instant / 1000) * 1000;
}

const clocks = new Map<string, Intl.DateTimeFormat>();

function clockOf(timeZone: string): Intl.DateTimeFormat {
  const numeric = "numeric";
  const made =
    clocks.get(timeZone) ??
    new Intl.DateTimeFormat("en-GB-u-ca-gregory-nu-latn", {
      timeZone,
      hourCycle: "h23",
      year: numeric,
      month: numeric,
      day: numeric,
      hour: numeric,
      minute: numeric,
      second: numeric,
    });
  clocks.set(timeZone, made);
  return made;
}

/** What a clock in a zone shows: "08:00". Throws for an unknown zone. */
function clockIn(timeZone: string, instant: number): string {
  return new Intl.DateTimeFormat("en-GB", { timeZone, hour: "2-digit", minute: "2-digit", hourCycle: "h23" }).format(
    instant,
  );
}

/** The day of the week in a zone: "Saturday". */
function weekdayIn(timeZone: string, instant: number): string {
  return new Intl.DateTimeFormat(languageTag(), { timeZone, weekday: "long" }).format(instant);
}

/** From when to when they are open, on the clock of a zone: "08:00 to 02:00". */
export function shownHours(zone: string, { opens, closes }: OpenTime): string {
  return i18n.t("{from} to {to}", { from: clockIn(zone, opens), to: clockIn(zone, closes) });
}

/** When the lines next open or close, on the clock of a zone; with the weekday if it is not today there. */
export function openingChangeWords({ isOpen, opens, closes }: OpenTime, now: number, clock: string): string {
  const next = isOpen ? closes : opens;
  const [today, then] = [weekdayIn(clock, now), weekdayIn(clock, next)];
  const values = { time: clockIn(clock, next), day: then };
  if (today === then) {
    return isOpen ? i18n.t("until {time}", values) : i18n.t("again from {time}", values);
  }
  return isOpen ? i18n.t("until {time} on {day}", values) : i18n.t("again from {time} on {day}", values);
}
