import { Bird, BirdDefs } from "./bird.tsx";
import { between, handOf, round, type Span } from "./hand.ts";
import { Feather } from "./illustrations/feather-illustration.tsx";
import { Egg } from "./illustrations/product-illustrations.tsx";
import { field, frond, pines, row } from "./land.tsx";
import type { Pen } from "./palette.ts";
import { Sheet } from "./sheet.tsx";
import { rain } from "./weather.tsx";

/** Endings are wide enough for any screen, and centred: what a phone shows of one is around x = 1,700. */
const reach: Span = [-10, 3210];
const size = { width: 3200, height: 250 };

/** A bird on its way, from above. */
const wings =
  "M0-11C3-7 3-3 3 0 14-7 27-5 36 5 24 1 12 3 4 8L5 25C2 28-2 28-5 25L-4 8C-12 3-24 1-36 5-27-5-14-7-3 0-3-3-3-7 0-11Z";

/** The moor by night: two stands of pines, and a bird before the moon. */
export function PinesEnding({ pen }: { pen: Pen }) {
  const hand = handOf(501);
  return (
    <Sheet {...size}>
      <circle fill={pen("a-disc")} cx="1850" cy="92" r="62" />
      <path fill={pen("a-far")} d="M0 190C500 150 1000 206 1600 176S2700 150 3200 186V250H0Z" />
      <path
        stroke={pen("a-far")}
        strokeWidth="4"
        strokeLinecap="round"
        transform="translate(0 196)"
        d={pines(hand, 3200, [34, 84], 30)}
      />
      <g stroke={pen("a-branch")} strokeWidth="6.5" strokeLinecap="round">
        <path transform="translate(0 244)" d={pines(hand, 1180, [56, 132], 48)} />
        <path transform="translate(2080 244)" d={pines(hand, 1120, [62, 142], 50)} />
        <path transform="translate(1240 248)" d={pines(hand, 560, [26, 60], 62)} />
      </g>
      <path fill={pen("a-branch")} d="M0 236C700 222 1300 246 1900 232S2900 228 3200 238V250H0Z" />
      <path fill={pen("a-branch")} transform="translate(1836 84) rotate(-64) scale(1.15)" d={wings} />
      <path fill={pen("a-track")} transform="translate(1640 66) rotate(52) scale(.8)" d={wings} />
    </Sheet>
  );
}

/** Rain over the whole of it; one bird has a frond for a roof. */
export function RainEnding({ pen }: { pen: Pen }) {
  const hand = handOf(511);
  return (
    <Sheet {...size}>
      <BirdDefs pen={pen} />
      <g strokeLinecap="round">
        <path stroke={pen("a-d3")} strokeWidth="3" d={rain(hand, 520, [0, 3260], [0, 215], true)} />
        <path stroke={pen("a-d1")} strokeWidth="2.6" d={rain(hand, 260, [0, 3260], [0, 205], true)} />
      </g>
      <path fill={pen("a-branch")} d="M0 226C600 210 1200 240 1800 222S2800 214 3200 228V250H0Z" />
      <Bird x={1590} y={116} width={420} height={107} transform="rotate(-1 1800 180)" />
      <g stroke={pen("a-branch")} strokeLinecap="round">
        <path strokeWidth="7" d="M2240 250C2200 120 2060 44 1840 34 1740 32 1640 52 1560 92" />
        <path strokeWidth="4.4" d={roof()} />
        <path
          strokeWidth="4"
          d={`${frond(1320, 256, 120, -50, 11)}${frond(2420, 256, 150, 60, 12)}${frond(760, 256, 90, 30, 10)}${frond(2900, 256, 110, -40, 10)}`}
        />
      </g>
      <path stroke={pen("a-d2")} strokeWidth="3" strokeLinecap="round" d={splashes(hand)} />
    </Sheet>
  );
}

function roof(): string {
  return Array.from({ length: 24 }, (_, index) => {
    const part = index / 23;
    const [x, y] = [2150 - 580 * part, 92 - 100 * Math.sin(part * 2.2) + 78 * part ** 2];
    const leaf = 64 * Math.sin(Math.PI * (0.2 + part * 0.72)) + 12;
    return `M${round(x, y)}q${round(-leaf * 0.1, leaf * 0.5, -leaf * 0.5, leaf * 0.8)}M${round(x, y)}q${round(-leaf * 0.5, -leaf * 0.1, -leaf, -leaf * 0.1)}`;
  }).join("");
}

function splashes(hand: () => number): string {
  return Array.from({ length: 46 }, () => {
    const x = between(hand, 10, 3190);
    return `M${round(x, 238)}l-5-8M${round(x + 6, 238)}l4-9`;
  }).join("");
}

/** Bracken from one side to the other, pale before the bird and dark behind it. */
export function FernEnding({ pen }: { pen: Pen }) {
  const hand = handOf(521);
  const stand = (count: number, height: Span, pairs: number) =>
    Array.from({ length: count }, (_, index) => {
      const x = ((index + between(hand, 0.1, 0.9)) / count) * 3200;
      const isBeforeBird = x > 1550 && x < 1850;
      return isBeforeBird ? "" : frond(x, 258, between(hand, ...height), between(hand, -80, 80), pairs);
    }).join("");
  return (
    <Sheet {...size}>
      <BirdDefs pen={pen} />
      <path stroke={pen("a-d3")} strokeWidth="4" strokeLinecap="round" d={stand(58, [120, 236], 13)} />
      <Bird x={1580} y={126} width={430} height={109} />
      <path stroke={pen("a-pine")} strokeWidth="5.5" strokeLinecap="round" d={stand(64, [90, 205], 12)} />
      <path stroke={pen("a-d1")} strokeWidth="3.6" strokeLinecap="round" d={stand(34, [46, 96], 9)} />
      <path stroke={pen("accent")} strokeWidth="4" strokeLinecap="round" d={frond(2190, 258, 128, 44, 11)} />
    </Sheet>
  );
}

/** A lake: the moon in it, and a flight across. */
export function WaterEnding({ pen }: { pen: Pen }) {
  const hand = handOf(531);
  const glints = Array.from({ length: 15 }, (_, index) => {
    const spread = 26 + index * 9;
    const x = 1780 - spread / 2 + between(hand, -14, 14);
    return `M${round(x, 134 + index * 8)}h${round(between(hand, 0.5, 1) * spread)}`;
  });
  const flock = [
    [1440, 70, 0.62],
    [1490, 52, 0.52],
    [1540, 66, 0.56],
    [1576, 40, 0.44],
    [1620, 50, 0.46],
    [1650, 28, 0.36],
    [1690, 34, 0.34],
  ] as const;
  return (
    <Sheet {...size}>
      <path fill={pen("a-disc")} d="M1696 124A86 86 0 0 1 1868 124Z" />
      <path
        fill={pen("a-far")}
        d="M0 112C240 84 520 118 800 96S1240 108 1400 122H0ZM3200 104C2900 74 2600 116 2360 102S2140 116 2060 122H3200Z"
      />
      <path fill={pen("a-near")} d="M0 122H3200V250H0Z" />
      <g strokeLinecap="round">
        {Array.from({ length: 12 }, (_, index) =>
          row(hand, pen(index % 3 ? "a-d3" : "a-d1"), {
            ...{ y: 134 + index * 10, sway: 2, width: 2 + index * 0.12, count: 5, reach },
            ...{ dash: [10, 60] as const, gap: [50, 170] as const },
          }),
        )}
        <path stroke={pen("a-disc")} strokeWidth="3.6" d={glints.join("")} />
        <path
          stroke={pen("a-branch")}
          strokeWidth="5"
          d="M1120 256C1112 180 1124 120 1116 62M1146 256C1150 200 1140 150 1152 104M1092 256C1086 210 1094 180 1084 146M2180 256C2188 190 2176 130 2190 80M2212 256C2208 210 2218 180 2210 150M2150 256C2146 226 2152 200 2146 180"
        />
      </g>
      {flock.map(([x, y, scale]) => (
        <path key={x} fill={pen("a-track")} transform={`translate(${x} ${y}) rotate(58) scale(${scale})`} d={wings} />
      ))}
    </Sheet>
  );
}

/** The bare ground where it lives: two eggs, and the feather that it left. */
export function GroundEnding({ pen }: { pen: Pen }) {
  const hand = handOf(541);
  return (
    <Sheet {...size}>
      <path fill={pen("a-near")} d="M0 96C600 62 1200 118 1800 82S2800 70 3200 100V250H0Z" />
      <g strokeLinecap="round">
        {field(hand, pen, {
          ...{ top: 108, step: 13, rows: 11, sway: 6, count: 8, dash: [10, 50], gap: [14, 60], reach },
          width: (index) => 2.6 + index * 0.22,
          roles: ["a-d1", "a-d2", "a-d3"],
        })}
      </g>
      <ellipse fill={pen("a-branch")} opacity=".6" cx="1560" cy="200" rx="100" ry="26" />
      <Egg pen={pen} hand={hand} transform="translate(1530 176) rotate(-34) scale(.78)" />
      <Egg pen={pen} hand={hand} transform="translate(1602 182) rotate(24) scale(.78)" />
      <g transform="translate(1654 52) rotate(30 180 130) scale(.52)">
        <Feather pen={pen} />
      </g>
    </Sheet>
  );
}
