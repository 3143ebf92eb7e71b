import { firstSearch } from "../../src/contract/brand-story.ts";
import styles from "./chat.module.css";

/** A question and its answer in the chat, and what was passed on with the question. */
export function Chat() {
  return (
    <div className={styles.chat}>
      <p className={styles.asked}>{`Tell me ${firstSearch}.`}</p>
      <p className={styles.answer}>
        From an hour after sunset, most of all in May and June, and longest on warm, still nights. Check the times for
        your own area.
      </p>
      <p className={styles.sent}>Passed on: your words. Left out: your IP address, your device.</p>
    </div>
  );
}
