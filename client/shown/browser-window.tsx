import type { ReactNode } from "react";
import { Icon } from "../components/icon.tsx";
import styles from "./browser-window.module.css";

interface BrowserWindowProps {
  readonly address: string;
  /** What the shield counts. */
  readonly blocked: number;
  /** The frame: buttons at the left (Mac), at the right (Windows), a bar below (phone), or another browser with our extension. */
  readonly on?: "mac" | "windows" | "phone" | "extension";
  readonly children: ReactNode;
}

/**
 * The browser, drawn: bar, shield with its count, and the button that clears. It lies in a figure whose caption says what is
 * shown and what its letters mean, so it is no thing for a screen reader, and holds nothing to select.
 */
export function BrowserWindow({ address, blocked, on = "mac", children }: BrowserWindowProps) {
  return (
    <div className={on === "mac" ? styles.window : `${styles.window} ${styles[on]}`} aria-hidden="true">
      <div className={styles.bar}>
        <i />
        <span className={styles.address}>
          <Icon name="lock" size={16} />
          <span>{address}</span>
        </span>
        <span className={styles.shield}>
          <Icon name="shield" size={20} />
          {blocked}
        </span>
        <span className={styles.clear}>
          <Icon name="broom" size={20} />
        </span>
      </div>
      <div className={styles.page}>{children}</div>
    </div>
  );
}
