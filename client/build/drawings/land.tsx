import type { ReactElement } from "react";
import { between, dashes, type Hand, round, type Span, tenth } from "./hand.ts";
import type { PaletteRole, Pen } from "./palette.ts";

type RowOptions = {
  y: number;
  /** How far a row may wander up and down. */
  sway: number;
  width: number;
  count: number;
  dash: Span;
  gap: Span;
  /** From where to where the row runs; hero rows run far beyond the frame, for wide screens. */
  reach?: Span;
};

/** One row of the field: a long soft curve, dashed. */
export function row(hand: Hand, stroke: string, options: RowOptions): ReactElement {
  const { y, sway, width, count, dash, gap, reach = [-10, 650] } = options;
  const third = (reach[1] - reach[0]) / 3;
  const drift = () => between(hand, -sway, sway);
  const start = round(reach[0], y + drift());
  const first = round(third / 3, drift(), (third * 2) / 3, drift(), third, drift() * 0.6);
  const next = () => round((third * 2) / 3, drift(), third, drift() * 0.6);
  return (
    <path
      key={y}
      stroke={stroke}
      strokeWidth={tenth(width)}
      d={`M${start}c${first}s${next()} ${next()}`}
      strokeDasharray={dashes(hand, count, dash, gap)}
    />
  );
}

type FieldOptions = Omit<RowOptions, "y" | "width"> & {
  top: number;
  step: number;
  rows: number;
  width: (row: number) => number;
  roles: readonly PaletteRole[];
};

/** Several rows, their colours taken in turn. */
export function field(hand: Hand, pen: Pen, options: FieldOptions): ReactElement[] {
  const { top, step, rows, width, roles, ...rest } = options;
  return Array.from({ length: rows }, (_, index) =>
    row(hand, pen(roles[index % roles.length] ?? "a-d1"), { ...rest, y: top + index * step, width: width(index) }),
  );
}

/** A bracken frond: one stem, pairs of pinnae that shorten towards the tip. */
export function frond(x: number, y: number, length: number, lean: number, pairs: number): string {
  const parts = Array.from({ length: pairs - 2 }, (_, index) => {
    const t = (index + 2) / pairs;
    const stemX = x + 2 * (1 - t) * t * lean * 0.2 + t * t * lean;
    const stemY = y - (2 * (1 - t) * t * length * 0.6 + t * t * length);
    const leaf = length * 0.3 * Math.sin(Math.PI * Math.min(1, (1 - t) * 0.75 + 0.12));
    const right = round(leaf * 0.6, -leaf * 0.1, leaf, leaf * 0.22);
    const left = round(-leaf * 0.6, -leaf * 0.25, -leaf, leaf * 0.06);
    const at = round(stemX, stemY);
    return `M${at}q${right}M${at}q${left}`;
  });
  return `M${round(x, y)}q${round(lean * 0.2, -length * 0.6, lean, -length)}${parts.join("")}`;
}

/** A stand of pines on level ground, from 0 on; `step` is the usual distance between two. */
export function pines(hand: Hand, breadth: number, height: Span, step: number): string {
  const trees: string[] = [];
  for (let x = 0; x < breadth; x += between(hand, step * 0.6, step * 1.5)) {
    trees.push(pine(x, between(hand, ...height)));
  }
  return trees.join("");
}

function pine(x: number, height: number): string {
  const tiers = Math.max(3, Math.round(height / 11));
  const boughs = Array.from({ length: tiers - 1 }, (_, index) => {
    const reach = (1 - (index + 1) / tiers) * height * 0.2 + 2;
    const drop = index === 0 ? height * 0.16 : 0;
    return `m${round(-reach, drop)}l${round(reach, -reach * 0.55)} ${round(reach, reach * 0.55)}m${round(-reach, (-height * 0.8) / tiers)}`;
  });
  return `M${round(x)} 0v-${round(height)}${boughs.join("")}`;
}
