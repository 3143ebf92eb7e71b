import type { ReactNode } from "react";
import { faceStacks } from "../../../src/contract/theme/faces.ts";
import type { Pen } from "./palette.ts";

/** A drawing as a file of its own. */
export function Sheet({ width, height, children }: { width: number; height: number; children: ReactNode }) {
  return (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      fill="none"
      aria-hidden="true"
    >
      {children}
    </svg>
  );
}

type KeyProps = { pen: Pen; at: readonly [x: number, y: number]; letter: string };

/** A letter that the illustration's legend explains. */
export function Key({ pen, at: [x, y], letter }: KeyProps) {
  return (
    <>
      <circle fill={pen("ink")} cx={x} cy={y} r="21" />
      <text
        x={x}
        y={y + 9}
        fill={pen("background")}
        fontFamily={faceStacks.system}
        fontSize="26"
        fontWeight="600"
        textAnchor="middle"
      >
        {letter}
      </text>
    </>
  );
}

/** The shield of the browser with its tick, around 0, 0. It says in every language what was stopped, with a number beside it. */
export function ShieldMark({ pen, transform }: { pen: Pen; transform: string }) {
  return (
    <g transform={transform}>
      <path fill={pen("success")} d="M0-15l16 5V0C16 8 9 13 0 16-9 13-16 8-16 0v-10Z" />
      <path stroke={pen("surface")} strokeWidth="3.4" strokeLinecap="round" strokeLinejoin="round" d="M-7 0l5 5L7-5" />
    </g>
  );
}

/** Thin lines from a part of the picture to its letter, a dot where each begins. */
export function LeaderLines({ pen, d, dots }: { pen: Pen; d: string; dots: readonly (readonly [number, number])[] }) {
  return (
    <>
      <path stroke={pen("ink")} strokeWidth="1.5" d={d} />
      <path
        fill={pen("ink")}
        d={dots.map(([x, y]) => `M${x - 3.5} ${y}a3.5 3.5 0 1 0 7 0a3.5 3.5 0 1 0-7 0`).join("")}
      />
    </>
  );
}
