import type { ReactElement } from "react";
import type { Pen } from "./palette.ts";

interface Step {
  readonly x: number;
  readonly y: number;
  readonly turn: number;
  /** The dash pattern of a faded print; without it the print is whole. */
  readonly left?: string;
}

interface TracksProps {
  readonly pen: Pen;
  readonly steps: readonly Step[];
  /** The path of one footprint, upright and centred on the origin. */
  readonly print: string;
  readonly width: (step: Step, index: number) => number | string;
}

/** Prints of a bird that walked here. */
export function Tracks({ pen, steps, print, width }: TracksProps): ReactElement {
  return (
    <g stroke={pen("a-track")} strokeLinecap="round">
      {steps.map((step, index) => (
        <path
          key={step.x}
          d={print}
          strokeWidth={width(step, index)}
          transform={`translate(${step.x} ${step.y}) rotate(${step.turn})`}
          {...(step.left && { strokeDasharray: step.left })}
        />
      ))}
    </g>
  );
}
