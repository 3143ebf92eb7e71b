import { brand } from "../../contract/brand.ts";
import { momentWords } from "../../contract/day-words.ts";
import { endpoints } from "../../contract/routes.ts";
import { printedRecoveryCode } from "../../contract/subscription/recovery-code.ts";
import type { NewCode } from "../../session/entries.ts";
import styles from "./recovery-sheet.module.css";

/** A sheet to print: the code, what it is, and where it is typed. */
export function RecoverySheet({ code, madeAt }: NewCode) {
  return (
    <div className={styles.sheet}>
      <p className={styles.of}>{`Recovery code for ${brand.pro}, created on ${momentWords(madeAt)}`}</p>
      <p className={styles.code}>
        {printedRecoveryCode(code)
          .split("-")
          .map((group) => (
            <code key={group}>{group}</code>
          ))}
      </p>
      <p>{`To sign in, go to ${brand.hosts.main}${endpoints.activate} and select “I have a recovery code”.`}</p>
    </div>
  );
}
