import { firstSearch } from "../../src/contract/brand/brand-story.ts";
import { i18n } from "../../src/contract/language/i18n.ts";
import styles from "./chat.module.css";

/** A question and its answer in the chat, and what was passed on with the question. */
export function Chat() {
  return (
    <div className={styles.chat}>
      <p className={styles.asked}>{i18n.t("Tell me {search}.", { search: i18n.t(firstSearch) })}</p>
      <p className={styles.answer}>
        {i18n.t(
          "From an hour after sunset, most of all in May and June, and longest on warm, still nights. Check the times for your own area.",
        )}
      </p>
      <p className={styles.sent}>{i18n.t("Passed on: your words. Left out: your IP address, your device.")}</p>
    </div>
  );
}
