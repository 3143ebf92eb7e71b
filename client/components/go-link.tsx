import type { ComponentProps } from "react";
import styles from "./go-link.module.css";
import { Icon, type IconName } from "./icon.tsx";

type GoLinkProps = Omit<ComponentProps<"a">, "className"> & { icon?: IconName };

/** The secondary action of a band: a link with an arrow, beside the one button. */
export function GoLink({ icon = "arrow", children, ...rest }: GoLinkProps) {
  return (
    <a {...rest} className={styles.go}>
      {/* Keeps the arrow on the same line as the last word. */}
      {typeof children === "string" ? `${children}\u00a0` : <>{children}&nbsp;</>}
      <Icon name={icon} size={20} />
    </a>
  );
}
