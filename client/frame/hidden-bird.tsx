import styles from "./hidden-bird.module.css";

/** Where on the ground it may lie; the style sheet has a place for each. */
const places = 6;

type HiddenBirdProps = {
  /** The page's address: each page has its own place for the bird, and it stays there. */
  path: string;
};

/**
 * The ground that a page ends on, and one bird in it. Whoever finds it is told so where it lies. It is a `details`, so
 * that it needs no script, and no event is sent of it. What is drawn stands in the style sheet, and is loaded when somebody
 * comes near.
 */
export function HiddenBird({ path }: HiddenBirdProps) {
  return (
    <div className={styles.ground}>
      <details className={styles.hide} data-at={placeOf(path)}>
        <summary>
          <span className="vh">A bird hidden in this drawing, just for fun</span>
        </summary>
        <p>You found the bird. It’s just for fun, and we don’t count it.</p>
      </details>
    </div>
  );
}

function placeOf(path: string): number {
  return [...path].reduce((sum, letter) => sum + letter.charCodeAt(0), 0) % places;
}
