import type { ComponentProps } from "react";
import { Icon, type IconName } from "../components/icon.tsx";
import type { NavLink } from "./header.tsx";
import styles from "./site-menu.module.css";

type SiteMenuProps = {
  items: readonly (NavLink & { icon: IconName })[];
  current?: string;
} & Omit<ComponentProps<"details">, "className" | "children">;

/** The menu of small screens: opens without scripts. */
export function SiteMenu({ items, current, ...rest }: SiteMenuProps) {
  return (
    <details {...rest} className={styles.menu}>
      <summary>
        <Icon name="menu" />
        <Icon name="close" />
        <span className="vh">Menu</span>
      </summary>
      <nav aria-label="Menu">
        <ul>
          {items.map(({ label, href, icon }) => (
            <li key={href}>
              <a href={href} data-icon={icon} {...(href === current && { "aria-current": "page" })}>
                <Icon name={icon} />
                {label}
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </details>
  );
}
