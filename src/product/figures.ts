import { languageNow, languageTag } from "../contract/language/i18n.ts";

function format(value: number, options?: Intl.NumberFormatOptions): string {
  return new Intl.NumberFormat(languageTag(), options).format(value);
}

/** 6950000 → "6,950,000" */
export function counted(value: number): string {
  return format(value);
}

const compact = { notation: "compact", compactDisplay: "long", maximumFractionDigits: 1 } as const;

/** 2300000 → "2.3 million" */
export function rounded(value: number): string {
  return languageNow() === "es" && value >= 1e9 ? inMillions(value) : format(value, compact);
}

/** 3100000000 → "3100 millones": Spanish has no word for a billion, and the "3,1 mil millones" of `Intl` reads badly. */
function inMillions(value: number): string {
  return format(2e6, compact).replace("2", counted(Math.round(value / 1e8) * 100));
}

/** 4.8 → "4.8" */
export function decimal(value: number): string {
  return format(value, { minimumFractionDigits: 1 });
}

/** 0.999 → "99.9%" */
export function percent(value: number): string {
  return format(value, { style: "percent", maximumFractionDigits: 1 });
}
