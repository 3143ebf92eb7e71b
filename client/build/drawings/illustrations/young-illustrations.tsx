/** The nightjar's young, and who feeds them. */
import { Fly } from "../fly.tsx";
import { between, handOf, round, type Span } from "../hand.ts";
import { field, frond, pines } from "../land.tsx";
import type { Pen } from "../palette.ts";
import { Head, Trunk } from "../poses.tsx";
import { Sheet } from "../sheet.tsx";

/** With folded hind wings, as it hangs from a bill. */
const moth =
  "M0 4C-8-20-34-30-46-16-42 0-24 8-10 10-16 20-14 28-4 26L0 18 4 26C14 28 16 20 10 10 24 8 42 0 46-16 34-30 8-20 0 4Z";

const [width, height] = [3200, 560];
const reach: Span = [-10, width + 10];

/** Donations, from one edge of the page to the other: one of the old birds feeds the young, the other is on its way with more. */
export function FeedingIllustration({ pen }: { pen: Pen }) {
  const hand = handOf(901);
  return (
    <Sheet width={width} height={height}>
      <circle fill={pen("a-disc")} cx="1880" cy="150" r="92" />
      <path fill={pen("a-far")} d="M0 300C420 268 900 316 1500 290S2700 270 3200 296V560H0Z" />
      <path
        stroke={pen("a-pine")}
        strokeWidth="2.6"
        transform="translate(0 298)"
        d={pines(hand, width, [26, 84], 62)}
      />
      <g strokeLinecap="round">
        {field(hand, pen, {
          ...{ top: 316, step: 17, rows: 4, sway: 5, count: 5, dash: [8, 44], gap: [30, 110], reach },
          width: () => 2.4,
          roles: ["a-d1", "a-d3", "a-d2"],
        })}
      </g>
      <path fill={pen("a-near")} d="M0 392C380 362 820 408 1360 386S2560 366 3200 392V560H0Z" />
      <g strokeLinecap="round">
        {field(hand, pen, {
          ...{ top: 408, step: 18, rows: 9, sway: 6, count: 5, dash: [8, 42], gap: [12, 50], reach },
          width: (index) => 2.8 + index * 0.2,
          roles: ["a-d1", "a-d2", "a-d1", "a-d3"],
        })}
        <path
          stroke={pen("a-fern")}
          strokeWidth="4.6"
          d={[
            [480, 200, -50, 11],
            [640, 330, 90, 15],
            [730, 220, -40, 12],
            [820, 150, 50, 10],
            [2350, 230, -40, 13],
            [2430, 300, 70, 14],
            [2530, 170, 40, 11],
          ]
            .map(([x = 0, long = 0, lean = 0, pairs = 0]) => frond(x, 572, long, lean, pairs))
            .join("")}
        />
      </g>
      <g transform="translate(1652 14) scale(-.54 .54)">
        <Fly pen={pen} />
      </g>
      <ellipse fill={pen("a-d1")} cx="1694" cy="502" rx="470" ry="22" />
      <g transform="translate(1346 496) scale(-1 1)">
        <Chick pen={pen} />
      </g>
      <g transform="translate(1490 500) scale(-1.12 1.12)">
        <Chick pen={pen} isHungry />
      </g>
      <path fill={pen("accent")} d={moth} transform="translate(1632 410) rotate(-80) scale(.74)" />
      <g transform="translate(1584 332) rotate(5 300 278) scale(.52)">
        <Trunk pen={pen} />
        <Head pen={pen} transform="rotate(-16 240 150)" />
      </g>
    </Sheet>
  );
}

/** A few days old, in down, facing left; sits on 0, 0. The hungry one holds its bill open. */
export function Chick({ pen, isHungry = false }: { pen: Pen; isHungry?: boolean }) {
  const hand = handOf(isHungry ? 907 : 905);
  return (
    <>
      <g strokeLinecap="round">
        <path stroke={pen("a-reed")} strokeWidth="5" d={down(hand, 44, body, [0.92, 1.08])} />
        <path
          fill={pen("a-reed")}
          d="M-62-10C-72-34-56-60-26-70 30-88 70-60 74-26 76-4 58 10 30 12 0 14-36 14-54 8-66 4-67-4-62-10Z"
        />
        <path stroke={pen("bm")} strokeWidth="4.4" d={down(hand, 58, body, [0.1, 0.9])} />
        <path stroke={pen("bp")} strokeWidth="3.6" d={down(hand, 18, body, [0.2, 0.9])} />
      </g>
      <path fill={pen("a-reed")} d="M-66-66C-76-92-60-114-34-114-8-114 8-94 6-70-8-48-50-46-66-66Z" />
      <path
        stroke={pen("bm")}
        strokeWidth="4"
        strokeLinecap="round"
        d={down(hand, 20, { at: [-28, -76], reach: [34, 36] }, [0.62, 1])}
      />
      {isHungry ? (
        <>
          <path fill={pen("a-other")} d="M-56-80L-92-105C-88-96-89-88-94-81-80-76-68-75-56-80Z" />
          <path
            fill={pen("a-track")}
            d="M-58-90C-74-92-86-98-96-109-91-94-80-84-58-79ZM-58-81C-74-78-86-77-98-82-90-69-74-65-58-69Z"
          />
        </>
      ) : (
        <path fill={pen("a-track")} d="M-66-88C-80-88-92-84-96-75-86-72-74-71-64-75Z" />
      )}
      <circle fill={pen("be0")} cx="-36" cy="-86" r="12" />
      <circle fill={pen("be")} cx="-36" cy="-86" r="9.4" />
      <circle fill={pen("glint")} cx="-40" cy="-90" r="2.6" />
    </>
  );
}

interface Round {
  readonly at: readonly [x: number, y: number];
  readonly reach: readonly [x: number, y: number];
}

const body: Round = { at: [4, -6], reach: [66, 72] };

/** Strokes of down around the middle of a part, from so near to so far of its reach. */
function down(hand: () => number, count: number, { at, reach }: Round, [near, far]: Span): string {
  return Array.from({ length: count }, (_, index) => {
    const angle = Math.PI * (0.96 + (1.08 * (index + hand())) / count);
    const part = between(hand, near, far);
    const [x, y] = [at[0] + Math.cos(angle) * reach[0] * part, at[1] + Math.sin(angle) * reach[1] * part];
    return `M${round(x, y)}l${round(between(hand, 5, 10) * Math.cos(angle), between(hand, 4, 9) * Math.sin(angle))}`;
  }).join("");
}
