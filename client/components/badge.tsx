import type { ReactNode } from "react";
import styles from "./badge.module.css";
import { Icon, type IconName } from "./icon.tsx";

type BadgeProps = { tone?: "plain" | "accent" | "success"; icon?: IconName; children: ReactNode };

export function Badge({ tone = "plain", icon, children }: BadgeProps) {
  return (
    <span className={`${styles.badge} ${styles[tone]}`}>
      {icon && <Icon name={icon} size={16} />}
      {children}
    </span>
  );
}
