import { Bird, BirdDefs } from "../bird.tsx";
import { between, handOf, round, tenth } from "../hand.ts";
import { field, frond, row } from "../land.tsx";
import type { Pen } from "../palette.ts";
import { Sheet } from "../sheet.tsx";
import { rain, rings } from "../weather.tsx";

/** What somebody tells us: five drops, five rings, and one that has just fallen. */
export function RingsIllustration({ pen }: { pen: Pen }) {
  const hand = handOf(441);
  const drops = [
    [120, 118, 4, 22],
    [448, 96, 5, 26],
    [262, 236, 6, 28],
    [536, 262, 4, 24],
    [140, 366, 5, 22],
  ] as const;
  return (
    <Sheet width={640} height={460}>
      <rect fill={pen("a-far")} width="640" height="460" />
      <g strokeLinecap="round">
        {field(hand, pen, {
          ...{ top: 16, step: 19, rows: 24, sway: 3, count: 4, dash: [10, 60], gap: [60, 200] },
          width: () => 2,
          roles: ["a-d3", "a-d1", "a-d3"],
        })}
        {drops.flatMap(([x, y, count, step], index) =>
          rings(x, y, count, step).map(({ d, dash }, ring) => (
            <path
              key={d}
              stroke={pen(index === 2 && ring < 2 ? "accent" : "a-d2")}
              strokeWidth={tenth(5 - ring * 0.6)}
              strokeDasharray={dash}
              d={d}
            />
          )),
        )}
        <path stroke={pen("a-d2")} strokeWidth="2.6" d={rain(hand, 58, [10, 660], [-10, 430])} />
        <path
          stroke={pen("a-fern")}
          strokeWidth="3.6"
          d={`${frond(606, 474, 220, -90, 13)}${frond(640, 474, 150, -20, 11)}`}
        />
      </g>
      <path fill={pen("accent")} d="M262 164c13 20 18 30 18 40a18 18 0 0 1-36 0c0-10 5-20 18-40Z" />
    </Sheet>
  );
}

/** The advisers: two on one branch in the rain, each with a seat of its own. */
export function RoostIllustration({ pen }: { pen: Pen }) {
  const hand = handOf(451);
  return (
    <Sheet width={640} height={460}>
      <BirdDefs pen={pen} />
      <path fill={pen("a-near")} d="M0 380C190 356 430 398 640 370V460H0Z" />
      <g strokeLinecap="round">
        {field(hand, pen, {
          ...{ top: 394, step: 14, rows: 5, sway: 4, count: 5, dash: [8, 34], gap: [12, 38] },
          width: () => 3,
          roles: ["a-d1", "a-d2", "a-d3"],
        })}
        <path stroke={pen("a-d1")} strokeWidth="2.6" d={rain(hand, 120, [0, 700], [-20, 360])} />
      </g>
      <path fill={pen("a-branch")} d="M-10 318C160 296 400 318 650 280V300C410 336 170 318-10 340Z" />
      <path
        stroke={pen("a-bark")}
        strokeWidth="2.6"
        strokeLinecap="round"
        d="M0 328C170 306 400 328 640 290"
        strokeDasharray="30 14 8 22 40 12"
      />
      <path
        fill={pen("a-half")}
        d="M330 309C338 300 352 300 360 308ZM10 319C18 309 32 309 40 316ZM616 289C622 281 632 280 640 285Z"
      />
      <Bird x={366} y={241} width={250} height={64} transform="rotate(-4.5 491 297)" />
      <Bird x={40} y={240} width={290} height={74} transform="rotate(-1 185 307)" />
      <g stroke={pen("a-fern")} strokeLinecap="round">
        <path strokeWidth="7" d="M650 60C520 40 330 50 150 130" />
        <path strokeWidth="4" d={canopy()} />
      </g>
      <path fill={pen("accent")} d="M148 140c9 13 13 20 13 27a13 13 0 1 1-26 0c0-7 4-14 13-27Z" />
    </Sheet>
  );
}

/** A great frond over all of them. */
function canopy(): string {
  return Array.from({ length: 22 }, (_, index) => {
    const part = (index + 1) / 23;
    const x = 650 - 500 * part;
    const y = 60 - 40 * part + 110 * part ** 2.4;
    const leaf = 92 * Math.sin(Math.PI * (0.12 + part * 0.8)) + 10;
    return `M${round(x, y)}q${round(-leaf * 0.1, leaf * 0.5, -leaf * 0.42, leaf)}M${round(x, y)}q${round(-leaf * 0.5, -leaf * 0.3, -leaf * 0.86, -leaf * 0.24)}`;
  }).join("");
}

/** A month and a year: twelve moons over the moor, one of them now. */
export function MoonsIllustration({ pen }: { pen: Pen }) {
  const hand = handOf(461);
  const stars = Array.from({ length: 26 }, () => `M${round(between(hand, 10, 630), between(hand, 20, 250))}h.1`);
  return (
    <Sheet width={640} height={460}>
      <rect fill={pen("a-mid")} width="640" height="460" />
      <path stroke={pen("a-half")} strokeLinecap="round" strokeWidth="3" d={stars.join("")} />
      {Array.from({ length: 12 }, (_, index) => {
        const [column, line] = [index % 6, Math.floor(index / 6)];
        const at = round(75 + column * 98, 112 + line * 118 - Math.sin((column / 5) * Math.PI) * 42);
        return (
          <path
            key={at}
            fill={index === 0 ? pen("a-other") : pen("a-egg")}
            transform={`translate(${at})${index > 6 ? " scale(-1 1)" : ""}`}
            d={index === 0 ? "M-38 0a38 38 0 1 0 76 0a38 38 0 1 0-76 0" : moonOf(Math.min(index, 12 - index) / 6)}
          />
        );
      })}
      <g stroke={pen("a-half")} strokeLinecap="round" strokeWidth="3">
        {[318, 336, 354, 372, 390, 408, 426, 444].map((y, index) =>
          row(hand, pen(index % 2 ? "a-d1" : "a-d2"), {
            ...{ y, sway: 5, width: 2.4 + index * 0.3, count: 5, dash: [8, 34] as const, gap: [12, 40] as const },
          }),
        )}
      </g>
      <path fill={pen("a-fern")} d="M0 306C170 286 360 322 640 296V302C360 330 170 294 0 314Z" />
      <path
        stroke={pen("a-fern")}
        strokeWidth="4.4"
        strokeLinecap="round"
        d={`${frond(60, 470, 170, 30, 12)}${frond(24, 470, 120, -16, 10)}${frond(588, 470, 166, -32, 12)}${frond(622, 470, 130, 20, 10)}`}
      />
    </Sheet>
  );
}

/** The lit part of a moon that grows, from 0 to 1: half a disc, and the edge of the shadow. */
function moonOf(lit: number): string {
  const edge = 1 - 2 * lit;
  return `M0-38A38 38 0 0 1 0 38A${tenth(Math.abs(edge) * 38)} 38 0 0 ${edge > 0 ? 0 : 1} 0-38`;
}

/** What is counted: drops that a night left in a web, one line after another. */
export function WebIllustration({ pen }: { pen: Pen }) {
  const hand = handOf(471);
  const [midX, midY] = [330, 206];
  const spokes = Array.from({ length: 13 }, (_, index) => {
    const angle = (index / 13) * Math.PI * 2 + between(hand, -0.09, 0.09);
    const out = 1 / Math.max(Math.abs(Math.cos(angle)) / 236, Math.abs(Math.sin(angle)) / 178);
    return { angle, out };
  });
  const at = ({ angle, out }: { angle: number; out: number }, part: number) =>
    [midX + Math.cos(angle) * out * part, midY + Math.sin(angle) * out * part] as const;
  const turns = [0.16, 0.28, 0.4, 0.52, 0.64, 0.76, 0.88];
  const threads = turns.map((part) =>
    spokes
      .map((spoke, index) => {
        const next = spokes[(index + 1) % spokes.length] ?? spoke;
        const [from, to] = [at(spoke, part), at(next, part)];
        const sag = [(from[0] + to[0]) / 2 + (midX - (from[0] + to[0]) / 2) * 0.14, (from[1] + to[1]) / 2 + 7];
        return `${index === 0 ? `M${round(...from)}` : ""}Q${round(...sag)} ${round(...to)}`;
      })
      .join(""),
  );
  const beads = turns.slice(1).flatMap((part) => spokes.map((spoke) => at(spoke, part)).filter(() => hand() > 0.28));
  return (
    <Sheet width={640} height={460}>
      <g strokeLinecap="round">
        {field(hand, pen, {
          ...{ top: 408, step: 15, rows: 4, sway: 4, count: 5, dash: [8, 30], gap: [14, 44] },
          width: () => 2.8,
          roles: ["a-d1", "a-d2"],
        })}
        <path stroke={pen("a-fern")} strokeWidth="6" d="M70 470C84 320 78 160 96 -10M578 470C560 330 580 150 560 -10" />
        <path
          stroke={pen("a-fern")}
          strokeWidth="4"
          d={`${frond(606, 470, 190, 30, 12)}${frond(110, 470, 150, 40, 11)}`}
        />
        <path
          stroke={pen("a-d2")}
          strokeWidth="1.8"
          d={spokes.map((spoke) => `M${round(midX, midY)}L${round(...at(spoke, 1))}`).join("")}
        />
        <path stroke={pen("a-d2")} strokeWidth="1.5" d={threads.join("")} />
      </g>
      <g fill={pen("a-track")}>
        {beads.map(([x, y]) => (
          <circle key={`${x} ${y}`} cx={Math.round(x)} cy={Math.round(y)} r={tenth(between(hand, 3, 6))} />
        ))}
      </g>
      <circle fill={pen("accent")} cx="414" cy="150" r="10" />
      <circle fill={pen("glint")} cx="411" cy="147" r="3" />
    </Sheet>
  );
}
