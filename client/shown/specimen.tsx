import type { ReactNode } from "react";
import type { Theme } from "../../src/contract/settings/theme.ts";
import { Figure, Picture } from "../components/plate.tsx";
import styles from "./specimen.module.css";

interface SpecimenProps {
  readonly theme: Theme;
  readonly no?: number;
  /** What is shown. That it is an example, is said before it. */
  readonly caption: string;
  readonly legend?: readonly string[];
  /** Hidden from screen readers, which have the caption. */
  readonly children: ReactNode;
}

/** The product where other plates have a bird: in the open, in the field. */
export function Specimen({ theme, caption, children, ...rest }: SpecimenProps) {
  return (
    <Figure {...rest} caption={`Example: ${caption}`}>
      <div className={styles.stage}>
        <Picture name="field" theme={theme} alt="" eager className={styles.field} />
        {children}
      </div>
    </Figure>
  );
}
