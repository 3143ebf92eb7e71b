import { between, dashes, handOf, round, tenth } from "../hand.ts";
import { field, frond } from "../land.tsx";
import type { PaletteRole, Pen } from "../palette.ts";
import { Sheet } from "../sheet.tsx";
import { Egg, eggShape } from "./product-illustrations.tsx";

const eggs = ["translate(262 276) rotate(-24) scale(1.15)", "translate(372 282) rotate(38) scale(1.15)"];

/** About: the nest of a nightjar is no nest, two eggs on dead leaves. */
export function NestIllustration({ pen }: { pen: Pen }) {
  const hand = handOf(81);
  const tints: readonly PaletteRole[] = ["a-mid", "a-far", "a-d1", "a-mid", "a-d3", "a-half", "a-far"];
  const leaves = Array.from({ length: 190 }, (_, index) => {
    const y = 52 + 420 * (index / 190) ** 0.9;
    const x = between(hand, -30, 670);
    const size = tenth(between(hand, 0.8, 1.2) * (0.5 + y / 560));
    return (
      <use
        key={`${x} ${y}`}
        href={index % 3 ? "#leaf" : "#blade"}
        fill={pen(tints[index % tints.length] ?? "a-mid")}
        transform={`translate(${round(x, y)}) rotate(${round(between(hand, -70, 70) + 180 * (index % 2))}) scale(${size})`}
      />
    );
  });
  return (
    <Sheet width={640} height={460}>
      <defs>
        <path id="blade" d="M-42 0C-26-22 14-24 44 0 14 22-26 20-42 0Z" />
        <g id="leaf">
          <use href="#blade" />
          <path
            stroke={pen("a-near")}
            strokeWidth="2"
            d="M-50 1C-20-4 10-3 34 0M-18-2l9-9M-4-2l11-9M-16 0l10 8M2 0l10 8"
          />
        </g>
      </defs>
      <path fill={pen("a-near")} d="M0 66C160 40 420 56 640 48V460H0Z" />
      {leaves.slice(0, 120)}
      {leaves.slice(120)}
      <g fill={pen("a-hole")} opacity=".42">
        {eggs.map((at) => (
          <path key={at} d={eggShape} transform={`translate(-4 14) ${at} scale(1.08)`} />
        ))}
      </g>
      {eggs.map((at) => (
        <Egg key={at} pen={pen} hand={hand} transform={at} />
      ))}
      <path
        fill={pen("accent")}
        transform="translate(470 350) rotate(-24) scale(1.2)"
        d="M-42 0C-26-22 14-24 44 0 14 22-26 20-42 0Z"
      />
    </Sheet>
  );
}

/** Privacy: an empty perch. What is not there cannot be taken. */
export function EmptyIllustration({ pen }: { pen: Pen }) {
  const hand = handOf(91);
  const trail = Array.from({ length: 26 }, (_, index) => {
    const out = index / 25;
    const [x, y] = [300 + 300 * out, 226 - 176 * out ** 0.8 + between(hand, -26, 26) * (1 - out * 0.5)];
    return `M${round(x, y)}l${round(between(hand, 6, 20) * (1.15 - out), -between(hand, 2, 8) * (1.15 - out))}`;
  });
  return (
    <Sheet width={640} height={460}>
      <circle fill={pen("a-disc")} cx="196" cy="168" r="96" />
      <path fill={pen("a-far")} d="M0 352C160 330 400 366 640 340V460H0Z" />
      <g strokeLinecap="round">
        {field(hand, pen, {
          ...{ top: 364, step: 14, rows: 7, sway: 5, count: 5, dash: [6, 30], gap: [10, 40] },
          width: (index) => 2.2 + index * 0.3,
          roles: ["a-d1", "a-d2", "a-d1"],
        })}
      </g>
      <path
        fill={pen("a-branch")}
        d="M-10 286C120 270 300 276 450 246 520 232 580 214 650 186V206C590 234 530 250 460 266 320 296 140 296-10 316ZM470 244C486 220 492 200 492 172 492 166 500 166 500 173 500 202 494 224 486 242Z"
      />
      <g stroke={pen("a-bark")} strokeWidth="2.6" strokeLinecap="round">
        {[0, 8, 16].map((drop) => (
          <path
            key={drop}
            d={`M0 ${294 + drop}C140 ${280 + drop} 310 ${282 + drop} 450 ${254 + drop * 0.7}S600 ${216 + drop} 640 ${198 + drop * 0.5}`}
            strokeDasharray={dashes(hand, 5, [8, 40], [10, 36])}
          />
        ))}
      </g>
      <path fill={pen("accent")} d="M496 170c-5-24 4-42 26-54 8 24-2 42-26 54Z" />
      <path stroke={pen("bm")} strokeWidth="5" strokeLinecap="round" d={trail.join("")} />
    </Sheet>
  );
}

/** Something of ours broke: a branch that gave way. */
export function BrokenIllustration({ pen }: { pen: Pen }) {
  const hand = handOf(111);
  return (
    <Sheet width={640} height={460}>
      <circle fill={pen("a-disc")} cx="470" cy="150" r="80" />
      <path fill={pen("a-near")} d="M0 366C180 346 420 378 640 356V460H0Z" />
      <g strokeLinecap="round">
        {field(hand, pen, {
          ...{ top: 380, step: 15, rows: 6, sway: 5, count: 5, dash: [8, 32], gap: [10, 36] },
          width: (index) => 2.6 + index * 0.3,
          roles: ["a-d1", "a-d2", "a-d3"],
        })}
      </g>
      <path
        fill={pen("a-branch")}
        d="M-10 214C90 196 180 194 262 200L286 188 274 206 300 204 280 218 304 226 270 228C180 224 90 232-10 256ZM650 150C560 190 470 236 392 292L374 286 380 302 356 304 372 314 356 330 388 322C470 268 560 220 650 186Z"
      />
      <g stroke={pen("a-bark")} strokeWidth="2.6" strokeLinecap="round">
        <path
          d="M0 228C90 210 180 206 264 212M0 242C90 222 180 216 262 222"
          strokeDasharray={dashes(hand, 5, [8, 36], [8, 30])}
        />
        <path
          d="M640 166C560 204 470 250 384 308M640 176C560 214 476 258 400 308"
          strokeDasharray={dashes(hand, 5, [8, 36], [8, 30])}
        />
      </g>
      <path
        stroke={pen("a-d2")}
        strokeWidth="5"
        strokeLinecap="round"
        d="M312 250l14 5M330 284l10 12M300 292l6 16M322 328l3 14M344 250l14-4"
      />
      <path fill={pen("accent")} d="M120 200c-5-26 6-46 30-58 8 26-4 46-30 58Z" />
    </Sheet>
  );
}

/** Email: a seed head. Each seed takes a hook along. */
export function SeedsIllustration({ pen }: { pen: Pen }) {
  const hand = handOf(131);
  const head = Array.from({ length: 58 }, (_, index) => {
    const angle = index * 2.39996;
    const reach = 34 + 74 * Math.sqrt((index + 1) / 58);
    return seed(226, 182, angle, reach, 15 + 5 * hand());
  });
  const gone = [
    [392, 128, 0.5],
    [452, 190, 0.9],
    [474, 92, 0.2],
    [540, 140, 0.7],
    [588, 84, 0.3],
  ].map(([x = 0, y = 0, turn = 0]) => seed(x, y, turn - 1.4, 44, 16));
  return (
    <Sheet width={640} height={460}>
      <path fill={pen("a-near")} d="M0 392C180 372 420 404 640 384V460H0Z" />
      <g strokeLinecap="round">
        {field(hand, pen, {
          ...{ top: 406, step: 14, rows: 5, sway: 4, count: 5, dash: [8, 30], gap: [10, 34] },
          width: () => 3,
          roles: ["a-d1", "a-d2", "a-d3"],
        })}
      </g>
      <g strokeLinecap="round">
        <path stroke={pen("a-fern")} strokeWidth="5" d="M226 190C232 270 214 350 204 420" />
        <path
          stroke={pen("a-fern")}
          strokeWidth="3"
          d={`${frond(96, 460, 130, -40, 11)}${frond(560, 460, 150, 50, 12)}`}
        />
        <path stroke={pen("a-track")} strokeWidth="1.8" d={head.join("")} />
        <path stroke={pen("accent")} strokeWidth="2.2" d={gone.join("")} />
      </g>
      <circle fill={pen("a-bark")} cx="226" cy="182" r="17" />
    </Sheet>
  );
}

function seed(x: number, y: number, angle: number, reach: number, tuft: number): string {
  const [tipX, tipY] = [x + reach * Math.cos(angle), y + reach * Math.sin(angle)];
  const rays = [-0.9, -0.45, 0, 0.45, 0.9].map(
    (turn) => `M${round(tipX, tipY)}l${round(tuft * Math.cos(angle + turn), tuft * Math.sin(angle + turn))}`,
  );
  return `M${round(x, y)}L${round(tipX, tipY)}${rays.join("")}`;
}

/** Hiring and the company on the move: a flight across the sea, each bird on its own. */
export function FlightIllustration({ pen }: { pen: Pen }) {
  const hand = handOf(141);
  const flock = Array.from({ length: 19 }, (_, index) => {
    const t = (index + 0.5) / 19;
    const aside = [-30, 22, -4][index % 3] ?? 0;
    const x = 60 + 500 * t + between(hand, -8, 8) + aside * 0.6;
    const y = 344 - 270 * t + 84 * Math.sin(Math.PI * t) + aside * 1.1 + between(hand, -8, 8);
    return { x, y, size: 1.1 - 0.6 * t, accent: index === 11 };
  });
  const wings =
    "M0-11C3-7 3-3 3 0 14-7 27-5 36 5 24 1 12 3 4 8L5 25C2 28-2 28-5 25L-4 8C-12 3-24 1-36 5-27-5-14-7-3 0-3-3-3-7 0-11Z";
  return (
    <Sheet width={640} height={460}>
      <circle fill={pen("a-disc")} cx="520" cy="106" r="74" />
      <path fill={pen("a-near")} d="M0 352C50 340 120 356 170 384 210 408 220 440 230 460H0Z" />
      <path fill={pen("a-far")} d="M640 196C590 190 560 208 552 236 548 262 590 268 640 262Z" />
      <g strokeLinecap="round">
        {field(hand, pen, {
          ...{ top: 270, step: 17, rows: 12, sway: 5, count: 4, dash: [4, 24], gap: [30, 90] },
          width: () => 2,
          roles: ["a-d3", "a-d1"],
        })}
      </g>
      {flock.map(({ x, y, size, accent }) => (
        <path
          key={x}
          fill={pen(accent ? "accent" : "a-track")}
          d={wings}
          transform={`translate(${round(x, y)}) rotate(58) scale(${tenth(size * 0.8)})`}
        />
      ))}
    </Sheet>
  );
}
