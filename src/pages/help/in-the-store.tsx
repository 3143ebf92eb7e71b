import { FieldNotes } from "../../../client/components/sections/field-notes.tsx";
import { i18n } from "../../contract/language/i18n.ts";
import { storePaths } from "../../contract/statements.ts";
import styles from "./help.module.css";

/** We can't stop payments to an app store, so whoever pays a store need not write to us. */
export function InTheStore() {
  return (
    <section className="say" aria-labelledby="stores">
      <h2 className={styles.quicker} id="stores">
        {i18n.t("Bought in an app store?")}
      </h2>
      <p>{i18n.t("Only the store can stop its payments. Cancel there:")}</p>
      <FieldNotes
        notes={[
          { term: i18n.t("iPhone or iPad"), note: i18n.t(storePaths["iPhone or iPad"]) },
          { term: "Mac", note: i18n.t(storePaths.Mac) },
          { term: "Android", note: i18n.t(storePaths.Android) },
        ]}
      />
    </section>
  );
}
