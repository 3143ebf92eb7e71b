/** Days as people write them. A day is a number, counted from 1 January 1970; months and years are those of the calendar. */

export const dayLength = 86_400_000;

const months = "january february march april may june july august september october november december".split(" ");
const monthPattern =
  "(jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)";
const dayFirst = new RegExp(String.raw`^(?:the )?(\d{1,2})(?:st|nd|rd|th)?(?: of)? ${monthPattern}(?:,? (\d{4}))?$`);
const monthFirst = new RegExp(String.raw`^${monthPattern} (?:the )?(\d{1,2})(?:st|nd|rd|th)?(?:,? (\d{4}))?$`);
const iso = /^(\d{4})-(\d{2})-(\d{2})$/;
const slashes = /^(\d{1,2})[/.](\d{1,2})[/.](\d{4})$/;

export interface CalendarDay {
  /** Days since 1970-01-01. */
  readonly day: number;
  /** No year was written: `day` is in the present year, but another year may be meant. */
  readonly isYearless: boolean;
}

/** The day of a moment (milliseconds since 1970), in Universal Time. */
export function today(now: number): number {
  return Math.floor(now / dayLength);
}

const nearDays = { today: 0, tomorrow: 1, yesterday: -1 } as const;

export function isNear(text: string): text is keyof typeof nearDays {
  return Object.hasOwn(nearDays, text);
}

/** Earlier years are refused: Britain and its colonies had the Julian calendar, in which a date names another day. */
export const firstGregorianYear = 1753;

/** Reads a day in English words or in digits; null for anything else, and for a day that does not exist. */
export function readDay(text: string, now: number, region: string): CalendarDay | null {
  if (isNear(text)) return { day: today(now) + nearDays[text], isYearless: false };
  const year = new Date(now).getUTCFullYear();
  const feast = feasts[text.replace(/^the /, "")];
  if (feast) return { day: feast(year), isYearless: true };
  const feastOf = /^(\D+) (\d{4})$/.exec(text);
  const named = feastOf && feasts[feastOf[1] ?? ""];
  if (named && Number(feastOf[2]) < firstGregorianYear) return null;
  if (named) return { day: named(Number(feastOf[2])), isYearless: false };
  return written(text, year, region);
}

function written(text: string, year: number, region: string): CalendarDay | null {
  const [, day1, month1 = "", year1] = dayFirst.exec(text) ?? [];
  if (day1) return dayOf(year1, year, monthOf(month1), Number(day1));
  const [, month2, day2, year2] = monthFirst.exec(text) ?? [];
  if (month2) return dayOf(year2, year, monthOf(month2), Number(day2));
  const [, year3, month3, day3] = iso.exec(text) ?? [];
  if (year3) return dayOf(year3, year, Number(month3), Number(day3));
  const [, one, other, year4] = slashes.exec(text) ?? [];
  if (!one) return null;
  const [month, day] = region === "us" ? [one, other] : [other, one];
  return dayOf(year4, year, Number(month), Number(day));
}

function monthOf(name: string): number {
  return months.findIndex((month) => month.startsWith(name.slice(0, 3))) + 1;
}

function dayOf(written: string | undefined, present: number, month: number, day: number): CalendarDay | null {
  const year = written === undefined ? present : Number(written);
  const time = utc(year, month, day);
  const date = new Date(time);
  const exists = date.getUTCMonth() === month - 1 && date.getUTCDate() === day && year >= firstGregorianYear;
  return exists ? { day: time / dayLength, isYearless: written === undefined } : null;
}

/** `Date.UTC` without its rule that the years 0 to 99 mean 1900 to 1999. The month is from 1. */
function utc(year: number, month: number, day: number): number {
  return new Date(0).setUTCFullYear(year, month - 1, day);
}

/** The same day a number of months later, or the month's last day where it is shorter. */
export function monthsLater(day: number, count: number): number {
  const date = new Date(day * dayLength);
  const [year, month] = [date.getUTCFullYear(), date.getUTCMonth() + count];
  const last = new Date(utc(year, month + 2, 0)).getUTCDate();
  return utc(year, month + 1, Math.min(date.getUTCDate(), last)) / dayLength;
}

export function isLeapYear(year: number): boolean {
  return (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
}

/** Easter Sunday of the Gregorian calendar (Meeus, Jones, Butcher). */
export function easter(year: number): number {
  const [a, b, c] = [year % 19, Math.floor(year / 100), year % 100];
  const [d, e] = [Math.floor(b / 4), b % 4];
  const g = Math.floor((8 * b + 13) / 25);
  const h = (19 * a + b - d - g + 15) % 30;
  const [i, k] = [Math.floor(c / 4), c % 4];
  const l = (32 + 2 * e + 2 * i - h - k) % 7;
  const m = Math.floor((a + 11 * h + 19 * l) / 433);
  const month = Math.floor((h + l - 7 * m + 90) / 25);
  return utc(year, month, (h + l - 7 * m + 33 * month + 19) % 32) / dayLength;
}

const fixed = (month: number, day: number) => (year: number) => utc(year, month, day) / dayLength;

const feasts: Readonly<Record<string, ((year: number) => number) | undefined>> = Object.assign(Object.create(null), {
  christmas: fixed(12, 25),
  "christmas day": fixed(12, 25),
  xmas: fixed(12, 25),
  "christmas eve": fixed(12, 24),
  "boxing day": fixed(12, 26),
  "new year": fixed(1, 1),
  "new years": fixed(1, 1),
  "new year's": fixed(1, 1),
  "new year's day": fixed(1, 1),
  "new year's eve": fixed(12, 31),
  halloween: fixed(10, 31),
  "valentine's day": fixed(2, 14),
  "valentines day": fixed(2, 14),
  "st patrick's day": fixed(3, 17),
  easter: easter,
  "easter sunday": easter,
  "easter monday": (year: number) => easter(year) + 1,
  "good friday": (year: number) => easter(year) - 2,
});

/** The ISO week that a day is in. */
export function isoWeek(day: number): { readonly year: number; readonly week: number } {
  // 1 January 1970 was a Thursday; a week belongs to the year that its Thursday is in.
  const thursday = day - ((day + 3) % 7) + 3;
  const year = new Date(thursday * dayLength).getUTCFullYear();
  return { year, week: Math.floor((thursday - utc(year, 1, 1) / dayLength) / 7) + 1 };
}

const longDay = new Intl.DateTimeFormat("en-GB", {
  weekday: "long",
  day: "numeric",
  month: "long",
  year: "numeric",
  timeZone: "UTC",
});

/** "Monday, 3 May 2027". */
export function dayWords(day: number): string {
  return longDay.format(day * dayLength);
}
