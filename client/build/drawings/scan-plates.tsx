import { Fly } from "./fly.tsx";
import { between, handOf, round } from "./hand.ts";
import { field } from "./land.tsx";
import type { Pen } from "./palette.ts";
import { Sheet } from "./sheet.tsx";

const columns = 10;

/** Places in the field that had what was looked for, by row and column. */
const hits: ReadonlySet<string> = new Set(["4 2", "3 7", "5 5"]);

interface Stroke {
  readonly x: number;
  readonly y: number;
  readonly turn: number;
  readonly isHit: boolean;
  readonly row: number;
  readonly column: number;
  /** Between 0 and 1: with each answer those above a lower mark go. */
  readonly luck: number;
}

function strokesOf(seed: number): readonly Stroke[] {
  const hand = handOf(seed);
  return Array.from({ length: 60 }, (_, index) => {
    const [row, column] = [Math.floor(index / columns), index % columns];
    const x = 44 + column * 58 + between(hand, -6, 6);
    const y = 214 + row * 40 + between(hand, -4, 4);
    const turn = between(hand, -7, 7);
    return { x, y, turn, row, column, isHit: hits.has(`${row} ${column}`), luck: hand() };
  });
}

function Ground({ pen }: { pen: Pen }) {
  return <path fill={pen("a-far")} d="M0 176C150 158 300 180 460 168 540 162 600 170 640 166V460H0Z" />;
}

interface DashProps {
  readonly pen: Pen;
  readonly stroke: Stroke;
  readonly look: "hit" | "left" | "gone";
}

const dashLooks = {
  hit: { role: "ember", width: 9 },
  left: { role: "a-d2", width: 8 },
  gone: { role: "a-d1", width: 2.4 },
} as const;

function Dash({ pen, stroke: { x, y, turn }, look }: DashProps) {
  const { role, width } = dashLooks[look];
  return (
    <path
      stroke={pen(role)}
      strokeWidth={width}
      d="M-15 0H15"
      transform={`translate(${round(x, y)}) rotate(${Math.round(turn)})`}
    />
  );
}

function Rings({ pen, strokes }: { pen: Pen; strokes: readonly Stroke[] }) {
  return strokes
    .filter(({ isHit }) => isHit)
    .map(({ x, y }) => (
      <circle key={x} stroke={pen("ember")} strokeWidth="3" strokeDasharray=".1 8" cx={x} cy={y} r="27" />
    ));
}

/** The free scan: sixty strokes in six rows. The bird has been over the lower ones, and three of them had something. */
export function GleanPlate({ pen }: { pen: Pen }) {
  const strokes = strokesOf(191);
  // Where it has been: the lower rows, and those to the left of where it is now.
  const isSearched = ({ row, column }: Stroke) => row > 2 || (row > 0 && column < 4) || column < 2;
  return (
    <Sheet width={640} height={460}>
      <Ground pen={pen} />
      <g strokeLinecap="round">
        {strokes.map((stroke) => (
          <Dash
            key={`${stroke.x} ${stroke.y}`}
            {...{ pen, stroke }}
            look={stroke.isHit ? "hit" : isSearched(stroke) ? "gone" : "left"}
          />
        ))}
        <Rings {...{ pen, strokes }} />
        <path
          stroke={pen("ink")}
          strokeWidth="2.2"
          strokeDasharray=".1 8"
          d="M18 424C130 440 250 392 300 330 330 292 352 262 392 236"
        />
      </g>
      <g transform="translate(288 16) rotate(9) scale(.5)">
        <Fly pen={pen} />
      </g>
    </Sheet>
  );
}

/** The questions of the scan: each answer leaves fewer strokes, and brings the bird nearer. */
const stages = [
  { leaves: 1, shows: false, way: "M0 92C40 96 70 92 104 84", bird: "translate(98 34) rotate(-6) scale(.17)" },
  { leaves: 0.46, shows: false, way: "M0 92C90 104 170 92 236 74", bird: "translate(226 12) rotate(-3) scale(.26)" },
  { leaves: 0.12, shows: false, way: "M0 92C120 110 230 92 316 84", bird: "translate(300 6) rotate(4) scale(.37)" },
  { leaves: 0, shows: true, way: "M0 92C150 116 280 96 330 104", bird: "translate(300 20) rotate(9) scale(.48)" },
] as const;

function gleanStage({ leaves, shows, way, bird }: (typeof stages)[number]) {
  return function GleanStage({ pen }: { pen: Pen }) {
    const strokes = strokesOf(191);
    const lookOf = ({ isHit, luck }: Stroke) =>
      isHit && shows ? "hit" : isHit || luck < leaves ? ("left" as const) : "gone";
    return (
      <Sheet width={640} height={460}>
        <Ground pen={pen} />
        <g strokeLinecap="round">
          {strokes.map((stroke) => (
            <Dash key={`${stroke.x} ${stroke.y}`} {...{ pen, stroke }} look={lookOf(stroke)} />
          ))}
          {shows && <Rings {...{ pen, strokes }} />}
          <path stroke={pen("ink")} strokeWidth="2.2" strokeDasharray=".1 8" d={way} />
        </g>
        <g transform={bird}>
          <Fly pen={pen} />
        </g>
      </Sheet>
    );
  };
}

export const [GleanName, GleanYear, GleanAddress, GleanCheck] = [
  gleanStage(stages[0]),
  gleanStage(stages[1]),
  gleanStage(stages[2]),
  gleanStage(stages[3]),
];

/** The bird alone, for a page that shows the strokes itself. */
export function OverPlate({ pen }: { pen: Pen }) {
  return (
    <Sheet width={360} height={240}>
      <g transform="translate(-26 14) rotate(9) scale(.6) translate(24 -46)">
        <Fly pen={pen} />
      </g>
    </Sheet>
  );
}

/** A small feather, as one is left on the ground: vanes of barbs to both sides of a bent shaft. */
function downOf(): string {
  return Array.from({ length: 22 }, (_, index) => {
    const t = index / 22;
    const [x, y] = [t * 150, -18 * Math.sin(Math.PI * t)];
    const reach = 8 + 24 * Math.sin(Math.PI * (0.12 + 0.88 * t));
    return `M${round(x, y)}l${round(reach * 0.5, -reach)}M${round(x, y)}l${round(reach * 0.6, reach * 0.8)}`;
  }).join("");
}

/** After a scan is deleted: sand that the wind has gone over. Somebody was here, and nothing says who. */
export function SweptPlate({ pen }: { pen: Pen }) {
  const hand = handOf(201);
  return (
    <Sheet width={640} height={460}>
      <circle fill={pen("a-disc")} cx="518" cy="98" r="56" />
      <path fill={pen("a-far")} d="M0 158C180 124 380 176 640 132V460H0Z" />
      <path fill={pen("a-mid")} d="M0 236C200 190 430 270 640 214V460H0Z" />
      <path fill={pen("a-near")} d="M0 344C220 296 420 372 640 318V460H0Z" />
      <g strokeLinecap="round">
        {field(hand, pen, {
          ...{ top: 172, step: 24, rows: 12, sway: 9, count: 3, dash: [60, 190], gap: [26, 80] },
          width: (index) => 1.6 + index * 0.16,
          roles: ["a-d3", "a-d1"],
        })}
        <path
          stroke={pen("ink")}
          strokeWidth="2.2"
          strokeDasharray=".1 8"
          d="M34 92C110 70 150 118 220 98 282 80 300 38 350 56 384 68 372 104 346 98M52 132C130 116 190 150 268 132"
        />
      </g>
      <g transform="translate(196 372) rotate(-14)" strokeLinecap="round">
        <path stroke={pen("ember")} strokeWidth="3.4" d={downOf()} />
        <path stroke={pen("a-track")} strokeWidth="4" d="M-26 8C0 0 70 -26 158 -4" />
      </g>
    </Sheet>
  );
}
