/** The heath that opens the page about Pro: the land, and what lies on it, each a file of its own because each is a link. */
import { handOf, type Span } from "../hand.ts";
import { field, frond, pines, row } from "../land.tsx";
import type { Pen } from "../palette.ts";
import { Sheet } from "../sheet.tsx";
import { Egg, eggShape, Shine } from "./product-illustrations.tsx";
import { FadingTracks, Log } from "./stage-illustrations.tsx";

const [width, height] = [2400, 760];
const reach: Span = [-10, width + 10];

/** Where the same few pines stand along the horizon. */
const stands = [
  "translate(20 214)",
  "translate(500 206) scale(-1 1.2)",
  "translate(820 206) scale(1 .9)",
  "translate(1330 190) scale(-1 1.1)",
  "translate(1960 180) scale(1 1.25)",
  "translate(2380 186) scale(-1 1)",
];

/** The land alone, under a sky that is the page's own. */
export function HeathIllustration({ pen }: { pen: Pen }) {
  const hand = handOf(701);
  return (
    <Sheet width={width} height={height}>
      <circle fill={pen("a-disc")} cx="1560" cy="176" r="112" />
      <path fill={pen("a-far")} d={`M0 214C340 190 620 226 980 206S1700 172 2400 196V${height}H0Z`} />
      <defs>
        <path id="pines" stroke={pen("a-pine")} strokeWidth="2.4" d={pines(hand, 240, [34, 88], 34)} />
      </defs>
      {stands.map((transform) => (
        <use key={transform} href="#pines" transform={transform} />
      ))}
      <g strokeLinecap="round">
        {field(hand, pen, {
          ...{ top: 226, step: 15, rows: 5, sway: 7, count: 4, dash: [6, 32], gap: [16, 70], reach },
          width: () => 2.2,
          roles: ["a-d2", "a-d1", "a-d1"],
        })}
      </g>
      <path fill={pen("a-mid")} d={`M0 292C380 262 760 318 1200 290S1980 262 2400 286V${height}H0Z`} />
      <g strokeLinecap="round">
        {field(hand, pen, {
          ...{ top: 306, step: 17, rows: 5, sway: 8, count: 5, dash: [8, 36], gap: [14, 56], reach },
          width: () => 2.8,
          roles: ["a-d1", "a-d3", "a-d2"],
        })}
      </g>
      <path fill={pen("a-near")} d={`M0 384C300 362 740 402 1180 380S1900 366 2400 388V${height}H0Z`} />
      <g strokeLinecap="round">
        {field(hand, pen, {
          ...{ top: 398, step: 19, rows: 20, sway: 8, count: 5, dash: [8, 42], gap: [12, 48], reach },
          width: (index) => 3 + index * 0.16,
          roles: ["a-d1", "a-d2", "a-d1", "a-d3"],
        })}
        <path
          stroke={pen("a-fern")}
          strokeWidth="4"
          d={`${frond(60, 774, 240, 70, 12)}${frond(170, 774, 170, -40, 10)}${frond(2330, 774, 250, -76, 12)}${frond(2230, 774, 160, 34, 10)}`}
        />
      </g>
    </Sheet>
  );
}

/** The VPN. */
export function HeathLog({ pen }: { pen: Pen }) {
  const hand = handOf(703);
  return (
    <Sheet width={960} height={500}>
      <g transform="translate(0 -26)">
        <Log pen={pen} />
        <Grass pen={pen} hand={hand} y={492} from={80} to={880} />
      </g>
    </Sheet>
  );
}

/** Personal Information Removal. */
export function HeathTracks({ pen }: { pen: Pen }) {
  return (
    <Sheet width={960} height={540}>
      <FadingTracks pen={pen} />
    </Sheet>
  );
}

/** Identity Theft Restoration. */
export function HeathEggs({ pen }: { pen: Pen }) {
  const hand = handOf(705);
  return (
    <Sheet width={720} height={300}>
      <Egg pen={pen} hand={hand} transform="translate(120 140) rotate(-18) scale(2)" />
      <Egg pen={pen} hand={hand} transform="translate(264 156) rotate(14) scale(2)" />
      <path
        stroke={pen("accent")}
        strokeWidth="7"
        strokeLinecap="round"
        strokeDasharray=".1 18"
        d="M372 250C430 272 468 272 512 252"
      />
      <g transform="translate(594 152) rotate(70) scale(2)">
        <path fill={pen("a-other")} d={eggShape} />
        <Shine pen={pen} />
      </g>
      <Grass pen={pen} hand={hand} y={262} from={20} to={350} />
      <Grass pen={pen} hand={hand} y={240} from={480} to={710} />
    </Sheet>
  );
}

type GrassProps = { pen: Pen; hand: () => number; y: number; from: number; to: number };

/** A few rows before the foot of a thing, so that it lies in the field and not on it. */
function Grass({ pen, hand, y, from, to }: GrassProps) {
  return (
    <g strokeLinecap="round">
      {(["a-d1", "a-near", "a-d2"] as const).map((role, index) =>
        row(hand, pen(role), {
          ...{ y: y + index * 8 - 8, sway: 3, width: 7, count: 4, dash: [10, 40], gap: [10, 30] },
          reach: [from + index * 12, to - index * 12],
        }),
      )}
    </g>
  );
}
