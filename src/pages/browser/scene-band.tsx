import type { ReactNode } from "react";
import { Wrap } from "../../../client/components/sections/band.tsx";
import { Caption, Picture } from "../../../client/components/sections/illustration.tsx";
import type { IllustrationName } from "../../../client/components/sections/illustration-list.ts";
import type { Theme } from "../../contract/settings/theme.ts";
import styles from "./scene-band.module.css";

interface SceneBandProps {
  readonly scene: IllustrationName;
  readonly theme: Theme;
  readonly title: string;
  readonly no: number;
  readonly caption: string;
  readonly children: ReactNode;
}

/** What is particular to one system, on a scene from one edge of the window to the other: beside it where there is room, else above it. */
export function SceneBand({ scene, theme, title, no, caption, children }: SceneBandProps) {
  return (
    <figure>
      <section className={styles.band}>
        <Wrap>
          <div className={`say ${styles.words}`}>
            <h2>{title}</h2>
            {children}
          </div>
        </Wrap>
        <div className={styles.scene}>
          <Picture name={scene} theme={theme} />
        </div>
      </section>
      <Caption wide no={no} caption={caption} />
    </figure>
  );
}
