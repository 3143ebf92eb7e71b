import { faceStacks } from "../../../../src/contract/theme/faces.ts";
import { handOf } from "../hand.ts";
import { field, frond } from "../land.tsx";
import { Moth } from "../moth.tsx";
import type { Pen } from "../palette.ts";
import { Sheet, ShieldMark } from "../sheet.tsx";

/** The product on home's first screen: a page in our browser, its shield open, and the moth that stays outside. */
export function WindowIllustration({ pen }: { pen: Pen }) {
  const hand = handOf(811);
  return (
    <Sheet width={640} height={480}>
      <rect
        fill={pen("surface")}
        stroke={pen("border-strong")}
        strokeWidth="2"
        x="9"
        y="49"
        width="590"
        height="422"
        rx="22"
      />
      <path fill={pen("surface-alt")} d="M10 112V72Q10 50 32 50H576Q598 50 598 72V112Z" />
      <path stroke={pen("border-strong")} strokeWidth="2" d="M10 112H598" />
      <path
        fill={pen("border-strong")}
        d="M32 81a8 8 0 1 0 16 0a8 8 0 1 0-16 0M58 81a8 8 0 1 0 16 0a8 8 0 1 0-16 0M84 81a8 8 0 1 0 16 0a8 8 0 1 0-16 0"
      />
      <rect fill={pen("background")} x="124" y="60" width="452" height="42" rx="21" />
      <g fontFamily={faceStacks.system} fontWeight="600">
        <text x="148" y="89" fill={pen("ink-soft")} fontSize="23" fontWeight="400">
          news.example
        </text>
        <ShieldMark pen={pen} transform="translate(486 83)" />
        <rect fill={pen("ink")} x="36" y="142" width="250" height="22" rx="6" />
        <rect fill={pen("ink")} x="36" y="174" width="184" height="22" rx="6" />
        <path
          stroke={pen("border-strong")}
          strokeWidth="9"
          strokeLinecap="round"
          d="M41 226H268M41 250H282M41 274H246"
        />
        <circle fill={pen("a-disc")} cx="150" cy="358" r="30" />
        <path fill={pen("a-near")} d="M10 384C150 352 420 392 598 358V450Q598 470 576 470H32Q10 470 10 450Z" />
        <g strokeLinecap="round">
          {field(hand, pen, {
            ...{ top: 392, step: 16, rows: 5, sway: 4, count: 5, dash: [8, 34], gap: [12, 40], reach: [26, 582] },
            width: (index) => 3 + index * 0.3,
            roles: ["a-d1", "a-d2", "a-d3"],
          })}
          <path stroke={pen("a-fern")} strokeWidth="4" d={frond(520, 468, 110, -30, 9)} />
        </g>
        <rect
          fill={pen("surface")}
          stroke={pen("border-strong")}
          strokeWidth="2"
          x="312"
          y="128"
          width="264"
          height="186"
          rx="16"
        />
        <ShieldMark pen={pen} transform="translate(352 176) scale(1.5)" />
        <text x="390" y="192" fill={pen("ink")} fontSize="44">
          12
        </text>
        <rect fill={pen("success")} x="504" y="160" width="56" height="32" rx="16" />
        <circle fill={pen("surface")} cx="544" cy="176" r="12" />
        <path stroke={pen("border")} strokeWidth="2" d="M326 222H560M326 266H560" />
        <g fill={pen("ink-soft")} fontSize="20" fontWeight="400">
          <text x="326" y="252">
            follow.example
          </text>
          <text x="326" y="296">
            adpixel.example
          </text>
        </g>
      </g>
      <g transform="translate(516 -8) rotate(18) scale(.4)">
        <Moth pen={pen} />
      </g>
    </Sheet>
  );
}
