import type { ReactNode } from "react";
import { Icon } from "../components/icon.tsx";
import styles from "./browser-window.module.css";

interface BrowserWindowProps {
  readonly address: string;
  /** The number that the shield shows. */
  readonly blocked: number;
  /** The frame: buttons on the left (Mac) or right (Windows), a bar below (phone), or another browser with our extension. */
  readonly on?: "mac" | "windows" | "phone" | "extension";
  readonly children: ReactNode;
}

/**
 * A drawing of the browser: its bar, the shield with its count, and the button that clears data, in another browser the one
 * that lists extensions. It is part of a figure whose caption says what is shown and what the letters mean, so it is hidden
 * from screen readers and has no controls.
 */
export function BrowserWindow({ address, blocked, on = "mac", children }: BrowserWindowProps) {
  return (
    <div className={on === "mac" ? styles.window : `${styles.window} ${styles[on]}`} aria-hidden="true">
      <div className={styles.bar}>
        {on === "windows" ? <WindowButtons /> : <i />}
        <span className={styles.address}>
          <Icon name="lock" size={16} />
          <span>{address}</span>
        </span>
        <span className={styles.shield}>
          <Icon name="shield" size={20} />
          {blocked}
        </span>
        <span className={styles.clear}>
          <Icon name={on === "extension" ? "puzzle" : "broom"} size={20} />
        </span>
      </div>
      <div className={styles.page}>{children}</div>
    </div>
  );
}

/** Minimise, maximise, close. */
function WindowButtons() {
  return (
    <svg
      width="68"
      height="12"
      viewBox="0 0 68 12"
      aria-hidden="true"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
    >
      <path d="M0 6h12M29 1h10v10H29zM57 1l10 10M67 1 57 11" />
    </svg>
  );
}
