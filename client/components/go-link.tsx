import type { ComponentProps } from "react";
import styles from "./go-link.module.css";
import { Icon, type IconName } from "./icon.tsx";

type GoLinkProps = Omit<ComponentProps<"a">, "className"> & { icon?: IconName };

/** The second way on from a band: a link with an arrow beside the one button. */
export function GoLink({ icon = "arrow", children, ...rest }: GoLinkProps) {
  return (
    <a {...rest} className={styles.go}>
      {/* The arrow stays with the last word, whichever line that comes to stand on. */}
      {typeof children === "string" ? `${children}\u00a0` : <>{children}&nbsp;</>}
      <Icon name={icon} size={20} />
    </a>
  );
}
