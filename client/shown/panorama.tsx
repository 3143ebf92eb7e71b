import type { Theme } from "../../src/contract/settings/theme.ts";
import { Wrap } from "../components/band.tsx";
import { Picture } from "../components/plate.tsx";
import type { PlateName } from "../components/plate-list.ts";
import styles from "./panorama.module.css";

/** A picture from one edge of the window to the other, between two bands; its caption keeps to the measure. */
export function Panorama({ name, theme, caption }: { name: PlateName; theme: Theme; caption: string }) {
  return (
    <figure className={styles.panorama}>
      <Picture name={name} theme={theme} eager />
      <figcaption className="soft">
        <Wrap>
          <p>{caption}</p>
        </Wrap>
      </figcaption>
    </figure>
  );
}
