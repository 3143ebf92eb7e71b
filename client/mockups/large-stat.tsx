import styles from "./large-stat.module.css";
import { Stat, type StatProps } from "./stat.tsx";

/** Letters that the largest size has room for; so has a third of the page in the next size. */
export const fits = 9;

interface LargeStatProps extends Omit<StatProps, "look"> {
  /** One of three beside each other. */
  readonly inRow?: boolean;
}

/** A number that is the main content of a band. Its CSS comes only with the few pages that have one. */
export function LargeStat({ inRow = false, ...props }: LargeStatProps) {
  const isSmaller = inRow || props.value.length > fits;
  return <Stat {...props} look={isSmaller ? `${styles.large} ${styles.long}` : styles.large} />;
}
