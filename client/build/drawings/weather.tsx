import { between, type Hand, round, type Span } from "./hand.ts";

/** Rain as strokes that all lean one way; where it is `thin`, few of them are at the top, so that it begins without an edge. */
export function rain(hand: Hand, count: number, across: Span, [top, foot]: Span, thin = false): string {
  return Array.from({ length: count }, () => {
    const long = between(hand, 12, 34);
    const [x, part] = [between(hand, ...across), hand()];
    return `M${round(x, top + (foot - top) * (thin ? Math.sqrt(part) : part))}l${round(-long * 0.36, long)}`;
  }).join("");
}

/** Rings on water, from the middle out, each more broken than the one before. */
export function rings(x: number, y: number, count: number, step: number): { d: string; dash: string }[] {
  return Array.from({ length: count }, (_, index) => {
    const [rx, ry] = [(index + 1) * step, (index + 1) * step * 0.34];
    return {
      d: `M${round(x - rx, y)}a${round(rx, ry)} 0 1 0 ${round(2 * rx)} 0a${round(rx, ry)} 0 1 0 ${round(-2 * rx)} 0`,
      dash: index === 0 ? "none" : `${round(30 - index * 4, 4 + index * 6)}`,
    };
  });
}

/** A young fern, still rolled up: a stem, and a spiral that thins towards its middle. */
export function fiddlehead(x: number, y: number, height: number, size: number): string {
  const turns = Array.from({ length: 40 }, (_, index) => {
    const part = index / 39;
    const angle = Math.PI + part * Math.PI * 4.2;
    const reach = size * (1 - part) ** 0.9;
    return round(x + size + reach * Math.cos(angle), y - height + reach * Math.sin(angle));
  });
  return `M${round(x - size * 0.3, y)}C${round(x - size * 0.5, y - height * 0.4, x - size * 0.1, y - height * 0.7)} ${turns[0]}L${turns.slice(1).join(" ")}`;
}
