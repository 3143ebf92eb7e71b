import { i18n } from "../../src/contract/language/i18n.ts";
import { href } from "../../src/contract/routes.ts";
import { LinkButton } from "../components/button.tsx";
import { Notice } from "../components/notice.tsx";

/** Takes the place of the answers until the script has read them from this browser's storage. */
export function ScanAnswersAway() {
  return (
    <div className="say">
      <p>{i18n.t("Getting your answers…")}</p>
      <noscript>
        <Notice title={i18n.t("Your answers are in this browser’s storage")}>
          <p>{i18n.t("Scripts are off. Turn them on, or enter your answers again.")}</p>
        </Notice>
      </noscript>
      <LinkButton variant="line" href={href("dbpScanName")}>
        {i18n.t("Go to the first question")}
      </LinkButton>
    </div>
  );
}
