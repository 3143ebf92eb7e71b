import { i18n } from "../../src/contract/language/i18n.ts";
import styles from "./skip-link.module.css";

/** First in the page; `to` is the id of the main landmark. */
export function SkipLink({ to = "main" }: { to?: string }) {
  return (
    <a className={styles.skip} href={`#${to}`}>
      {i18n.t("Skip to content")}
    </a>
  );
}
