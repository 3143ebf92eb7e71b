import type { Answer, AnswerRequest } from "./answer.ts";
import {
  type CalendarDay,
  dayLength,
  dayWords,
  firstGregorianYear,
  isLeapYear,
  isNear,
  isoWeek,
  monthsLater,
  readDay,
  today,
} from "./calendar.ts";

type Rule = readonly [pattern: RegExp, answer: (found: readonly string[], asked: AnswerRequest) => Answer | null];

/** Questions about days. All days are in Universal Time. */
const rules: readonly Rule[] = [
  [
    /^(?:how )?(?:many )?(days|weeks) (?:until|till|til|to|before) (.+)$/,
    ([, unit = "", day = ""], asked) => until(day, unit, asked),
  ],
  [/^how long (?:until|till|til) (.+)$/, ([, day = ""], asked) => until(day, "days", asked)],
  [/^(?:how )?(?:many )?(days|weeks) since (.+)$/, ([, unit = "", day = ""], asked) => since(day, unit, asked)],
  [/^how long (?:since|ago was) (.+)$/, ([, day = ""], asked) => since(day, "days", asked)],
  [
    /^(?:how )?(?:many )?(days|weeks) (between|from) (.+?) (?:and|to|until) (.+)$/,
    ([, unit = "", way, from = "", to = ""], asked) => between([from, to], way === "from", unit, asked),
  ],
  [
    /^(?:what|which) (?:day(?: of the week)?|weekday) (is|was|will be|falls) (?:it (?:on )?)?(.+)$/,
    ([, verb, day = ""], asked) => weekday(day, verb === "was" ? last : next, asked),
  ],
  [
    /^(?:what )?(?:date|day) (?:is |will it be )?(?:in )?(\d{1,5}) (day|week|month|year)s? (?:from (?:now|today)|time)$/,
    ([, count = "", unit = ""], asked) => moved("today", Number(count), unit, asked),
  ],
  [
    /^(\d{1,5}) (day|week|month|year)s? (?:from|after) (.+)$/,
    ([, count = "", unit = "", day = ""], asked) => moved(day === "now" ? "today" : day, Number(count), unit, asked),
  ],
  [
    /^(\d{1,5}) (day|week|month|year)s? before (.+)$/,
    ([, count = "", unit = "", day = ""], asked) => moved(day, -Number(count), unit, asked),
  ],
  [
    /^(?:(?:what )?(?:date|day) (?:was )?)?(\d{1,5}) (day|week|month|year)s? ago(?: today)?$/,
    ([, count = "", unit = ""], asked) => moved("today", -Number(count), unit, asked),
  ],
  [
    /^(?:(?:how old (?:is|am i|are you)|age of)(?: if| someone| somebody| a person)? )?born (?:on )?(.+)$/,
    ([, day = ""], asked) => age(day, asked),
  ],
  [
    /^(?:what(?:'s|’s| is) (?:the )?)?(?:current )?week (?:number|is it)(?: today| now)?$|^what week is it$/,
    (_, asked) => week(today(asked.now)),
  ],
  [
    /^(?:what )?week (?:number )?(?:of|is) (.+)$/,
    ([, day = ""], asked) => onDay(day, asked, ({ day: read }) => week(read)),
  ],
  [/^(?:is )?(\d{4}) (?:is )?a leap year$|^is (\d{4}) leap$/, ([, one, other]) => leapYear(Number(one ?? other))],
  [/^(?:when is |what date is )(.+)$/, ([, feast = ""], asked) => whenIs(feast, asked)],
  [/^(easter \d{4})$/, ([, day = ""], asked) => weekday(day, next, asked)],
  [
    /^(?:what(?:'s|’s| is) )?(?:today's|todays|the) date(?: today)?$|^what day is (?:it|today)$/,
    (_, { now }) => ({ question: "Today", value: dayWords(today(now)), notes: ["In Universal Time."] }),
  ],
];

/** Days until, since and between, days of the week, weeks, ages, leap years: "days until 3 May". */
export function dates(asked: AnswerRequest): Answer | null {
  for (const [pattern, answer] of rules) {
    const found = pattern.exec(asked.words);
    const made = found && answer(found, asked);
    if (made) return made;
  }
  return null;
}

function onDay(
  text: string,
  { now, region }: AnswerRequest,
  answer: (day: CalendarDay) => Answer | null,
): Answer | null {
  const day = readDay(text, now, region);
  return day && answer(day);
}

/** The day as read; if no year was written, the first such day on or after `from`. */
function next(read: CalendarDay, text: string, asked: AnswerRequest, from = today(asked.now)): number {
  return nearest(read, text, asked, { year: yearOf(from), fits: (day) => day >= from, step: 1 });
}

/** The same, but the last such day on or before `to`. */
function last(read: CalendarDay, text: string, asked: AnswerRequest, to = today(asked.now)): number {
  return nearest(read, text, asked, { year: yearOf(to), fits: (day) => day <= to, step: -1 });
}

interface Wanted {
  readonly year: number;
  readonly fits: (day: number) => boolean;
  readonly step: 1 | -1;
}

function nearest(
  { day, isYearless }: CalendarDay,
  text: string,
  { now, region }: AnswerRequest,
  wanted: Wanted,
): number {
  if (!isYearless) return day;
  const { year, fits, step } = wanted;
  const days = [year, year + step].map((each) => readDay(`${text} ${each}`, now, region)?.day ?? day);
  return days.find(fits) ?? day;
}

function yearOf(day: number): number {
  return new Date(day * dayLength).getUTCFullYear();
}

function until(text: string, unit: string, asked: AnswerRequest): Answer | null {
  return onDay(text, asked, (read) => {
    const day = next(read, text, asked);
    return { question: `${unit} until ${dayWords(day)}`, value: counted(day - today(asked.now), unit) };
  });
}

function since(text: string, unit: string, asked: AnswerRequest): Answer | null {
  return onDay(text, asked, (read) => {
    const day = last(read, text, asked);
    return { question: `${unit} since ${dayWords(day)}`, value: counted(today(asked.now) - day, unit) };
  });
}

/** `isOrdered`: from the first day to the second; else, if neither names a year, between the two that are nearest. */
function between(
  [from, to]: readonly [string, string],
  isOrdered: boolean,
  unit: string,
  asked: AnswerRequest,
): Answer | null {
  return onDay(from, asked, (one) =>
    onDay(to, asked, (other) => {
      const start = other.isYearless ? one.day : last(one, from, asked, other.day - 1);
      const end = next(other, to, asked, start + 1);
      const turned = next(one, from, asked, other.day + 1);
      const isNearer = !isOrdered && one.isYearless && other.isYearless && turned - other.day < end - start;
      const [first = 0, second = 0] = (isNearer ? [other.day, turned] : [start, end]).toSorted((a, b) => a - b);
      return {
        question: `${unit} from ${dayWords(first)} to ${dayWords(second)}`,
        value: counted(second - first, unit),
      };
    }),
  );
}

function counted(days: number, unit: string): string {
  const whole = plural(days, "day");
  if (unit !== "weeks") return whole;
  const [weeks, rest] = [Math.trunc(days / 7), days % 7];
  return rest === 0 ? plural(weeks, "week") : `${plural(weeks, "week")} and ${plural(rest, "day")}`;
}

function plural(count: number, noun: string): string {
  return `${count.toLocaleString("en-GB")} ${noun}${Math.abs(count) === 1 ? "" : "s"}`;
}

function weekday(text: string, which: typeof next, asked: AnswerRequest): Answer | null {
  return onDay(text, asked, (read) => ({
    question: isNear(text) ? named(text) : `The day of ${named(text)}`,
    value: dayWords(which(read, text, asked)),
  }));
}

/** Capitalises months, feasts and days of the week: "14 March", "Easter". */
function named(day: string): string {
  return day.replace(/(?<!\p{L})(?!of |the )\p{L}(?=\p{L}{2})/gu, (letter) => letter.toUpperCase());
}

function moved(from: string, count: number, unit: string, asked: AnswerRequest): Answer | null {
  return onDay(from, asked, (read) => {
    const day = next(read, from, asked);
    const days = { day: 1, week: 7 }[unit];
    const reached = days ? day + count * days : monthsLater(day, count * (unit === "year" ? 12 : 1));
    if (yearOf(reached) < firstGregorianYear) return null;
    const size = plural(Math.abs(count), unit);
    return { question: `${size} ${count < 0 ? "before" : "after"} ${dayWords(day)}`, value: dayWords(reached) };
  });
}

function age(text: string, asked: AnswerRequest): Answer | null {
  return onDay(text, asked, ({ day, isYearless }) => {
    const days = today(asked.now) - day;
    if (isYearless || days < 0) return null;
    let years = Math.floor(days / 366);
    while (monthsLater(day, 12 * (years + 1)) <= today(asked.now)) years++;
    return {
      question: `Born on ${dayWords(day)}`,
      value: `${plural(years, "year")} old`,
      notes: [`That is ${plural(days, "day")}.`],
    };
  });
}

function week(day: number): Answer {
  const { year, week: number } = isoWeek(day);
  return {
    question: `The week of ${dayWords(day)}`,
    value: `Week ${number} of ${year}`,
    notes: ["Weeks begin on Monday (ISO 8601)."],
  };
}

function leapYear(year: number): Answer | null {
  if (year < firstGregorianYear) return null;
  return {
    question: `Is ${year} a leap year?`,
    value: isLeapYear(year) ? `Yes, ${year} has 366 days.` : `No, ${year} has 365 days.`,
  };
}

function whenIs(text: string, asked: AnswerRequest): Answer | null {
  return onDay(text, asked, (read) => {
    const day = next(read, text, asked);
    return { question: named(text), value: dayWords(day), notes: [farFrom(day - today(asked.now))] };
  });
}

function farFrom(days: number): string {
  if (days === 0) return "Today.";
  return days > 0 ? `In ${plural(days, "day")}.` : `${plural(-days, "day")} ago.`;
}
