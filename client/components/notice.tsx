import type { ReactNode, Ref } from "react";
import { Icon, type IconName } from "./icon.tsx";
import styles from "./notice.module.css";

type Tone = "info" | "bad" | "good";

type NoticeProps = {
  tone?: Tone;
  title: ReactNode;
  children?: ReactNode;
  /** True when it answers something the visitor just did, so that it is read aloud at once. */
  live?: boolean;
  id?: string;
  /** For whoever moves the focus to it by script; without one, `live` takes the focus as the page loads. */
  ref?: Ref<HTMLDivElement> | undefined;
};

const looks: Record<Tone, { icon: IconName; role: "status" | "alert" }> = {
  info: { icon: "info", role: "status" },
  bad: { icon: "alert", role: "alert" },
  good: { icon: "check", role: "status" },
};

export function Notice({ tone = "info", title, children, live = false, id, ref }: NoticeProps) {
  const { icon, role } = looks[tone];
  return (
    <div
      className={tone === "info" ? styles.notice : `${styles.notice} ${styles[tone]}`}
      // A live region that a page contains from the start is not read aloud, so the notice takes the focus.
      {...(live && { role, tabIndex: -1, autoFocus: !ref })}
      ref={ref}
      {...(id && { id, tabIndex: -1 })}
    >
      <Icon name={icon} />
      <b>{title}</b>
      {children && <div className={styles.text}>{children}</div>}
    </div>
  );
}
