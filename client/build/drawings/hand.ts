/** A hand that draws the same line each time: numbers between 0 and 1 from a seed (a linear congruential generator). */
export type Hand = () => number;

export function handOf(seed: number): Hand {
  let state = seed;
  return () => {
    state = (state * 1664525 + 1013904223) % 4294967296;
    return state / 4294967296;
  };
}

export function between(hand: Hand, low: number, high: number): number {
  return low + (high - low) * hand();
}

/** Whole units are fine enough for a drawing a thousand units wide, and short. */
export function round(...values: number[]): string {
  return values.map((value) => String(Math.round(value))).join(" ");
}

export function tenth(value: number): string {
  return String(Math.round(value * 10) / 10).replace(/^(-?)0\./, "$1.");
}

export type Span = readonly [low: number, high: number];

/** A `stroke-dasharray` of so many dashes and gaps. */
export function dashes(hand: Hand, count: number, dash: Span, gap: Span): string {
  return Array.from({ length: count }, () => round(between(hand, ...dash), between(hand, ...gap))).join(" ");
}
