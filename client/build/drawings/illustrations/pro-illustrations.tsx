import { Bird, BirdDefs } from "../bird.tsx";
import { between, type Hand, handOf, round } from "../hand.ts";
import { field, frond } from "../land.tsx";
import type { PaletteRole, Pen } from "../palette.ts";
import { Key, LeaderLines, Sheet } from "../sheet.tsx";
import { Tracks } from "../tracks.tsx";
import { Egg, eggShape, Shine } from "./product-illustrations.tsx";

/** Steps towards the water: the nearer to it, the less is left. */
const steps = [
  { x: 588, y: 74, turn: -128 },
  { x: 552, y: 128, turn: -134 },
  { x: 494, y: 142, turn: -124 },
  { x: 462, y: 198, turn: -136 },
  { x: 402, y: 212, turn: -126, left: "13 5" },
  { x: 370, y: 266, turn: -134, left: "8 8" },
  { x: 312, y: 282, turn: -126, left: "5 11" },
  { x: 282, y: 332, turn: -132, left: "2 13" },
] as const;

/** Removal: tracks below the tide line. The line in the accent colour marks how far the water came. */
export function TideIllustration({ pen }: { pen: Pen }) {
  const hand = handOf(151);
  const edge = "M-10 168C60 150 84 214 150 226S236 290 262 342 330 404 352 470";
  return (
    <Sheet width={640} height={460}>
      <path fill={pen("a-far")} d="M0 0H640V460H0Z" />
      <g strokeLinecap="round">
        {field(hand, pen, {
          ...{ top: 20, step: 21, rows: 21, sway: 6, count: 5, dash: [4, 22], gap: [30, 86] },
          width: () => 2.2,
          roles: ["a-d3", "a-d1"],
        })}
      </g>
      <Tracks
        pen={pen}
        steps={steps}
        print="M0 20V-26M0 2L-20-17M0 2L20-17M0 15l-7 12"
        width={({ left }) => (left ? 5 : 6.5)}
      />
      <clipPath id="sea">
        <path d={`${edge}H-10Z`} />
      </clipPath>
      <path fill={pen("a-sea")} d={`${edge}H-10Z`} />
      <g clipPath="url(#sea)" strokeLinecap="round">
        {field(hand, pen, {
          ...{ top: 176, step: 17, rows: 17, sway: 8, count: 5, dash: [10, 48], gap: [14, 44], reach: [-20, 420] },
          width: (index) => 2.6 + index * 0.12,
          roles: ["a-d1", "a-d2", "a-d1", "a-d3"],
        })}
      </g>
      <g strokeLinecap="round">
        <path stroke={pen("a-egg")} strokeWidth="9" d={edge} strokeDasharray="46 14 90 20 26 16" />
        <path
          stroke={pen("accent")}
          strokeWidth="4"
          d={edge}
          transform="translate(24 -14)"
          strokeDasharray="20 30 54 38 8 26"
        />
      </g>
    </Sheet>
  );
}

/** The stranger's egg on its way down: where it lay, where it went, where it is. */
const rolled = [
  { x: 336, y: 300, turn: 10, left: 0.2 },
  { x: 452, y: 318, turn: 58, left: 0.5 },
  { x: 566, y: 348, turn: 112, left: 1 },
] as const;

/** Restoration: the bird keeps its two eggs; the third, not its own, is rolled away a little further each time. */
export function RolledIllustration({ pen }: { pen: Pen }) {
  const hand = handOf(161);
  return (
    <Sheet width={640} height={460}>
      <BirdDefs pen={pen} />
      <path
        stroke={pen("a-fern")}
        strokeWidth="4"
        strokeLinecap="round"
        d={`${frond(36, 268, 210, -20, 14)}${frond(92, 262, 150, 30, 12)}`}
      />
      <path fill={pen("a-far")} d="M-10 250C160 226 330 240 450 262S600 300 650 300V460H-10Z" />
      <path fill={pen("a-near")} d="M-10 286C120 268 260 282 380 322S560 400 650 398V460H-10Z" />
      <clipPath id="slope">
        <path d="M-10 286C120 268 260 282 380 322S560 400 650 398V460H-10Z" />
      </clipPath>
      <g clipPath="url(#slope)" strokeLinecap="round">
        <g transform="rotate(9 0 280)">
          {field(hand, pen, {
            ...{ top: 292, step: 16, rows: 12, sway: 5, count: 5, dash: [8, 32], gap: [12, 40] },
            width: (index) => 2.6 + index * 0.18,
            roles: ["a-d1", "a-d2", "a-d3"],
          })}
        </g>
      </g>
      <ellipse fill={pen("a-hole")} opacity=".42" cx="158" cy="384" rx="124" ry="15" />
      <Egg pen={pen} hand={hand} transform="translate(130 362) rotate(-62) scale(.62)" />
      <Egg pen={pen} hand={hand} transform="translate(194 364) rotate(66) scale(.62)" />
      <Bird x={14} y={301} width={276} height={70} transform="matrix(-1 0 0 1 297 0) rotate(1 150 335)" />
      <path
        stroke={pen("accent")}
        strokeWidth="5"
        strokeLinecap="round"
        strokeDasharray=".1 12"
        d="M330 374C390 386 440 402 500 424"
      />
      <path
        stroke={pen("accent")}
        strokeWidth="5"
        strokeLinecap="round"
        strokeLinejoin="round"
        d="M488 406l22 22-28 8"
      />
      {rolled.map(({ x, y, turn, left }) => (
        <g key={x} transform={`translate(${x} ${y}) rotate(${turn})`}>
          <path fill={pen("a-far")} d={eggShape} />
          <path fill={pen("a-other")} opacity={left} d={eggShape} />
          {left === 1 ? (
            <Shine pen={pen} />
          ) : (
            <path
              stroke={pen("a-branch")}
              strokeWidth="3.4"
              strokeLinecap="round"
              strokeDasharray=".1 9"
              d={eggShape}
            />
          )}
        </g>
      ))}
      <LeaderLines
        pen={pen}
        d="M336 262V136M452 284V166M566 312V196"
        dots={[
          [336, 262],
          [452, 284],
          [566, 312],
        ]}
      />
      <Key pen={pen} at={[336, 122]} letter="a" />
      <Key pen={pen} at={[452, 152]} letter="b" />
      <Key pen={pen} at={[566, 182]} letter="c" />
    </Sheet>
  );
}

/** A burr: what hangs on to a coat and is carried home with it. */
function burrs(hand: Hand, places: readonly (readonly [number, number])[]): string {
  return places
    .flatMap(([x, y]) =>
      Array.from({ length: 9 }, (_, index) => {
        const angle = (index / 9) * Math.PI * 2 + between(hand, -0.2, 0.2);
        const [reachX, reachY] = [Math.cos(angle) * 11, Math.sin(angle) * 11];
        return `M${round(x, y)}l${round(reachX, reachY)}l${round(-reachY * 0.3, reachX * 0.3)}`;
      }),
    )
    .join("");
}

type LetterProps = { pen: Pen; x: number; y: number; turn: number; size: number };

function Letter({ pen, x, y, turn, size }: LetterProps) {
  return (
    <g transform={`translate(${x} ${y}) rotate(${turn}) scale(${size})`}>
      <rect fill={pen("a-egg")} x="-66" y="-44" width="132" height="88" rx="9" />
      <path
        stroke={pen("a-bark")}
        strokeWidth="3"
        strokeLinejoin="round"
        d="M-66-35C-66-40-62-44-57-44H57C62-44 66-40 66-35V35C66 40 62 44 57 44H-57C-62 44-66 40-66 35ZM-62-40L0 10 62-40"
      />
    </g>
  );
}

/** What was removed, noted on the letter. */
function Slip({ pen }: { pen: Pen }) {
  return (
    <g transform="translate(580 366) rotate(6)" strokeWidth="3" strokeLinecap="round">
      <path fill={pen("surface")} stroke={pen("a-bark")} strokeLinejoin="round" d="M-30-22H30V22H-30Z" />
      <path stroke={pen("ink")} d="M-19 0H19M-19 11H6" />
    </g>
  );
}

/** Email: a letter goes through a hedge, and the hedge keeps the burrs. */
export function HedgeIllustration({ pen }: { pen: Pen }) {
  const hand = handOf(171);
  const fronds = Array.from({ length: 12 }, (_, index) => {
    const aside = (index - 5.5) / 5.5;
    return frond(320 + aside * 52, 412, between(hand, 236, 284) * (1 - 0.3 * aside ** 2), aside * 38, 13);
  });
  return (
    <Sheet width={640} height={460}>
      <circle fill={pen("a-disc")} cx="540" cy="84" r="50" />
      <path fill={pen("a-far")} d="M0 340C180 322 420 354 640 330V460H0Z" />
      <path fill={pen("a-mid")} d="M260 410C248 330 252 250 276 208 298 172 342 172 364 208 388 250 392 330 380 410Z" />
      <g stroke={pen("a-fern")} strokeWidth="4" strokeLinecap="round">
        <path stroke={pen("a-half")} d={fronds.filter((_, index) => index % 2).join("")} />
        <path d={fronds.filter((_, index) => index % 2 === 0).join("")} />
      </g>
      <path fill={pen("a-near")} d="M0 384C180 368 420 398 640 378V460H0Z" />
      <g strokeLinecap="round">
        {field(hand, pen, {
          ...{ top: 400, step: 15, rows: 4, sway: 4, count: 5, dash: [8, 30], gap: [10, 34] },
          width: () => 3,
          roles: ["a-d1", "a-d2", "a-d3"],
        })}
      </g>
      <g stroke={pen("ink")} strokeWidth="3.4" strokeLinecap="round" strokeLinejoin="round">
        <path strokeDasharray=".1 9" d="M164 324C180 316 196 314 214 316M428 316C444 314 458 316 472 322" />
        <path d="M202 304L217 316 203 328M464 306L475 323 457 329" />
      </g>
      <Letter pen={pen} x={84} y={342} turn={-8} size={1.05} />
      <Letter pen={pen} x={556} y={340} turn={6} size={1.05} />
      <Slip pen={pen} />
      <g strokeWidth="3.4" strokeLinecap="round" strokeLinejoin="round">
        <path
          stroke={pen("bd")}
          d={burrs(hand, [
            [36, 306],
            [58, 390],
          ])}
        />
        <path
          stroke={pen("a-egg")}
          d={burrs(hand, [
            [284, 250],
            [344, 204],
            [300, 330],
            [356, 284],
          ])}
        />
        <path stroke={pen("accent")} d={burrs(hand, [[146, 366]])} />
      </g>
      <LeaderLines
        pen={pen}
        d="M86 304L104 232M146 366L184 420M344 204L412 112M578 358L566 236"
        dots={[
          [86, 304],
          [146, 366],
          [344, 204],
          [578, 358],
        ]}
      />
      <Key pen={pen} at={[108, 216]} letter="a" />
      <Key pen={pen} at={[194, 432]} letter="b" />
      <Key pen={pen} at={[424, 98]} letter="c" />
      <Key pen={pen} at={[564, 218]} letter="d" />
    </Sheet>
  );
}

/** Chat: a question is passed on by somebody else, and the answer comes back through the same one. */
export function RelayIllustration({ pen }: { pen: Pen }) {
  const hand = handOf(181);
  return (
    <Sheet width={640} height={460}>
      <BirdDefs pen={pen} />
      <BirdDefs pen={penInField(pen)} id="hidden" />
      <circle fill={pen("a-disc")} cx="92" cy="92" r="50" />
      <path fill={pen("a-near")} d="M0 348C180 330 420 362 640 340V460H0Z" />
      <g strokeLinecap="round">
        {field(hand, pen, {
          ...{ top: 362, step: 14, rows: 7, sway: 4, count: 5, dash: [8, 30], gap: [10, 34] },
          width: () => 3,
          roles: ["a-d1", "a-d2", "a-d3"],
        })}
      </g>
      <Bird x={16} y={376} width={204} height={52} transform="translate(236) scale(-1 1)" id="hidden" />
      <path
        fill={pen("a-branch")}
        d="M650-10V470H596C606 390 606 320 604 262 560 268 500 268 444 262V254C510 258 560 256 604 246 602 200 602 176 600 148 556 158 500 158 440 152V144C500 148 556 146 600 132 598 100 598 70 596 46 556 56 510 58 452 52V44C510 48 556 44 594 30L592-10ZM316 356C322 320 322 290 316 268 266 276 206 274 150 262V254C206 260 264 260 312 250 330 268 342 310 346 354Z"
      />
      <path
        stroke={pen("a-bark")}
        strokeWidth="3"
        strokeLinecap="round"
        d="M616 0C620 120 622 300 616 460M634 0C630 140 634 300 632 460M326 282C332 310 332 330 330 352"
        strokeDasharray="30 14 8 22 44 12"
      />
      <Bird x={134} y={202} width={222} height={57} transform="translate(490) scale(-1 1)" />
      {listeners.map((y) => (
        <Bird key={y} x={452} y={y} width={140} height={36} />
      ))}
      <g stroke={pen("ink")} strokeWidth="3" strokeLinecap="round" strokeLinejoin="round">
        <path
          strokeDasharray=".1 9"
          d="M220 386C262 356 286 318 290 284M366 208C388 166 410 106 438 52M368 218C392 200 414 176 436 154M370 232C392 240 412 248 434 254"
        />
        <path d="M280 296L290 280 301 296M424 56L438 50 441 65M423 153L438 153 435 168M427 242L436 254 422 260" />
      </g>
      <g stroke={pen("accent")} strokeWidth="4.4" strokeLinecap="round" strokeLinejoin="round">
        <path strokeDasharray=".1 10" d="M430 30C394 66 362 130 346 190M146 286C112 306 96 330 92 356" />
        <path d="M334 178l11 16 14-13M80 346l12 16 13-15" />
      </g>
      <LeaderLines
        pen={pen}
        d="M188 432L164 410M232 152L244 214M556 38V246M60 288L104 316"
        dots={[
          [164, 410],
          [244, 214],
          [556, 38],
          [556, 138],
          [556, 246],
          [104, 316],
        ]}
      />
      <Key pen={pen} at={[204, 436]} letter="a" />
      <Key pen={pen} at={[230, 138]} letter="b" />
      <Key pen={pen} at={[556, 191]} letter="c" />
      <Key pen={pen} at={[46, 280]} letter="d" />
    </Sheet>
  );
}

/** How high the three that answer sit, one on each branch. */
const listeners = [16, 116, 226];

/** The bird in the field's own colours. */
function penInField(pen: Pen): Pen {
  const own: Partial<Record<PaletteRole, PaletteRole>> = { b0: "a-d1", bw: "a-d1", bm: "a-d2", bd: "a-d2", bp: "a-d3" };
  return (role) => pen(own[role] ?? role);
}
