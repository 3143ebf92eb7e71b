import { BrowserWindow } from "../../../client/mockups/browser-window.tsx";
import { ReadPage } from "../../../client/mockups/read-page.tsx";
import { Specimen } from "../../../client/mockups/specimen.tsx";
import { i18n } from "../../contract/language/i18n.ts";
import type { Theme } from "../../contract/settings/theme.ts";
import styles from "./preview-window.module.css";

function tabs(): readonly string[] {
  return [i18n.t("The Heath Courier"), i18n.t("Moths"), i18n.t("Trains"), i18n.t("Plum jam")];
}

/** A drawing of what is new in the preview: the open tabs at the side, and an article in the reading view. */
export function PreviewWindow({ theme }: { theme: Theme }) {
  return (
    <Specimen
      theme={theme}
      no={2}
      caption={i18n.t("the preview with its tabs at the side, and an article in the reading view.")}
    >
      <div className={styles.window}>
        <BrowserWindow on="windows" address="courier.example" blocked={12}>
          <div className={styles.beside}>
            <div className={styles.tabs}>
              {tabs().map((tab) => (
                <p key={tab}>{tab}</p>
              ))}
            </div>
            <ReadPage theme={theme} reading />
          </div>
        </BrowserWindow>
      </div>
    </Specimen>
  );
}
