import { faceStacks } from "../../../../src/contract/theme/faces.ts";
import { Bird, BirdDefs } from "../bird.tsx";
import { Fly } from "../fly.tsx";
import { dashes, handOf, round, tenth } from "../hand.ts";
import { field, pines } from "../land.tsx";
import type { PaletteRole, Pen } from "../palette.ts";
import { Head, Trunk } from "../poses.tsx";
import { Key, LeaderLines, Sheet } from "../sheet.tsx";
import { Egg } from "./product-illustrations.tsx";
import { Chick } from "./young-illustrations.tsx";

/** How we hire: the five ages of a nightjar, from the ground to the air. */
export function FledgeIllustration({ pen }: { pen: Pen }) {
  const hand = handOf(211);
  return (
    <Sheet width={640} height={460}>
      <BirdDefs pen={pen} />
      <path
        stroke={pen("a-pine")}
        strokeWidth="2.6"
        transform="translate(0 262)"
        d={pines(handOf(212), 640, [34, 92], 30)}
      />
      <path fill={pen("a-near")} d="M0 262C170 242 420 276 640 250V460H0Z" />
      <g strokeLinecap="round">
        {field(hand, pen, {
          ...{ top: 278, step: 15, rows: 13, sway: 6, count: 5, dash: [8, 32], gap: [12, 38] },
          width: (index) => 2.4 + index * 0.16,
          roles: ["a-d1", "a-d2", "a-d3"],
        })}
      </g>
      <g fill={pen("a-d1")}>
        <ellipse cx="60" cy="364" rx="48" ry="13" />
        <ellipse cx="160" cy="370" rx="48" ry="13" />
        <ellipse cx="280" cy="376" rx="68" ry="15" />
        <ellipse cx="500" cy="376" rx="118" ry="13" />
      </g>
      <Egg pen={pen} hand={hand} transform="translate(58 338) rotate(-74) scale(.68)" />
      <g transform="translate(158 344) rotate(-62) scale(.68)">
        <Egg pen={pen} hand={hand} />
        <path fill={pen("a-track")} d="M-12-14L2-38 14-14Z" />
        <path
          fill={pen("a-hole")}
          d="M-37-10L-26-20-16-10-4-22 8-10 18-22 28-12 36-16 30-4 20-12 9 0-4-11-15 0-25-9Z"
        />
      </g>
      <g transform="translate(282 376) scale(.72)">
        <Chick pen={pen} />
      </g>
      <Bird x={390} y={316} width={226} height={58} />
      <g transform="translate(204 28) scale(.64)">
        <Fly pen={pen} />
      </g>
      <LeaderLines
        pen={pen}
        d="M60 366V416M160 370V416M280 378V416M500 374V416M292 120L160 105"
        dots={[
          [60, 366],
          [160, 370],
          [280, 378],
          [500, 374],
          [292, 120],
        ]}
      />
      <Key pen={pen} at={[60, 430]} letter="a" />
      <Key pen={pen} at={[160, 430]} letter="b" />
      <Key pen={pen} at={[280, 430]} letter="c" />
      <Key pen={pen} at={[500, 430]} letter="d" />
      <Key pen={pen} at={[146, 104]} letter="e" />
    </Sheet>
  );
}

/** Hours at work from Monday to Friday, for three people: where they begin and end, in the units of the sheet. */
const days: readonly { hours: readonly (readonly [from: number, to: number])[]; talk?: number }[] = [
  {
    hours: [
      [100, 430],
      [150, 470],
      [230, 560],
    ],
    talk: 300,
  },
  {
    hours: [
      [110, 420],
      [140, 520],
      [240, 590],
    ],
  },
  {
    hours: [
      [100, 410],
      [160, 480],
      [220, 540],
    ],
  },
  {
    hours: [
      [120, 440],
      [140, 460],
      [250, 600],
    ],
    talk: 340,
  },
  {
    hours: [
      [100, 360],
      [150, 420],
      [230, 500],
    ],
  },
];

/** How we work: a week of three people as rows of dashes. They talk twice; at the weekend nobody is there but the bird. */
export function WeekIllustration({ pen }: { pen: Pen }) {
  const hand = handOf(233);
  return (
    <Sheet width={640} height={460}>
      <BirdDefs pen={pen} />
      {days.map(({ hours, talk }, index) => {
        const top = 40 + index * 53;
        return (
          <g key={top}>
            <text
              x="50"
              y={top + 19}
              fill={pen("ink")}
              fontFamily={faceStacks.system}
              fontSize="20"
              fontWeight="600"
              textAnchor="middle"
            >
              {index + 1}
            </text>
            <g stroke={pen(index % 2 ? "a-d1" : "a-d2")} strokeWidth="6" strokeLinecap="round">
              {hours.map(([from, to], person) => (
                <path
                  key={from}
                  d={`M${from} ${top + 1 + person * 12}H${to}`}
                  strokeDasharray={dashes(hand, 5, [5, 34], [11, 16])}
                />
              ))}
            </g>
            {talk && <path fill={pen("accent")} d={`M${talk} ${top - 6}h40v38h-40Z`} />}
          </g>
        );
      })}
      <path fill={pen("a-near")} d="M0 418C180 402 420 430 640 410V460H0Z" />
      <g strokeLinecap="round">
        {field(hand, pen, {
          ...{ top: 430, step: 13, rows: 3, sway: 3, count: 5, dash: [8, 30], gap: [10, 34] },
          width: () => 3,
          roles: ["a-d1", "a-d2", "a-d3"],
        })}
      </g>
      <path fill={pen("a-branch")} d="M-10 404C160 394 420 392 650 366V384C430 406 180 408-10 424Z" />
      <Bird x={286} y={306} width={330} height={84} transform="rotate(-3 450 340)" />
    </Sheet>
  );
}

/** Of the wing: from the shoulder to where it tapers into the last feather. */
const arm =
  "M112 352C104 336 112 326 132 316 206 252 296 204 392 204 430 206 458 218 484 238 490 243 480 250 472 248 446 238 424 232 388 232 304 234 222 276 152 340 138 356 122 364 112 352Z";

const feather = "M0 0C-25-46-31-136-8-204-2-216 7-216 13-204 34-136 25-46 0 0Z";

/** Product updates: a wing in moult. One feather at a time is new, so that the bird can fly all the while. */
export function MoultIllustration({ pen }: { pen: Pen }) {
  const hand = handOf(241);
  const growing = 7;
  const wing = Array.from({ length: 12 }, (_, index) => {
    const t = index / 11;
    const place = `translate(${round(140 + 330 * t, 322 - 96 * Math.sin(t * 2.2))}) rotate(${round(-32 + 96 * t)})`;
    return { index, place, size: tenth(0.86 + 0.34 * Math.sin(Math.PI * (0.15 + t * 0.6))) };
  });
  return (
    <Sheet width={640} height={460}>
      <defs>
        <path id="feather" d={feather} />
        <clipPath id="vane">
          <use href="#feather" />
        </clipPath>
        <clipPath id="arm">
          <path d={arm} />
        </clipPath>
        <path
          id="bars"
          d="M-36-30L0-22 36-30M-36-62L0-52 36-62M-36-96L0-84 36-96M-36-132L0-118 36-132M-36-166L0-152 36-166M-36-196L0-184 36-196"
        />
      </defs>
      <circle fill={pen("a-disc")} cx="92" cy="104" r="52" />
      <path fill={pen("a-near")} d="M0 396C180 380 420 410 640 388V460H0Z" />
      <g strokeLinecap="round">
        {field(hand, pen, {
          ...{ top: 410, step: 14, rows: 4, sway: 4, count: 5, dash: [8, 30], gap: [10, 34] },
          width: () => 3,
          roles: ["a-d1", "a-d2", "a-d3"],
        })}
      </g>
      <path fill={pen("a-branch")} d="M-10 352C120 342 330 358 650 346V366C420 378 150 364-10 378Z" />
      <g transform="translate(74 214) scale(.5)">
        <Trunk pen={pen} />
        <Head pen={pen} />
      </g>
      <g transform="translate(176 100) scale(.66)">
        {wing.map(({ index, place, size }) => (
          <g key={index} transform={`${place} scale(${size})`}>
            {index === growing ? <Growing pen={pen} /> : <Grown pen={pen} vane={index % 2 ? "b0" : "bw"} />}
          </g>
        ))}
        <path fill={pen("bw")} d={arm} />
        <g strokeLinecap="round" clipPath="url(#arm)">
          <path
            stroke={pen("bm")}
            strokeWidth="9"
            d="M138 300l26 40M176 270l22 40M216 244l18 38M258 222l14 36M302 206l10 34M346 198l6 34M390 198l-2 32M428 206l-8 30"
          />
          <path
            stroke={pen("bd")}
            strokeWidth="4"
            strokeDasharray="14 22 8 18"
            d="M128 334C206 268 296 220 392 216 430 218 460 230 486 262"
          />
          <path
            stroke={pen("bp")}
            strokeWidth="4"
            strokeDasharray="8 30 12 24"
            d="M146 340C222 282 304 236 390 226 420 226 444 234 468 254"
          />
        </g>
      </g>
      <g transform="translate(430 436) rotate(78) scale(.6)">
        <Grown pen={pen} vane="be0" />
      </g>
    </Sheet>
  );
}

function Grown({ pen, vane }: { pen: Pen; vane: PaletteRole }) {
  return (
    <>
      <use href="#feather" fill={pen(vane)} />
      <use href="#bars" stroke={pen("bm")} strokeWidth="11" clipPath="url(#vane)" />
      <path stroke={pen("bd")} strokeWidth="3" strokeLinecap="round" d="M0 0C-2-70 0-140 2-208" />
    </>
  );
}

/** Half as long as it will be; the dots are the rest of it. */
function Growing({ pen }: { pen: Pen }) {
  return (
    <>
      <path stroke={pen("accent")} strokeWidth="3.5" strokeLinecap="round" strokeDasharray=".1 9" d={feather} />
      <g transform="scale(.8 .56)">
        <use href="#feather" fill={pen("accent")} />
      </g>
    </>
  );
}
