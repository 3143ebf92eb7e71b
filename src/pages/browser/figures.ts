const spoken = new Intl.NumberFormat("en-GB", {
  notation: "compact",
  compactDisplay: "long",
  maximumFractionDigits: 1,
});

/** 2300000 → "2.3 million" */
export function inWords(value: number): string {
  return spoken.format(value);
}
