import { languageTag } from "../contract/language/i18n.ts";

function format(value: number, options?: Intl.NumberFormatOptions): string {
  return new Intl.NumberFormat(languageTag(), options).format(value);
}

/** 6950000 → "6,950,000" */
export function counted(value: number): string {
  return format(value);
}

/** 2300000 → "2.3 million" */
export function rounded(value: number): string {
  return format(value, { notation: "compact", compactDisplay: "long", maximumFractionDigits: 1 });
}

/** 4.8 → "4.8" */
export function decimal(value: number): string {
  return format(value, { minimumFractionDigits: 1 });
}

/** 0.999 → "99.9%" */
export function percent(value: number): string {
  return format(value, { style: "percent", maximumFractionDigits: 1 });
}
