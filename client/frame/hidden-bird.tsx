import { i18n } from "../../src/contract/language/i18n.ts";
import styles from "./hidden-bird.module.css";
import { placeOf } from "./hiding-place.ts";

type HiddenBirdProps = {
  /** The page's address: each page has its own place for the bird. For who has found one, `move-bird.ts` moves the next. */
  path: string;
};

/**
 * The ground that a page ends on, with one bird hidden in it. A visitor who presses the bird is told that they found it. It
 * is a `details`, so that it needs no script, and no event is sent about it. The style sheet refers to the drawing, which
 * loads when the visitor scrolls near it.
 */
export function HiddenBird({ path }: HiddenBirdProps) {
  return (
    <div className={styles.ground}>
      <details className={styles.hide} data-at={placeOf(path)}>
        <summary>
          <span className="vh">{i18n.t("A bird hidden in this drawing, just for fun")}</span>
        </summary>
        <p>{i18n.t("You found the bird. It’s just for fun, and we don’t count it.")}</p>
      </details>
    </div>
  );
}
