import type { Theme } from "../../src/contract/settings/theme.ts";
import { Caption, Picture } from "../components/sections/illustration.tsx";
import type { IllustrationName } from "../components/sections/illustration-list.ts";
import styles from "./panorama.module.css";

/** A picture from one edge of the window to the other, between two bands; its caption keeps to the measure. */
export function Panorama({ name, theme, caption }: { name: IllustrationName; theme: Theme; caption: string }) {
  return (
    <figure className={styles.panorama}>
      <Picture name={name} theme={theme} eager />
      <Caption wide caption={caption} />
    </figure>
  );
}
