import { Notice } from "../../../client/components/notice.tsx";
import { i18n } from "../../contract/language/i18n.ts";

/** Stands wherever something of a scan shows: neither the brokers nor what they say are real. */
export function Demonstration() {
  return (
    <Notice title={i18n.t("Demonstration data")}>
      <p>
        {i18n.t(
          "These people-search sites and their pages are invented, anew for each scan. Nothing you enter goes to a real site.",
        )}
      </p>
    </Notice>
  );
}
