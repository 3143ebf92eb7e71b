import { markPlumage, silhouette } from "../../../src/contract/theme/silhouette.ts";
import { Bird, BirdDefs } from "./bird.tsx";
import { between, type Hand, handOf, round } from "./hand.ts";
import { field, frond } from "./land.tsx";
import type { Pen, Role } from "./palette.ts";
import { Brooding } from "./poses.tsx";
import { eggShape, Shine } from "./product-illustrations.tsx";
import { Key, LeaderLines, Sheet } from "./sheet.tsx";
import { Tracks } from "./tracks.tsx";

/** Steps towards the water: the nearer to it, the less is left. */
const steps = [
  { x: 588, y: 74, turn: -128 },
  { x: 552, y: 128, turn: -134 },
  { x: 494, y: 142, turn: -124 },
  { x: 462, y: 198, turn: -136 },
  { x: 402, y: 212, turn: -126, left: "13 5" },
  { x: 370, y: 266, turn: -134, left: "8 8" },
  { x: 312, y: 282, turn: -126, left: "5 11" },
  { x: 282, y: 332, turn: -132, left: "2 13" },
] as const;

/** Removal: tracks below the tide line. The accent stick marks how far the water came. */
export function TideIllustration({ pen }: { pen: Pen }) {
  const hand = handOf(151);
  const edge = "M-10 168C60 150 84 214 150 226S236 290 262 342 330 404 352 470";
  return (
    <Sheet width={640} height={460}>
      <g strokeLinecap="round">
        {field(hand, pen, {
          ...{ top: 20, step: 21, rows: 21, sway: 6, count: 5, dash: [4, 22], gap: [30, 86] },
          width: () => 2.2,
          roles: ["a-d3", "a-d1"],
        })}
      </g>
      <Tracks
        pen={pen}
        steps={steps}
        print="M0 20V-26M0 2L-20-17M0 2L20-17M0 15l-7 12"
        width={({ left }) => (left ? 5 : 6.5)}
      />
      <clipPath id="sea">
        <path d={`${edge}H-10Z`} />
      </clipPath>
      <path fill={pen("a-mid")} d={`${edge}H-10Z`} />
      <g clipPath="url(#sea)" strokeLinecap="round">
        {field(hand, pen, {
          ...{ top: 176, step: 17, rows: 17, sway: 8, count: 5, dash: [10, 48], gap: [14, 44], reach: [-20, 420] },
          width: (index) => 2.6 + index * 0.12,
          roles: ["a-d1", "a-d2", "a-d1", "a-d3"],
        })}
      </g>
      <g stroke={pen("a-d3")} strokeLinecap="round">
        <path strokeWidth="9" d={edge} strokeDasharray="46 14 90 20 26 16" />
        <path strokeWidth="4" d={edge} transform="translate(22 -12)" strokeDasharray="20 30 54 38 8 26" />
      </g>
      <Stick pen={pen} />
    </Sheet>
  );
}

/** A measuring stick at the water's edge. */
function Stick({ pen }: { pen: Pen }) {
  return (
    <g stroke={pen("accent")} strokeLinecap="round">
      <path strokeWidth="7" d="M176 250V96" />
      <path strokeWidth="3.5" d="M176 116h18M176 140h12M176 164h18M176 188h12M176 212h18" />
    </g>
  );
}

/** The stranger's egg on its way down: where it lay, where it went, where it is. */
const rolled = [
  { x: 336, y: 300, turn: 10, left: 0.2 },
  { x: 452, y: 318, turn: 58, left: 0.5 },
  { x: 566, y: 348, turn: 112, left: 1 },
] as const;

/** Restoration: the bird keeps its two eggs; the third, not its own, is rolled away a little further each time. */
export function RolledIllustration({ pen }: { pen: Pen }) {
  const hand = handOf(161);
  return (
    <Sheet width={640} height={460}>
      <path
        stroke={pen("a-fern")}
        strokeWidth="4"
        strokeLinecap="round"
        d={`${frond(36, 268, 210, -20, 14)}${frond(92, 262, 150, 30, 12)}`}
      />
      <path fill={pen("a-far")} d="M-10 250C160 226 330 240 450 262S600 300 650 300V460H-10Z" />
      <path fill={pen("a-near")} d="M-10 286C120 268 260 282 380 322S560 400 650 398V460H-10Z" />
      <clipPath id="slope">
        <path d="M-10 286C120 268 260 282 380 322S560 400 650 398V460H-10Z" />
      </clipPath>
      <g clipPath="url(#slope)" strokeLinecap="round">
        <g transform="rotate(9 0 280)">
          {field(hand, pen, {
            ...{ top: 292, step: 16, rows: 12, sway: 5, count: 5, dash: [8, 32], gap: [12, 40] },
            width: (index) => 2.6 + index * 0.18,
            roles: ["a-d1", "a-d2", "a-d3"],
          })}
        </g>
      </g>
      <g transform="translate(-44 106) scale(.66)">
        <Brooding pen={pen} hand={hand} />
      </g>
      <path
        stroke={pen("accent")}
        strokeWidth="5"
        strokeLinecap="round"
        strokeDasharray=".1 12"
        d="M330 374C390 386 440 402 500 424"
      />
      <path
        stroke={pen("accent")}
        strokeWidth="5"
        strokeLinecap="round"
        strokeLinejoin="round"
        d="M488 406l22 22-28 8"
      />
      {rolled.map(({ x, y, turn, left }) => (
        <g key={x} transform={`translate(${x} ${y}) rotate(${turn})`}>
          <path fill={pen("a-far")} d={eggShape} />
          <path fill={pen("a-other")} opacity={left} d={eggShape} />
          {left === 1 ? (
            <Shine pen={pen} />
          ) : (
            <path
              stroke={pen("a-branch")}
              strokeWidth="3.4"
              strokeLinecap="round"
              strokeDasharray=".1 9"
              d={eggShape}
            />
          )}
        </g>
      ))}
      <LeaderLines
        pen={pen}
        d="M336 262V136M452 284V166M566 312V196"
        dots={[
          [336, 262],
          [452, 284],
          [566, 312],
        ]}
      />
      <Key pen={pen} at={[336, 122]} letter="a" />
      <Key pen={pen} at={[452, 152]} letter="b" />
      <Key pen={pen} at={[566, 182]} letter="c" />
    </Sheet>
  );
}

/** A burr: what hangs on to a coat and is carried home with it. */
function burrs(hand: Hand, places: readonly (readonly [number, number])[]): string {
  return places
    .flatMap(([x, y]) =>
      Array.from({ length: 9 }, (_, index) => {
        const angle = (index / 9) * Math.PI * 2 + between(hand, -0.2, 0.2);
        const [reachX, reachY] = [Math.cos(angle) * 11, Math.sin(angle) * 11];
        return `M${round(x, y)}l${round(reachX, reachY)}l${round(-reachY * 0.3, reachX * 0.3)}`;
      }),
    )
    .join("");
}

type LetterProps = { pen: Pen; x: number; y: number; turn: number; size: number };

function Letter({ pen, x, y, turn, size }: LetterProps) {
  return (
    <g transform={`translate(${x} ${y}) rotate(${turn}) scale(${size})`}>
      <rect fill={pen("a-egg")} x="-66" y="-44" width="132" height="88" rx="9" />
      <path
        stroke={pen("a-bark")}
        strokeWidth="3"
        strokeLinejoin="round"
        d="M-66-35C-66-40-62-44-57-44H57C62-44 66-40 66-35V35C66 40 62 44 57 44H-57C-62 44-66 40-66 35ZM-62-40L0 10 62-40"
      />
    </g>
  );
}

/** Email: a letter goes through a hedge, and the hedge keeps the burrs. */
export function HedgeIllustration({ pen }: { pen: Pen }) {
  const hand = handOf(171);
  const fronds = Array.from({ length: 7 }, (_, index) =>
    frond(256 + index * 22 + between(hand, -4, 4), 420, between(hand, 250, 330), between(hand, -46, 46), 15),
  );
  return (
    <Sheet width={640} height={460}>
      <path fill={pen("a-near")} d="M0 396C180 380 420 410 640 390V460H0Z" />
      <g strokeLinecap="round">
        {field(hand, pen, {
          ...{ top: 408, step: 14, rows: 4, sway: 4, count: 5, dash: [8, 30], gap: [10, 34] },
          width: () => 3,
          roles: ["a-d1", "a-d2", "a-d3"],
        })}
        <path
          stroke={pen("ink")}
          strokeWidth="2"
          strokeDasharray=".1 8"
          d="M14 268C34 262 44 262 56 262M196 250C230 246 250 240 262 238M396 232C414 234 424 236 436 238M580 246C596 250 612 258 628 268"
        />
        <path stroke={pen("a-pine")} strokeWidth="2.4" d={fronds.filter((_, index) => index % 2).join("")} />
        <path stroke={pen("a-fern")} strokeWidth="2.4" d={fronds.filter((_, index) => index % 2 === 0).join("")} />
      </g>
      <Letter pen={pen} x={126} y={258} turn={-7} size={1} />
      <Letter pen={pen} x={508} y={242} turn={6} size={1} />
      <g stroke={pen("accent")} strokeWidth="2.6" strokeLinecap="round" strokeLinejoin="round">
        <path
          d={burrs(hand, [
            [68, 222],
            [176, 300],
            [116, 308],
          ])}
        />
        <path
          d={burrs(hand, [
            [286, 252],
            [352, 198],
            [318, 306],
            [336, 252],
            [300, 182],
          ])}
        />
      </g>
      <LeaderLines
        pen={pen}
        d="M130 214L150 108M180 300L214 366M352 198L398 92M512 286L536 352"
        dots={[
          [130, 214],
          [180, 300],
          [352, 198],
          [512, 286],
        ]}
      />
      <Key pen={pen} at={[152, 94]} letter="a" />
      <Key pen={pen} at={[222, 380]} letter="b" />
      <Key pen={pen} at={[404, 78]} letter="c" />
      <Key pen={pen} at={[540, 366]} letter="d" />
    </Sheet>
  );
}

/** The ones that answer: each on a branch of its own, and a little different. */
const listeners: readonly { x: number; y: number; role: Role }[] = [
  { x: 500, y: 76, role: "a-half" },
  { x: 474, y: 192, role: "a-seen" },
  { x: 500, y: 308, role: "a-half" },
];

/** Chat: a question is passed on by somebody else, and the answer comes back through the same one. */
export function RelayIllustration({ pen }: { pen: Pen }) {
  const hand = handOf(181);
  return (
    <Sheet width={640} height={460}>
      <BirdDefs pen={pen} />
      <path fill={pen("a-near")} d="M0 396C180 380 420 410 640 386V460H0Z" />
      <g strokeLinecap="round">
        {field(hand, pen, {
          ...{ top: 410, step: 14, rows: 4, sway: 4, count: 5, dash: [8, 30], gap: [10, 34] },
          width: () => 3,
          roles: ["a-d1", "a-d2", "a-d3"],
        })}
      </g>
      <g stroke={pen("ink")} strokeWidth="2.2" strokeDasharray=".1 8" strokeLinecap="round">
        <path d="M136 358C144 332 154 312 168 299" />
        <path d="M400 226C430 196 462 150 494 112M416 234C436 230 452 226 468 222M404 256C432 282 462 312 492 334" />
      </g>
      <path
        stroke={pen("accent")}
        strokeWidth="4"
        strokeLinecap="round"
        strokeDasharray=".1 10"
        d="M486 106C456 142 428 182 401 211M181 260C145 283 123 316 106 371"
      />
      <g strokeWidth="4.5" strokeLinecap="round" strokeLinejoin="round">
        <path stroke={pen("ink")} d="M154 301L170 297 169 313M455 216L470 222 457 232" />
        <path stroke={pen("accent")} d="M99 358l6 16 14-11" />
      </g>
      <path fill={pen("a-branch")} d="M160 284C230 276 320 272 432 258V268C320 286 236 290 160 292Z" />
      <Bird x={180} y={216} width={236} height={60} transform="translate(598) scale(-1 1) rotate(3 298 240)" />
      {listeners.map(({ x, y, role }) => (
        <g key={y} transform={`translate(${x} ${y})`}>
          <path fill={pen("a-branch")} d="M-10 44C50 36 110 40 200 22V36C110 50 50 46-10 48Z" />
          <g transform="translate(2 2) scale(.14)">
            <path fill={pen(role)} d={silhouette} />
            <path stroke={pen("a-d1")} strokeWidth="20" strokeLinecap="round" strokeDasharray="52 40" d={markPlumage} />
            <circle fill={pen("be0")} cx="150" cy="124" r="36" />
            <circle fill={pen("be")} cx="150" cy="124" r="26" />
          </g>
        </g>
      ))}
      <g transform="translate(24 368) scale(.14)">
        <path fill={pen("a-d1")} d={silhouette} transform="translate(1000) scale(-1 1)" />
        <circle fill={pen("a-near")} cx="848" cy="122" r="26" />
      </g>
      <LeaderLines
        pen={pen}
        d="M52 346L72 384M290 176L298 226M566 48L570 88M96 262L137 303"
        dots={[
          [72, 384],
          [298, 226],
          [570, 88],
          [137, 303],
        ]}
      />
      <Key pen={pen} at={[52, 346]} letter="a" />
      <Key pen={pen} at={[290, 176]} letter="b" />
      <Key pen={pen} at={[566, 48]} letter="c" />
      <Key pen={pen} at={[96, 262]} letter="d" />
    </Sheet>
  );
}
