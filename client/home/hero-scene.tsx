import styles from "./hero-scene.module.css";

/** Drawn by the build, in a file of its own: pages hold only what changes, and the browser caches the rest. */
const file = "/art/landscape.svg";

/** The file of both birds. The one that can be found is hidden at the end of every page, too. */
const bird = "/art/hide.svg";

/** Where the bird on the branch sits: along the branch that is drawn in `near`. */
const branch = { x: 822, y: 648, width: 600, height: 153, transform: "translate(150) rotate(-3.4 1120 760)" };

/** Where the hidden bird lies, drawn twice in the same place: lost, and found on top. */
const ground = { x: 330, y: 846, width: 430, height: 110 };

/**
 * The landscape under the search box. Two nightjars: one on the branch, one on the ground in the field's own colours,
 * which shows itself in the accent colour while the search box has the focus.
 */
export function HeroScene({ found = false }: { found?: boolean }) {
  return (
    <svg
      className={found ? `${styles.scene} ${styles.open}` : styles.scene}
      viewBox="0 0 1600 1000"
      preserveAspectRatio="xMidYMax meet"
      aria-hidden="true"
      fill="none"
    >
      <use href={`${file}#land`} />
      <use href={`${file}#woods`} className={styles.woods} />
      <g className={styles.bird}>
        <use href={`${bird}#lost`} {...ground} />
        <use href={`${bird}#found`} {...ground} className={styles.found} />
      </g>
      <use href={`${file}#near`} />
      <use href={`${bird}#perched`} {...branch} />
    </svg>
  );
}
