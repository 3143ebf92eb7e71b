import { i18n } from "../../src/contract/language/i18n.ts";
import type { Theme } from "../../src/contract/settings/theme.ts";
import { Picture } from "../components/sections/illustration.tsx";
import { Panel, type PanelRow } from "./panel.tsx";
import styles from "./read-page.module.css";

/** Invented hosts: nothing here can be looked up. */
export function stopped(): readonly PanelRow[] {
  return [
    { name: "count.example", text: i18n.t("Reports each visit"), state: i18n.t("Blocked"), done: true },
    { name: "follow.example", text: i18n.t("Shows the same ad everywhere"), state: i18n.t("Blocked"), done: true },
    {
      name: i18n.t("Cookie pop-up"),
      text: i18n.t("Asked to share with 214 companies"),
      state: i18n.t("Declined"),
      done: true,
    },
  ];
}

interface ReadPageProps {
  readonly theme: Theme;
  /** What the shield says of the page, shown beside it. */
  readonly shield?: readonly PanelRow[];
  /** In the reading view, which shows nothing but the article. */
  readonly reading?: boolean;
}

/** A page of a newspaper, as the content of a browser window. */
export function ReadPage({ theme, shield, reading = false }: ReadPageProps) {
  return (
    <div className={styles.paper}>
      <div className={styles.article}>
        <p className={styles.name}>{i18n.t("The Heath Courier")}</p>
        <p className={styles.headline}>{i18n.t("Late guests: the birds are still on the moor")}</p>
        <Picture name="rest" theme={theme} alt="" eager />
        <p>{i18n.t("They should have left a month ago. A warm autumn and a great many moths have kept them.")}</p>
        {!reading && <p className={styles.gap}>{i18n.t("An ad with a tracker was here.")}</p>}
      </div>
      {shield && <Panel title={i18n.t("12 trackers blocked")} on rows={shield} />}
    </div>
  );
}
