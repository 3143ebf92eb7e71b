import type { ReactNode } from "react";
import { i18n } from "../../src/contract/language/i18n.ts";
import type { Theme } from "../../src/contract/settings/theme.ts";
import { Figure, Picture } from "../components/illustration.tsx";
import type { IllustrationName } from "../components/illustration-list.ts";
import styles from "./specimen.module.css";

interface SpecimenProps {
  readonly theme: Theme;
  /** A picture of what the specimen is about. Without one, the background is the field of dashes. */
  readonly scene?: IllustrationName;
  readonly no?: number;
  /** What is shown; "Example:" is put before it. */
  readonly caption: string;
  readonly legend?: readonly string[];
  /** Must itself be hidden from screen readers, which have the caption. */
  readonly children: ReactNode;
}

/** An illustration that shows a piece of the product, drawn from its real components, on a field or before a scene of its own. */
export function Specimen({ theme, scene, caption, children, ...rest }: SpecimenProps) {
  return (
    <Figure {...rest} caption={i18n.t("Example: {caption}", { caption })}>
      <div className={scene ? styles.scene : styles.stage}>
        <Picture name={scene ?? "field"} theme={theme} alt="" eager className={scene ? styles.whole : styles.field} />
        {children}
      </div>
    </Figure>
  );
}
