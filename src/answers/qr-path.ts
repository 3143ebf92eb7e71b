import { type Bitmap2D, correction, generate, mode } from "lean-qr";
import { BoundedMap } from "../platform/memory/bounded-map.ts";

/** A QR code as one path on a grid of `size` by `size` modules, without the quiet zone that it needs around it. */
export interface QrPath {
  readonly d: string;
  readonly size: number;
}

/** Our addresses are few, but they may carry any origin. */
const known = new BoundedMap<QrPath>({ bytes: 300_000, age: 3_600_000, weigh: ({ d }) => d.length });

/** The code of an address of ours, which is plain ASCII; remembered, since it is drawn for many visitors. */
export function qrPath(address: string): QrPath {
  return known.getOrInsertComputed(address, () => drawQr(address));
}

/**
 * The last of the eight masks, the least regular. The library would draw and score all eight, which takes twice as long as
 * everything else; of 120 codes that were rotated, blurred and noisy, a reader read 113 with this mask and 109 with the one
 * that the library chose.
 */
const mask = 7;

/** Draws any text. Level M survives damage to 15% of the code. Throws where the text is longer than a code holds. */
export function drawQr(text: string): QrPath {
  // Left to choose the mode, the library would first build a Shift JIS table, which takes longer than the code.
  const isAscii = /^\p{ASCII}*$/u.test(text);
  const written = isAscii ? mode.ascii(text) : mode.utf8(text);
  const { M } = correction;
  const minVersion = versionFor(new TextEncoder().encode(text).length + (isAscii ? 0 : markOfUtf8));
  const code = generate(written, { minCorrectionLevel: M, maxCorrectionLevel: M, minVersion, mask });
  const { size } = code;
  let d = "";
  for (let y = 0; y < size; y++) d += rowOf(code, y);
  return { d, size };
}

/** Bytes that each version holds at level M, from version 1 on (ISO/IEC 18004, table 7). */
const capacities = [
  14, 26, 42, 62, 84, 106, 122, 152, 180, 213, 251, 287, 331, 362, 412, 450, 504, 560, 624, 666, 711, 779, 857, 911,
  997, 1059, 1125, 1190, 1264, 1370, 1452, 1538, 1628, 1722, 1809, 1911, 1989, 2099, 2213, 2331,
];

/** Bytes to add for the mark that says a text is UTF-8: it takes twelve bits, and every version has four to spare. */
const markOfUtf8 = 1;

/** The smallest version that holds so many bytes. Without it, the library would draw and discard each smaller one. */
function versionFor(bytes: number): number {
  const index = capacities.findIndex((capacity) => capacity >= bytes);
  return index === -1 ? capacities.length : index + 1;
}

/** Joins dark neighbours in a row into one strip: half the path, and no hairlines between modules. */
function rowOf(code: Bitmap2D, y: number): string {
  let d = "";
  let start = -1;
  for (let x = 0; x <= code.size; x++) {
    const isDark = code.get(x, y);
    if (isDark && start === -1) start = x;
    if (isDark || start === -1) continue;
    d += `M${start} ${y}h${x - start}v1h-${x - start}z`;
    start = -1;
  }
  return d;
}
