import { handOf } from "./hand.ts";
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
