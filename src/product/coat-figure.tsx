import { coatIsland } from "../../client/compare/coat-island.tsx";
import { Caption, Picture } from "../../client/components/sections/illustration.tsx";
import { i18n } from "../contract/language/i18n.ts";
import type { Theme } from "../contract/settings/theme.ts";
import styles from "./coat-figure.module.css";
import { protectionCount, setUps, tally } from "./protections.ts";

interface CoatFigureProps {
  readonly theme: Theme;
  /** Its number among the pictures of the page. */
  readonly no: number;
}

/** The more protections a way of using the web has, the less is seen of the bird. Its slider works without scripts as buttons. */
export function CoatFigure({ theme, no }: CoatFigureProps) {
  const stops = setUps.map(({ key, name }) => ({
    name,
    full: tally(key).yes,
    partly: tally(key).partly,
  }));
  return (
    <figure className={styles.figure}>
      <Picture name="coat" theme={theme} alt="" className={styles.scene} />
      {coatIsland.mark({ stops, of: protectionCount })}
      <Caption
        no={no}
        caption={stops.map(({ name, full, partly }, index) => (
          <span key={name} className={styles.told} data-stop={index}>
            <strong>{name}</strong>
            {` ${i18n.t("{full} of {of} protections in full, {partly} partly.", { full, partly, of: protectionCount })}`}
          </span>
        ))}
      />
    </figure>
  );
}
