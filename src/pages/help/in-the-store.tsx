import { FieldNotes } from "../../../client/components/field-notes.tsx";
import { storePaths } from "../../contract/statements.ts";
import styles from "./help.module.css";

/** Payments to a store are out of our reach: whoever makes those needs no message to us. */
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
