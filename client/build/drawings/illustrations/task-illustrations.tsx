import { Bird, BirdDefs } from "../bird.tsx";
import { between, dashes, type Hand, handOf, round, tenth } from "../hand.ts";
import { field, frond, pines, row } from "../land.tsx";
import { Moth } from "../moth.tsx";
import type { PaletteRole, Pen } from "../palette.ts";
import { Sheet } from "../sheet.tsx";

/** Upright, so that it fills the side of a screen with one thing to do. */
const upright = { width: 480, height: 600 } as const;

/** The dashes at the foot of an upright drawing. */
function footing(hand: Hand, pen: Pen, top: number, rows: number) {
  return field(hand, pen, {
    ...{ top, step: 14, rows, sway: 4, count: 5, dash: [8, 34], gap: [12, 38], reach: [-10, 490] },
    width: () => 3,
    roles: ["a-d1", "a-d2", "a-d3"],
  });
}

/** Signing in: a field gate, and on its top bar somebody who is always in. */
export function GateIllustration({ pen }: { pen: Pen }) {
  const hand = handOf(501);
  const bars = [318, 366, 414, 462, 510];
  return (
    <Sheet {...upright}>
      <BirdDefs pen={pen} />
      <path fill={pen("a-far")} d="M0 372C120 352 300 384 480 360V600H0Z" />
      <path
        stroke={pen("a-pine")}
        strokeWidth="2.6"
        transform="translate(0 368)"
        d={pines(hand, 480, [34, 84], 30)}
        opacity=".8"
      />
      <path fill={pen("a-near")} d="M0 520C140 504 320 532 480 514V600H0Z" />
      <g strokeLinecap="round">
        {[396, 420, 444, 468, 492].map((y) =>
          row(hand, pen("a-d1"), { y, sway: 4, width: 2.4, count: 5, dash: [8, 30], gap: [26, 70], reach: [-10, 490] }),
        )}
        {footing(hand, pen, 534, 5)}
      </g>
      <path fill={pen("a-branch")} d="M62 520L404 322 414 338 72 536Z" />
      {bars.map((y) => (
        <path key={y} fill={pen("a-log")} d={`M40 ${y}L440 ${y - 5}V${y + 13}L40 ${y + 18}Z`} />
      ))}
      <path fill={pen("a-log")} d="M34 276L58 262 80 276V572H34ZM400 270L424 256 446 270V566H400Z" />
      <g stroke={pen("a-logbark")} strokeWidth="2.8" strokeLinecap="round">
        {bars.map((y) => (
          <path key={y} d={`M88 ${y + 8}L396 ${y + 4}`} strokeDasharray={dashes(hand, 4, [14, 60], [12, 30])} />
        ))}
        <path
          d="M46 290V560M58 280V566M69 290V560M412 284V556M424 274V560M435 284V556"
          strokeDasharray="34 12 10 16 52 14"
        />
      </g>
      <Bird x={104} y={232} width={330} height={85} transform="rotate(-1 260 280)" />
      <path
        stroke={pen("a-fern")}
        strokeWidth="4"
        strokeLinecap="round"
        d={`${frond(18, 612, 116, 18, 10)}${frond(462, 612, 104, -24, 9)}${frond(430, 612, 76, 16, 8)}`}
      />
      {/* Above every wide crop of the drawing, as the ferns are below it: a part of either would be a scribble. */}
      <g transform="translate(278 39) rotate(-18) scale(.36)">
        <Moth pen={pen} />
      </g>
    </Sheet>
  );
}

/** Six digits: six moths on bark, each like the next, one of them meant. */
export function MothsIllustration({ pen }: { pen: Pen }) {
  const hand = handOf(511);
  const grain = Array.from({ length: 27 }, (_, index) => {
    const x = -8 + index * 19;
    return `M${x} -10C${round(x + between(hand, -12, 12))} 160 ${round(x + between(hand, -12, 12))} 420 ${x} 610`;
  });
  const places = [0, 1, 2].flatMap((line) => [0, 1].map((side) => [126 + side * 228, 108 + line * 192] as const));
  return (
    <Sheet {...upright}>
      <defs>
        <g id="moth">
          <Moth pen={pen} />
        </g>
      </defs>
      <rect fill={pen("a-far")} {...upright} />
      <g strokeLinecap="round">
        {grain.map((d, index) => (
          <path
            key={d}
            stroke={pen(index % 3 === 1 ? "a-d3" : "a-d1")}
            strokeWidth={tenth(between(hand, 2.4, 4))}
            strokeDasharray={dashes(hand, 6, [16, 70], [14, 50])}
            d={d}
          />
        ))}
      </g>
      {places.map(([x, y], index) => (
        <use
          key={`${x} ${y}`}
          href="#moth"
          transform={`translate(${x} ${y}) rotate(${round(between(hand, -24, 24))}) scale(${index === 3 ? ".6" : ".54"}) translate(-150 -110)`}
        />
      ))}
      <circle stroke={pen("accent")} strokeWidth="4" strokeDasharray="9 8" cx="354" cy="300" r="104" />
    </Sheet>
  );
}

/** A recovery code: a store under the leaves, which only who made it finds again. */
export function CacheIllustration({ pen }: { pen: Pen }) {
  const hand = handOf(521);
  const nuts = [
    [172, 448, -14],
    [232, 462, 8],
    [292, 450, 22],
    [204, 404, 4],
    [264, 406, -10],
    [234, 356, 12],
  ] as const;
  return (
    <Sheet {...upright}>
      <path
        stroke={pen("a-fern")}
        strokeWidth="4"
        strokeLinecap="round"
        d={`${frond(70, 196, 150, -30, 12)}${frond(112, 196, 104, 24, 10)}${frond(404, 196, 170, 36, 12)}${frond(360, 196, 90, -24, 9)}`}
      />
      <path fill={pen("a-near")} d="M0 196C110 176 330 208 480 186V600H0Z" />
      <g strokeLinecap="round">
        {field(hand, pen, {
          ...{ top: 214, step: 17, rows: 23, sway: 5, count: 6, dash: [8, 36], gap: [14, 44], reach: [-10, 490] },
          width: (index) => 2.6 + index * 0.05,
          roles: ["a-d1", "a-d3", "a-d1"],
        })}
        <path
          stroke={pen("a-branch")}
          strokeWidth="7"
          d="M392 196C386 250 420 290 410 350S440 450 424 520M392 240C350 262 356 300 336 316M412 360C450 372 452 410 486 420M84 196C92 240 64 280 76 330S48 410 60 460M78 300C110 316 108 344 128 352"
        />
      </g>
      <path
        fill={pen("a-hole")}
        d="M234 286C310 284 366 344 360 418 356 488 300 516 234 514 164 514 108 484 108 416 106 344 160 288 234 286Z"
      />
      {nuts.map(([x, y, turn], index) => (
        <Nut key={x} pen={pen} at={`translate(${x} ${y}) rotate(${turn})`} isOwn={index === 5} />
      ))}
      <path
        stroke={pen("accent")}
        strokeWidth="4.4"
        strokeLinecap="round"
        strokeDasharray=".1 12"
        d="M176 150C190 214 268 214 238 318"
      />
      <g fill={pen("a-logbark")}>
        {[40, 128, 214, 286, 344, 440].map((x, index) => (
          <path
            key={x}
            fill={pen(index === 2 ? "accent" : index % 2 ? "a-cut" : "a-logbark")}
            transform={`translate(${x} ${188 + (index % 3) * 5}) rotate(${round(between(hand, -30, 30))})`}
            d="M-30 0C-16-16 14-16 32-2 14 12-16 12-30 0Z"
          />
        ))}
      </g>
    </Sheet>
  );
}

function Nut({ pen, at, isOwn }: { pen: Pen; at: string; isOwn: boolean }) {
  return (
    <g transform={at}>
      <path fill={pen(isOwn ? "a-other" : "a-cut")} d="M0 30C-20 26-28 6-24-10-16-22 16-22 24-10 28 6 20 26 0 30Z" />
      <path fill={pen("a-logbark")} d="M-27-6C-24-26-12-32 0-32S24-26 27-6C16-14-16-14-27-6Z" />
      <path
        stroke={pen(isOwn ? "accent" : "a-bark")}
        strokeWidth="2.4"
        strokeLinecap="round"
        d="M-12-2C-14 8-10 18-4 24M0-4V24M12-2C14 8 10 18 4 24"
        strokeDasharray="9 5"
      />
    </g>
  );
}

/** Waiting for what is under way: a cocoon on its thread. */
export function CocoonIllustration({ pen }: { pen: Pen }) {
  const hand = handOf(531);
  const threads = Array.from({ length: 17 }, (_, index) => {
    const y = 232 + index * 15;
    const half = 78 * Math.sqrt(Math.max(0, 1 - ((y - 352) / 138) ** 2));
    return `M${round(240 - half, y + 5)}Q${round(240, y + 22)} ${round(240 + half, y - 7)}`;
  });
  return (
    <Sheet {...upright}>
      <path fill={pen("a-near")} d="M0 530C140 514 330 542 480 522V600H0Z" />
      <g strokeLinecap="round">
        {footing(hand, pen, 546, 4)}
        <path
          stroke={pen("a-fern")}
          strokeWidth="4"
          d={`${frond(60, 612, 250, 40, 14)}${frond(20, 612, 170, -20, 12)}${frond(430, 612, 280, -30, 14)}${frond(466, 612, 170, 30, 11)}`}
        />
      </g>
      <path fill={pen("a-branch")} d="M-10 118C110 84 300 112 490 58V82C310 136 120 112-10 146Z" />
      <path
        stroke={pen("a-bark")}
        strokeWidth="2.6"
        strokeLinecap="round"
        d="M0 132C120 100 300 126 480 72"
        strokeDasharray="30 14 8 22 44 12"
      />
      <path fill={pen("a-branch")} d="M352 92C372 58 378 36 380 8L390 8C392 42 384 70 372 94Z" />
      <path
        fill={pen("a-many")}
        d="M384 12C350 16 330-2 326-26 358-28 380-14 384 12ZM120 104C98 74 64 70 36 84 56 112 92 122 120 104Z"
      />
      <path stroke={pen("a-fern")} strokeWidth="2.6" d="M118 104C92 94 66 88 42 86" />
      <path stroke={pen("a-track")} strokeWidth="3" d="M236 104C232 150 244 180 240 220" />
      <ellipse fill={pen("a-egg")} cx="240" cy="352" rx="82" ry="142" />
      <g stroke={pen("bm")} strokeWidth="3" strokeLinecap="round">
        {threads.map((d) => (
          <path key={d} d={d} strokeDasharray={dashes(hand, 4, [8, 36], [6, 18])} />
        ))}
      </g>
      <path
        stroke={pen("a-track")}
        strokeWidth="3"
        strokeDasharray="16 9"
        d="M222 216C196 300 196 400 224 488M258 216C284 300 284 400 256 488"
        opacity=".5"
      />
      <path
        fill={pen("accent")}
        d="M268 456C256 470 246 478 236 480 228 470 226 458 230 448 242 442 256 444 268 456Z"
      />
      <circle fill={pen("be")} cx="246" cy="460" r="5" />
    </Sheet>
  );
}

const leaf = "M0 0C22-26 66-28 96-6 66 22 24 24 0 0Z";

/** Leaving: one leaf lets go. The branch keeps its place for the next. */
export function FallIllustration({ pen }: { pen: Pen }) {
  const hand = handOf(541);
  const kept = [
    [152, 118, 206, "a-logbark"],
    [214, 92, -118, "a-many"],
    [262, 104, 62, "a-cut"],
    [318, 74, -104, "a-logbark"],
    [368, 92, 74, "a-many"],
    [420, 48, -128, "a-cut"],
  ] as const satisfies readonly (readonly [number, number, number, PaletteRole])[];
  const litter = Array.from({ length: 9 }, (_, index) => [20 + index * 52, between(hand, 528, 572)] as const);
  return (
    <Sheet {...upright}>
      <path fill={pen("a-near")} d="M0 506C140 488 330 520 480 498V600H0Z" />
      <g strokeLinecap="round">{footing(hand, pen, 522, 6)}</g>
      <path fill={pen("a-branch")} d="M490 22C380 60 260 106 120 118L116 126C270 124 390 88 490 52Z" />
      <path
        stroke={pen("a-bark")}
        strokeWidth="2.6"
        strokeLinecap="round"
        d="M484 38C380 78 270 112 150 120"
        strokeDasharray="30 14 8 22"
      />
      {kept.map(([x, y, turn, role]) => (
        <g key={x} transform={`translate(${x} ${y}) rotate(${turn})`}>
          <path fill={pen(role)} d={leaf} />
          <path stroke={pen("a-fern")} strokeWidth="2.6" strokeDasharray="18 7" d="M0 0C30-4 62-6 92-6" />
        </g>
      ))}
      <path
        stroke={pen("a-track")}
        strokeWidth="4"
        strokeLinecap="round"
        strokeDasharray=".1 13"
        d="M126 130C60 190 250 206 232 276S70 318 116 388 290 372 268 438"
      />
      <g transform="translate(216 470) rotate(-24) scale(1.25)">
        <path fill={pen("accent")} d={leaf} />
        <path
          stroke={pen("a-illustration")}
          strokeWidth="2.6"
          strokeDasharray="14 6"
          d="M4 0C30-4 62-6 90-6M34-4L46-17M54-5L66-16M40-3L52 9M60-5L72 5"
        />
      </g>
      {litter.map(([x, y], index) => (
        <path
          key={x}
          fill={pen(index % 3 === 0 ? "a-logbark" : index % 3 === 1 ? "a-d2" : "a-cut")}
          transform={`translate(${round(x, y)}) rotate(${round(between(hand, -40, 40))}) scale(.6)`}
          d={leaf}
        />
      ))}
    </Sheet>
  );
}

/** What somebody has, and since when: a tally stick with a notch for each month, and who keeps it. */
export function TallyIllustration({ pen }: { pen: Pen }) {
  const hand = handOf(571);
  const notch = (index: number) => {
    const [x, y] = [66 + index * 46, 292 - index * 3.1];
    return `M${round(x, y)}c10 14 16 32 16 54-14-8-22-28-24-50Z`;
  };
  const notches = Array.from({ length: 12 }, (_, index) => notch(index));
  return (
    <Sheet width={640} height={460}>
      <BirdDefs pen={pen} />
      <circle fill={pen("a-disc")} cx="96" cy="112" r="52" />
      <path fill={pen("a-far")} d="M0 352C150 328 400 366 640 336V460H0Z" />
      <path stroke={pen("a-pine")} strokeWidth="2.6" transform="translate(0 350)" d={pines(hand, 640, [26, 58], 34)} />
      <path fill={pen("a-near")} d="M0 396C180 378 420 412 640 386V460H0Z" />
      <g strokeLinecap="round">
        {field(hand, pen, {
          ...{ top: 410, step: 13, rows: 5, sway: 4, count: 5, dash: [8, 32], gap: [10, 36] },
          width: () => 3,
          roles: ["a-d1", "a-d2", "a-d3"],
        })}
      </g>
      <path
        stroke={pen("a-branch")}
        strokeWidth="22"
        strokeLinecap="round"
        d="M92 470C88 420 94 380 88 336M88 350C70 334 60 316 52 292M88 350C108 336 118 322 122 300M532 470C536 410 528 370 532 318M532 332C514 318 502 300 496 276M532 332C552 318 562 300 566 280"
      />
      <path
        fill={pen("a-log")}
        d="M22 290C120 282 380 258 606 250 620 252 628 268 627 288 626 308 618 322 606 324 400 334 160 352 26 358 12 352 6 338 6 322 6 306 12 294 22 290Z"
      />
      <g stroke={pen("a-logbark")} strokeWidth="3" strokeLinecap="round">
        {[302, 318, 334, 348].map((y) => (
          <path
            key={y}
            d={`M34 ${y}C200 ${y - 12} 400 ${y - 26} 596 ${y - 38}`}
            strokeDasharray={dashes(hand, 5, [10, 56], [14, 48])}
          />
        ))}
      </g>
      <ellipse fill={pen("a-cut")} cx="607" cy="287" rx="20" ry="37" />
      <path
        stroke={pen("a-logbark")}
        strokeWidth="2"
        d="M607 268c8 4 12 12 12 19s-4 15-12 19-12-12-12-19 4-15 12-19ZM607 279c4 2 6 5 6 8s-2 6-6 8"
      />
      <path fill={pen("a-cut")} d={notches.slice(0, -1).join("")} />
      <path fill={pen("a-other")} d={notches.slice(-1).join("")} />
      <Bird x={96} y={164} width={440} height={112} transform="rotate(-3.6 316 220)" />
    </Sheet>
  );
}
