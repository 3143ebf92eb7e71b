/** Small pictures beside the headings of documents, settings and what is ordered. */
import type { ReactNode } from "react";
import { Bird, BirdDefs } from "../bird.tsx";
import { type Hand, handOf } from "../hand.ts";
import { field, frond } from "../land.tsx";
import { type PaletteRole, type Pen, penOf } from "../palette.ts";
import { Key, Sheet } from "../sheet.tsx";
import { Egg } from "./product-illustrations.tsx";

const reach = [-10, 490] as const;

type GroundProps = { pen: Pen; hand: Hand; top: number; roles?: readonly PaletteRole[] };

/** The field from a height down. */
function Ground({ pen, hand, top, roles = ["a-d1", "a-d2", "a-d3"] }: GroundProps) {
  return (
    <>
      <path fill={pen("a-near")} d={`M0 ${top}C120 ${top - 14} 320 ${top + 10} 480 ${top - 8}V300H0Z`} />
      <g strokeLinecap="round">
        {field(hand, pen, {
          ...{ top: top + 16, step: 15, rows: Math.ceil((290 - top) / 15), sway: 5, count: 4, reach },
          ...{ dash: [8, 30], gap: [12, 38] },
          width: (index) => 2.6 + index * 0.14,
          roles,
        })}
      </g>
    </>
  );
}

function Small({ children }: { children: ReactNode }) {
  return (
    <Sheet width={480} height={300}>
      {children}
    </Sheet>
  );
}

/** Privacy: what is in the field is nobody's business. The bird has its colours, and one accent leaf lies beside it. */
export function BeddedIllustration({ pen }: { pen: Pen }) {
  return (
    <Small>
      <path
        stroke={pen("a-pine")}
        strokeWidth="3"
        strokeLinecap="round"
        d={`${frond(60, 120, 86, -18, 9)}${frond(410, 118, 100, 24, 9)}${frond(446, 116, 64, 20, 8)}`}
      />
      <Ground pen={pen} hand={handOf(401)} top={112} />
      <BirdDefs pen={pen} />
      <Bird x={92} y={158} width={274} height={70} />
      <path fill={pen("accent")} d="M386 244c18-22 42-26 62-18-14 20-38 28-62 18Z" />
      <path stroke={pen("a-near")} strokeWidth="2" d="M392 242c16-4 34-10 48-15" />
    </Small>
  );
}

/** What waits for whoever signs in: three eggs before the bird, as many as there are services. */
export function BroodIllustration({ pen }: { pen: Pen }) {
  const hand = handOf(433);
  return (
    <Small>
      <circle fill={pen("a-disc")} cx="404" cy="62" r="30" />
      <path
        stroke={pen("a-pine")}
        strokeWidth="3"
        strokeLinecap="round"
        d={`${frond(40, 128, 96, -16, 9)}${frond(80, 126, 62, 22, 8)}`}
      />
      <Ground pen={pen} hand={hand} top={122} />
      <BirdDefs pen={pen} />
      <Bird x={84} y={96} width={316} height={81} />
      <Egg pen={pen} hand={hand} transform="translate(166 226) rotate(-62) scale(.56)" />
      <Egg pen={pen} hand={hand} transform="translate(244 236) rotate(14) scale(.56)" />
      <Egg pen={pen} hand={hand} transform="translate(322 224) rotate(70) scale(.56)" />
    </Small>
  );
}

/** An order: seven days are free, and on the eighth something is taken. */
export function PegsIllustration({ pen }: { pen: Pen }) {
  const pegs = Array.from({ length: 7 }, (_, index) => `M${62 + index * 50} ${248 - (index % 3) * 3}V186`).join("");
  return (
    <Small>
      <circle fill={pen("a-disc")} cx="92" cy="66" r="30" />
      <Ground pen={pen} hand={handOf(437)} top={206} />
      <g strokeLinecap="round" strokeWidth="13">
        <path stroke={pen("a-log")} d={pegs} />
        <path stroke={pen("accent")} d="M412 250V168" />
      </g>
      <BirdDefs pen={pen} />
      <Bird x={104} y={112} width={280} height={72} />
    </Small>
  );
}

const print = "M0 16V-20M0 2L-15-13M0 2L15-13M0 12l-5 9";

/** Terms: two who go the same way, step by step. */
export function PaceIllustration({ pen }: { pen: Pen }) {
  const pairs = Array.from({ length: 7 }, (_, index) => ({
    x: 36 + index * 68,
    y: 244 - index * 28,
    left: index % 2 === 0,
  }));
  return (
    <Small>
      <g strokeLinecap="round">
        {field(handOf(409), pen, {
          ...{ top: 18, step: 18, rows: 16, sway: 5, count: 4, dash: [6, 22], gap: [30, 80], reach },
          width: () => 2.2,
          roles: ["a-d3", "a-d1"],
        })}
      </g>
      <g strokeLinecap="round" strokeWidth="5">
        {pairs.map(({ x, y, left }, index) => (
          <g key={x}>
            <path stroke={pen("a-track")} d={print} transform={`translate(${x} ${y - (left ? 34 : 16)}) rotate(66)`} />
            <path
              stroke={pen(index === pairs.length - 2 ? "accent" : "a-half")}
              d={print}
              transform={`translate(${x + 18} ${y + (left ? 38 : 24)}) rotate(66) scale(.86)`}
            />
          </g>
        ))}
      </g>
    </Small>
  );
}

/** The contract of Pro: a perch that one can leave. The dotted path leads off. */
export function LeavingIllustration({ pen }: { pen: Pen }) {
  return (
    <Small>
      <circle fill={pen("a-disc")} cx="386" cy="74" r="34" />
      <Ground pen={pen} hand={handOf(419)} top={226} />
      <path
        fill={pen("a-branch")}
        d="M-10 196C90 186 210 182 330 150L336 158C220 196 96 204-10 214ZM232 170c14 24 34 40 64 48l-3 6c-34-6-60-24-76-50Z"
      />
      <BirdDefs pen={pen} />
      <Bird x={29} y={110} width={235} height={60} />
      <g stroke={pen("accent")} strokeWidth="4.5" strokeLinecap="round" strokeLinejoin="round">
        <path strokeDasharray=".1 11" d="M272 138C300 96 352 132 404 128 430 126 444 112 458 96" />
        <path d="M440 96l20-4 2 20" />
      </g>
    </Small>
  );
}

/** From the stem to a side: a thorn. */
const thorns = [
  { x: 62, y: 226, turn: -18 },
  { x: 122, y: 196, turn: 150 },
  { x: 176, y: 160, turn: -34 },
  { x: 236, y: 130, turn: 152 },
  { x: 296, y: 108, turn: -18 },
  { x: 356, y: 92, turn: 164 },
] as const;

/** Acceptable use: a bramble keeps off whoever means harm, and nobody else. */
export function BrambleIllustration({ pen }: { pen: Pen }) {
  return (
    <Small>
      <Ground pen={pen} hand={handOf(421)} top={252} />
      <path
        stroke={pen("a-branch")}
        strokeWidth="8"
        strokeLinecap="round"
        d="M20 258C110 210 190 140 300 108 370 88 424 92 462 114"
      />
      {thorns.map(({ x, y, turn }) => (
        <path
          key={x}
          fill={pen("a-branch")}
          d="M-9 0C-5-8-2-18 4-30 6-16 8-8 11 0Z"
          transform={`translate(${x} ${y}) rotate(${turn})`}
        />
      ))}
      <Leaf pen={pen} ink="a-bark" at="translate(150 176) rotate(-74)" />
      <Leaf pen={pen} ink="a-half" at="translate(210 142) rotate(38)" />
      <Leaf pen={pen} ink="accent" at="translate(330 98) rotate(-62)" />
      <Leaf pen={pen} ink="a-bark" at="translate(410 94) rotate(58)" />
    </Small>
  );
}

function Leaf({ pen, ink, at }: { pen: Pen; ink: PaletteRole; at: string }) {
  return (
    <g transform={at}>
      <path fill={pen(ink)} d="M0 0C14-24 50-32 78-8 54 20 18 20 0 0Z" />
      <path stroke={pen("a-illustration")} strokeWidth="2.4" strokeLinecap="round" d="M8-1C30-6 50-8 68-8" />
    </g>
  );
}

const skies = [
  { id: "day", sky: penOf("light"), d: "M0 0H240V300H0Z" },
  { id: "night", sky: penOf("dark"), d: "M240 0H480V300H240Z" },
] as const;

/** Settings: one land, the sun over one half and the moon over the other, whatever the theme. */
export function SkiesIllustration({ pen }: { pen: Pen }) {
  return (
    <Small>
      {skies.map(({ id, sky, d }) => (
        <g key={id} clipPath={`url(#${id})`}>
          <clipPath id={id}>
            <path d={d} />
          </clipPath>
          <path fill={sky("a-illustration")} d={d} />
          <Ground pen={sky} hand={handOf(431)} top={206} />
        </g>
      ))}
      <circle fill={skies[0].sky("a-disc")} cx="122" cy="108" r="48" />
      <path fill={skies[1].sky("a-disc")} d="M370 56A50 50 0 1 0 394 142 42 42 0 1 1 370 56Z" />
      <path stroke={pen("accent")} strokeWidth="5" strokeLinecap="round" strokeDasharray=".1 12" d="M240 12V296" />
    </Small>
  );
}

/** Accessibility: by air, on foot and along the branch, all arrive at one place. */
export function WaysIllustration({ pen }: { pen: Pen }) {
  return (
    <Perched pen={pen}>
      <g stroke={pen("accent")} strokeWidth="4.5" strokeLinecap="round" strokeDasharray=".1 11">
        <path d="M14 48C70 22 150 30 200 86M10 142C70 128 130 122 196 118M16 258C90 262 160 226 202 150M60 210C110 204 160 176 196 138" />
      </g>
    </Perched>
  );
}

/** Email: two kinds of address, and both lead to one bird. */
export function TwoWaysIllustration({ pen }: { pen: Pen }) {
  return (
    <Perched pen={pen}>
      <g stroke={pen("accent")} strokeWidth="4.5" strokeLinecap="round" strokeLinejoin="round">
        <path strokeDasharray=".1 11" d="M66 52C122 34 182 50 212 94M66 214C120 214 180 186 210 140" />
        <path d="M192 88l22 10 2-24M190 146l22-10 4 23" />
      </g>
      <Key pen={pen} at={[36, 56]} letter="a" />
      <Key pen={pen} at={[36, 212]} letter="b" />
    </Perched>
  );
}

/** The bird on a branch from the right, over the field. */
function Perched({ pen, children }: { pen: Pen; children: ReactNode }) {
  return (
    <Small>
      <Ground pen={pen} hand={handOf(433)} top={232} />
      <path
        fill={pen("a-branch")}
        d="M490 120C400 138 330 150 236 154L235 164C330 164 404 156 490 146ZM300 158c-8 30-10 52-8 84h14c-3-32 0-56 8-86Z"
      />
      <BirdDefs pen={pen} />
      <Bird x={219} y={88} width={226} height={58} />
      {children}
    </Small>
  );
}
