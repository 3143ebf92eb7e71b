import { Stat, type StatProps } from "../components/stat.tsx";
import styles from "./large-stat.module.css";

/** A number that is what a band has to say. Its rules come with the few pages that have one. */
export function LargeStat(props: Omit<StatProps, "look">) {
  return <Stat {...props} look={styles.large} />;
}
