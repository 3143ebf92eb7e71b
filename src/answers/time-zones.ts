import type { Answer, Asked } from "./answer.ts";
import { countryName, countryNamed, countryOfCapital, plain } from "./countries.ts";

/** Cities that people ask for and that lend their name to no zone. */
const cities: Readonly<Record<string, string>> = {
  "san francisco": "America/Los_Angeles",
  seattle: "America/Los_Angeles",
  "las vegas": "America/Los_Angeles",
  "san diego": "America/Los_Angeles",
  portland: "America/Los_Angeles",
  california: "America/Los_Angeles",
  houston: "America/Chicago",
  dallas: "America/Chicago",
  austin: "America/Chicago",
  texas: "America/Chicago",
  "new orleans": "America/Chicago",
  boston: "America/New_York",
  miami: "America/New_York",
  atlanta: "America/New_York",
  philadelphia: "America/New_York",
  washington: "America/New_York",
  "washington dc": "America/New_York",
  florida: "America/New_York",
  nyc: "America/New_York",
  montreal: "America/Toronto",
  calgary: "America/Edmonton",
  mumbai: "Asia/Kolkata",
  delhi: "Asia/Kolkata",
  bangalore: "Asia/Kolkata",
  bengaluru: "Asia/Kolkata",
  chennai: "Asia/Kolkata",
  shenzhen: "Asia/Shanghai",
  beijing: "Asia/Shanghai",
  guangzhou: "Asia/Shanghai",
  "hong kong": "Asia/Hong_Kong",
  "abu dhabi": "Asia/Dubai",
  osaka: "Asia/Tokyo",
  kyoto: "Asia/Tokyo",
  munich: "Europe/Berlin",
  hamburg: "Europe/Berlin",
  frankfurt: "Europe/Berlin",
  cologne: "Europe/Berlin",
  barcelona: "Europe/Madrid",
  milan: "Europe/Rome",
  naples: "Europe/Rome",
  lyon: "Europe/Paris",
  marseille: "Europe/Paris",
  manchester: "Europe/London",
  edinburgh: "Europe/London",
  glasgow: "Europe/London",
  cardiff: "Europe/London",
  geneva: "Europe/Zurich",
  "rio de janeiro": "America/Sao_Paulo",
  rio: "America/Sao_Paulo",
  "cape town": "Africa/Johannesburg",
  "st petersburg": "Europe/Moscow",
  "tel aviv": "Asia/Jerusalem",
  hawaii: "Pacific/Honolulu",
  alaska: "America/Anchorage",
  bali: "Asia/Makassar",
  kyiv: "Europe/Kyiv",
  kiev: "Europe/Kyiv",
  saigon: "Asia/Ho_Chi_Minh",
  calcutta: "Asia/Kolkata",
  utc: "UTC",
  gmt: "UTC",
};

/** Countries of several zones: their capital's would be a guess. */
const severalZones = new Set("US CA RU AU BR MX ID KZ CN MN CD CL ES PT EC FM KI PG NZ UA".split(" "));

let named: ReadonlyMap<string, string> | undefined;

/** Zones by the city in their name: "Europe/Lisbon" by "lisbon". Made when first asked for. */
function zonesByCity(): ReadonlyMap<string, string> {
  named ??= new Map(
    Intl.supportedValuesOf("timeZone")
      .filter((zone) => !zone.startsWith("Etc/"))
      .map((zone) => [plain(zone.split("/").at(-1) ?? "").replaceAll("_", " "), zone]),
  );
  return named;
}

interface Place {
  readonly name: string;
  readonly zone: string;
}

function placeNamed(text: string): Place | null {
  const name = plain(text.replace(/^the /, ""));
  const known = Object.hasOwn(cities, name) ? cities[name] : (zonesByCity().get(name) ?? countryOfCapital(name)?.zone);
  if (known) return { name: titled(name), zone: known };
  const country = countryNamed(name);
  return country && !severalZones.has(country.code) ? { name: countryName(country.code), zone: country.zone } : null;
}

function titled(name: string): string {
  return /^(?:utc|gmt|nyc)$/.test(name)
    ? name.toUpperCase()
    : name.replace(/(?:^|[ -])\p{L}/gu, (letter) => letter.toUpperCase());
}

const here =
  /^(?:what(?:'s|’s| is) the |what |the )?(?:current |local )?time (?:is it )?(?:now |right now )?in (.+?)(?: now| right now)?$/;
const after = /^(?:current |local )?(.+?) (?:local )?time(?: now)?$/;
const between = /^(?:what(?:'s|’s| is) (?:the )?)?time (?:zone )?difference (?:between|from) (.+?) (?:and|to) (.+)$/;
const clock = String.raw`(\d{1,2})(?::(\d{2}))? ?(am|pm|a\.m\.|p\.m\.)?`;
const elsewhere = new RegExp(`^(?:what(?:'s|’s| is) )?${clock} (?:in )?(.+?)(?: time)? (?:in|to) (.+?)(?: time)?$`);

/** What time it is somewhere, the difference of two places, a time of one place in another: "5pm London in New York". */
export function timeZones({ words, now }: Asked): Answer | null {
  const [, from = "", to = ""] = between.exec(words) ?? [];
  if (from) return difference(placeNamed(from), placeNamed(to), now);
  const [, hour, minute = "0", half = "", one = "", other = ""] = elsewhere.exec(words) ?? [];
  if (hour) return moved(clockTime(Number(hour), Number(minute), half), placeNamed(one), placeNamed(other), now);
  const place = placeNamed(here.exec(words)?.[1] ?? after.exec(words)?.[1] ?? "");
  return (
    place && {
      question: `Time in ${place.name}`,
      value: timeIn(place, now),
      notes: [`${dayIn(place, now)} · ${offsetWords(place, now)}`],
    }
  );
}

/** Minutes after midnight; null for a time that no clock shows. */
function clockTime(hour: number, minute: number, half: string): number | null {
  if (minute > 59 || hour > (half ? 12 : 24) || (half && hour === 0)) return null;
  const hours = half ? (hour % 12) + (half.startsWith("p") ? 12 : 0) : hour;
  return hours * 60 + minute;
}

function moved(minutes: number | null, from: Place | null, to: Place | null, now: number): Answer | null {
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

function startOfDay(place: Place, now: number): number {
  const local = now + offsetOf(place, now) * 60_000;
  return local - (local % 86_400_000) - offsetOf(place, now) * 60_000;
}

function difference(from: Place | null, to: Place | null, now: number): Answer | null {
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

function timeIn({ zone }: Place, time: number): string {
  return new Intl.DateTimeFormat("en-GB", { timeZone: zone, hour: "2-digit", minute: "2-digit" }).format(time);
}

function dayIn({ zone }: Place, time: number): string {
  return new Intl.DateTimeFormat("en-GB", { timeZone: zone, weekday: "long", day: "numeric", month: "long" }).format(
    time,
  );
}

/** Minutes that a place's clocks are ahead of Universal Time. */
function offsetOf({ zone }: Place, time: number): number {
  const parts = new Intl.DateTimeFormat("en-US", { timeZone: zone, timeZoneName: "longOffset" }).formatToParts(time);
  const [, sign = "+", hours = "0", minutes = "0"] =
    /GMT([+-])(\d{2}):(\d{2})/.exec(parts.find(({ type }) => type === "timeZoneName")?.value ?? "") ?? [];
  return (sign === "-" ? -1 : 1) * (Number(hours) * 60 + Number(minutes));
}

function offsetWords(place: Place, time: number): string {
  const minutes = offsetOf(place, time);
  if (minutes === 0) return "UTC";
  const size = Math.abs(minutes);
  const half = size % 60 ? `:${String(size % 60).padStart(2, "0")}` : "";
  return `UTC${minutes < 0 ? "−" : "+"}${Math.floor(size / 60)}${half}`;
}
