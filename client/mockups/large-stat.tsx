import styles from "./large-stat.module.css";
import { Stat, type StatProps } from "./stat.tsx";

/** Letters that the largest size has room for. */
const fits = 9;

/** A number that is the main content of a band. Its CSS comes only with the few pages that have one. */
export function LargeStat(props: Omit<StatProps, "look">) {
  return <Stat {...props} look={props.value.length > fits ? `${styles.large} ${styles.long}` : styles.large} />;
}
