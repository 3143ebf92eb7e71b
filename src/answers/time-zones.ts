import { BoundedMap } from "../platform/memory/bounded-map.ts";
import type { Answer, AnswerRequest } from "./answer.ts";
import { plain } from "./facts/plain.ts";
import { type ZonedPlace, zonesFile } from "./facts/zones.ts";

const here =
  /^(?:what(?:'s|’s| is) the |what |the )?(?:current |local )?time (?:is it )?(?:now |right now )?in (.+?)(?: now| right now)?$/;
const after = /^(?:current |local )?(.+?) (?:local )?time(?: now)?$/;
const between = /^(?:what(?:'s|’s| is) (?:the )?)?time (?:zone )?difference (?:between|from) (.+?) (?:and|to) (.+)$/;
const clock = String.raw`(\d{1,2})(?::(\d{2}))? ?(am|pm|a\.m\.|p\.m\.)?`;
const elsewhere = new RegExp(`^(?:what(?:'s|’s| is) )?${clock} (?:in )?(.+?)(?: time)? (?:in|to) (.+?)(?: time)?$`);

/** What time it is somewhere, the difference of two places, a time of one place in another: "5pm London in New York". */
export async function timeZones({ words, now, files }: AnswerRequest): Promise<Answer | null> {
  const [apart, moved, inPlace] = [between.exec(words), elsewhere.exec(words), here.exec(words) ?? after.exec(words)];
  if (!apart && !moved && !inPlace) return null;
  const zones = await zonesFile.read(files);
  if (!zones) return null;
  const at = (name = "") => zones.placeNamed(plain(name.replace(/^the /, "")));
  if (apart) return difference(at(apart[1]), at(apart[2]), now);
  if (moved) return timeElsewhere(clockTime(moved), at(moved[4]), at(moved[5]), now);
  return timeAt(at(inPlace?.[1]), now);
}

function timeAt(place: ZonedPlace | null, now: number): Answer | null {
  if (!place) return null;
  const notes = [`${dayIn(place, now)}, ${offsetWords(place, now)}`];
  return { question: `Time in ${place.name}`, value: timeIn(place, now), notes };
}

/** Minutes after midnight; null for a time that no clock shows. */
function clockTime([, hourGiven, minuteGiven = "0", half = ""]: readonly string[]): number | null {
  const [hour, minute] = [Number(hourGiven), Number(minuteGiven)];
  if (minute > 59 || hour > (half ? 12 : 24) || (half && hour === 0)) return null;
  const hours = half ? (hour % 12) + (half.startsWith("p") ? 12 : 0) : hour;
  return hours * 60 + minute;
}

function timeElsewhere(
  minutes: number | null,
  from: ZonedPlace | null,
  to: ZonedPlace | null,
  now: number,
): Answer | null {
  if (minutes === null || !from || !to) return null;
  const midnight = startOfDay(from, now);
  const moment =
    midnight + minutes * 60_000 - (offsetOf(from, midnight + minutes * 60_000) - offsetOf(from, midnight)) * 60_000;
  return {
    question: `${timeIn(from, moment)} in ${from.name} is, in ${to.name}`,
    value: timeIn(to, moment),
    notes: [`${dayIn(to, moment)}, for today’s date in ${from.name}`],
  };
}

function startOfDay(place: ZonedPlace, now: number): number {
  const local = now + offsetOf(place, now) * 60_000;
  return local - (local % 86_400_000) - offsetOf(place, now) * 60_000;
}

function difference(from: ZonedPlace | null, to: ZonedPlace | null, now: number): Answer | null {
  if (!from || !to) return null;
  const minutes = offsetOf(to, now) - offsetOf(from, now);
  const size = [Math.floor(Math.abs(minutes) / 60), Math.abs(minutes) % 60] as const;
  const words = `${size[0]} ${size[0] === 1 ? "hour" : "hours"}${size[1] ? ` ${size[1]} minutes` : ""}`;
  const value =
    minutes === 0
      ? "None: the clocks show the same time."
      : `${to.name} is ${words} ${minutes > 0 ? "ahead" : "behind"}.`;
  return {
    question: `Time difference from ${from.name} to ${to.name}`,
    value,
    notes: [`${timeIn(from, now)} in ${from.name}, ${timeIn(to, now)} in ${to.name}`],
  };
}

function timeIn(place: ZonedPlace, time: number): string {
  const { hour, minute } = localTime(place, time);
  return `${hour}:${minute}`;
}

function dayIn(place: ZonedPlace, time: number): string {
  const { weekday, day, month } = localTime(place, time);
  return `${weekday} ${day} ${month}`;
}

/** Minutes that a place's clocks are ahead of Universal Time, from 12 hours behind to 14 ahead. */
function offsetOf(place: ZonedPlace, time: number): number {
  const { hour, minute, day } = localTime(place, time);
  const there = new Date(time);
  const apart = Number(hour) * 60 + Number(minute) - (there.getUTCHours() * 60 + there.getUTCMinutes());
  if (Number(day) === there.getUTCDate()) return apart;
  return apart < 0 ? apart + 1440 : apart - 1440;
}

type Part = "weekday" | "day" | "month" | "hour" | "minute";

/** All parts from one format per zone: each format, and a zone's name even more, costs a new isolate milliseconds. */
function localTime({ zone }: ZonedPlace, time: number): Readonly<Record<Part, string>> {
  const format = formats.getOrInsertComputed(zone, () => formatOf(zone));
  return Object.fromEntries(format.formatToParts(time).map(({ type, value }) => [type, value])) as Record<Part, string>;
}

/** Sixteen zones. ICU keeps some 60 kB for a format, outside the heap. */
const formats = new BoundedMap<Intl.DateTimeFormat>({ bytes: 1_000_000, age: 3_600_000, weigh: () => 60_000 });

function formatOf(timeZone: string): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat("en-GB", {
    timeZone,
    weekday: "long",
    day: "numeric",
    month: "long",
    hour: "2-digit",
    minute: "2-digit",
    hourCycle: "h23",
  });
}

function offsetWords(place: ZonedPlace, time: number): string {
  const minutes = offsetOf(place, time);
  if (minutes === 0) return "UTC";
  const size = Math.abs(minutes);
  const half = size % 60 ? `:${String(size % 60).padStart(2, "0")}` : "";
  return `UTC${minutes < 0 ? "−" : "+"}${Math.floor(size / 60)}${half}`;
}
