import type { FormEvent } from "react";
import { i18n } from "../../src/contract/language/i18n.ts";
import styles from "./coat.module.css";

/** A way of using the web, and how many protections it gives. */
export interface CoatStop {
  readonly name: string;
  readonly full: number;
  readonly partly: number;
}

interface CoatControlProps {
  readonly stops: readonly CoatStop[];
  /** How many protections are compared. */
  readonly of: number;
  /** Index of the chosen stop; at first the last, the product that the page is about. */
  readonly at?: number;
  readonly onMove?: (at: number) => void;
}

/**
 * Transitions the bird in the surrounding figure from stop to stop. The figure's style sheet depends on the radio buttons; where
 * scripts run, a slider is shown instead of them and sets them.
 */
export function CoatControl({ stops, of, at = stops.length - 1, onMove }: CoatControlProps) {
  const move = ({ currentTarget }: FormEvent<HTMLInputElement>) => onMove?.(Number(currentTarget.value));
  const told = ({ name, full, partly }: CoatStop) =>
    i18n.t("{name}: {full} of {of} protections in full, {partly} partly", { name, full, of, partly });
  return (
    <fieldset className={styles.control}>
      <legend className="vh">{i18n.t("Kind of product")}</legend>
      <input
        type="range"
        className={styles.slider}
        aria-label={i18n.t("Kind of product")}
        aria-valuetext={told(stops[at] ?? { name: "", full: 0, partly: 0 })}
        min={0}
        max={stops.length - 1}
        value={at}
        onInput={move}
        onChange={move}
      />
      {stops.map(({ name }, index) => (
        <label key={name} className={styles.stop}>
          <input type="radio" name="camouflage" value={index} checked={index === at} onChange={() => onMove?.(index)} />
          {name}
        </label>
      ))}
    </fieldset>
  );
}
