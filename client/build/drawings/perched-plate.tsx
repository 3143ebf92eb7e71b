import { Bird, BirdDefs } from "./bird.tsx";
import { dashes, handOf, round } from "./hand.ts";
import { field, frond, pines } from "./land.tsx";
import type { Pen } from "./palette.ts";
import { Egg } from "./product-plates.tsx";
import { Sheet } from "./sheet.tsx";
import { Tracks } from "./tracks.tsx";

/** Where the lines of the bark run. */
const barkHeights = [228, 244, 260, 276, 292, 308, 324];

/** Past the log: the farther on, the less is left. */
const steps = [
  { x: 34, y: 432, turn: 66 },
  { x: 92, y: 404, turn: 58 },
  { x: 152, y: 418, turn: 74 },
  { x: 214, y: 390, turn: 64, left: "10 4" },
  { x: 272, y: 404, turn: 80, left: "7 6" },
  { x: 330, y: 382, turn: 70, left: "4 9" },
  { x: 384, y: 394, turn: 84, left: "2 11" },
] as const;

/** The three services in one place: a way through, tracks that fade, eggs that are watched. */
export function PerchedPlate({ pen }: { pen: Pen }) {
  const hand = handOf(217);
  return (
    <Sheet width={640} height={460}>
      <BirdDefs pen={pen} />
      <circle fill={pen("a-disc")} cx="508" cy="96" r="54" />
      <g transform="translate(0 286)" stroke={pen("a-pine")} strokeWidth="2" strokeLinecap="round">
        <path d={pines(hand, 640, [22, 66], 20)} />
      </g>
      <path fill={pen("a-near")} d="M0 284C150 268 420 292 640 274V460H0Z" />
      <g strokeLinecap="round">
        {field(hand, pen, {
          ...{ top: 298, step: 15, rows: 11, sway: 5, count: 5, dash: [8, 32], gap: [12, 40] },
          width: (index) => 2 + index * 0.16,
          roles: ["a-d1", "a-d2", "a-d3"],
        })}
      </g>
      <Log pen={pen} />
      <Bird x={196} y={128} width={330} height={85} />
      <Tracks
        pen={pen}
        steps={steps}
        print="M0 15V-19M0 2L-14-12M0 2L14-12M0 11l-5 8"
        width={({ left }) => (left ? 4.4 : 5.4)}
      />
      <path
        stroke={pen("a-fern")}
        strokeWidth="3.2"
        strokeLinecap="round"
        d={`${frond(618, 400, 140, -30, 11)}${frond(20, 330, 110, 22, 10)}`}
      />
      <Egg pen={pen} hand={hand} transform="translate(508 398) rotate(-16) scale(.86)" />
      <Egg pen={pen} hand={hand} transform="translate(576 408) rotate(12) scale(.86)" />
    </Sheet>
  );
}

function Log({ pen }: { pen: Pen }) {
  const hand = handOf(219);
  return (
    <>
      <path
        fill={pen("a-log")}
        d="M96 208C220 192 420 194 560 204 582 228 584 330 560 352 420 366 220 366 96 350 68 328 68 230 96 208ZM182 200C178 182 166 172 148 166 160 160 196 168 204 198Z"
      />
      <path fill={pen("ember")} d="M148 166c-18 3-30-5-38-20 19-5 32 2 38 20Z" />
      <path fill={pen("a-hole")} d="M96 208C124 218 124 340 96 350 68 328 68 230 96 208Z" />
      <g stroke={pen("a-logbark")} strokeWidth="3.4" strokeLinecap="round">
        {barkHeights.map((y) => (
          <path
            key={y}
            d={`M132 ${y}C260 ${y - 8} 420 ${y - 5} 548 ${round(0.97 * y + 6)}`}
            strokeDasharray={dashes(hand, 5, [10, 44], [10, 28])}
          />
        ))}
      </g>
      <ellipse fill={pen("a-cut")} cx="560" cy="278" rx="26" ry="74" />
      <ellipse fill={pen("a-hole")} cx="562" cy="280" rx="15" ry="50" />
    </>
  );
}
