import { LinkButton } from "../../../client/components/button.tsx";
import { Wordmark } from "../../../client/frame/wordmark.tsx";
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
  title: "Opening another site",
  description: "Your search continues on another site.",
  chrome: "bare",
  indexed: false,
  load: (_, away: Departure | null) => away ?? seeOther(href("home")),
  body: ({ data: { site, address } }) => (
    <main id="main" className={styles.departure}>
      <Wordmark home={href("home")} />
      <h1 className={styles.way}>{`Opening ${site}…`}</h1>
      <p>If nothing happens, select the button.</p>
      <LinkButton href={address}>{`Open ${site}`}</LinkButton>
    </main>
  ),
});
