import type { ReactNode } from "react";
import { i18n } from "../../src/contract/language/i18n.ts";
import type { Theme } from "../../src/contract/settings/theme.ts";
import { Figure, Picture } from "../components/sections/illustration.tsx";
import type { IllustrationName } from "../components/sections/illustration-list.ts";
import styles from "./specimen.module.css";

interface SpecimenProps {
  readonly theme: Theme;
  /** A picture of what the specimen is about. Without one, the background is the field of dashes. */
  readonly scene?: IllustrationName;
  readonly no?: number;
  /** What is shown; "Example:" is put before it. */
  readonly caption: string;
  /** What the scene means. It takes the place of the caption in a narrow column, where the content is too small to read and hidden. */
  readonly alone?: string;
  readonly legend?: readonly string[];
  /** Must itself be hidden from screen readers, which have the caption. */
  readonly children: ReactNode;
}

/** An illustration that shows a piece of the product, drawn from its real components, on a field or before a scene of its own. */
export function Specimen({ theme, scene, caption, alone, children, ...rest }: SpecimenProps) {
  const example = i18n.t("Example: {caption}", { caption });
  const captions = alone && (
    <>
      <span className={styles.alone}>{alone}</span>
      <span className={styles.atWork}>{example}</span>
    </>
  );
  return (
    <Figure {...rest} caption={captions ?? example}>
      <div className={scene ? styles.scene : styles.stage}>
        <Picture name={scene ?? "field"} theme={theme} alt="" eager className={scene ? styles.whole : styles.field} />
        {alone ? <div className={`${styles.content} ${styles.atWork}`}>{children}</div> : children}
      </div>
    </Figure>
  );
}
