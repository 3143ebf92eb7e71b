/** Scenes behind a view of the product, which covers the middle of their lower edge: what they tell is drawn above it. */
import type { ReactNode } from "react";
import { dashes, handOf, round } from "../hand.ts";
import { field, frond } from "../land.tsx";
import type { Pen } from "../palette.ts";
import { Sheet } from "../sheet.tsx";
import { Tracks } from "../tracks.tsx";
import { Egg, eggShape, Shine } from "./product-illustrations.tsx";

type StageProps = {
  pen: Pen;
  seed: number;
  /** Where the field begins. */
  horizon: number;
  children: ReactNode;
};

const [width, height] = [960, 576];

/** The field under an open sky. */
function Stage({ pen, seed, horizon, children }: StageProps) {
  const hand = handOf(seed);
  return (
    <Sheet width={width} height={height}>
      <path
        fill={pen("a-near")}
        d={`M0 ${horizon}C220 ${horizon - 28} 620 ${horizon + 16} 960 ${horizon - 16}V${height}H0Z`}
      />
      <g strokeLinecap="round">
        {field(hand, pen, {
          ...{ top: 34, step: 36, rows: Math.round((horizon - 34) / 36) },
          ...{ sway: 6, count: 5, dash: [6, 34], gap: [60, 170], reach: [-10, 970] },
          width: () => 2.4,
          roles: ["a-d3", "a-d1", "a-d3"],
        })}
        {field(hand, pen, {
          ...{ top: horizon + 20, step: 21, rows: Math.round((height - horizon) / 21) },
          ...{ sway: 7, count: 5, dash: [8, 44], gap: [14, 54], reach: [-10, 970] },
          width: (index) => 3 + index * 0.24,
          roles: ["a-d1", "a-d2", "a-d3"],
        })}
      </g>
      {children}
    </Sheet>
  );
}

/** Where the lines of the bark run. */
const barkHeights = [196, 238, 282, 330, 378, 424, 464] as const;

/** A long hollow log, and the dotted path that goes in at one end and comes out at the other. */
export function Log({ pen }: { pen: Pen }) {
  const hand = handOf(331);
  return (
    <>
      <path
        fill={pen("a-log")}
        d="M112 166C330 138 640 142 846 154 886 196 892 420 846 480 640 504 330 506 112 484 64 442 64 208 112 166ZM262 152C252 112 226 92 190 80 212 70 282 86 304 146Z"
      />
      <path fill={pen("accent")} d="M190 80c-34 6-58-8-72-38 36-10 62 4 72 38Z" />
      <path fill={pen("a-hole")} d="M112 166C164 186 164 464 112 484 64 442 64 208 112 166Z" />
      <g stroke={pen("a-logbark")} strokeWidth="5" strokeLinecap="round">
        {barkHeights.map((y) => (
          <path
            key={y}
            d={`M176 ${y}C400 ${round(y - 10)} 620 ${y - 6} 836 ${round(0.96 * y + 8)}`}
            strokeDasharray={dashes(hand, 5, [18, 80], [16, 50])}
          />
        ))}
      </g>
      <ellipse fill={pen("a-cut")} cx="846" cy="317" rx="46" ry="163" />
      <ellipse fill={pen("a-hole")} cx="850" cy="320" rx="27" ry="112" />
      <g stroke={pen("accent")} strokeWidth="7" strokeLinecap="round" strokeLinejoin="round">
        <path strokeDasharray=".1 17" d="M-8 262C30 254 64 266 104 300M858 300C886 268 914 256 946 258" />
        <path d="M930 240l20 18-22 18" />
      </g>
    </>
  );
}

/** The VPN: in at one end of a long log, out at the other. */
export function LogStage({ pen }: { pen: Pen }) {
  return (
    <Stage pen={pen} seed={333} horizon={454}>
      <circle fill={pen("a-disc")} cx="822" cy="92" r="46" />
      <Log pen={pen} />
    </Stage>
  );
}

/** From the near corner to the far one: the further on, the less is left. */
const steps = [
  { x: 82, y: 488, turn: 68 },
  { x: 151, y: 393, turn: 58 },
  { x: 269, y: 402, turn: 68 },
  { x: 338, y: 307, turn: 58 },
  { x: 455, y: 316, turn: 68 },
  { x: 525, y: 220, turn: 58, left: "15 8" },
  { x: 642, y: 229, turn: 68, left: "12 10" },
  { x: 711, y: 134, turn: 58, left: "9 12" },
  { x: 829, y: 143, turn: 68, left: "5 14" },
  { x: 898, y: 48, turn: 58, left: "2 16" },
] as const;

/** Tracks that lead away and fade. */
export function FadingTracks({ pen }: { pen: Pen }) {
  return (
    <Tracks
      pen={pen}
      steps={steps}
      print="M0 30V-40M0 3L-31-26M0 3L31-26M0 22l-11 18"
      width={({ left }) => (left ? 7 : 9)}
    />
  );
}

/** Restoration: two eggs of one's own, and a stranger's on its way out. */
export function EggsStage({ pen }: { pen: Pen }) {
  const hand = handOf(341);
  return (
    <Stage pen={pen} seed={343} horizon={290}>
      <path
        stroke={pen("a-fern")}
        strokeWidth="4.4"
        strokeLinecap="round"
        d={`${frond(910, 292, 220, -70, 13)}${frond(948, 290, 150, 20, 10)}`}
      />
      <Egg pen={pen} hand={hand} transform="translate(206 392) rotate(-18) scale(1.7)" />
      <Egg pen={pen} hand={hand} transform="translate(330 408) rotate(14) scale(1.7)" />
      <path
        stroke={pen("accent")}
        strokeWidth="6"
        strokeLinecap="round"
        strokeDasharray=".1 16"
        d="M440 470C530 498 610 496 684 468"
      />
      <g transform="translate(780 404) rotate(70) scale(1.7)">
        <path fill={pen("a-other")} d={eggShape} />
        <Shine pen={pen} />
      </g>
    </Stage>
  );
}
