import type { ReactNode } from "react";
import { LinkButton } from "../components/button.tsx";
import styles from "./header.module.css";
import { Wordmark } from "./wordmark.tsx";

export type NavLink = { label: string; href: string };

type SiteHeaderProps = {
  home: string;
  links?: readonly NavLink[];
  /** Address of the page shown, to mark its link. */
  current?: string;
  action?: NavLink;
  /** A search box, on wide screens. */
  search?: ReactNode;
  /** `SiteMenu`: stands in for the links below 960 px. */
  menu?: ReactNode;
  themeSwitch?: ReactNode;
  /** A journey's header: the name and the theme, nothing that leads away. */
  lean?: boolean;
};

export function SiteHeader({
  home,
  links = [],
  current,
  action,
  search,
  menu,
  themeSwitch,
  lean = false,
}: SiteHeaderProps) {
  return (
    <header className={lean ? `${styles.header} ${styles.lean}` : styles.header}>
      <div className={styles.bar}>
        <Wordmark home={home} />
        {!lean && search && <div className={styles.find}>{search}</div>}
        {!lean && links.length > 0 && (
          <nav className={styles.nav} aria-label="Main">
            {links.map(({ label, href }) => (
              <a key={href} href={href} {...(href === current && { "aria-current": "page" })}>
                {label}
              </a>
            ))}
          </nav>
        )}
        {themeSwitch && <div className={styles.theme}>{themeSwitch}</div>}
        {!lean && action && (
          <div className={styles.action}>
            <LinkButton variant="ink" small href={action.href}>
              {action.label}
            </LinkButton>
          </div>
        )}
        {!lean && menu && <div className={styles.menu}>{menu}</div>}
      </div>
    </header>
  );
}
