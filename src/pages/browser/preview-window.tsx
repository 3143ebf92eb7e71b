import { BrowserWindow } from "../../../client/mockups/browser-window.tsx";
import { ReadPage } from "../../../client/mockups/read-page.tsx";
import { Specimen } from "../../../client/mockups/specimen.tsx";
import { i18n } from "../../contract/language/i18n.ts";
import type { Theme } from "../../contract/settings/theme.ts";
import styles from "./preview-window.module.css";

/** Each with its page's mark, which is all that a narrow window has room for. */
function tabs() {
  return [
    { name: i18n.t("The Heath Courier"), mark: "M4 5h16v14H4zM8 9h8M8 13h8" },
    {
      name: i18n.t("Moths"),
      mark: "M12 8v10M12 9C8 4 3 5 4 9s4 5 7 4c-4 3-2 6 1 4 3 2 5-1 1-4 3 1 6 0 7-4s-4-5-8 0M12 8 10 4M12 8l2-4",
    },
    { name: i18n.t("Trains"), mark: "M7 4h10l2 3v9H5V7zM5 11h14M8 16l-2 4M16 16l2 4" },
    { name: i18n.t("Plum jam"), mark: "M8 4h8M7 8h10v12H7zM7 12h10" },
  ];
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
              {tabs().map(({ name, mark }) => (
                <p key={name}>
                  <svg width="20" height="20" viewBox="0 0 24 24" aria-hidden="true">
                    <path fill="none" stroke="currentColor" strokeWidth="1.75" strokeLinejoin="round" d={mark} />
                  </svg>
                  <span>{name}</span>
                </p>
              ))}
            </div>
            <ReadPage theme={theme} reading />
          </div>
        </BrowserWindow>
      </div>
    </Specimen>
  );
}
