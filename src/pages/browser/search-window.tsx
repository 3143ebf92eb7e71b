import { BrowserWindow } from "../../../client/mockups/browser-window.tsx";
import { Specimen } from "../../../client/mockups/specimen.tsx";
import { SettingsPreview } from "../../../client/settings/settings-preview.tsx";
import { brand } from "../../contract/brand.ts";
import { i18n } from "../../contract/language/i18n.ts";
import { defaultSettings } from "../../contract/settings/settings.ts";
import type { Theme } from "../../contract/settings/theme.ts";
import { windowLegend } from "./parts.tsx";

/** A drawing of a search in the browser on a phone. */
export function SearchWindow({ theme }: { theme: Theme }) {
  return (
    <Specimen theme={theme} no={2} caption={i18n.t("a search in the browser on a phone.")} legend={windowLegend()}>
      <BrowserWindow on="phone" address={brand.hosts.main} blocked={0}>
        <SettingsPreview settings={defaultSettings} />
      </BrowserWindow>
    </Specimen>
  );
}
