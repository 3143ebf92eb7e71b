const plain = new Intl.NumberFormat("en-GB");
const spoken = new Intl.NumberFormat("en-GB", {
  notation: "compact",
  compactDisplay: "long",
  maximumFractionDigits: 1,
});

/** 6950000 → "6,950,000" */
export function counted(value: number): string {
  return plain.format(value);
}

/** 2300000 → "2.3 million" */
export function rounded(value: number): string {
  return spoken.format(value);
}
