import styles from "./hero-scene.module.css";

/** Drawn by the build. A page holds only what changes on it, and the next one finds the rest in the browser's cache. */
const file = "/art/landscape.svg";

/**
 * The landscape under the search box. Two nightjars: one on the branch, one on the ground in the field's own colours,
 * which a stylesheet turns ember while the search box has the focus.
 */
export function HeroScene({ found = false }: { found?: boolean }) {
  return (
    <svg
      className={styles.scene}
      viewBox="0 0 1600 1000"
      preserveAspectRatio="xMidYMax meet"
      aria-hidden="true"
      fill="none"
    >
      <use href={`${file}#land`} />
      <g className={found ? `${styles.lost} ${styles.found}` : styles.lost}>
        <use href={`${file}#bird`} x="330" y="846" width="430" height="110" />
      </g>
      <use href={`${file}#near`} />
    </svg>
  );
}
