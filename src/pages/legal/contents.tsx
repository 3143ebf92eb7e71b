import type { ReactNode } from "react";
import { PlusSummary } from "../../../client/components/sections/plus-summary.tsx";
import { i18n } from "../../contract/language/i18n.ts";
import styles from "./legal.module.css";

interface ContentsProps {
  readonly sections: readonly { readonly id: string; readonly title: string }[];
  /** A link below the list. */
  readonly children?: ReactNode;
}

/** The numbered sections of a page, as links to them. */
export function Contents({ sections, children }: ContentsProps) {
  return (
    <nav className={styles.contents} aria-labelledby="contents">
      <details className={styles.fold}>
        <PlusSummary>
          <h2 className={styles.aside} id="contents">
            {i18n.t("Contents", {}, { comment: "A heading above the list of a document’s sections" })}
          </h2>
        </PlusSummary>
        <ol>
          {sections.map(({ id, title }) => (
            <li key={id}>
              <a href={`#${id}`}>{title}</a>
            </li>
          ))}
        </ol>
        {children}
      </details>
    </nav>
  );
}
