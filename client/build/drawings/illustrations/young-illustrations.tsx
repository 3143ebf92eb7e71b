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
      <ellipse fill={pen("a-d1")} cx="1710" cy="482" rx="420" ry="14" />
      <g transform="translate(1338 480) scale(-1 1)">
        <Chick pen={pen} />
      </g>
      <g transform="translate(1482 486) scale(-1.12 1.12)">
        <Chick pen={pen} isHungry />
      </g>
      <g transform="translate(1578 300) rotate(5 300 278) scale(.52)">
        <Trunk pen={pen} />
        <Head pen={pen} transform="rotate(-16 240 150)" />
      </g>
      <path fill={pen("accent")} d={moth} transform="translate(1606 404) rotate(-20) scale(.84)" />
    </Sheet>
  );
}

/** A few days old, in down, facing left; stands on 0, 0. The hungry one holds its bill open. */
export function Chick({ pen, isHungry = false }: { pen: Pen; isHungry?: boolean }) {
  const hand = handOf(isHungry ? 907 : 905);
  return (
    <>
      <path stroke={pen("be0")} strokeWidth="5" strokeLinecap="round" d={down(hand, 44, [0.9, 1.1])} />
      <path
        fill={pen("be0")}
        d="M-62 0C-74-22-72-42-58-52-74-66-76-96-54-108-30-120-2-108 2-84 34-84 66-58 72-26 74-10 70-2 60 0Z"
      />
      <path stroke={pen("bm")} strokeWidth="4.4" strokeLinecap="round" d={down(hand, 52, [0.1, 0.86])} />
      {isHungry ? (
        <>
          <path fill={pen("a-cut")} d="M-52-86L-80-130C-80-116-92-104-110-97Z" />
          <path
            fill={pen("bd")}
            d="M-48-110C-62-112-76-122-84-138-78-118-66-100-50-86ZM-68-68C-84-72-102-82-116-98-96-94-70-94-50-86Z"
          />
        </>
      ) : (
        <path fill={pen("bd")} d="M-66-84C-78-86-88-82-92-74-82-70-72-70-62-74Z" />
      )}
      <circle fill={pen("be0")} cx="-34" cy="-84" r="12" />
      <circle fill={pen("be")} cx="-34" cy="-84" r="9.4" />
      <circle fill={pen("glint")} cx="-38" cy="-88" r="2.6" />
    </>
  );
}

/** Strokes of down around the middle of the body, from so near to so far of its reach. */
function down(hand: () => number, count: number, [near, far]: Span): string {
  return Array.from({ length: count }, (_, index) => {
    const angle = Math.PI * (1 + (index + hand()) / count);
    const part = between(hand, near, far);
    const [x, y] = [4 + Math.cos(angle) * 70 * part, -6 + Math.sin(angle) * 72 * part];
    return `M${round(x, y)}l${round(between(hand, 5, 10) * Math.cos(angle), between(hand, 4, 9) * Math.sin(angle))}`;
  }).join("");
}
