import styles from "./closing-bird.module.css";
import { type EndingName, endingFile } from "./plate-list.ts";

/** Those with rules of their own. */
const arranged: Readonly<Partial<Record<EndingName, string | undefined>>> = {
  pines: styles.pines,
  water: styles.water,
};

/** A picture for a closing band, which is `night` and `flush`: dusk under both themes, and as wide as any screen. */
export function ClosingBird({ scene = "perch" }: { scene?: EndingName }) {
  return (
    <div className={[styles.bird, arranged[scene]].filter(Boolean).join(" ")}>
      <img
        src={`/art/${endingFile(scene)}.dusk.svg`}
        alt=""
        width="3200"
        height="250"
        loading="lazy"
        decoding="async"
      />
    </div>
  );
}
