import { correction, generate } from "lean-qr";
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

/** Draws any text. Level M survives damage to 15% of the code. Throws where the text is longer than a code holds. */
export function drawQr(text: string): QrPath {
  const code = generate(text, { minCorrectionLevel: correction.M, maxCorrectionLevel: correction.M });
  const { size } = code;
  const rows = Array.from({ length: size }, (_, y) => runs(size, (x) => code.get(x, y)).map(strip(y)));
  return { d: rows.flat().join(""), size };
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
