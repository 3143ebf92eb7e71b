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

type Point = readonly [x: number, y: number];

/** A picture has its own width to go by, wherever it stands: what is narrow is drawn small, and its letters less so. */
const largerWhenNarrow =
  "@media (max-width: 400px) { .key { transform: scale(1.6); transform-box: fill-box; transform-origin: center } }";

/** The letters that the plate's legend explains, from a on. */
export function Keys({ pen, at }: { pen: Pen; at: readonly Point[] }) {
  return (
    <>
      <style>{largerWhenNarrow}</style>
      {at.map(([x, y], index) => (
        <g key={`${x} ${y}`} className="key">
          <circle fill={pen("ink")} cx={x} cy={y} r="16" />
          <text
            x={x}
            y={y + 6}
            fill={pen("sky")}
            fontFamily={faceStacks.system}
            fontSize="18"
            fontWeight="600"
            textAnchor="middle"
          >
            {"abcd".charAt(index)}
          </text>
        </g>
      ))}
    </>
  );
}

/** Thin lines from a part of the picture to its letter, a dot where each begins. */
export function LeaderLines({ pen, d, dots }: { pen: Pen; d: string; dots: readonly Point[] }) {
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
