import { faceStacks } from "../../../../src/contract/theme/faces.ts";
import { between, type Hand, handOf, round } from "../hand.ts";
import type { Pen } from "../palette.ts";
import { Sheet } from "../sheet.tsx";

type Side = 1 | -1;

/** Both vanes in one outline, from the quill around the tip, with one place where barbs have come apart. */
const vane =
  "M103 370C106 326 172 246 247 186 332 122 476 56 562 65 588 67 599 84 588 103 568 138 528 178 472 216 450 230 427 243 404 256Q372 261 338 262 362 265 382 267 386 268 382 271C363 281 345 292 326 303 294 322 262 338 230 351 188 368 144 382 103 370Z";

/** The shaft, one curve that thins from the quill to the tip. */
const shaft = "M40 433Q226 192 580 76 234 202 49 440C44 446 35 440 40 433Z";

/** A place on a barb: it leaves the shaft at `t`, and bends towards the tip the farther out it is. At 1 it is outside of the vane. */
function barb(side: Side, t: number, out: number): readonly [x: number, y: number] {
  const u = 1 - t;
  const x = u * u * 44 + 2 * u * t * 230 + t * t * 580;
  const y = u * u * 436 + 2 * u * t * 197 + t * t * 76;
  const turn = Math.atan2(u * (197 - 436) + t * (76 - 197), u * (230 - 44) + t * (580 - 230));
  const angle = turn + side * (0.94 - 0.3 * t - 0.12 * out);
  const reach = out * (side > 0 ? 170 : 90);
  return [x + reach * Math.cos(angle), y + reach * Math.sin(angle)];
}

/** What lies between two barbs of one vane. */
function bar(side: Side, from: number, to: number): string {
  const at = (t: number, out: number) => round(...barb(side, t, out));
  return `M${at(from, 0)}Q${at(from, 0.5)} ${at(from, 1)}L${at(to, 1)}Q${at(to, 0.5)} ${at(to, 0)}Z`;
}

/** A part of a barb. */
function fleck(side: Side, t: number, from: number, to: number): string {
  const [[x, y], [endX, endY]] = [barb(side, t, from), barb(side, t, to)];
  return `M${round(x, y)}l${round(endX - x, endY - y)}`;
}

/** The markings of both vanes: bars, flecks on the bars, and flecks between them. */
function markings(hand: Hand) {
  const marks = { bars: "", on: "", between: "" };
  for (const index of Array(9).keys()) {
    for (const side of [-1, 1] as const) {
      const from = 0.19 + 0.086 * index + between(hand, -0.004, 0.004);
      const to = from + between(hand, 0.034, 0.042);
      marks.bars += bar(side, from, to);
      for (const part of [0.08, 0.35, 0.6]) {
        const out = part + between(hand, 0, 0.14);
        marks.on += fleck(side, to - 0.01, out, out + between(hand, 0.06, 0.14));
      }
      for (const part of [0.013, 0.023, 0.033]) {
        const out = between(hand, 0.05, 0.6);
        marks.between += fleck(side, to + part, out, out + between(hand, 0.1, 0.3));
      }
    }
  }
  return marks;
}

/** A wing feather, barred, with the pale spot near its tip. */
export function Feather({ pen }: { pen: Pen }) {
  const marks = markings(handOf(153));
  return (
    <>
      <clipPath id="vane">
        <path id="edge" d={vane} />
      </clipPath>
      <g clipPath="url(#vane)" strokeLinecap="round">
        <use href="#edge" fill={pen("bw")} />
        <path stroke={pen("bm")} strokeWidth="1.8" d={marks.between} />
        <path fill={pen("bp")} d={bar(1, 0.73, 0.8)} />
        <path fill={pen("bm")} d={marks.bars} />
        <path stroke={pen("bd")} strokeWidth="2.2" d={marks.on} />
      </g>
      <use href="#edge" stroke={pen("bm")} strokeWidth="2" strokeLinejoin="round" />
      <path fill={pen("a-track")} d={shaft} />
    </>
  );
}

/** One feather, measured: press and papers. */
export function FeatherIllustration({ pen }: { pen: Pen }) {
  return (
    <Sheet width={640} height={460}>
      <Feather pen={pen} />
      <path
        stroke={pen("accent")}
        strokeWidth="2.5"
        d="M388 404H583M388 396v16M583 396v16M427 404v-6M466 404v-6M505 404v-6M544 404v-6"
      />
      <text
        x="485.5"
        y="432"
        fill={pen("ink")}
        fontFamily={faceStacks.system}
        fontSize="18"
        fontWeight="600"
        textAnchor="middle"
      >
        5 cm
      </text>
    </Sheet>
  );
}
