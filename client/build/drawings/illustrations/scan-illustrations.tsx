import { Fly } from "../fly.tsx";
import { between, handOf, round } from "../hand.ts";
import { field, frond, pines } from "../land.tsx";
import type { PaletteRole, Pen } from "../palette.ts";
import { Sheet } from "../sheet.tsx";

interface Stroke {
  readonly x: number;
  readonly y: number;
  readonly turn: number;
  /** Half its length. */
  readonly reach: number;
  readonly isHit: boolean;
}

/** The strokes at which the bird finds something, as "row place", in the order in which it reaches them. */
const hits = ["3 1", "2 4", "4 5"];

/** How many strokes each row has, from the farthest on. */
const rows = [12, 11, 10, 9, 9, 8, 7];

/** Rows of strokes that grow towards the eye, and stand the farther apart: sixty, one for each site (`removal.sites`). */
const strokes: readonly Stroke[] = (() => {
  const hand = handOf(191);
  return (
    rows
      .flatMap((count, row) => {
        const step = 640 / count;
        return Array.from({ length: count }, (_, place) => ({
          x: (place + 0.5) * step + between(hand, -step, step) * 0.14,
          y: 208 + row * 25 + row * row * 2.2 + between(hand, -4, 4),
          turn: between(hand, -8, 8),
          reach: step * between(hand, 0.22, 0.36),
          isHit: hits.includes(`${row} ${place}`),
        }));
      })
      // Leaves the place of the fern free.
      .filter(({ x, y }) => x < 520 || y < 290)
  );
})();

function Land({ pen }: { pen: Pen }) {
  const hand = handOf(193);
  return (
    <>
      <g transform="translate(0 186)" stroke={pen("a-pine")} strokeWidth="2" strokeLinecap="round">
        <path d={pines(hand, 640, [16, 54], 17)} />
      </g>
      <path fill={pen("a-near")} d="M0 182C150 170 300 190 460 178 540 172 600 180 640 176V460H0Z" />
      <g strokeLinecap="round">
        {field(hand, pen, {
          ...{ top: 194, step: 14, rows: 20, sway: 5, count: 5, dash: [5, 26], gap: [18, 60] },
          width: (index) => 1.4 + index * 0.05,
          roles: ["a-d3"],
        })}
      </g>
    </>
  );
}

interface StrokesProps {
  readonly pen: Pen;
  readonly swept: number;
  /** Draws what was searched without a find pale, so that all can be counted; else it is gone. */
  readonly isWhole: boolean;
}

/** Where the bird has been, only what had something is left as it was, and ringed. */
function Strokes({ pen, swept, isWhole }: StrokesProps) {
  const found = strokes.filter(({ x, isHit }) => isHit && x < swept);
  const others = strokes.filter((stroke) => !found.includes(stroke));
  const isLeft = ({ x, y }: Stroke) => x > swept + (y - 300) * 0.4;
  const left = others.filter(isLeft);
  const passed = isWhole ? others.filter((stroke) => !isLeft(stroke)) : [];
  return (
    <g strokeLinecap="round">
      <g stroke={pen("a-many")} strokeWidth="7.5">
        {passed.map((stroke) => (
          <Dash key={`${stroke.x} ${stroke.y}`} {...stroke} />
        ))}
      </g>
      <g stroke={pen("a-track")} strokeWidth="7.5">
        {left.map((stroke) => (
          <Dash key={`${stroke.x} ${stroke.y}`} {...stroke} />
        ))}
      </g>
      <g stroke={pen("accent")} strokeWidth="9">
        {found.map((stroke) => (
          <Dash key={stroke.x} {...stroke} />
        ))}
      </g>
      <g stroke={pen("accent")} strokeWidth="3" strokeDasharray=".1 8">
        {found.map(({ x, y }) => (
          <circle key={x} cx={round(x)} cy={round(y)} r="30" />
        ))}
      </g>
    </g>
  );
}

function Dash({ x, y, turn, reach }: Stroke) {
  return (
    <path d={`M${round(-reach)} 0H${round(reach)}`} transform={`translate(${round(x, y)}) rotate(${round(turn)})`} />
  );
}

/** How far the field is searched, where the bird is, and how it came there. */
interface Stage {
  readonly swept: number;
  readonly bird: string;
  readonly way: string;
  readonly isWhole?: boolean;
}

/** A bird goes over a field, and the field behind it is searched: with each question it is farther on. */
function Glean({ pen, swept, bird, way, isWhole = false }: Stage & { pen: Pen }) {
  return (
    <Sheet width={640} height={460}>
      <circle fill={pen("a-disc")} cx="582" cy="78" r="40" />
      <Land pen={pen} />
      <Strokes {...{ pen, swept, isWhole }} />
      <path
        stroke={pen("a-branch")}
        strokeWidth="3.4"
        strokeLinecap="round"
        d={`${frond(610, 476, 170, -44, 12)}${frond(652, 470, 210, -30, 13)}${frond(572, 480, 96, -40, 9)}`}
      />
      <path stroke={pen("ink")} strokeWidth="2.4" strokeDasharray=".1 8" strokeLinecap="round" d={way} />
      <g transform={bird}>
        <Fly pen={lighter(pen)} />
      </g>
    </Sheet>
  );
}

/** The bird stands against the open sky: in the dark theme it is lighter, as the moth is. */
function lighter(pen: Pen): Pen {
  const own: Partial<Record<PaletteRole, PaletteRole>> = { b0: "a-cut", bw: "mb", bm: "a-bark" };
  return (role) => pen(own[role] ?? role);
}

function gleanStage(stage: Stage) {
  return function GleanStage({ pen }: { pen: Pen }) {
    return <Glean pen={pen} {...stage} />;
  };
}

export const GleanName = gleanStage({
  ...{ swept: 150, bird: "translate(316 25) rotate(7) scale(-.42 .42)", way: "M-4 176C40 182 96 178 154 160" },
});
export const GleanYear = gleanStage({
  ...{ swept: 300, bird: "translate(420 14) rotate(4) scale(-.42 .42)", way: "M-4 176C80 194 186 186 272 162" },
});
export const GleanAddress = gleanStage({
  ...{ swept: 470, bird: "translate(464 -1) rotate(-2) scale(-.42 .42)", way: "M-4 176C100 204 240 196 328 162" },
});
export const GleanCheck = gleanStage({
  ...{ swept: 900, bird: "translate(510 -8) rotate(-7) scale(-.42 .42)", way: "M-4 176C120 212 290 204 388 162" },
});

/** The free scan as a whole. */
export const GleanIllustration = gleanStage({
  ...{ swept: 430, bird: "translate(440 9) rotate(2) scale(-.42 .42)", way: "M-4 176C92 204 200 196 292 162" },
  isWhole: true,
});

/** The bird alone, for a page that shows the strokes itself. */
export function OverIllustration({ pen }: { pen: Pen }) {
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
export function SweptIllustration({ pen }: { pen: Pen }) {
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
        <path stroke={pen("accent")} strokeWidth="3.4" d={downOf()} />
        <path stroke={pen("a-track")} strokeWidth="4" d="M-26 8C0 0 70 -26 158 -4" />
      </g>
    </Sheet>
  );
}
