import styles from "./hidden-bird.module.css";

const file = "/art/hide.svg";

/** Where on the ground it may lie; the style sheet has a place for each. */
const places = 6;

type HiddenBirdProps = {
  /** The page's address: each page has its own place for the bird, and it stays there. */
  path: string;
};

/**
 * The ground that a page ends on, and one bird in it. Whoever finds it is told so where it lies. It is a `details`, so
 * that it needs no script, and no event is sent of it.
 */
export function HiddenBird({ path }: HiddenBirdProps) {
  return (
    <div className={styles.ground}>
      <svg aria-hidden="true">
        <use href={`${file}#ground`} />
      </svg>
      <details className={styles.hide} data-at={placeOf(path)}>
        <summary>
          <span className="vh">A bird hidden in this drawing, just for fun</span>
          <svg aria-hidden="true" viewBox="0 0 940 240">
            <use href={`${file}#lost`} />
            <use href={`${file}#found`} />
          </svg>
        </summary>
        <p>You found the bird. It’s just for fun, and we don’t count it.</p>
      </details>
      <svg aria-hidden="true">
        <use href={`${file}#over`} />
      </svg>
    </div>
  );
}

function placeOf(path: string): number {
  return [...path].reduce((sum, letter) => sum + letter.charCodeAt(0), 0) % places;
}
