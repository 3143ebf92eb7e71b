import type { Answer, Asked } from "./answer.ts";
import {
  type CalendarDay,
  dayWords,
  easter,
  isLeapYear,
  isNear,
  isoWeek,
  monthsLater,
  readDay,
  today,
} from "./calendar.ts";

type Rule = readonly [pattern: RegExp, answer: (found: readonly string[], asked: Asked) => Answer | null];

/** Questions of days. All days are those of Universal Time. */
const rules: readonly Rule[] = [
  [
    /^(?:how )?(?:many )?(days|weeks) (?:until|till|til|to|before) (.+)$/,
    ([, unit = "", day = ""], asked) => until(day, unit, asked),
  ],
  [/^how long (?:until|till|til) (.+)$/, ([, day = ""], asked) => until(day, "days", asked)],
  [/^(?:how )?(?:many )?(days|weeks) since (.+)$/, ([, unit = "", day = ""], asked) => since(day, unit, asked)],
  [/^how long (?:since|ago was) (.+)$/, ([, day = ""], asked) => since(day, "days", asked)],
  [
    /^(?:how )?(?:many )?(days|weeks) (?:between|from) (.+?) (?:and|to|until) (.+)$/,
    ([, unit = "", from = "", to = ""], asked) => between(from, to, unit, asked),
  ],
  [
    /^(?:what|which) (?:day(?: of the week)?|weekday) (?:is|was|will be|falls) (?:it (?:on )?)?(.+)$/,
    ([, day = ""], asked) => weekday(day, asked),
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
  [/^easter (\d{4})$/, ([, year]) => ({ question: `Easter ${year}`, value: dayWords(easter(Number(year))) })],
  [
    /^(?:what(?:'s|’s| is) )?(?:today's|todays|the) date(?: today)?$|^what day is (?:it|today)$/,
    (_, { now }) => ({ question: "Today", value: dayWords(today(now)), notes: ["In Universal Time."] }),
  ],
];

/** Days until, since and between, days of the week, weeks, ages, leap years: "days until 3 May". */
export function dates(asked: Asked): Answer | null {
  for (const [pattern, answer] of rules) {
    const found = pattern.exec(asked.words);
    const made = found && answer(found, asked);
    if (made) return made;
  }
  return null;
}

function onDay(text: string, { now, region }: Asked, answer: (day: CalendarDay) => Answer | null): Answer | null {
  const day = readDay(text, now, region);
  return day && answer(day);
}

/** The next such day, where no year was named and this year's is past. */
function next({ day, isYearless }: CalendarDay, text: string, asked: Asked): number {
  if (!isYearless || day >= today(asked.now)) return day;
  const year = new Date(asked.now).getUTCFullYear() + 1;
  return readDay(`${text} ${year}`, asked.now, asked.region)?.day ?? monthsLater(day, 12);
}

/** The last such day, where no year was named and this year's is to come. */
function last({ day, isYearless }: CalendarDay, text: string, asked: Asked): number {
  if (!isYearless || day <= today(asked.now)) return day;
  const year = new Date(asked.now).getUTCFullYear() - 1;
  return readDay(`${text} ${year}`, asked.now, asked.region)?.day ?? monthsLater(day, -12);
}

function until(text: string, unit: string, asked: Asked): Answer | null {
  return onDay(text, asked, (read) => {
    const day = next(read, text, asked);
    return { question: `${unit} until ${dayWords(day)}`, value: counted(day - today(asked.now), unit) };
  });
}

function since(text: string, unit: string, asked: Asked): Answer | null {
  return onDay(text, asked, (read) => {
    const day = last(read, text, asked);
    return { question: `${unit} since ${dayWords(day)}`, value: counted(today(asked.now) - day, unit) };
  });
}

function between(from: string, to: string, unit: string, asked: Asked): Answer | null {
  return onDay(from, asked, (one) =>
    onDay(to, asked, (other) => ({
      question: `${unit} from ${dayWords(one.day)} to ${dayWords(other.day)}`,
      value: counted(Math.abs(other.day - one.day), unit),
    })),
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

function weekday(text: string, asked: Asked): Answer | null {
  return onDay(text, asked, ({ day }) => ({
    question: isNear(text) ? named(text) : `The day of ${named(text)}`,
    value: dayWords(day),
  }));
}

/** Months, feasts and days of the week as they are written: "14 March", "Easter". */
function named(day: string): string {
  return day.replace(/(?<!\p{L})(?!of |the )\p{L}(?=\p{L}{2})/gu, (letter) => letter.toUpperCase());
}

function moved(from: string, count: number, unit: string, asked: Asked): Answer | null {
  return onDay(from, asked, ({ day }) => {
    const days = { day: 1, week: 7 }[unit];
    const reached = days ? day + count * days : monthsLater(day, count * (unit === "year" ? 12 : 1));
    const size = plural(Math.abs(count), unit);
    return { question: `${size} ${count < 0 ? "before" : "after"} ${dayWords(day)}`, value: dayWords(reached) };
  });
}

function age(text: string, asked: Asked): Answer | null {
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

function leapYear(year: number): Answer {
  return {
    question: `Is ${year} a leap year?`,
    value: isLeapYear(year) ? `Yes, ${year} has 366 days.` : `No, ${year} has 365 days.`,
  };
}

function whenIs(text: string, asked: Asked): Answer | null {
  return onDay(text, asked, (read) => {
    const day = next(read, text, asked);
    return { question: named(text), value: dayWords(day), notes: [farFrom(day - today(asked.now))] };
  });
}

function farFrom(days: number): string {
  if (days === 0) return "Today.";
  return days > 0 ? `In ${plural(days, "day")}.` : `${plural(-days, "day")} ago.`;
}
