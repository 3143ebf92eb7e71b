import { SettingsPreview } from "../../../client/settings/settings-preview.tsx";
import { BrowserWindow } from "../../../client/shown/browser-window.tsx";
import { Specimen } from "../../../client/shown/specimen.tsx";
import { brand } from "../../contract/brand.ts";
import { defaultSettings } from "../../contract/settings/settings.ts";
import type { Theme } from "../../contract/settings/theme.ts";
import { windowLegend } from "./parts.tsx";

interface SearchWindowProps {
  readonly on: "mac" | "phone";
  readonly no: number;
  readonly theme: Theme;
}

/** A search in the browser, drawn. */
export function SearchWindow({ on, no, theme }: SearchWindowProps) {
  const device = on === "mac" ? "Mac" : "phone";
  return (
    <Specimen theme={theme} no={no} caption={`a search in the browser on a ${device}.`} legend={windowLegend}>
      <BrowserWindow on={on} address={brand.hosts.main} blocked={0}>
        <SettingsPreview settings={defaultSettings} />
      </BrowserWindow>
    </Specimen>
  );
}
