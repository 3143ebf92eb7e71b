import { FieldNotes } from "../../../client/components/field-notes.tsx";
import { storePaths } from "../../contract/statements.ts";
import styles from "./help.module.css";

/** We can't stop payments to an app store, so whoever pays a store need not write to us. */
export function InTheStore() {
  return (
    <section className="say" aria-labelledby="stores">
      <h2 className={styles.quicker} id="stores">
        Bought in an app store?
      </h2>
      <p>Only the store can stop its payments. Cancel there:</p>
      <FieldNotes notes={Object.entries(storePaths).map(([term, note]) => ({ term, note }))} />
    </section>
  );
}
