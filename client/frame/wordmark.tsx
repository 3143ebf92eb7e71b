import { brand } from "../../src/contract/brand.ts";
import { markEye, markPlumage, silhouette } from "../../src/contract/theme/silhouette.ts";
import styles from "./wordmark.module.css";

type MarkProps = {
  /** The mark is already on the page: refer to it instead of drawing it twice. */
  again?: boolean;
};

/** The bird as a flat shape, in the colour of the text around it. */
export function Mark({ again = false }: MarkProps) {
  return (
    <svg className={styles.mark} viewBox="52 56 912 236" width="54" height="14" aria-hidden="true">
      {again ? <use href="#mark" /> : <Drawing />}
    </svg>
  );
}

function Drawing() {
  return (
    <g id="mark">
      <path d={silhouette} fill="currentColor" />
      <path d={markEye} fill="var(--background)" />
      <path
        d={markPlumage}
        fill="none"
        stroke="var(--background)"
        strokeWidth="15"
        strokeLinecap="round"
        strokeDasharray="52 30"
      />
    </g>
  );
}

export function Wordmark({ home, again = false }: MarkProps & { home: string }) {
  return (
    <a className={styles.word} href={home}>
      <Mark again={again} />
      {brand.name}
    </a>
  );
}
