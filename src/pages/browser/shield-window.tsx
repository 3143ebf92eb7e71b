import { BrowserWindow } from "../../../client/mockups/browser-window.tsx";
import { ReadPage, stopped } from "../../../client/mockups/read-page.tsx";
import { Specimen } from "../../../client/mockups/specimen.tsx";
import { i18n } from "../../contract/language/i18n.ts";
import type { Theme } from "../../contract/settings/theme.ts";
import { windowLegend } from "./parts.tsx";

interface ShieldWindowProps {
  readonly on: "mac" | "windows";
  readonly theme: Theme;
}

/** A drawing of a page in the browser on a computer, with what the shield stopped there. */
export function ShieldWindow({ on, theme }: ShieldWindowProps) {
  const caption =
    on === "mac"
      ? i18n.t("a page in the browser on a Mac, with the shield open.")
      : i18n.t("a page in the browser on Windows, with the shield open.");
  return (
    <Specimen theme={theme} no={1} caption={caption} legend={windowLegend()}>
      <BrowserWindow on={on} address="courier.example" blocked={12}>
        <ReadPage theme={theme} shield={stopped()} />
      </BrowserWindow>
    </Specimen>
  );
}
