import type { Theme } from "../../src/contract/settings/theme.ts";
import { Picture } from "../components/illustration.tsx";
import { Panel, type PanelRow } from "./panel.tsx";
import styles from "./read-page.module.css";

/** Invented hosts: nothing here can be looked up. */
export const stopped: readonly PanelRow[] = [
  { name: "count.example", text: "Reports each visit", state: "Blocked", done: true },
  { name: "follow.example", text: "Shows the same ad everywhere", state: "Blocked", done: true },
  { name: "Cookie pop-up", text: "Asked to share with 214 companies", state: "Declined", done: true },
];

interface ReadPageProps {
  readonly theme: Theme;
  /** Shows beside the page what the shield says of it. */
  readonly shield?: boolean;
  /** In the reading view, which shows nothing but the article. */
  readonly reading?: boolean;
}

/** A page of a newspaper, as the content of a browser window. */
export function ReadPage({ theme, shield = false, reading = false }: ReadPageProps) {
  return (
    <div className={styles.paper}>
      <div className={styles.article}>
        <p className={styles.name}>The Heath Courier</p>
        <p className={styles.headline}>Late guests: the birds are still on the moor</p>
        <Picture name="rest" theme={theme} alt="" eager />
        <p>They should have left a month ago. A warm autumn and a great many moths have kept them.</p>
        {!reading && <p className={styles.gap}>An ad with a tracker was here.</p>}
      </div>
      {shield && <Panel title="12 trackers blocked" on rows={stopped} />}
    </div>
  );
}
