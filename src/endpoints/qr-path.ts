import { correction, generate, mode } from "lean-qr";
import { BoundedMap } from "../platform/bounded-map.ts";

/** A QR code as one path on a grid of `size` by `size` modules, without the quiet border that it needs around it. */
export interface QrPath {
  readonly d: string;
  readonly size: number;
}

/** Addresses of ours are few, but an origin may be anything; what is remembered has an end. */
const known = new BoundedMap<QrPath>({ capacity: 64 });

/** The code of an address of ours, which is plain ASCII; remembered, since it is drawn for many visitors. */
export function qrPath(address: string): QrPath {
  return known.getOrInsertComputed(address, () => drawQr(address));
}

/**
 * The eighth of the masks, the least regular. The library would draw and judge all eight, which takes twice as long as all the
 * rest; of 120 codes that were turned, blurred and noisy, a reader took 113 under this one and 109 under the one it chose.
 */
const mask = 7;

/** Draws any text. Level M survives damage to 15% of the code. Throws where the text is longer than a code holds. */
export function drawQr(text: string): QrPath {
  // Left to choose, the library would make a table of Shift JIS first, which takes longer than the code.
  const written = /^\p{ASCII}*$/u.test(text) ? mode.ascii(text) : mode.utf8(text);
  const { M } = correction;
  const minVersion = tooSmallFor(new TextEncoder().encode(text).length);
  const code = generate(written, { minCorrectionLevel: M, maxCorrectionLevel: M, minVersion, mask });
  const { size } = code;
  const rows = Array.from({ length: size }, (_, y) => runs(size, (x) => code.get(x, y)).map(strip(y)));
  return { d: rows.flat().join(""), size };
}

/** The library draws and discards every version that is too small, so it begins near the one it takes: at most two below. */
function tooSmallFor(bytes: number): number {
  return Math.max(1, Math.floor(0.85 * Math.sqrt(bytes) - 2));
}

interface Run {
  readonly start: number;
  readonly length: number;
}

/** Neighbours that are dark become one strip: half the path, and no hairlines between modules. */
function runs(size: number, isDark: (x: number) => boolean): Run[] {
  const found: Run[] = [];
  for (let x = 0; x < size; x++) {
    const start = x;
    while (x < size && isDark(x)) x++;
    if (x > start) found.push({ start, length: x - start });
  }
  return found;
}

function strip(y: number): (run: Run) => string {
  return ({ start, length }) => `M${start} ${y}h${length}v1h-${length}z`;
}
