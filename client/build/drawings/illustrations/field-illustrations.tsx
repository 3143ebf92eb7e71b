import { Bird, BirdDefs } from "../bird.tsx";
import { between, type Hand, handOf, round, tenth } from "../hand.ts";
import { field, frond } from "../land.tsx";
import type { Pen } from "../palette.ts";
import { Sheet } from "../sheet.tsx";

/** What the product is shown in: the field itself, to be cut at any edge, so nothing stands in it that would be cut. */
export function FieldIllustration({ pen }: { pen: Pen }) {
  const hand = handOf(307);
  return (
    <Sheet width={960} height={690}>
      <path fill={pen("a-near")} d="M0 404C220 376 620 424 960 388V690H0Z" />
      <g strokeLinecap="round">
        {field(hand, pen, {
          ...{ top: 424, step: 21, rows: 13, sway: 7, count: 5, dash: [8, 44], gap: [14, 54], reach: [-10, 970] },
          width: (index) => 3 + index * 0.24,
          roles: ["a-d1", "a-d2", "a-d3"],
        })}
      </g>
    </Sheet>
  );
}

const wings =
  "M0-11C3-7 3-3 3 0 14-7 27-5 36 5 24 1 12 3 4 8L5 25C2 28-2 28-5 25L-4 8C-12 3-24 1-36 5-27-5-14-7-3 0-3-3-3-7 0-11Z";

/** Hiring, from one edge of the page to the other: nineteen on their way, each by its own route, the water below. */
export function CrossingIllustration({ pen }: { pen: Pen }) {
  const hand = handOf(311);
  const flock = Array.from({ length: 19 }, (_, index) => {
    const part = (index + 0.5) / 19;
    const size = 2.15 - 1.2 * part;
    const aside = ([-44, 30, -6][index % 3] ?? 0) * size;
    // The gap in the flock is where the frame of a phone begins, so that it cuts no bird.
    const [x, y] = [
      688 + 62 * index + (index > 6 ? 205 : 0) + between(hand, -10, 10),
      330 - 200 * part + 70 * Math.sin(Math.PI * part) + aside,
    ];
    const transform = `translate(${round(x, y)}) rotate(62) scale(${size.toFixed(2)})`;
    return { transform, accent: index === 11 };
  });
  return (
    <Sheet width={3200} height={560}>
      <path fill={pen("a-far")} d="M3200 190C3000 150 2800 206 2640 196S2420 216 2300 224H3200Z" />
      <path fill={pen("a-far")} d="M0 224H3200V560H0Z" />
      <path fill={pen("a-near")} d="M0 300C320 262 620 320 860 400 1000 452 1060 520 1080 560H0Z" />
      <g strokeLinecap="round">
        <mask id="clear" maskUnits="userSpaceOnUse" x="0" y="0" width={3200} height={560}>
          <path fill="white" d="M0 0H3200V560H0Z" />
          {flock.map(({ transform }) => (
            <path key={transform} fill="black" stroke="black" strokeWidth="14" d={wings} transform={transform} />
          ))}
        </mask>
        <g mask="url(#clear)">
          {field(hand, pen, {
            ...{ top: 242, step: 17, rows: 19, sway: 5, count: 7, dash: [8, 70], gap: [60, 240], reach: [-10, 3210] },
            width: (index) => 2 + index * 0.14,
            roles: ["a-d3", "a-d1", "a-d3"],
          })}
          {field(hand, pen, {
            ...{ top: 340, step: 18, rows: 12, sway: 6, count: 5, dash: [8, 40], gap: [16, 60], reach: [-10, 700] },
            width: (index) => 2.8 + index * 0.2,
            roles: ["a-d1", "a-d2"],
          })}
        </g>
        <path
          stroke={pen("a-fern")}
          strokeWidth="5"
          d={`${frond(240, 570, 260, 90, 14)}${frond(420, 570, 180, -60, 12)}${frond(90, 570, 200, -30, 12)}${frond(560, 570, 130, 50, 10)}`}
        />
      </g>
      {flock.map(({ transform, accent }) => (
        <path key={transform} fill={pen(accent ? "accent" : "a-track")} d={wings} transform={transform} />
      ))}
    </Sheet>
  );
}

/** The barbs of an upright feather to one side, from its quill to its tip, in bars. */
function vane(hand: Hand, side: 1 | -1, bar: 0 | 1): string {
  return Array.from({ length: 62 }, (_, index) => {
    const part = index / 61;
    if ((Math.floor(index / 7) + (side > 0 ? 1 : 0)) % 2 !== bar) return "";
    const reach = side * (10 + 54 * Math.sin(Math.PI * (0.1 + 0.82 * part)) + between(hand, -3, 3));
    const [x, y] = [320 + 10 * Math.sin(part * 2.6), 300 - part * 236];
    return `M${round(x, y)}q${round(reach * 0.6, -8)} ${round(reach, -26)}`;
  }).join("");
}

/** Bangs: a feather and an egg, together an exclamation mark, and the ways that lead away from it. */
export function BangIllustration({ pen }: { pen: Pen }) {
  const hand = handOf(511);
  const specks = Array.from({ length: 34 }, () => {
    const [turn, out] = [between(hand, 0, 6.3), Math.sqrt(hand())];
    return { x: 320 + Math.cos(turn) * out * 34, y: 372 + Math.sin(turn) * out * 25, r: between(hand, 1.4, 4.2) };
  });
  return (
    <Sheet width={640} height={460}>
      <path fill={pen("a-far")} d="M0 318C140 300 300 330 460 312S600 306 640 310V460H0Z" />
      <g strokeLinecap="round">
        {field(hand, pen, {
          ...{ top: 342, step: 20, rows: 6, sway: 5, count: 5, dash: [8, 34], gap: [30, 80] },
          width: () => 2.6,
          roles: ["a-d1", "a-d3"],
        })}
        <path
          stroke={pen("a-track")}
          strokeWidth="2.6"
          strokeDasharray=".1 9"
          d="M372 372C470 372 560 350 650 300M372 380C470 400 560 404 650 396M268 372C170 372 90 344-10 280M268 380C170 402 80 408-10 400M366 352C440 300 540 210 650 180"
        />
        <path stroke={pen("accent")} strokeWidth="3.4" strokeDasharray=".1 9" d="M276 352C210 290 110 190-10 150" />
        <path stroke={pen("a-half")} strokeWidth="4.4" d={vane(hand, 1, 0) + vane(hand, -1, 0)} />
        <path stroke={pen("b0")} strokeWidth="4.4" d={vane(hand, 1, 1) + vane(hand, -1, 1)} />
        <path stroke={pen("a-track")} strokeWidth="5" d="M318 326C322 240 334 140 326 56" />
      </g>
      <ellipse fill={pen("a-d2")} opacity=".4" cx="326" cy="398" rx="48" ry="9" />
      <ellipse fill={pen("a-egg")} cx="320" cy="372" rx="42" ry="32" />
      <g fill={pen("a-bark")}>
        {specks.map(({ x, y, r }) => (
          <circle key={`${x}`} cx={tenth(x)} cy={tenth(y)} r={tenth(r)} />
        ))}
      </g>
    </Sheet>
  );
}

const posts = [
  { x: 150, top: 236, across: 46, foot: 420 },
  { x: 352, top: 282, across: 38, foot: 408 },
  { x: 534, top: 318, across: 32, foot: 400 },
] as const;

/** Setting up devices: posts in the water, a bird on one, and the way to the next. */
export function PostsIllustration({ pen }: { pen: Pen }) {
  const hand = handOf(521);
  return (
    <Sheet width={640} height={460}>
      <BirdDefs pen={pen} />
      <path fill={pen("a-far")} d="M0 176C120 160 260 150 380 166S560 176 640 158V230H0Z" />
      <path fill={pen("a-mid")} d="M0 214H640V460H0Z" />
      <g strokeLinecap="round">
        {field(hand, pen, {
          ...{ top: 236, step: 17, rows: 14, sway: 2, count: 4, dash: [12, 60], gap: [50, 150] },
          width: (index) => 1.6 + index * 0.14,
          roles: ["a-d3", "a-d1"],
        })}
        {posts.map(({ x, top, across, foot }) => (
          <g key={x}>
            <path
              fill={pen("a-log")}
              d={`M${x - across / 2} ${top}H${x + across / 2}L${x + across / 2 + 3} ${foot}q${-across / 2 - 3} 12 ${-across - 6} 0Z`}
            />
            <path
              stroke={pen("a-d3")}
              strokeWidth="3.4"
              d={`M${x - across * 0.72} ${foot - 4}q${across * 0.72} 24 ${across * 1.44} 0M${x - across * 1.1} ${foot}q${across * 1.1} 40 ${across * 2.2} 0`}
            />
            <path
              stroke={pen("a-logbark")}
              strokeWidth="3.6"
              strokeDasharray="22 12 9 14"
              d={`M${x - across / 4} ${top + 16}V${foot - 8}M${x + across / 5} ${top + 22}V${foot - 14}`}
            />
            <ellipse fill={pen("a-cut")} cx={x} cy={top} rx={across / 2} ry="7" />
          </g>
        ))}
        <path
          stroke={pen("accent")}
          strokeWidth="3"
          strokeDasharray=".1 9"
          d="M268 168C306 132 346 172 351 262M366 262C410 196 490 206 530 302"
        />
      </g>
      <Bird x={14} y={170} width={286} height={72} transform="translate(314) scale(-1 1)" />
    </Sheet>
  );
}
