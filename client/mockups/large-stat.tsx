import styles from "./large-stat.module.css";
import { Stat, type StatProps } from "./stat.tsx";

/** A number that is the main content of a band. Its CSS comes only with the few pages that have one. */
export function LargeStat(props: Omit<StatProps, "look">) {
  return <Stat {...props} look={styles.large} />;
}
