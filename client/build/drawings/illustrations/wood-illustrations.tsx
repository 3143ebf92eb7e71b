import { Bird, BirdDefs } from "../bird.tsx";
import { between, dashes, handOf, round } from "../hand.ts";
import { field, frond } from "../land.tsx";
import type { Pen } from "../palette.ts";
import { Head, Trunk } from "../poses.tsx";
import { Sheet } from "../sheet.tsx";
import { fiddlehead } from "../weather.tsx";

/** Search moves into another's browser: an old trunk, and an eye in its hollow. */
export function HollowIllustration({ pen }: { pen: Pen }) {
  const hand = handOf(401);
  const grain = Array.from({ length: 15 }, (_, index) => {
    const x = 196 + index * 18;
    const away = Math.abs(index - 7) < 5 ? Math.sign(index - 6.9) * (74 - Math.abs(index - 7) * 11) : 0;
    return `M${x} -10C${x + between(hand, -6, 6)} 90 ${round(x + away)} 130 ${round(x + away)} 218S${x} 340 ${x + (index - 7) * 5} 470`;
  });
  return (
    <Sheet width={640} height={460}>
      <g strokeLinecap="round">
        {field(hand, pen, {
          ...{ top: 18, step: 24, rows: 19, sway: 5, count: 5, dash: [6, 30], gap: [40, 110] },
          width: () => 2.4,
          roles: ["a-d3", "a-d1"],
        })}
      </g>
      <path fill={pen("a-log")} d="M182 -10H470C462 120 468 300 512 470H130C176 320 190 120 182 -10Z" />
      <path fill={pen("a-log")} d="M462 118C512 108 554 90 584 62L606 80C576 128 524 156 466 172Z" />
      <g stroke={pen("a-logbark")} strokeWidth="4" strokeLinecap="round">
        {grain.map((d) => (
          <path key={d} d={d} strokeDasharray={dashes(hand, 5, [10, 46], [10, 26])} />
        ))}
        <path d="M474 142C522 132 560 112 590 80" strokeDasharray="26 14 8 18" />
      </g>
      <ellipse fill={pen("a-cut")} cx="322" cy="222" rx="92" ry="104" />
      <ellipse fill={pen("a-hole")} cx="322" cy="226" rx="74" ry="86" />
      {/* The hole, and before its rim the place of the beak. */}
      <clipPath id="hole">
        <path d="M248 226a74 86 0 1 0 148 0a74 86 0 1 0-148 0ZM220 230V276H300V230Z" />
      </clipPath>
      <g clipPath="url(#hole)">
        <Head pen={pen} transform="translate(190 130) scale(.8)" />
      </g>
      <g fill={pen("a-half")}>
        {[
          [150, 452, 40, 16],
          [206, 462, 34, 13],
          [474, 456, 46, 17],
          [530, 118, 24, 8],
        ].map(([x, y, rx, ry]) => (
          <ellipse key={x} cx={x} cy={y} rx={rx} ry={ry} opacity=".7" />
        ))}
      </g>
      <path fill={pen("accent")} d="M594 68c-20-2-34-14-38-32 22 0 36 12 38 32Z" transform="rotate(24 594 68)" />
    </Sheet>
  );
}

/** A call: one bird is heard, another answers. */
export function ChorusIllustration({ pen }: { pen: Pen }) {
  const hand = handOf(411);
  const song = Array.from({ length: 19 }, (_, index) => {
    const mine = index < 10;
    const part = mine ? index / 10 : (index - 9) / 10;
    return { mine, x: 280 + index * 7, y: 116, reach: 5 + 42 * Math.sin(Math.PI * part) * between(hand, 0.7, 1) };
  });
  const strokes = (mine: boolean) =>
    song
      .filter((one) => one.mine === mine)
      .map(({ x, y, reach }) => `M${round(x, y - reach)}V${round(y + reach)}`)
      .join("");
  return (
    <Sheet width={640} height={460}>
      <BirdDefs pen={pen} />
      <circle fill={pen("a-disc")} cx="540" cy="86" r="46" />
      <path fill={pen("a-far")} d="M0 340C140 318 300 356 460 332S600 322 640 330V460H0Z" />
      <path fill={pen("a-near")} d="M0 396C160 376 420 410 640 388V460H0Z" />
      <g strokeLinecap="round">
        {field(hand, pen, {
          ...{ top: 410, step: 15, rows: 4, sway: 4, count: 5, dash: [8, 30], gap: [12, 36] },
          width: () => 3,
          roles: ["a-d1", "a-d2", "a-d3"],
        })}
        <path stroke={pen("accent")} strokeWidth="4" d={strokes(true)} />
        <path stroke={pen("a-track")} strokeWidth="4" d={strokes(false)} />
      </g>
      <path
        fill={pen("a-branch")}
        d="M-10 314C60 276 150 246 272 226L274 236C170 262 80 300-10 346ZM650 330C590 296 510 266 392 250L390 260C490 282 580 316 650 362Z"
      />
      <g transform="translate(282 138) rotate(-13) scale(-.3 .33)">
        <Trunk pen={pen} />
        <Head pen={pen} as="calling" transform="translate(26 -22) rotate(18 240 170)" />
      </g>
      <Bird x={400} y={208} width={226} height={58} transform="rotate(13 500 240)" />
      <path
        stroke={pen("a-fern")}
        strokeWidth="3.6"
        strokeLinecap="round"
        d={`${frond(50, 470, 150, -40, 11)}${frond(104, 470, 110, 36, 9)}${frond(590, 470, 140, 40, 11)}`}
      />
    </Sheet>
  );
}

/** Identity theft: beside our own tracks runs another's. */
export function StrangersIllustration({ pen }: { pen: Pen }) {
  const hand = handOf(421);
  const own = Array.from({ length: 9 }, (_, index) => {
    const part = index / 8;
    return [
      60 + part * 520,
      300 - 190 * part + 26 * Math.sin(part * 5) + (index % 2 ? 12 : -12),
      62 - part * 8,
    ] as const;
  });
  const other = Array.from({ length: 11 }, (_, index) => {
    const part = index / 10;
    return [
      150 + part * 440,
      446 - 214 * part ** 0.8 + (index % 2 ? 11 : -11) - 96 * Math.max(0, part - 0.62),
      50 + part * 6,
    ] as const;
  });
  return (
    <Sheet width={640} height={460}>
      <path fill={pen("a-near")} d="M0 0H640V70C470 96 380 40 250 74 160 98 70 92 0 112Z" opacity=".55" />
      <g strokeLinecap="round">
        {field(hand, pen, {
          ...{ top: 20, step: 21, rows: 22, sway: 7, count: 5, dash: [5, 26], gap: [40, 120] },
          width: () => 2.2,
          roles: ["a-d3", "a-d1"],
        })}
      </g>
      <g stroke={pen("a-track")} strokeWidth="5.4" strokeLinecap="round">
        {own.map(([x, y, turn]) => (
          <path
            key={x}
            d="M0 18V-22M0 2L-17-15M0 2L17-15M0 14l-6 10"
            transform={`translate(${round(x, y)}) rotate(${round(turn)})`}
          />
        ))}
      </g>
      <g>
        {other.map(([x, y, turn], index) => (
          <g
            key={x}
            fill={pen(index === other.length - 1 ? "accent" : "a-half")}
            transform={`translate(${round(x, y)}) rotate(${round(turn)}) scale(.92)`}
          >
            <path d="M0-2C8-2 13 5 12 11 11 16 5 15 0 14-5 15-11 16-12 11-13 5-8-2 0-2Z" />
            <ellipse cx="-12" cy="-8" rx="4" ry="6.4" transform="rotate(-22 -12 -8)" />
            <ellipse cx="-4.4" cy="-14" rx="4" ry="6.8" />
            <ellipse cx="4.4" cy="-14" rx="4" ry="6.8" />
            <ellipse cx="12" cy="-8" rx="4" ry="6.4" transform="rotate(22 12 -8)" />
          </g>
        ))}
      </g>
    </Sheet>
  );
}

/** A code that is made when it is wanted: ferns that unroll. */
export function FernIllustration({ pen }: { pen: Pen }) {
  const hand = handOf(431);
  return (
    <Sheet width={640} height={460}>
      <path fill={pen("a-near")} d="M0 386C150 364 420 400 640 376V460H0Z" />
      <g strokeLinecap="round">
        {field(hand, pen, {
          ...{ top: 398, step: 14, rows: 5, sway: 4, count: 5, dash: [8, 34], gap: [12, 36] },
          width: () => 3,
          roles: ["a-d1", "a-d2", "a-d3"],
        })}
        <path stroke={pen("a-fern")} strokeWidth="9" d={fiddlehead(92, 420, 168, 30)} />
        <path stroke={pen("a-fern")} strokeWidth="11" d={fiddlehead(212, 420, 246, 42)} />
        <path stroke={pen("accent")} strokeWidth="10" d={fiddlehead(356, 420, 196, 36)} />
        <path stroke={pen("a-fern")} strokeWidth="6" d={frond(552, 430, 340, -26, 15)} />
        <path
          stroke={pen("a-fern")}
          strokeWidth="4.4"
          d={`${frond(588, 440, 250, 44, 13)}${frond(500, 440, 150, -40, 11)}`}
          opacity=".75"
        />
        <path
          stroke={pen("a-fern")}
          strokeWidth="4"
          d={`${frond(20, 470, 120, -20, 10)}${frond(300, 470, 84, 30, 9)}`}
        />
      </g>
    </Sheet>
  );
}
