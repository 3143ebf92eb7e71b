/** Reads a drawn QR code as a camera would (ISO/IEC 18004), for sizes whose codewords are in one block. */

interface Modules {
  /** The positions of the dark modules, as `x y`. */
  readonly dark: ReadonlySet<string>;
  readonly size: number;
}

/** The modules in an SVG that the site has drawn. */
export function readModules(drawing: string): Modules {
  const dark = new Set<string>();
  const d = /<path fill="#1b1726" d="([^"]+)"/.exec(drawing)?.[1] ?? "";
  for (const [, x, y, length] of d.matchAll(/M(\d+) (\d+)h(\d+)v1h-\3z/g)) {
    for (let at = 0; at < Number(length); at += 1) dark.add(`${Number(x) + at} ${y}`);
  }
  return { dark, size: 1 + Math.max(...[...dark].map((place) => Number(place.split(" ")[0]))) };
}

const masks: readonly ((x: number, y: number) => number)[] = [
  (x, y) => (x + y) % 2,
  (_, y) => y % 2,
  (x) => x % 3,
  (x, y) => (x + y) % 3,
  (x, y) => (Math.floor(y / 2) + Math.floor(x / 3)) % 2,
  (x, y) => ((x * y) % 2) + ((x * y) % 3),
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2,
];

/** The text of a code of version 2 or 3, level M and byte mode, which is what our own address needs. */
export function readQrCode(drawing: string): string {
  const { dark, size } = readModules(drawing);
  const bit = (x: number, y: number) => (dark.has(`${x} ${y}`) ? 1 : 0);
  // The first five format bits, beside the upper left corner and under a mask of their own: level and mask pattern.
  const format = numberOf([0, 1, 2, 3, 4].map((x) => bit(x, 8))) ^ 0b10101;
  if (format >> 3 !== 0 || (size !== 25 && size !== 29))
    throw new Error(`not a small code of level M: ${size}, ${format}`);
  const mask = masks[format & 7];
  const bits = dataPlaces(size).map(([x, y]) => bit(x, y) ^ (mask?.(x, y) === 0 ? 1 : 0));
  if (numberOf(bits.slice(0, 4)) !== 0b0100) throw new Error("not in bytes");
  const length = numberOf(bits.slice(4, 12));
  const bytes = Array.from({ length }, (_, at) => numberOf(bits.slice(12 + 8 * at, 20 + 8 * at)));
  return new TextDecoder().decode(Uint8Array.from(bytes));
}

function numberOf(bits: readonly number[]): number {
  return bits.reduce((number, bit) => 2 * number + bit, 0);
}

/** The positions of the data: two columns at a time from the right, up and down in turns, without the fixed patterns. */
function dataPlaces(size: number): [number, number][] {
  const rights = Array.from({ length: (size - 1) / 2 }, (_, pair) => size - 1 - 2 * pair);
  return rights
    .map((right) => (right <= 6 ? right - 1 : right))
    .flatMap((right, pair) =>
      Array.from({ length: size }, (_, step) => (pair % 2 === 0 ? size - 1 - step : step)).flatMap((y) =>
        [right, right - 1].map((x): [number, number] => [x, y]),
      ),
    )
    .filter(([x, y]) => !isFixed(x, y, size));
}

function isFixed(x: number, y: number, size: number): boolean {
  const isCorner = (x < 9 && y < 9) || (x >= size - 8 && y < 9) || (x < 9 && y >= size - 8);
  const isAligning = Math.abs(x - (size - 7)) <= 2 && Math.abs(y - (size - 7)) <= 2;
  return isCorner || isAligning || x === 6 || y === 6;
}
