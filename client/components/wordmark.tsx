import { brand } from "../../src/contract/brand.ts";
import { markEye, markPlumage, silhouette } from "./scenes/silhouette.ts";
import styles from "./wordmark.module.css";

/** The bird as a flat shape, in the colour of the text around it. */
export function Mark() {
  return (
    <svg className={styles.mark} viewBox="52 56 912 236" width="54" height="14" aria-hidden="true">
      <path d={silhouette} fill="currentColor" />
      <path d={markEye} fill="var(--sky)" />
      <path
        d={markPlumage}
        fill="none"
        stroke="var(--sky)"
        strokeWidth="15"
        strokeLinecap="round"
        strokeDasharray="52 30"
      />
    </svg>
  );
}

export function Wordmark({ home }: { home: string }) {
  return (
    <a className={styles.word} href={home}>
      <Mark />
      {brand.name}
    </a>
  );
}
