import { LinkButton } from "../../../client/components/button.tsx";
import { Wordmark } from "../../../client/frame/wordmark.tsx";
import { href } from "../../contract/routes.ts";
import { Hole } from "../../render/hole.tsx";
import { type Page, page } from "../../render/page.ts";
import styles from "./results.module.css";

/** Another site that a search goes to. */
export interface Departure {
  readonly site: string;
  readonly address: string;
}

/** Seen for a moment only, or for longer in a browser that is set not to go on by itself. */
export function departurePage(away: Departure): Page {
  return page({
    title: "Opening another site",
    description: "Your search continues on another site.",
    chrome: "bare",
    indexed: false,
    holes: { way: () => <Way {...away} /> },
    body: () => (
      <main id="main" className={styles.departure}>
        <Wordmark home={href("home")} />
        <Hole name="way" />
      </main>
    ),
  });
}

function Way({ site, address }: Departure) {
  return (
    <>
      <h1 className={styles.way}>{`Opening ${site}…`}</h1>
      <p>If nothing happens, select the button.</p>
      <LinkButton href={address}>{`Open ${site}`}</LinkButton>
    </>
  );
}
