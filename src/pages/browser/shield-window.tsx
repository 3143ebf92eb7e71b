import { BrowserWindow } from "../../../client/mockups/browser-window.tsx";
import { ReadPage } from "../../../client/mockups/read-page.tsx";
import { Specimen } from "../../../client/mockups/specimen.tsx";
import type { Theme } from "../../contract/settings/theme.ts";
import { windowLegend } from "./parts.tsx";

interface ShieldWindowProps {
  readonly on: "mac" | "windows";
  readonly theme: Theme;
}

/** A drawing of a page in the browser on a computer, with what the shield stopped there. */
export function ShieldWindow({ on, theme }: ShieldWindowProps) {
  const system = on === "mac" ? "a Mac" : "Windows";
  return (
    <Specimen
      theme={theme}
      no={1}
      caption={`a page in the browser on ${system}, with the shield open.`}
      legend={windowLegend}
    >
      <BrowserWindow on={on} address="courier.example" blocked={12}>
        <ReadPage theme={theme} shield />
      </BrowserWindow>
    </Specimen>
  );
}
