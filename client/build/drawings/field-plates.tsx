import { between, handOf, round } from "./hand.ts";
import { field, frond } from "./land.tsx";
import type { Pen } from "./palette.ts";
import { Sheet } from "./sheet.tsx";

/** What the product is shown in: the field itself, to be cut at any edge. */
export function FieldPlate({ pen }: { pen: Pen }) {
  const hand = handOf(307);
  return (
    <Sheet width={960} height={690}>
      <path fill={pen("a-near")} d="M0 404C220 376 620 424 960 388V690H0Z" />
      <g strokeLinecap="round">
        {field(hand, pen, {
          ...{ top: 30, step: 31, rows: 12, sway: 6, count: 5, dash: [8, 40], gap: [40, 130], reach: [-10, 970] },
          width: () => 2.4,
          roles: ["a-d3", "a-d1", "a-d3"],
        })}
        {field(hand, pen, {
          ...{ top: 424, step: 21, rows: 13, sway: 7, count: 5, dash: [8, 44], gap: [14, 54], reach: [-10, 970] },
          width: (index) => 3 + index * 0.24,
          roles: ["a-d1", "a-d2", "a-d3"],
        })}
        <path
          stroke={pen("a-fern")}
          strokeWidth="4"
          d={`${frond(40, 700, 270, 90, 13)}${frond(10, 700, 190, -20, 11)}${frond(926, 700, 300, -80, 13)}${frond(956, 700, 170, 30, 10)}`}
        />
      </g>
    </Sheet>
  );
}

const wings =
  "M0-11C3-7 3-3 3 0 14-7 27-5 36 5 24 1 12 3 4 8L5 25C2 28-2 28-5 25L-4 8C-12 3-24 1-36 5-27-5-14-7-3 0-3-3-3-7 0-11Z";

/** Hiring, from one edge of the page to the other: nineteen on their way, each by its own route, the water below. */
export function CrossingPlate({ pen }: { pen: Pen }) {
  const hand = handOf(311);
  const flock = Array.from({ length: 19 }, (_, index) => {
    const part = (index + 0.5) / 19;
    const aside = [-58, 44, -8][index % 3] ?? 0;
    const [x, y] = [
      520 + 1980 * part + between(hand, -30, 30),
      330 - 200 * part + 70 * Math.sin(Math.PI * part) + aside,
    ];
    return { x, y, size: 2.3 - 1.35 * part, ember: index === 11 };
  });
  return (
    <Sheet width={3200} height={560}>
      <path fill={pen("a-far")} d="M3200 190C3000 150 2800 206 2640 196S2420 216 2300 224H3200Z" />
      <path fill={pen("a-far")} d="M0 224H3200V560H0Z" />
      <path fill={pen("a-near")} d="M0 300C320 262 620 320 860 400 1000 452 1060 520 1080 560H0Z" />
      <g strokeLinecap="round">
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
        <path
          stroke={pen("a-fern")}
          strokeWidth="5"
          d={`${frond(240, 570, 260, 90, 14)}${frond(420, 570, 180, -60, 12)}${frond(90, 570, 200, -30, 12)}${frond(700, 570, 130, 50, 10)}`}
        />
      </g>
      {flock.map(({ x, y, size, ember }) => (
        <path
          key={x}
          fill={pen(ember ? "ember" : "a-track")}
          d={wings}
          transform={`translate(${round(x, y)}) rotate(62) scale(${size.toFixed(2)})`}
        />
      ))}
    </Sheet>
  );
}
