import { round } from "./hand.ts";
import type { PaletteRole, Pen } from "./palette.ts";

/** One cubic curve: start, two handles, end. */
type Curve = readonly [number, number, number, number, number, number, number, number];

/** A tract of feathers: rows of dashes that change evenly from one guide curve into the other. */
export type Feathers = {
  from: Curve;
  to: Curve;
  /** Rows, two at least. */
  count: number;
  width: number;
  role: PaletteRole;
  /** Dash patterns, taken in turn by the rows. */
  dash: readonly string[];
  /** How far each row's pattern is moved against the one before. */
  skip?: number;
};

export function Plumage({ pen, tracts }: { pen: Pen; tracts: readonly Feathers[] }) {
  return tracts.map((tract) => (
    <g key={`${tract.from} ${tract.role}`} stroke={pen(tract.role)} strokeWidth={tract.width}>
      <Rows {...tract} />
    </g>
  ));
}

function Rows({ from, to, count, dash, skip = 0 }: Feathers) {
  return Array.from({ length: count }, (_, row) => {
    const part = row / (count - 1);
    const [x = 0, y = 0, ...rest] = from.map((value, index) => value + ((to[index] ?? value) - value) * part);
    return (
      <path
        key={part}
        d={`M${round(x, y)}C${round(...rest)}`}
        strokeDasharray={dash[row % dash.length]}
        {...(skip * row > 0 && { strokeDashoffset: skip * row })}
      />
    );
  });
}
