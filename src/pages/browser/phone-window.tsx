import { BrowserWindow } from "../../../client/mockups/browser-window.tsx";
import { ReadPage } from "../../../client/mockups/read-page.tsx";
import { Specimen } from "../../../client/mockups/specimen.tsx";
import { i18n } from "../../contract/language/i18n.ts";
import type { Theme } from "../../contract/settings/theme.ts";
import { windowLegend } from "./parts.tsx";

/** A drawing of a page in the browser on a phone. */
export function PhoneWindow({ theme }: { theme: Theme }) {
  return (
    <Specimen theme={theme} no={2} caption={i18n.t("a page in the browser on a phone.")} legend={windowLegend()}>
      <BrowserWindow on="phone" address="courier.example" blocked={12}>
        <ReadPage theme={theme} />
      </BrowserWindow>
    </Specimen>
  );
}
