import { LinkButton } from "../../../client/components/button.tsx";
import { Wordmark } from "../../../client/frame/wordmark.tsx";
import { i18n } from "../../contract/language/i18n.ts";
import { href } from "../../contract/routes.ts";
import { seeOther } from "../../forms/form.ts";
import { page } from "../../render/page.ts";
import styles from "./results.module.css";

/** Another site that a search goes to. */
export interface Departure {
  readonly tag: "shown";
  readonly site: string;
  readonly address: string;
}

/** Seen for a moment only, or for longer in a browser that is set not to go on by itself. */
export const departurePage = page({
  title: () => i18n.t("Opening another site"),
  description: () => i18n.t("Your search continues on another site."),
  chrome: "bare",
  indexed: false,
  load: (_, away: Departure | null) => away ?? seeOther(href("home")),
  body: ({ data: { site, address } }) => (
    <main id="main" className={styles.departure}>
      <Wordmark home={href("home")} />
      <h1 className={styles.way}>{i18n.t("Opening {site}…", { site })}</h1>
      <p>{i18n.t("If nothing happens, select the button.")}</p>
      <LinkButton href={address}>{i18n.t("Open {site}", { site })}</LinkButton>
    </main>
  ),
});
