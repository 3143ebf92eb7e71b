import type { ReactNode } from "react";
import type { Theme } from "../../src/contract/settings/theme.ts";
import { Figure, Picture } from "../components/plate.tsx";
import type { PlateName } from "../components/plate-list.ts";
import styles from "./specimen.module.css";

interface SpecimenProps {
  readonly theme: Theme;
  /** The ground it stands on; the field, unless the page has one of its own. */
  readonly ground?: PlateName;
  readonly no?: number;
  /** What is shown. That it is an example, is said before it. */
  readonly caption: string;
  readonly legend?: readonly string[];
  /** Hidden from screen readers, which have the caption. */
  readonly children: ReactNode;
}

/** A plate that shows a piece of the product, drawn from its real components, on a picture of a field. */
export function Specimen({ theme, ground = "field", caption, children, ...rest }: SpecimenProps) {
  return (
    <Figure {...rest} caption={`Example: ${caption}`}>
      <div className={styles.stage}>
        <Picture name={ground} theme={theme} alt="" eager className={styles.field} />
        {children}
      </div>
    </Figure>
  );
}
