/**
 * The wide scenes of the browser's pages, one for each system: evening on the heath, and what is particular there. As wide as any
 * screen and centred; a phone shows of one what is around x = 1,940.
 */
import type { ReactNode } from "react";
import { Bird, BirdDefs } from "../bird.tsx";
import { between, handOf, round, type Span } from "../hand.ts";
import { field, frond, pines } from "../land.tsx";
import { HeadMark } from "../marks.tsx";
import { Moth } from "../moth.tsx";
import type { Pen } from "../palette.ts";
import { Sheet } from "../sheet.tsx";
import { Feather } from "./feather-illustration.tsx";
import { Egg } from "./product-illustrations.tsx";

const [width, height] = [3200, 640];
const reach: Span = [-10, width + 10];

interface EveningProps {
  readonly pen: Pen;
  readonly seed: number;
  /** Where sun or moon stands. */
  readonly sun: number;
  readonly children: ReactNode;
}

/** The heath in the evening. What stands on it has its foot at 560. */
function Evening({ pen, seed, sun, children }: EveningProps) {
  const hand = handOf(seed);
  const rows = { sway: 8, count: 5, reach } as const;
  return (
    <Sheet width={width} height={height}>
      <circle fill={pen("a-disc")} cx={sun} cy="236" r="104" />
      <path fill={pen("a-far")} d={`M0 400C420 372 900 420 1400 396S2500 362 3200 392V${height}H0Z`} />
      <defs>
        <path id="pines" stroke={pen("a-pine")} strokeWidth="2.6" d={pines(hand, 300, [34, 92], 34)} />
      </defs>
      {[60, 700, 1180, 1560, 2240, 2700].map((x, index) => (
        <use
          key={x}
          href="#pines"
          transform={`translate(${x} ${index % 2 ? 402 : 396}) scale(${index % 2 ? -1 : 1} 1)`}
        />
      ))}
      <g strokeLinecap="round">
        {field(hand, pen, {
          ...{ ...rows, top: 412, step: 15, rows: 4, dash: [6, 32], gap: [18, 70] },
          width: () => 2.2,
          roles: ["a-d2", "a-d1"],
        })}
      </g>
      <path fill={pen("a-mid")} d={`M0 470C500 440 1000 492 1600 466S2700 446 3200 468V${height}H0Z`} />
      <g strokeLinecap="round">
        {field(hand, pen, {
          ...{ ...rows, top: 484, step: 16, rows: 4, dash: [8, 36], gap: [14, 56] },
          width: () => 2.8,
          roles: ["a-d1", "a-d3", "a-d2"],
        })}
      </g>
      <path fill={pen("a-near")} d={`M0 546C400 526 1000 562 1600 540S2600 530 3200 550V${height}H0Z`} />
      <g strokeLinecap="round">
        {field(hand, pen, {
          ...{ ...rows, top: 560, step: 17, rows: 5, dash: [8, 42], gap: [12, 48] },
          width: (index) => 3 + index * 0.3,
          roles: ["a-d1", "a-d2", "a-d1", "a-d3"],
        })}
      </g>
      {children}
    </Sheet>
  );
}

interface WindowProps {
  readonly pen: Pen;
  readonly at: readonly [x: number, y: number];
  readonly size: readonly [width: number, height: number];
  /** Round buttons on the left, or lines on the right. */
  readonly buttons: "round" | "lines";
  readonly children: ReactNode;
}

const bar = 46;

/** A program's window; what is in it is drawn from the corner below its bar. */
function Window({ pen, at: [x, y], size: [wide, high], buttons, children }: WindowProps) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <path fill={pen("surface-alt")} d={`M0 16A16 16 0 0 1 16 0H${wide - 16}A16 16 0 0 1 ${wide} 16V${bar}H0Z`} />
      <path
        fill={pen("surface")}
        d={`M0 ${bar}H${wide}V${high - 16}A16 16 0 0 1 ${wide - 16} ${high}H16A16 16 0 0 1 0 ${high - 16}Z`}
      />
      <path stroke={pen("border")} strokeWidth="2" d={`M0 ${bar}H${wide}`} />
      <rect stroke={pen("border-strong")} strokeWidth="2.5" width={wide} height={high} rx="16" />
      {buttons === "round" ? (
        <path
          fill={pen("border-strong")}
          d={[26, 52, 78].map((left) => `M${left - 8} 23a8 8 0 1 0 16 0a8 8 0 1 0-16 0`).join("")}
        />
      ) : (
        <path
          stroke={pen("border-strong")}
          strokeWidth="3"
          strokeLinecap="round"
          d={`M${wide - 116} 24h16M${wide - 76} 16h15v15h-15ZM${wide - 36} 16l15 15M${wide - 21} 16l-15 15`}
        />
      )}
      <g transform={`translate(0 ${bar})`}>{children}</g>
    </g>
  );
}

/** A program's tile: the head, as in a browser's tab. */
function Tile({ at: [x, y], size }: { at: readonly [number, number]; size: number }) {
  return (
    <g transform={`translate(${x} ${y}) scale(${size / 64})`}>
      <HeadMark />
    </g>
  );
}

/** Mac: one file, open, and the way of its icon to the folder of programs. */
export function DragIllustration({ pen }: { pen: Pen }) {
  return (
    <Evening pen={pen} seed={901} sun={2244}>
      <BirdDefs pen={pen} />
      <g fill={pen("a-branch")}>
        <path d="M1744 470h26l6 150h-38ZM2126 470h26l6 150h-38Z" />
      </g>
      <Window pen={pen} at={[1660, 142]} size={[576, 350]} buttons="round">
        <Tile at={[66, 78]} size={132} />
        <path
          fill={pen("a-cut")}
          d="M376 96a12 12 0 0 1 12-12h38a12 12 0 0 1 9 4l14 16h64a12 12 0 0 1 12 12v84a12 12 0 0 1-12 12H388a12 12 0 0 1-12-12Z"
        />
        <path fill={pen("a-d1")} d="M376 124H525V200a12 12 0 0 1-12 12H388a12 12 0 0 1-12-12Z" />
        <path
          stroke={pen("a-d3")}
          strokeWidth="4.5"
          strokeLinecap="round"
          strokeDasharray="16 10 6 12"
          d="M394 146H510M400 168H506M394 190H510"
        />
        <g stroke={pen("accent")} strokeWidth="6" strokeLinecap="round" strokeLinejoin="round">
          <path strokeDasharray=".1 14" d="M216 118C256 72 312 70 348 118" />
          <path d="M350 92v28h-27" />
        </g>
        <path
          stroke={pen("border-strong")}
          strokeWidth="5"
          strokeLinecap="round"
          strokeDasharray="34 10 18 12"
          d="M84 246H186M392 246H508"
        />
      </Window>
      <Bird x={1712} y={44} width={420} height={107} />
      <path
        stroke={pen("a-fern")}
        strokeWidth="4.6"
        strokeLinecap="round"
        d={`${frond(1650, 640, 190, -46, 13)}${frond(1706, 640, 130, 26, 11)}${frond(2230, 640, 220, 44, 14)}${frond(2180, 640, 130, -30, 10)}${frond(2560, 640, 160, 40, 12)}${frond(620, 640, 150, -36, 12)}`}
      />
    </Evening>
  );
}

const tiles = [1716, 1800, 1884, 1968, 2052];

/** Windows: the window of the installer with its one button, and the bird among what else is on the taskbar. */
export function TaskbarIllustration({ pen }: { pen: Pen }) {
  const hand = handOf(917);
  return (
    <Evening pen={pen} seed={911} sun={2250}>
      <BirdDefs pen={pen} />
      <defs>
        <g id="moth">
          <Moth pen={pen} />
        </g>
      </defs>
      <Window pen={pen} at={[1772, 72]} size={[500, 330]} buttons="lines">
        <Tile at={[40, 40]} size={104} />
        <path stroke={pen("ink")} strokeWidth="9" strokeLinecap="round" d="M180 66H372" />
        <path
          stroke={pen("border-strong")}
          strokeWidth="6"
          strokeLinecap="round"
          strokeDasharray="46 12 70 14"
          d="M180 98H446M180 124H400"
        />
        <rect fill={pen("accent")} x="180" y="176" width="196" height="60" rx="30" />
        <path
          stroke={pen("on-accent")}
          strokeWidth="5"
          strokeLinecap="round"
          strokeLinejoin="round"
          d="M278 190v26M266 206l12 12 12-12M262 224h32"
        />
      </Window>
      <rect fill={pen("surface-alt")} y="562" width={width} height="78" />
      <path stroke={pen("border-strong")} strokeWidth="2.5" d={`M0 562H${width}`} />
      {tiles.map((x, index) => (
        <rect
          key={x}
          fill={pen(index === 2 ? "accent-soft" : "surface")}
          x={x}
          y="573"
          width="60"
          height="56"
          rx="12"
        />
      ))}
      <path fill={pen("a-many")} d="M1728 616c0-22 12-34 36-34 2 22-10 36-36 34Z" />
      <Egg pen={pen} hand={hand} transform="translate(1830 601) rotate(20) scale(.38)" />
      <Tile at={[1894, 578]} size={40} />
      <path stroke={pen("accent")} strokeWidth="5" strokeLinecap="round" d="M1902 627h24" />
      <g transform="translate(1976 576) scale(.072) rotate(0)">
        <g transform="scale(1.2)">
          <Feather pen={pen} />
        </g>
      </g>
      <use href="#moth" transform="translate(2058 580) scale(.16)" />
      <Bird x={1712} y={462} width={420} height={107} />
      <path
        stroke={pen("border-strong")}
        strokeWidth="6"
        strokeLinecap="round"
        strokeDasharray="20 10 12 12"
        d="M2560 592H2640M2574 612H2640"
      />
    </Evening>
  );
}

/** A pattern of dashes, the same on both screens. */
function code(seed: number, across: number, down: number, step: number): string {
  const hand = handOf(seed);
  return Array.from({ length: down }, (_, line) => {
    let x = 0;
    let path = "";
    while (x < across) {
      const dash = between(hand, 0.2, 1.8) * step;
      if (hand() > 0.3) path += `M${round(x, line * step)}h${round(Math.min(dash, across - x))}`;
      x += dash + step * 0.9;
    }
    return path;
  }).join("");
}

/** All devices: two that show the same pattern, and a key that goes from one to the other. */
export function PairIllustration({ pen }: { pen: Pen }) {
  return (
    <Evening pen={pen} seed={921} sun={1892}>
      <BirdDefs pen={pen} />
      <g transform="rotate(-3 1740 400)">
        <rect fill={pen("a-branch")} x="1640" y="226" width="184" height="352" rx="30" />
        <rect fill={pen("a-disc")} x="1654" y="244" width="156" height="316" rx="16" />
        <path
          stroke={pen("a-illustration")}
          strokeWidth="9"
          strokeLinecap="round"
          transform="translate(1676 296)"
          d={code(931, 112, 9, 18)}
        />
        <path stroke={pen("accent")} strokeWidth="10" strokeLinecap="round" d="M1700 510h64" />
      </g>
      <rect fill={pen("a-branch")} x="1962" y="238" width="382" height="272" rx="20" />
      <rect fill={pen("a-disc")} x="1978" y="254" width="350" height="240" rx="10" />
      <path
        stroke={pen("a-illustration")}
        strokeWidth="9"
        strokeLinecap="round"
        transform="translate(2098 296)"
        d={code(931, 112, 9, 18)}
      />
      <path
        fill={pen("a-log")}
        d="M1930 510H2376L2404 556C2406 564 2402 570 2394 570H1912C1904 570 1900 564 1902 556Z"
      />
      <path
        stroke={pen("a-logbark")}
        strokeWidth="4"
        strokeLinecap="round"
        strokeDasharray="22 10"
        d="M1950 528H2356M1938 546H2368"
      />
      <g stroke={pen("accent")} strokeWidth="6" strokeLinecap="round" strokeLinejoin="round">
        <path strokeDasharray=".1 14" d="M1868 176C1872 140 1888 116 1914 102M1990 104C2012 116 2024 136 2030 160" />
        <path
          d="M1964 100a18 18 0 1 0-36 0a18 18 0 1 0 36 0M1964 100h44M1996 100v14M2008 100v18"
          transform="translate(-14 -4)"
        />
      </g>
      <Bird x={1982} y={144} width={400} height={102} />
      <Bird x={1560} y={152} width={320} height={82} transform="rotate(-3 1740 200) translate(3440) scale(-1 1)" />
      <path
        stroke={pen("a-fern")}
        strokeWidth="4.6"
        strokeLinecap="round"
        d={`${frond(1586, 640, 200, -40, 13)}${frond(1640, 640, 120, 20, 10)}${frond(1880, 640, 130, 24, 10)}${frond(2450, 640, 220, 44, 14)}${frond(2396, 640, 120, -24, 10)}${frond(700, 640, 150, -36, 12)}`}
      />
    </Evening>
  );
}
