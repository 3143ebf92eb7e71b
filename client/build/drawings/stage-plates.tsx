/** Grounds on which a piece of the product stands in the middle: what is told happens at the edges. */
import type { ReactNode } from "react";
import { dashes, handOf, round } from "./hand.ts";
import { field, frond } from "./land.tsx";
import type { Pen } from "./palette.ts";
import { Egg, eggShape, Shine } from "./product-plates.tsx";
import { Sheet } from "./sheet.tsx";
import { Tracks } from "./tracks.tsx";

type StageProps = { pen: Pen; seed: number; children: ReactNode };

/** The field from the middle down, under an open sky. */
function Stage({ pen, seed, children }: StageProps) {
  const hand = handOf(seed);
  return (
    <Sheet width={960} height={690}>
      <path fill={pen("a-near")} d="M0 454C220 426 620 470 960 438V690H0Z" />
      <g strokeLinecap="round">
        {field(hand, pen, {
          ...{ top: 34, step: 36, rows: 12, sway: 6, count: 5, dash: [6, 34], gap: [60, 170], reach: [-10, 970] },
          width: () => 2.4,
          roles: ["a-d3", "a-d1", "a-d3"],
        })}
        {field(hand, pen, {
          ...{ top: 474, step: 21, rows: 11, sway: 7, count: 5, dash: [8, 44], gap: [14, 54], reach: [-10, 970] },
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

/** The VPN: in at one end of a long log, out at the other. */
export function LogStage({ pen }: { pen: Pen }) {
  const hand = handOf(331);
  return (
    <Stage pen={pen} seed={333}>
      <circle fill={pen("a-disc")} cx="822" cy="92" r="46" />
      <path
        fill={pen("a-log")}
        d="M112 166C330 138 640 142 846 154 886 196 892 420 846 480 640 504 330 506 112 484 64 442 64 208 112 166ZM262 152C252 112 226 92 190 80 212 70 282 86 304 146Z"
      />
      <path fill={pen("ember")} d="M190 80c-34 6-58-8-72-38 36-10 62 4 72 38Z" />
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
      <g stroke={pen("ember")} strokeWidth="7" strokeLinecap="round" strokeLinejoin="round">
        <path strokeDasharray=".1 17" d="M-8 262C30 254 64 266 104 300M858 300C886 268 914 256 946 258" />
        <path d="M930 240l20 18-22 18" />
      </g>
    </Stage>
  );
}

/** From the near corner to the far one: the further on, the less is left. */
const steps = [
  { x: 40, y: 640, turn: 44 },
  { x: 116, y: 604, turn: 34 },
  { x: 108, y: 516, turn: 16 },
  { x: 176, y: 462, turn: 26 },
  { x: 92, y: 404, turn: 4 },
  { x: 660, y: 92, turn: 62, left: "15 8" },
  { x: 716, y: 44, turn: 56, left: "12 10" },
  { x: 804, y: 84, turn: 74, left: "9 12" },
  { x: 862, y: 40, turn: 70, left: "5 14" },
  { x: 922, y: 74, turn: 80, left: "2 16" },
  { x: 806, y: 600, turn: 40, left: "9 12" },
  { x: 884, y: 566, turn: 32, left: "6 14" },
  { x: 920, y: 486, turn: 22, left: "2 16" },
] as const;

/** Removal: tracks across the sand, whole on one side and fading on the other. */
export function TracksStage({ pen }: { pen: Pen }) {
  const hand = handOf(337);
  return (
    <Sheet width={960} height={690}>
      <path fill={pen("a-mid")} d="M-10 690V300C120 330 210 420 300 500S420 640 430 690Z" />
      <g strokeLinecap="round">
        {field(hand, pen, {
          ...{ top: 26, step: 28, rows: 24, sway: 8, count: 5, dash: [6, 34], gap: [44, 130], reach: [-10, 970] },
          width: () => 2.6,
          roles: ["a-d3", "a-d1"],
        })}
      </g>
      <Tracks
        pen={pen}
        steps={steps}
        print="M0 30V-40M0 3L-31-26M0 3L31-26M0 22l-11 18"
        width={({ left }) => (left ? 7 : 9)}
      />
    </Sheet>
  );
}

/** Restoration: two eggs of one's own, and a stranger's on its way out. */
export function EggsStage({ pen }: { pen: Pen }) {
  const hand = handOf(341);
  return (
    <Stage pen={pen} seed={343}>
      <path
        stroke={pen("a-fern")}
        strokeWidth="4.4"
        strokeLinecap="round"
        d={`${frond(910, 452, 230, -70, 13)}${frond(948, 448, 150, 20, 10)}`}
      />
      <Egg pen={pen} hand={hand} transform="translate(74 536) rotate(-18) scale(1.7)" />
      <Egg pen={pen} hand={hand} transform="translate(172 600) rotate(14) scale(1.7)" />
      <path
        stroke={pen("ember")}
        strokeWidth="6"
        strokeLinecap="round"
        strokeDasharray=".1 16"
        d="M300 640C460 678 620 672 760 622"
      />
      <g transform="translate(868 580) rotate(70) scale(1.7)">
        <path fill={pen("a-other")} d={eggShape} />
        <Shine pen={pen} />
      </g>
    </Stage>
  );
}
