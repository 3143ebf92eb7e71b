import styles from "./icon.module.css";
import { type IconName, icons } from "./icons.ts";

export type { IconName };

type IconProps = { name: IconName; size?: number };

/** Decorative, and hidden from screen readers: the words beside it, or the control's own label, say what it means. */
export function Icon({ name, size = 24 }: IconProps) {
  return (
    <svg className={styles.icon} width={size} height={size} viewBox="0 0 24 24" aria-hidden="true">
      <path d={icons[name]} />
    </svg>
  );
}
