import type { Theme } from "../../src/contract/settings/theme.ts";
import { Picture } from "../components/illustration.tsx";
import type { IllustrationName } from "../components/illustration-list.ts";
import styles from "./scenes.module.css";

export interface Scene {
  readonly illustration: IllustrationName;
  readonly title: string;
  readonly text: string;
  /** The address of the page that says more about it. */
  readonly href: string;
}

interface ScenesProps {
  readonly scenes: readonly Scene[];
  readonly theme: Theme;
}

/** Small pictures beside each other, each with the name of what it stands for. */
export function Scenes({ scenes, theme }: ScenesProps) {
  return (
    <ul className={styles.scenes}>
      {scenes.map(({ illustration, title, href }) => (
        <li key={href}>
          <Picture name={illustration} theme={theme} alt="" eager />
          <p>
            <a href={href}>{title}</a>
          </p>
        </li>
      ))}
    </ul>
  );
}
