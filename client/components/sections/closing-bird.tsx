import styles from "./closing-bird.module.css";
import { type EndingName, endingFile } from "./illustration-list.ts";

/** The pictures with CSS rules of their own. */
const arranged: Readonly<Partial<Record<EndingName, string | undefined>>> = {
  pines: styles.pines,
  water: styles.water,
};

/** The picture of a closing band (`night`, `flush`): in the dark theme's colours under both themes, and as wide as any screen. */
export function ClosingBird({ scene = "perch" }: { scene?: EndingName }) {
  return (
    <div className={[styles.bird, arranged[scene]].filter(Boolean).join(" ")}>
      <img
        src={`/art/${endingFile(scene)}.dark.svg`}
        alt=""
        width="3200"
        height="250"
        loading="lazy"
        decoding="async"
      />
    </div>
  );
}
