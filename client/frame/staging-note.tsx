import { i18n } from "../../src/contract/language/i18n.ts";
import { Notice } from "../components/notice.tsx";
import { Wrap } from "../components/sections/band.tsx";

/** Says that everything here is a test, so that nobody takes it for a real purchase (SUB-7). */
export function StagingNote() {
  return (
    <Wrap>
      <Notice title={i18n.t("You’re on staging")}>
        <p>{i18n.t("Accounts and payments here are for testing. Close the browser to leave staging.")}</p>
      </Notice>
    </Wrap>
  );
}
