import { brand } from "../../src/contract/brand/brand.ts";
import { colours } from "../../src/contract/theme/colours.ts";
import { head, headEye, headPlumage } from "../../src/contract/theme/silhouette.ts";
import styles from "./wordmark.module.css";

type MarkProps = {
  /** The mark is already on the page: refer to it instead of drawing it twice. */
  again?: boolean;
};

/** The bird's head with its ember eye, the same on every background. */
export function Mark({ again = false }: MarkProps) {
  return (
    <svg className={styles.mark} viewBox="0 0 64 64" width="36" height="36" aria-hidden="true">
      {again ? <use href="#mark" /> : <Drawing />}
    </svg>
  );
}

function Drawing() {
  const { night, background, ink, accent } = colours;
  return (
    <g id="mark" fill={night[1]}>
      <rect width="64" height="64" rx="15" />
      <path d={head} fill={ink[1]} />
      <circle {...headEye} fill={background[1]} stroke={accent[1]} />
      <path d={headPlumage} fill="none" stroke={night[1]} strokeWidth="3.5" strokeLinecap="round" />
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
