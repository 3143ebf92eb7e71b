import { faceStacks } from "../../../../src/contract/theme/faces.ts";
import { Fly } from "../fly.tsx";
import { between, dashes, type Hand, handOf, round, tenth } from "../hand.ts";
import { field } from "../land.tsx";
import { Moth } from "../moth.tsx";
import type { Pen } from "../palette.ts";
import { Key, LeaderLines, Sheet, ShieldMark } from "../sheet.tsx";
import { Tracks } from "../tracks.tsx";

/** Private search: the moth as a labelled specimen on a measured sheet. */
export function SearchIllustration({ pen }: { pen: Pen }) {
  const ticks = Array.from({ length: 19 }, (_, index) => `M${86 + index * 26} 420v-${(index + 1) % 5 ? 5 : 9}`);
  return (
    <Sheet width={640} height={460}>
      <g stroke={pen("ink-soft")} strokeWidth="1.25" opacity=".6">
        <path d={`M60 420H580M60 412v16M580 412v16${ticks.join("")}`} />
        <path d="M320 40V392" strokeDasharray="2 7" />
      </g>
      <g transform="translate(113.5 74) scale(1.376)">
        <Moth pen={pen} />
      </g>
      <LeaderLines
        pen={pen}
        d="M420 168L540 78M346 282L470 356M236 300L120 356M128 128L84 70"
        dots={[
          [420, 168],
          [346, 282],
          [236, 300],
          [128, 128],
        ]}
      />
      <Key pen={pen} at={[78, 60]} letter="a" />
      <Key pen={pen} at={[550, 68]} letter="b" />
      <Key pen={pen} at={[110, 366]} letter="c" />
      <Key pen={pen} at={[480, 366]} letter="d" />
    </Sheet>
  );
}

export function MothIllustration({ pen }: { pen: Pen }) {
  return (
    <Sheet width={340} height={260}>
      <g transform="translate(14 24) rotate(16 150 110)">
        <Moth pen={pen} />
      </g>
    </Sheet>
  );
}

const gnats = [
  [60, 92],
  [76, 250],
  [180, 336],
  [470, 318],
  [590, 262],
  [250, 40],
] as const;

/** The browser: hunting in flight; each dotted path is a tracker and ends at the bird. */
export function BrowserIllustration({ pen }: { pen: Pen }) {
  const hand = handOf(9);
  return (
    <Sheet width={640} height={460}>
      <circle fill={pen("a-disc")} cx="486" cy="118" r="70" />
      <path fill={pen("a-far")} d="M0 372C120 350 240 366 360 356S560 344 640 352V460H0Z" />
      <g strokeLinecap="round">
        {field(hand, pen, {
          ...{ top: 372, step: 16, rows: 6, sway: 5, count: 4, dash: [6, 30], gap: [10, 40] },
          width: (index) => 2.2 + index * 0.3,
          roles: ["a-d1", "a-d2"],
        })}
      </g>
      <path
        stroke={pen("ink")}
        strokeWidth="2"
        strokeDasharray=".1 8"
        strokeLinecap="round"
        d="M60 92C120 70 170 120 232 150M76 250C130 220 190 250 240 214M180 336C220 300 250 300 290 262M470 318C440 270 410 262 372 236M590 262C540 220 500 244 430 200M250 40C260 70 270 90 278 112"
      />
      {gnats.map(([x, y]) => (
        <Gnat key={x} pen={pen} x={x} y={y} />
      ))}
      <g transform="rotate(-13 320 200)">
        <g transform="translate(70 37.6) scale(.781)">
          <Fly pen={pen} />
        </g>
      </g>
      <ShieldPanel pen={pen} />
    </Sheet>
  );
}

/** The browser's report of it, as its open shield shows it. */
function ShieldPanel({ pen }: { pen: Pen }) {
  return (
    <g fontFamily={faceStacks.system}>
      <rect fill={pen("surface")} stroke={pen("border-strong")} x="130" y="356" width="380" height="88" rx="14" />
      <path stroke={pen("border")} d="M150 402H490" />
      <rect fill={pen("success")} x="442" y="367" width="48" height="26" rx="13" />
      <circle fill={pen("surface")} cx="477" cy="380" r="10" />
      <ShieldMark pen={pen} transform="translate(166 380) scale(.9)" />
      <g fill={pen("ink")} fontWeight="600">
        <text x="192" y="388" fontSize="22">
          12
        </text>
        <text x="150" y="429" fontSize="17">
          follow.example
        </text>
      </g>
      <path
        stroke={pen("success")}
        strokeWidth="4"
        strokeLinecap="round"
        strokeLinejoin="round"
        d="M470 423l7 7 13-14"
      />
    </g>
  );
}

function Gnat({ pen, x, y }: { pen: Pen; x: number; y: number }) {
  return (
    <>
      <ellipse fill={pen("a-track")} cx={x} cy={y} rx="2.6" ry="6" />
      <path
        fill={pen("a-egg")}
        stroke={pen("a-track")}
        strokeWidth="1.5"
        d={`M${x} ${y - 2}c-5-9-12-9-13-5s6 6 13 5c5-9 12-9 13-5s-6 6-13 5`}
      />
    </>
  );
}

const barkHeights = [112, 124, 136, 148, 160, 172, 184, 196, 208];

/** The VPN: a hollow log, in at one end and out at the other. */
export function LogIllustration({ pen }: { pen: Pen }) {
  const hand = handOf(31);
  return (
    <Sheet width={360} height={280}>
      <circle fill={pen("a-disc")} cx="292" cy="62" r="30" />
      <path fill={pen("a-near")} d="M0 216C90 204 190 214 360 204V280H0Z" />
      <g strokeLinecap="round">
        {field(hand, pen, {
          ...{ top: 224, step: 12, rows: 5, sway: 3, count: 3, dash: [6, 22], gap: [10, 26], reach: [-10, 370] },
          width: () => 2.6,
          roles: ["a-d1", "a-d2", "a-d3"],
        })}
      </g>
      <Trail pen={pen} d="M6 132C24 128 40 132 62 146" />
      <path
        fill={pen("a-log")}
        d="M76 108C130 96 230 98 286 104 300 120 302 190 286 214 220 222 130 222 76 212 56 196 56 122 76 108ZM196 100C192 84 184 74 170 68 178 66 204 72 214 98Z"
      />
      <path fill={pen("a-hole")} d="M76 108C98 116 98 204 76 212 54 204 54 116 76 108Z" />
      <g stroke={pen("a-logbark")} strokeWidth="3" strokeLinecap="round">
        {barkHeights.map((y) => (
          <path
            key={y}
            d={`M104 ${y}C170 ${round(1.05 * y - 11)} 230 ${y - 4} 284 ${round(0.97 * y + 4)}`}
            strokeDasharray={dashes(hand, 4, [8, 34], [8, 22])}
          />
        ))}
      </g>
      <ellipse fill={pen("a-cut")} cx="286" cy="159" rx="21" ry="55" />
      <ellipse fill={pen("a-hole")} cx="287" cy="160" rx="12" ry="36" />
      <path stroke={pen("a-logbark")} strokeWidth="1.6" d="M286 112c-8 8-13 26-13 47s5 40 13 48" />
      <path fill={pen("accent")} d="M170 68c-14 2-24-4-30-16 15-4 26 2 30 16Z" />
      <Trail pen={pen} d="M290 150C314 130 330 128 354 132" />
      <path
        stroke={pen("accent")}
        strokeWidth="4"
        strokeLinecap="round"
        strokeLinejoin="round"
        d="M344 122l12 10-13 9"
      />
    </Sheet>
  );
}

function Trail({ pen, d }: { pen: Pen; d: string }) {
  return <path stroke={pen("accent")} strokeWidth="4" strokeLinecap="round" strokeDasharray=".1 9" d={d} />;
}

/** Each step is fainter: place, turn, and how much of the stroke is left. */
const steps = [
  { x: 44, y: 246, turn: 40 },
  { x: 86, y: 232, turn: 30 },
  { x: 112, y: 196, turn: 22 },
  { x: 158, y: 186, turn: 34 },
  { x: 186, y: 150, turn: 30, left: "11 4" },
  { x: 230, y: 140, turn: 40, left: "7 6" },
  { x: 262, y: 108, turn: 46, left: "4 8" },
  { x: 304, y: 98, turn: 56, left: "2 10" },
  { x: 330, y: 62, turn: 60, left: ".1 12" },
] as const;

/** Personal Information Removal: tracks across sand that fade. */
export function TracksIllustration({ pen }: { pen: Pen }) {
  const hand = handOf(41);
  return (
    <Sheet width={360} height={280}>
      <g strokeLinecap="round">
        {field(hand, pen, {
          ...{ top: 16, step: 18, rows: 15, sway: 5, count: 3, dash: [4, 20], gap: [26, 70], reach: [-10, 370] },
          width: () => 2,
          roles: ["a-d3", "a-d1"],
        })}
      </g>
      <Tracks
        pen={pen}
        steps={steps}
        print="M0 16V-20M0 2L-15-13M0 2L15-13M0 12l-5 9"
        width={(_, index) => tenth(6 - index * 0.32)}
      />
    </Sheet>
  );
}

export const eggShape = "M0-58C26-58 44-22 44 8 44 38 24 56 0 56S-44 38-44 8C-44-22-26-58 0-58Z";

type EggProps = { pen: Pen; hand: Hand; transform?: string };

/** A nightjar's egg: pale, with marks like the ground it lies on. */
export function Egg({ pen, hand, transform }: EggProps) {
  return (
    <g transform={transform}>
      <path fill={pen("a-egg")} d={eggShape} />
      <g strokeLinecap="round">
        <path stroke={pen("a-d2")} strokeWidth="4.5" d={speckles(hand, 20)} />
        <path stroke={pen("a-d1")} strokeWidth="3.5" d={speckles(hand, 18)} />
        <Shine pen={pen} />
      </g>
    </g>
  );
}

export function Shine({ pen }: { pen: Pen }) {
  return (
    <path stroke={pen("glint")} strokeWidth="4" strokeLinecap="round" opacity=".8" d="M-22-20C-18-34-10-42-4-44" />
  );
}

function speckles(hand: Hand, count: number): string {
  return Array.from({ length: count }, () => {
    const angle = between(hand, 0, Math.PI * 2);
    const out = Math.sqrt(hand());
    const at = round(out * 30 * Math.cos(angle), 6 + out * 42 * Math.sin(angle));
    return `M${at}l${round(between(hand, -7, 7), between(hand, -3, 3))}`;
  }).join("");
}

/** Identity Theft Restoration: two eggs and a stranger's. */
export function EggsIllustration({ pen }: { pen: Pen }) {
  const hand = handOf(51);
  return (
    <Sheet width={360} height={280}>
      <path fill={pen("a-near")} d="M0 78C90 62 240 70 360 76V280H0Z" />
      <g strokeLinecap="round">
        {field(hand, pen, {
          ...{ top: 92, step: 16, rows: 12, sway: 4, count: 3, dash: [6, 26], gap: [12, 34], reach: [-10, 370] },
          width: (index) => 2.6 + index * 0.1,
          roles: ["a-d1", "a-d2", "a-d3"],
        })}
      </g>
      <Egg pen={pen} hand={hand} transform="translate(84 176) rotate(-16)" />
      <Egg pen={pen} hand={hand} transform="translate(170 188) rotate(7)" />
      <g transform="translate(274 182) rotate(15)">
        <path fill={pen("a-other")} d={eggShape} />
        <Shine pen={pen} />
      </g>
      <ellipse
        stroke={pen("accent")}
        strokeWidth="4"
        strokeLinecap="round"
        strokeDasharray="1 10"
        cx="275"
        cy="180"
        rx="57"
        ry="72"
      />
    </Sheet>
  );
}

const perRow = 75;
const repeat = 15;

/**
 * 40 rows of 75 dashes: 3,000, each a million searches; one is in the accent colour. Lengths differ, so that no even grid shimmers
 * when a phone shows it small; each row's pattern of 15 is stretched to a fifth of the row, so that 75 still fit exactly.
 */
export function ThousandsIllustration({ pen }: { pen: Pen }) {
  const hand = handOf(61);
  const rows = Array.from({ length: 40 }, (_, index) => ({ y: 6 + index * 10, dash: evenPattern(hand) }));
  return (
    <Sheet width={750} height={406}>
      <g stroke={pen("a-many")} strokeWidth="4.4">
        {rows.map(({ y, dash }) => (
          <path key={y} d={`M1 ${y}H750`} strokeDasharray={dash} />
        ))}
      </g>
      <path stroke={pen("accent")} strokeWidth="7" d="M501 256h8" />
    </Sheet>
  );
}

/** Fifteen dashes and gaps whose lengths add up to 150, rounded to tenths. */
function evenPattern(hand: Hand): string {
  const parts = Array.from({ length: repeat * 2 }, (_, index) =>
    index % 2 ? between(hand, 2.4, 4) : between(hand, 4.5, 9),
  );
  const scale = 750 / (perRow / repeat) / parts.reduce((sum, part) => sum + part, 0);
  return parts.map((part) => tenth(part * scale)).join(" ");
}
