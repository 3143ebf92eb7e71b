/** The plumage of the bird at rest, cut into patches: along the lines of its feathers, and across them in steps. */
import { between, type Hand, handOf, round } from "./hand.ts";

/** A line from bill to tail: how high it is at these places. */
type Line = readonly (readonly [x: number, y: number])[];

const [bill, tail] = [30, 970];

// biome-ignore format: one line of the bird, one line of the file
const lines: readonly Line[] = [
  // back
  [[bill, 100], [80, 90], [130, 64], [214, 60], [280, 72], [372, 95], [500, 118], [650, 159], [776, 193], [tail, 232]],
  // cheek, and the feathers of the shoulder
  [[bill, 174], [98, 184], [160, 186], [226, 172], [300, 150], [400, 150], [500, 166], [600, 190], [700, 212], [818, 238], [tail, 252]],
  // throat, and the coverts of the wing
  [[bill, 184], [98, 194], [182, 214], [235, 206], [300, 200], [360, 208], [430, 218], [560, 228], [700, 242], [818, 250], [tail, 262]],
  // breast, and the edge of the wing
  [[bill, 194], [98, 204], [182, 230], [250, 234], [310, 240], [360, 248], [455, 257], [560, 260], [719, 256], [818, 260], [tail, 270]],
  // belly
  [[bill, 204], [98, 214], [182, 244], [250, 258], [330, 274], [430, 284], [560, 286], [730, 282], [tail, 286]],
];

/** Where the patches between two lines end, from the back down: twenty in all. */
const ends: readonly (readonly number[])[] = [
  [226, 330, 450, 590, 740, tail],
  [236, 350, 480, 640, tail],
  [270, 400, 540, 700, tail],
  [350, 500, 680, tail],
];

/** Rows of feathers between two lines. */
const rows = 6;

/** How much farther back a feather ends below than above. */
const slant = 9;

/** From where to where in its row, and the patch that has it. */
interface Feather {
  readonly from: number;
  readonly to: number;
  readonly patch: number;
}

/** As paths, in units of the bird at rest. Together they cover it. */
export const coatPatches: readonly string[] = (() => {
  const hand = handOf(27);
  const paths = ends.flat().map(() => "");
  for (const [band] of ends.entries()) {
    for (let row = 0; row < rows; row += 1) {
      for (const { from, to, patch } of row === 0 && band > 0 ? shared(hand, band) : stepped(hand, band, row)) {
        paths[patch] += outline(band + row / rows, band + (row + 1) / rows, from, to);
      }
    }
  }
  return paths;
})();

/** A row in which each patch ends where it likes, with a dash in the next. */
function stepped(hand: Hand, band: number, row: number): readonly Feather[] {
  const first = firstOf(band);
  const feathers: Feather[] = [];
  let from = bill;
  for (const [index, end] of (ends[band] ?? []).entries()) {
    const patch = first + index;
    if (end === tail) return [...feathers, { from, to: tail, patch }];
    const to = end + (row - 2) * 7 + between(hand, -24, 24);
    const next = to + between(hand, 8, 20);
    feathers.push({ from, to, patch }, { from: to, to: next, patch: patch + 1 });
    from = next + between(hand, 10, 26);
    feathers.push({ from: next, to: from, patch });
  }
  return feathers;
}

/** The row on a line, whose dashes belong by turns to the patches above and below it. */
function shared(hand: Hand, band: number): readonly Feather[] {
  const feathers: Feather[] = [];
  for (let from = bill; from < tail; ) {
    const to = Math.min(tail, from + between(hand, 18, 44));
    const owner = feathers.length % 2 ? band : band - 1;
    const index = (ends[owner] ?? []).findIndex((end) => from < end);
    feathers.push({ from, to, patch: firstOf(owner) + index });
    from = to;
  }
  return feathers;
}

function firstOf(band: number): number {
  return ends.slice(0, band).flat().length;
}

/** Between two heights, of which 0 is the back and 4 the belly. */
function outline(above: number, below: number, from: number, to: number): string {
  const steps = Math.max(1, Math.round((to - from) / 50));
  const places = Array.from({ length: steps + 1 }, (_, index) => from + ((to - from) * index) / steps);
  const upper = places.map((x) => round(x, heightAt(above, x)));
  const lower = places.reverse().map((x) => round(x + slant, heightAt(below, x + slant)));
  return `M${[...upper, ...lower].join("L")}Z`;
}

function heightAt(height: number, x: number): number {
  const band = Math.min(Math.floor(height), lines.length - 2);
  const [above, below] = [along(lines[band] ?? [], x), along(lines[band + 1] ?? [], x)];
  return above + (below - above) * (height - band);
}

function along(line: Line, x: number): number {
  const next = line.findIndex(([place], index) => index > 0 && place >= x);
  const [[x0, y0], [x1, y1]] = [line.at(next - 1) ?? [0, 0], line.at(next) ?? [1, 0]];
  return y0 + ((y1 - y0) * (x - x0)) / (x1 - x0);
}
