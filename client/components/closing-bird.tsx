import styles from "./closing-bird.module.css";
import { artPath } from "./plate.tsx";
import { plateList } from "./plate-list.ts";

const { width, height } = plateList.perch;

/** The bird on a branch along the lower edge of a closing band, which is `night` and `flush`: dusk under both themes. */
export function ClosingBird() {
  return (
    <div className={styles.bird}>
      <img src={artPath("perch", "dusk")} alt="" width={width} height={height} loading="lazy" decoding="async" />
    </div>
  );
}
