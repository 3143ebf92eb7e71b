import { brand } from "../../../contract/brand/brand.ts";
import { momentWords } from "../../../contract/day-words.ts";
import { i18n } from "../../../contract/language/i18n.ts";
import { activateHref } from "../../../contract/routes.ts";
import { printedRecoveryCode } from "../../../contract/subscription/recovery-code.ts";
import type { NewCode } from "../../../session/entries.ts";
import styles from "./recovery-sheet.module.css";

/** A sheet to print: the code, what it is, and where it is typed. */
export function RecoverySheet({ code, madeAt }: NewCode) {
  return (
    <div className={styles.sheet}>
      <p className={styles.of}>
        {i18n.t("Recovery code for {pro}, created on {date}", { pro: brand.pro, date: momentWords(madeAt) })}
      </p>
      <p className={styles.code}>
        {printedRecoveryCode(code)
          .split("-")
          .map((group) => (
            <code key={group}>{group}</code>
          ))}
      </p>
      <p>
        {i18n.t("To sign in, go to {address} and select “I have a recovery code”.", {
          address: `${brand.hosts.main}${activateHref()}`,
        })}
      </p>
    </div>
  );
}
