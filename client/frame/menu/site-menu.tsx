import type { ComponentProps } from "react";
import { i18n } from "../../../src/contract/language/i18n.ts";
import { Icon } from "../../components/icon.tsx";
import type { NavLink } from "../header.tsx";
import links from "./menu-links.module.css";
import styles from "./site-menu.module.css";

type SiteMenuProps = {
  items: readonly (NavLink & { icon: string })[];
  current?: string;
} & Omit<ComponentProps<"details">, "className" | "children">;

/** The menu of small screens: opens without scripts. The icons of its links come with their style sheet. */
export function SiteMenu({ items, current, ...rest }: SiteMenuProps) {
  return (
    <details {...rest} className={styles.menu}>
      <summary>
        <Icon name="menu" />
        <Icon name="close" />
        <span className="vh">{i18n.t("Menu")}</span>
      </summary>
      <nav className={links.links} aria-label={i18n.t("Menu")}>
        <ul>
          {items.map(({ label, href, icon }) => (
            <li key={href}>
              <a href={href} data-icon={icon} {...(href === current && { "aria-current": "page" })}>
                {label}
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </details>
  );
}
