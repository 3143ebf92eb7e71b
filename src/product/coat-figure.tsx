import { coatIsland } from "../../client/compare/coat-island.tsx";
import { Picture } from "../../client/components/illustration.tsx";
import { i18n } from "../contract/language/i18n.ts";
import type { Theme } from "../contract/settings/theme.ts";
import styles from "./coat-figure.module.css";
import { protectionCount, setUps, tally } from "./protections.ts";

/** The more protections a way of using the web has, the less is seen of the bird. Its slider works without scripts as buttons. */
export function CoatFigure({ theme, eager = false }: { readonly theme: Theme; readonly eager?: boolean }) {
  const stops = setUps.map(({ key, name }) => ({
    name,
    full: tally(key).yes,
    partly: tally(key).partly,
  }));
  return (
    <figure className={styles.figure}>
      <Picture name="coat" theme={theme} alt="" eager={eager} className={styles.scene} />
      <figcaption className={styles.told}>
        {coatIsland.mark({ stops, of: protectionCount })}
        {stops.map(({ name, full, partly }, index) => (
          <p key={name} data-stop={index}>
            <b>{name}</b>
            {` ${i18n.t("{full} of {of} protections in full, {partly} partly.", { full, partly, of: protectionCount })}`}
          </p>
        ))}
      </figcaption>
    </figure>
  );
}
