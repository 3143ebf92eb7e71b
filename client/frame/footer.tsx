import type { ReactNode } from "react";
import styles from "./footer.module.css";
import type { NavLink } from "./header.tsx";
import { Wordmark } from "./wordmark.tsx";

export type FooterGroup = { title: string; links: readonly NavLink[] };

type SiteFooterProps = {
  home: string;
  /** One sentence under the name. */
  line?: ReactNode;
  groups?: readonly FooterGroup[];
  /** `CountryPicker`. */
  picker?: ReactNode;
  /** The last line: words, then what is aligned to its end. */
  low?: ReactNode;
  /** `HiddenBird`, as wide as the window. */
  ground?: ReactNode;
};

export function SiteFooter({ home, line, groups = [], picker, low, ground }: SiteFooterProps) {
  return (
    <footer className={styles.end}>
      <div className={styles.footer}>
        {groups.length > 0 && (
          <div className={styles.columns}>
            <div className={`say ${styles.own}`}>
              <Wordmark home={home} again />
              {line && <p className="soft">{line}</p>}
              {picker}
            </div>
            {groups.map(({ title, links }) => (
              <nav key={title} aria-label={title}>
                <p className={styles.title}>{title}</p>
                <details>
                  <summary>{title}</summary>
                  <ul>
                    {links.map(({ label, href }) => (
                      <li key={href + label}>
                        <a href={href}>{label}</a>
                      </li>
                    ))}
                  </ul>
                </details>
              </nav>
            ))}
          </div>
        )}
        {low && <div className={styles.low}>{low}</div>}
      </div>
      {ground}
    </footer>
  );
}
