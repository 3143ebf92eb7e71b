import { Bird, BirdDefs } from "../bird.tsx";
import { between, dashes, type Hand, handOf, round, tenth } from "../hand.ts";
import { field, frond, pines } from "../land.tsx";
import { Moth } from "../moth.tsx";
import type { PaletteRole, Pen } from "../palette.ts";
import { Head, RaisedWing, Trunk } from "../poses.tsx";
import { Sheet } from "../sheet.tsx";

/** Ground along the lower edge: a soft hill and some rows of dashes. */
function Ground({ pen, hand, top = 378 }: { pen: Pen; hand: Hand; top?: number }) {
  return (
    <>
      <path fill={pen("a-near")} d={`M0 ${top}C160 ${top - 18} 420 ${top + 14} 640 ${top - 8}V460H0Z`} />
      <g strokeLinecap="round">
        {field(hand, pen, {
          ...{ top: top + 15, step: 15, rows: Math.floor((460 - top) / 15), sway: 4, count: 5 },
          ...{ dash: [8, 30], gap: [10, 34], roles: ["a-d1", "a-d2", "a-d3"] },
          width: (index) => 2.6 + index * 0.3,
        })}
      </g>
    </>
  );
}

const roosts = [
  { x: 176, y: 296, width: 380, turn: -4 },
  { x: 214, y: 206, width: 240, turn: -3 },
  { x: 372, y: 184, width: 178, turn: -16 },
  { x: 200, y: 110, width: 134, turn: -13 },
  { x: 328, y: 42, width: 100, turn: -4 },
];

/** Apps: one tree, five branches, the same bird on each in another size. */
export function BranchesIllustration({ pen }: { pen: Pen }) {
  const hand = handOf(201);
  return (
    <Sheet width={640} height={460}>
      <BirdDefs pen={pen} />
      <circle fill={pen("a-disc")} cx="520" cy="96" r="64" />
      <Ground pen={pen} hand={hand} top={404} />
      <path
        fill={pen("a-branch")}
        d="M70 460C92 380 92 300 84 210 78 140 84 60 104-10H132C116 70 116 140 120 190L196 142C250 120 290 118 352 104L354 110C300 126 258 130 204 156L122 212 126 270C220 250 330 260 470 246L470 253C340 272 226 272 128 300L130 350C240 336 420 380 600 356L601 366C430 396 260 372 134 396 136 420 140 440 146 460ZM126 92C200 70 260 76 330 64L440 56 440 61 334 74C270 88 200 90 124 116ZM300 262C350 230 400 196 560 176L561 182C420 206 360 238 322 266Z"
      />
      <g stroke={pen("a-bark")} strokeWidth="2.6" strokeLinecap="round">
        {[92, 102, 112].map((x) => (
          <path
            key={x}
            d={`M${x + 8} 450C${x + 8} 360 ${x + 2} 260 ${x} 190S${x + 4} 50 ${x + 18} 0`}
            strokeDasharray={dashes(hand, 5, [10, 44], [12, 34])}
          />
        ))}
        <path d="M140 366C250 352 420 390 590 362" strokeDasharray={dashes(hand, 5, [8, 40], [12, 34])} />
      </g>
      {roosts.map(({ x, y, width, turn }) => (
        <Bird
          key={y}
          x={x}
          y={y}
          width={width}
          height={Math.round(width / 3.92)}
          transform={`rotate(${turn} ${x} ${y})`}
        />
      ))}
      <path fill={pen("accent")} d="M126 56c14-16 32-20 52-12-14 16-32 20-52 12Z" />
    </Sheet>
  );
}

const guests = [
  [74, 70, "M86 80C140 110 190 190 268 282"],
  [196, 34, "M202 48C220 110 256 190 296 268"],
  [438, 30, "M434 44C424 110 384 190 346 268"],
  [566, 78, "M554 88C500 120 450 200 374 282"],
] as const;

const faceShape = "M84 470C76 402 96 300 148 232 196 172 256 150 320 150S444 172 492 232C544 300 564 402 556 470Z";

/** The browser's blocking: the gape of a nightjar, rimmed with bristles. What flies in does not fly on. */
export function GapeIllustration({ pen }: { pen: Pen }) {
  const hand = handOf(211);
  return (
    <Sheet width={640} height={460}>
      <defs>
        <clipPath id="face">
          <path d={faceShape} />
        </clipPath>
      </defs>
      <path fill={pen("b0")} d={faceShape} />
      <g clipPath="url(#face)" stroke={pen("bm")} strokeWidth="6">
        {Array.from({ length: 13 }, (_, index) => {
          const y = 178 + index * 24;
          return (
            <path
              key={y}
              d={`M60 ${y + 40}C180 ${y - 30} 460 ${y - 30} 580 ${y + 40}`}
              strokeDasharray={dashes(hand, 5, [4, 15], [6, 15])}
            />
          );
        })}
        <path stroke={pen("bp")} strokeWidth="9" d="M126 440C180 452 210 440 232 420M514 440C460 452 430 440 408 420" />
      </g>
      <path
        fill={pen("a-hole")}
        d="M176 318C186 262 250 238 320 238S454 262 464 318C464 392 410 436 320 436S176 392 176 318Z"
      />
      <path
        fill={pen("a-other")}
        d="M206 338C222 304 268 290 320 290S418 304 434 338C424 388 384 414 320 414S216 388 206 338Z"
      />
      <path fill={pen("bd")} d="M290 240C298 216 310 206 320 198 330 206 342 216 350 240 336 250 304 250 290 240Z" />
      <path
        stroke={pen("bd")}
        strokeWidth="3.4"
        strokeLinecap="round"
        d="M182 300C158 288 140 268 128 240M196 276C178 258 168 236 164 206M218 258C206 236 202 214 206 186M458 300C482 288 500 268 512 240M444 276C462 258 472 236 476 206M422 258C434 236 438 214 434 186M178 338C150 334 126 322 106 300M462 338C490 334 514 322 534 300"
      />
      <Eye pen={pen} x={150} y={322} />
      <Eye pen={pen} x={490} y={322} />
      <path
        stroke={pen("ink")}
        strokeWidth="2.4"
        strokeDasharray=".1 9"
        strokeLinecap="round"
        d={guests.map(([, , path]) => path).join("")}
      />
      {guests.map(([x, y]) => (
        <Gnat key={x} pen={pen} x={x} y={y} />
      ))}
    </Sheet>
  );
}

function Eye({ pen, x, y }: { pen: Pen; x: number; y: number }) {
  return (
    <>
      <circle fill={pen("be0")} cx={x} cy={y} r="30" />
      <circle fill={pen("be")} cx={x} cy={y} r="24" />
      <circle fill={pen("glint")} cx={x - 8} cy={y - 9} r="6" />
    </>
  );
}

function Gnat({ pen, x, y }: { pen: Pen; x: number; y: number }) {
  return (
    <g transform={`translate(${x} ${y}) scale(1.7)`}>
      <ellipse fill={pen("a-track")} rx="2.6" ry="6" />
      <path
        fill={pen("a-egg")}
        stroke={pen("a-track")}
        strokeWidth="1.2"
        d="M0-2c-5-9-12-9-13-5s6 6 13 5c5-9 12-9 13-5s-6 6-13 5"
      />
    </g>
  );
}

/** Clearing up: a bird in its dust bath, and the dust that its wings throw up. */
export function DustIllustration({ pen }: { pen: Pen }) {
  const hand = handOf(221);
  const flung = Array.from({ length: 84 }, (_, index) => {
    const side = index % 2 ? 1 : -1;
    const angle = -Math.PI / 2 + side * between(hand, 0.5, 1.45);
    const out = between(hand, 0.3, 1);
    const x = 330 + Math.cos(angle) * (110 + 190 * out);
    const y = 320 + Math.sin(angle) * (60 + 210 * out);
    const reach = 17 * (1.2 - out);
    return `M${round(x, y)}l${tenth(Math.cos(angle) * reach)} ${tenth(Math.sin(angle) * reach)}`;
  });
  return (
    <Sheet width={640} height={460}>
      <Ground pen={pen} hand={hand} top={276} />
      <path
        fill={pen("a-far")}
        d="M88 362C100 322 190 302 310 302 440 302 548 324 562 362 550 402 440 424 320 424 200 424 100 402 88 362Z"
      />
      <path stroke={pen("bm")} strokeWidth="4.6" strokeLinecap="round" d={flung.join("")} />
      <g transform="translate(132 246) scale(.44)">
        <RaisedWing pen={pen} far transform="translate(-20 16) rotate(-34 380 150)" />
        <Trunk pen={pen} />
        <Head pen={pen} transform="translate(6 -4) rotate(6 240 160)" />
        <RaisedWing pen={pen} transform="translate(20 26) rotate(20 380 150)" />
      </g>
      {/* The near rim, behind which the belly is. */}
      <path
        fill={pen("a-near")}
        d="M88 362C140 376 200 360 262 368S400 356 452 366 530 358 562 362C550 402 440 424 320 424S100 402 88 362Z"
      />
      <path
        stroke={pen("a-d2")}
        strokeWidth="4"
        strokeLinecap="round"
        d="M88 362C140 376 200 360 262 368S400 356 452 366 530 358 562 362M122 388C200 402 300 394 380 398S480 392 520 388"
        strokeDasharray="18 12 8 10 26 14"
      />
      <path fill={pen("accent")} d="M548 434c18-20 42-26 62-16-14 20-38 28-62 16Z" />
    </Sheet>
  );
}

const drawn = [
  { x: 60, y: 96, scale: 0.36, turn: 24 },
  { x: 476, y: 176, scale: 0.42, turn: -18 },
  { x: 86, y: 258, scale: 0.26, turn: -30 },
  { x: 520, y: 70, scale: 0.24, turn: 30 },
  { x: 446, y: 306, scale: 0.2, turn: 12 },
];

/** The phone: a light in the dark, and what is drawn to it. The bird sits on top and waits. */
export function LampIllustration({ pen }: { pen: Pen }) {
  const hand = handOf(231);
  return (
    <Sheet width={640} height={460}>
      <BirdDefs pen={pen} />
      <defs>
        <g id="moth">
          <Moth pen={pen} />
        </g>
      </defs>
      <Ground pen={pen} hand={hand} top={396} />
      <circle fill={pen("a-haze")} cx="320" cy="280" r="196" opacity=".6" />
      <rect fill={pen("a-branch")} x="236" y="134" width="168" height="310" rx="26" />
      <rect fill={pen("a-disc")} x="248" y="150" width="144" height="278" rx="14" />
      <g stroke={pen("a-illustration")} strokeWidth="7" strokeLinecap="round">
        <path d="M270 184h62M270 208h98M270 232h84" />
        <path d="M270 292h98M270 316h76M270 340h92M270 364h40" />
      </g>
      <path stroke={pen("accent")} strokeWidth="9" strokeLinecap="round" d="M270 262h30" />
      <path
        stroke={pen("ink")}
        strokeWidth="2.2"
        strokeDasharray=".1 9"
        strokeLinecap="round"
        d="M124 158C160 196 190 200 228 214M508 226C470 250 440 246 412 258M132 294C166 310 196 300 228 306M548 106C500 150 460 170 412 196M470 330C450 330 430 336 412 330"
      />
      {drawn.map(({ x, y, scale, turn }) => (
        <use key={y} href="#moth" transform={`translate(${x} ${y}) rotate(${turn}) scale(${scale})`} />
      ))}
      <Bird x={176} y={62} width={330} height={84} transform="rotate(-2 320 100)" />
    </Sheet>
  );
}

const stones = [
  "M118 398C120 350 190 334 320 334S522 350 524 398C520 424 440 434 320 434S122 424 118 398Z",
  "M176 306C184 272 240 262 330 262S462 274 468 306C464 330 410 340 322 340S180 332 176 306Z",
  "M214 232C224 206 270 200 322 200S420 208 426 234C422 256 380 266 320 266S218 256 214 232Z",
];

/** Mac: three smooth stones, one on the other, and who sits on them. */
export function StonesIllustration({ pen }: { pen: Pen }) {
  const hand = handOf(241);
  const tints = ["a-half", "a-d1", "a-cut"] as const;
  return (
    <Sheet width={640} height={460}>
      <BirdDefs pen={pen} />
      <path
        stroke={pen("a-fern")}
        strokeWidth="4"
        strokeLinecap="round"
        d={`${frond(70, 470, 330, 40, 15)}${frond(20, 470, 220, -20, 12)}${frond(596, 470, 260, -34, 13)}`}
      />
      <Ground pen={pen} hand={hand} top={386} />
      {stones.map((shape, index) => (
        <g key={shape}>
          <path fill={pen(tints[index] ?? "a-mid")} d={shape} />
          <path
            stroke={pen(index === 1 ? "a-far" : "a-near")}
            strokeWidth="3.4"
            strokeLinecap="round"
            d={`M${160 + index * 44} ${384 - index * 82}C260 ${366 - index * 80} 380 ${366 - index * 80} ${484 - index * 48} ${386 - index * 82}M${178 + index * 40} ${408 - index * 82}C270 ${396 - index * 81} 390 ${398 - index * 81} ${462 - index * 44} ${406 - index * 82}`}
            strokeDasharray={dashes(hand, 5, [6, 34], [12, 40])}
          />
        </g>
      ))}
      <Bird x={146} y={116} width={372} height={95} transform="rotate(-2 320 180)" />
      <path fill={pen("accent")} d="M500 404c10-20 26-28 48-24-8 20-26 28-48 24Z" />
    </Sheet>
  );
}

/** Windows: a window that stands open, the evening outside, and the bird on its sill. */
export function SillIllustration({ pen }: { pen: Pen }) {
  const hand = handOf(251);
  return (
    <Sheet width={640} height={460}>
      <BirdDefs pen={pen} />
      <rect fill={pen("a-mid")} width="640" height="460" />
      <g strokeLinecap="round">
        {field(hand, pen, {
          ...{ top: 16, step: 22, rows: 21, sway: 2, count: 5, dash: [30, 70], gap: [12, 26] },
          ...{ width: () => 2.6, roles: ["a-d1", "a-d3"] },
        })}
      </g>
      <rect fill={pen("a-branch")} x="126" y="36" width="388" height="308" rx="8" />
      <rect fill={pen("a-haze")} x="140" y="50" width="360" height="294" />
      <circle fill={pen("a-disc")} cx="404" cy="162" r="56" />
      <path fill={pen("a-far")} d="M140 240C220 218 320 240 400 230S480 222 500 226V344H140Z" />
      <path stroke={pen("a-pine")} strokeWidth="2" d={pines(hand, 150, [24, 54], 20)} transform="translate(158 238)" />
      <g strokeLinecap="round">
        {field(hand, pen, {
          ...{ top: 252, step: 13, rows: 7, sway: 3, count: 4, dash: [6, 28], gap: [12, 40], reach: [146, 494] },
          ...{ width: (index) => 2 + index * 0.2, roles: ["a-d1", "a-d2"] },
        })}
      </g>
      <path fill={pen("a-branch")} d="M312 50h14v294h-14ZM140 142h360v10H140Z" />
      <path fill={pen("a-cut")} d="M96 344H544L562 372V384H78V372Z" />
      <path fill={pen("a-log")} d="M78 372H562V388H78Z" />
      <Bird x={142} y={262} width={366} height={93} transform="rotate(-1 320 340)" />
      <path
        fill={pen("accent")}
        d="M520 344c-12-22-8-42 8-58 12 20 10 40-8 58ZM528 346c4-18 16-30 36-34-2 20-14 32-36 34Z"
      />
    </Sheet>
  );
}

const crack =
  "M150 238L196 214 222 244 262 206 300 238 342 200 376 236 410 208 450 232V300L412 284 384 312 344 280 306 314 264 284 226 310 190 280 150 300Z";

/** Windows preview: an egg that has begun to open. */
export function HatchIllustration({ pen }: { pen: Pen }) {
  const hand = handOf(261);
  const speckles = Array.from({ length: 54 }, () => {
    const angle = between(hand, 0, Math.PI * 2);
    const out = Math.sqrt(hand());
    return `M${round(300 + 112 * out * Math.cos(angle), 286 + 118 * out * Math.sin(angle))}l${round(between(hand, -14, 14), between(hand, -7, 7))}`;
  });
  return (
    <Sheet width={640} height={460}>
      <path
        stroke={pen("a-fern")}
        strokeWidth="4.4"
        strokeLinecap="round"
        d={`${frond(540, 430, 330, 30, 15)}${frond(600, 430, 240, 20, 13)}${frond(484, 430, 180, -30, 11)}${frond(60, 430, 210, -30, 12)}`}
      />
      <Ground pen={pen} hand={hand} top={350} />
      <ellipse fill={pen("a-branch")} opacity=".45" cx="312" cy="412" rx="176" ry="24" />
      <defs>
        <clipPath id="shell">
          <path d="M300 92C376 92 438 198 438 284 438 368 382 418 300 418S162 368 162 284C162 198 224 92 300 92Z" />
        </clipPath>
        <clipPath id="crack">
          <path d={crack} />
        </clipPath>
      </defs>
      <g clipPath="url(#shell)">
        <path fill={pen("a-egg")} d="M150 80H450V430H150Z" />
        <path stroke={pen("a-d2")} strokeWidth="8" strokeLinecap="round" d={speckles.slice(0, 30).join("")} />
        <path stroke={pen("a-d1")} strokeWidth="6" strokeLinecap="round" d={speckles.slice(30).join("")} />
        <path fill={pen("a-hole")} d={crack} />
        <path fill={pen("b0")} d="M186 330C190 262 240 222 304 220 372 222 420 254 428 330Z" clipPath="url(#crack)" />
        <path
          stroke={pen("bm")}
          strokeWidth="6"
          strokeLinecap="round"
          strokeDasharray="7 9 4 8"
          d="M222 262C244 234 276 228 312 232M214 284C236 252 254 244 272 240M336 236C366 240 388 250 404 268M330 292C354 296 376 294 400 286M240 296C252 286 260 280 268 278"
          clipPath="url(#crack)"
        />
      </g>
      <Eye pen={pen} x={300} y={262} />
      <path fill={pen("bd")} d="M346 258C356 252 372 254 384 264 370 268 358 270 348 268Z" />
      <path
        stroke={pen("a-d2")}
        strokeWidth="3"
        strokeLinecap="round"
        d="M262 206L250 176 262 158M342 200L352 170M226 310L216 340 228 356M344 280L356 318 346 340"
      />
      <path fill={pen("a-egg")} d="M470 372L516 356 538 388 500 404ZM112 388L150 376 158 402 128 410Z" />
      <path fill={pen("accent")} d="M86 338c-8-26 2-46 28-58 8 26-2 48-28 58Z" />
    </Sheet>
  );
}

/** No support: a stump with many rings, and the shoot that grows from it. */
export function StumpIllustration({ pen }: { pen: Pen }) {
  const hand = handOf(271);
  const rings = Array.from({ length: 8 }, (_, index) => ({ rx: 142 - index * 18, ry: 44 - index * 5.6 }));
  return (
    <Sheet width={640} height={460}>
      <Ground pen={pen} hand={hand} top={356} />
      <path
        fill={pen("a-log")}
        d="M164 226C168 300 150 360 108 404 160 396 190 402 216 420 250 402 300 406 330 424 366 404 400 402 440 414 466 398 500 396 536 402 494 362 478 300 480 226Z"
      />
      <g stroke={pen("a-logbark")} strokeWidth="3.4" strokeLinecap="round">
        {Array.from({ length: 11 }, (_, index) => {
          const x = 186 + index * 27;
          return (
            <path
              key={x}
              d={`M${x} 262C${x} 320 ${x - 6 + index} 350 ${x - 24 + index * 5} 394`}
              strokeDasharray={dashes(hand, 4, [10, 40], [10, 26])}
            />
          );
        })}
      </g>
      <ellipse fill={pen("a-cut")} cx="322" cy="228" rx="159" ry="52" />
      <g stroke={pen("a-log")} strokeWidth="2.6" strokeLinecap="round">
        {rings.map(({ rx, ry }) => (
          <ellipse
            key={rx}
            cx="318"
            cy="228"
            rx={rx}
            ry={tenth(ry)}
            strokeDasharray={dashes(hand, 5, [18, 60], [5, 14])}
          />
        ))}
      </g>
      <path stroke={pen("a-fern")} strokeWidth="7" strokeLinecap="round" d="M430 226C436 170 428 120 452 66" />
      <path
        fill={pen("accent")}
        d="M450 72c-16-26-10-48 14-66 16 26 12 50-14 66ZM434 150c-30-2-46-18-50-46 30 2 48 18 50 46ZM438 118c6-28 24-42 54-42-6 28-24 44-54 42Z"
      />
    </Sheet>
  );
}

/** The reed that the bird sits on: it has kinked and lies across the others. */
const bent = "M24 470C30 420 34 366 66 357L604 319C626 318 640 328 648 344";

/** The extension: a bird among reeds, of which one sees a little between two stalks. */
export function ReedsIllustration({ pen }: { pen: Pen }) {
  const hand = handOf(281);
  const stalk = (x: number) => {
    const lean = between(hand, -16, 16);
    return `M${round(x)} 470C${round(x + lean * 0.2)} 320 ${round(x + lean * 0.6)} 180 ${round(x + lean, between(hand, 20, 130))}`;
  };
  const behind = Array.from({ length: 34 }, (_, index) => stalk(index * 19.4 + between(hand, -5, 5)));
  const before = Array.from({ length: 16 }, (_, index) => index * 42 + between(hand, -8, 8))
    .filter((x) => x < 136 || x > 262)
    .map(stalk);
  return (
    <Sheet width={640} height={460}>
      <BirdDefs pen={pen} />
      <circle fill={pen("a-disc")} cx="470" cy="128" r="84" />
      <g strokeLinecap="round">
        <path stroke={pen("a-reed")} strokeWidth="9" d={behind.join("")} />
        <Marks pen={pen} hand={hand} stalks={behind} width={3.4} colour="a-d1" />
      </g>
      <g strokeLinecap="round">
        <path stroke={pen("a-branch")} strokeWidth="15" d={bent} />
        <path stroke={pen("a-bark")} strokeWidth="3.4" strokeDasharray="34 18 12 26" d={bent} />
      </g>
      <Bird x={120} y={226} width={430} height={110} transform="rotate(-4 320 280)" />
      <g strokeLinecap="round">
        <path stroke={pen("a-many")} strokeWidth="12" d={before.join("")} />
        <Marks pen={pen} hand={hand} stalks={before} width={4} colour="a-near" />
        <path stroke={pen("accent")} strokeWidth="13" d="M574 470C580 330 566 180 580 62" />
      </g>
      <path fill={pen("a-near")} d="M0 408C160 392 420 420 640 402V460H0Z" />
      <g strokeLinecap="round">
        {field(hand, pen, {
          ...{ top: 420, step: 14, rows: 3, sway: 4, count: 5, dash: [8, 30], gap: [10, 34] },
          ...{ width: () => 3.2, roles: ["a-d2", "a-d1"] },
        })}
      </g>
    </Sheet>
  );
}

type MarksProps = { pen: Pen; hand: Hand; stalks: readonly string[]; width: number; colour: PaletteRole };

/** Dashes along stalks, each begun at another place, or they would line up across the picture. */
function Marks({ pen, hand, stalks, width, colour }: MarksProps) {
  return (
    <g stroke={pen(colour)} strokeWidth={width}>
      {stalks.map((d) => (
        <path key={d} d={d} strokeDasharray={dashes(hand, 3, [10, 46], [14, 40])} />
      ))}
    </g>
  );
}
