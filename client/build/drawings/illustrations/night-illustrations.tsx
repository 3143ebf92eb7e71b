import { Bird, BirdDefs } from "../bird.tsx";
import { between, handOf, round, tenth } from "../hand.ts";
import { field, frond, pines, row } from "../land.tsx";
import { Moth } from "../moth.tsx";
import type { Pen } from "../palette.ts";
import { Sheet } from "../sheet.tsx";

const upright = { width: 480, height: 600 } as const;
const wide = [-10, 490] as const;

/** What one has: evening primroses, which open each night anew, and a moth that knows when. */
export function PrimroseIllustration({ pen }: { pen: Pen }) {
  const hand = handOf(601);
  const open = [
    [150, 232, 1.15, -12],
    [226, 316, 0.86, 16],
    [92, 330, 0.8, -24],
    [318, 404, 0.94, 10],
    [180, 420, 0.66, 20],
  ] as const;
  const leaves = [
    [150, 470, 30],
    [152, 520, 150],
    [318, 500, 24],
    [318, 536, 156],
    [150, 400, 158],
    [318, 460, 160],
  ] as const;
  return (
    <Sheet {...upright}>
      <path fill={pen("a-near")} d="M0 536C140 520 330 548 480 528V600H0Z" />
      <g strokeLinecap="round">
        {field(hand, pen, {
          ...{ top: 552, step: 14, rows: 4, sway: 4, count: 5, dash: [8, 34], gap: [12, 38], reach: wide },
          width: () => 3,
          roles: ["a-d1", "a-d2", "a-d3"],
        })}
        <path
          stroke={pen("a-fern")}
          strokeWidth="7"
          d="M156 572C150 460 146 360 150 120M322 572C316 500 322 430 318 330M150 360C180 350 206 338 226 322M150 380C124 370 104 352 94 336M152 460C164 448 174 436 180 424"
        />
        <path
          stroke={pen("a-fern")}
          strokeWidth="3.6"
          d={`${frond(40, 612, 120, -18, 10)}${frond(446, 612, 150, 22, 11)}`}
        />
      </g>
      <g fill={pen("a-many")}>
        {leaves.map(([x, y, turn]) => (
          <path
            key={`${x} ${y}`}
            transform={`translate(${x} ${y}) rotate(${turn})`}
            d="M0 0C24-16 66-18 96-4 66 12 24 12 0 0Z"
          />
        ))}
        <path d="M150 130C132 104 136 76 150 56 166 76 168 104 150 130ZM128 172C108 158 102 138 106 118 126 126 136 146 128 172ZM172 180C192 164 198 142 192 122 174 132 164 152 172 180ZM318 340C302 318 304 296 318 278 332 296 334 318 318 340Z" />
      </g>
      {open.map(([x, y, size, turn], index) => (
        <g key={x} transform={`translate(${x} ${y}) rotate(${turn}) scale(${size})`}>
          <path
            fill={pen("a-disc")}
            d="M0 0C-34-10-52-40-34-58-22-64-8-58 0-46 8-58 22-64 34-58 52-40 34-10 0 0ZM0 0C-10 34-40 52-58 34-64 22-58 8-46 0-58-8-64-22-58-34-40-52-10-34 0 0ZM0 0C34 10 52 40 34 58 22 64 8 58 0 46-8 58-22 64-34 58-52 40-34 10 0 0ZM0 0C10-34 40-52 58-34 64-22 58-8 46 0 58 8 64 22 58 34 40 52 10 34 0 0Z"
          />
          <path
            stroke={pen("a-logbark")}
            strokeWidth="3"
            strokeLinecap="round"
            strokeDasharray="9 6"
            d="M0-14V-42M0 14V42M-14 0H-42M14 0H42"
          />
          <circle fill={pen(index === 0 ? "accent" : "a-logbark")} r="9" />
        </g>
      ))}
      <g transform="translate(264 74) rotate(-30) scale(.5)">
        <Moth pen={pen} />
      </g>
      <path
        stroke={pen("a-track")}
        strokeWidth="3.6"
        strokeLinecap="round"
        strokeDasharray=".1 11"
        d="M478 40C440 20 408 44 392 78M270 168C240 176 218 190 204 206"
      />
    </Sheet>
  );
}

/** Help: somebody signals from the grass, and is answered. */
export function GlowIllustration({ pen }: { pen: Pen }) {
  const hand = handOf(611);
  const blades = (count: number, height: readonly [number, number]) =>
    Array.from({ length: count }, (_, index) => {
      const x = -10 + (index * 500) / count + between(hand, -8, 8);
      const [tall, lean] = [between(hand, ...height), between(hand, -60, 60)];
      return `M${round(x, 610)}C${round(x, 610 - tall * 0.5, x + lean * 0.3, 610 - tall * 0.8, x + lean, 610 - tall)}`;
    }).join("");
  const lights = [
    [150, 236, 15],
    [344, 314, 15],
    [70, 408, 7],
    [252, 452, 7],
    [420, 486, 7],
  ] as const;
  return (
    <Sheet {...upright}>
      <rect fill={pen("a-far")} {...upright} />
      <g strokeLinecap="round">
        {field(hand, pen, {
          ...{ top: 24, step: 25, rows: 22, sway: 5, count: 5, dash: [6, 26], gap: [50, 140], reach: wide },
          width: () => 2.4,
          roles: ["a-d3", "a-d1"],
        })}
        <path stroke={pen("a-pine")} strokeWidth="4" d={blades(34, [200, 400])} />
        <path stroke={pen("a-fern")} strokeWidth="6" d={blades(26, [140, 330])} />
      </g>
      <path
        stroke={pen("a-fern")}
        strokeWidth="7"
        strokeLinecap="round"
        d="M104 612C110 480 120 340 158 190M388 612C384 520 376 420 334 268"
      />
      {lights.map(([x, y, size], index) => (
        <g key={x} fill={pen(index === 0 ? "accent" : "a-disc")}>
          <circle cx={x} cy={y} r={size * 4} opacity=".12" />
          <circle cx={x} cy={y} r={tenth(size * 2.3)} opacity=".24" />
          <circle cx={x} cy={y} r={size} />
        </g>
      ))}
      <g fill={pen("a-branch")}>
        <path d="M138 232C132 206 142 178 160 168 172 184 172 212 160 238Z" />
        <path d="M332 308C326 284 322 262 332 244 350 254 360 284 356 308Z" />
      </g>
      <path
        stroke={pen("a-egg")}
        strokeWidth="2.4"
        strokeLinecap="round"
        d="M146 206l20-8M144 220l20-6M333 272l18 6M333 288l21 4"
      />
      <path
        stroke={pen("a-track")}
        strokeWidth="4"
        strokeLinecap="round"
        strokeDasharray=".1 12"
        d="M198 222C246 210 290 236 312 276"
      />
      <path stroke={pen("a-branch")} strokeWidth="6" strokeLinecap="round" d={blades(14, [60, 150])} />
    </Sheet>
  );
}

const scales = [0, 1, 2, 3, 4, 5] as const;

/** A cone: scales in rows, the more it opens the farther they stand out. */
function Cone({ pen, at, open, own }: { pen: Pen; at: string; open: number; own: boolean }) {
  return (
    <g transform={at}>
      <path stroke={pen("a-branch")} strokeWidth="7" d="M0-96V-70" />
      <path fill={pen("a-log")} d="M0-76C40-66 50-20 42 30 36 66 20 92 0 104-20 92-36 66-42 30-50-20-40-66 0-76Z" />
      {scales.map((line) => {
        const y = 80 - line * 26;
        const half = 24 + 26 * Math.sin((Math.PI * (line + 1)) / 7.4) + open * 9;
        return [-1, 0, 1].map((side) => (
          <path
            key={`${line} ${side}`}
            fill={pen(own && line === 2 && side === 0 ? "accent" : (line + side) % 2 === 0 ? "a-logbark" : "a-cut")}
            transform={`translate(${round(side * half * 0.62, y)}) rotate(${-side * (14 + open * 16)})`}
            d={`M-18-8C-16-22 16-22 18-8C16 ${8 + open * 4} 6 ${16 + open * 4} 0 ${18 + open * 5} -6 ${16 + open * 4} -16 ${8 + open * 4} -18-8Z`}
          />
        ));
      })}
    </g>
  );
}

/** Three questions: three cones, each more open than the one before, in the middle, which is all that a small plate shows. */
export function ConesIllustration({ pen }: { pen: Pen }) {
  const hand = handOf(621);
  const needles = Array.from({ length: 46 }, (_, index) => {
    const part = index / 45;
    const [x, y] = [-4 + part * 488, 146 + part * 46 + Math.sin(part * 7) * 8];
    const turn = between(hand, -46, 46);
    return `M${round(x, y)}l${round(turn, index % 2 ? 62 : -58)}`;
  });
  return (
    <Sheet {...upright}>
      <path fill={pen("a-near")} d="M0 516C140 500 330 526 480 508V600H0Z" />
      <g strokeLinecap="round">
        {field(hand, pen, {
          ...{ top: 530, step: 14, rows: 6, sway: 4, count: 5, dash: [8, 34], gap: [12, 38], reach: wide },
          width: () => 3,
          roles: ["a-d1", "a-d2", "a-d3"],
        })}
        <path stroke={pen("a-fern")} strokeWidth="4.4" d={needles.join("")} />
        <path stroke={pen("a-branch")} strokeWidth="15" d="M-10 144C120 134 300 182 490 190" />
      </g>
      <Cone pen={pen} at="translate(92 222) scale(.85)" open={0} own={false} />
      <Cone pen={pen} at="translate(226 253) scale(.95)" open={0.8} own={false} />
      <Cone pen={pen} at="translate(384 276) scale(1.05)" open={1.8} own />
    </Sheet>
  );
}

/** A rating: three mushrooms, from a button to a wide hat. */
export function CapsIllustration({ pen }: { pen: Pen }) {
  const hand = handOf(631);
  const caps = [
    [92, 490, 0.55, "a-logbark"],
    [212, 480, 0.9, "a-other"],
    [360, 500, 1.3, "a-log"],
  ] as const;
  return (
    <Sheet {...upright}>
      <path
        stroke={pen("a-fern")}
        strokeWidth="4"
        strokeLinecap="round"
        d={`${frond(40, 520, 300, -24, 14)}${frond(440, 520, 400, -46, 16)}${frond(160, 520, 360, 30, 15)}`}
      />
      <path fill={pen("a-near")} d="M0 492C140 474 330 504 480 484V600H0Z" />
      <g strokeLinecap="round">
        {[510, 526, 542, 558, 574, 590].map((y, index) =>
          row(hand, pen(index % 2 ? "a-d2" : "a-d1"), {
            y,
            sway: 4,
            width: 3,
            count: 5,
            dash: [8, 34],
            gap: [12, 38],
            reach: wide,
          }),
        )}
      </g>
      {caps.map(([x, y, size, role]) => (
        <g key={x} transform={`translate(${x} ${y}) scale(${size})`}>
          <path fill={pen("a-egg")} d="M-22 40C-16-10-14-70-16-112H16C14-70 16-10 22 40Z" />
          <path
            stroke={pen("a-cut")}
            strokeWidth="3"
            strokeLinecap="round"
            strokeDasharray="16 9"
            d="M-8 30C-6-20-6-60-6-96M6 30C6-20 6-60 6-96"
          />
          <path fill={pen("a-cut")} d="M-84-112C-50-96 50-96 84-112 60-130-60-130-84-112Z" />
          <path fill={pen(role)} d="M-88-110C-84-166-44-206 0-206S84-166 88-110C50-124-50-124-88-110Z" />
          <path
            stroke={pen("a-egg")}
            strokeWidth="7"
            strokeLinecap="round"
            strokeDasharray="12 20 5 18"
            d="M-66-132C-50-172-26-190 0-192M-30-132C-20-158 10-176 34-172M24-130C40-150 56-150 66-140"
          />
        </g>
      ))}
      <g fill={pen("a-many")} opacity=".8">
        <path d="M120 520C130 500 176 496 196 514 190 528 132 532 120 520ZM260 548C276 530 330 530 350 546 336 560 274 562 260 548ZM20 536C30 522 62 522 76 534 64 544 32 546 20 536Z" />
      </g>
    </Sheet>
  );
}

/** A question and its answer: a bird above still water, and what the water says of it. */
export function MirrorIllustration({ pen }: { pen: Pen }) {
  const hand = handOf(641);
  const shore = 256;
  return (
    <Sheet width={640} height={460}>
      <BirdDefs pen={pen} />
      <circle fill={pen("a-disc")} cx="456" cy="236" r="104" />
      <path fill={pen("a-far")} d={`M0 226C110 204 250 232 360 222S560 208 640 222V${shore}H0Z`} />
      <path stroke={pen("a-pine")} strokeWidth="2.4" transform="translate(0 226)" d={pines(hand, 640, [20, 52], 26)} />
      <path fill={pen("a-mid")} d={`M0 ${shore}H640V460H0Z`} />
      <path fill={pen("a-disc")} opacity=".5" d={`M352 ${shore}H560C548 320 512 356 456 356S364 320 352 ${shore}Z`} />
      <g transform={`matrix(1 0 0 -1 0 ${2 * shore + 12})`} opacity=".6">
        <Perch pen={pen} />
      </g>
      <g strokeLinecap="round">
        {Array.from({ length: 13 }, (_, index) => 272 + index * 15).map((y, index) =>
          row(hand, pen(index % 3 === 2 ? "a-d3" : "a-mid"), {
            ...{ y, sway: 2, width: 2.6 + index * 0.4, count: 6, dash: [20, 90], gap: [30, 120] },
          }),
        )}
        <path
          stroke={pen("accent")}
          strokeWidth="4"
          strokeDasharray="26 9"
          d="M284 422a30 9 0 1 0 60 0a30 9 0 1 0-60 0M256 424a58 18 0 1 0 116 0a58 18 0 1 0-116 0"
        />
        <path
          stroke={pen("a-fern")}
          strokeWidth="5"
          d="M592 470C594 380 600 250 612 90M616 470C620 390 626 320 638 236M570 470C570 420 566 360 556 306"
        />
      </g>
      <path
        fill={pen("a-log")}
        d="M603 92C599 62 605 38 614 24H624C622 48 620 72 616 94ZM549 306C543 282 546 262 554 248 563 262 565 284 561 308Z"
      />
      <Perch pen={pen} />
    </Sheet>
  );
}

/** A log that lies in the water, and the bird on it. */
function Perch({ pen }: { pen: Pen }) {
  return (
    <>
      <path fill={pen("a-log")} d="M-10 214C80 212 220 222 330 234 400 242 470 250 520 262 400 268 160 268-10 264Z" />
      <path
        stroke={pen("a-logbark")}
        strokeWidth="2.8"
        strokeLinecap="round"
        d="M0 226C120 224 300 240 440 254M0 240C120 238 260 246 380 256M0 252C80 250 180 252 270 258"
        strokeDasharray="34 14 10 22 52 16"
      />
      <Bird x={56} y={112} width={430} height={110} transform="rotate(3 270 170)" />
    </>
  );
}
