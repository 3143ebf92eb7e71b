import type { ReactNode } from "react";
import { Badge } from "../../../client/components/badge.tsx";
import { WholeWords } from "../../../client/components/line-breaks.tsx";
import { Band } from "../../../client/components/sections/band.tsx";
import { type FieldNote, FieldNotes } from "../../../client/components/sections/field-notes.tsx";
import { Stat } from "../../../client/mockups/stat.tsx";
import { i18n } from "../../contract/language/i18n.ts";
import { isTurnedOn, ownVerdict } from "../../product/protections.ts";
import { ratings } from "../../product/ratings.ts";
import styles from "./browser.module.css";
import type { InstallCalls } from "./install-page.tsx";

/** A protection in the words of one page. */
export interface Guard {
  /** Its title in the comparison table, which says whether we give it in full. */
  readonly row: string;
  readonly title: string;
  readonly text: string;
}

/** What the letters of a drawn browser window mean. */
export function windowLegend(): readonly string[] {
  return [i18n.t("How many trackers were stopped here"), i18n.t("Clears history, tabs and site data")];
}

interface GuardsProps {
  readonly title: string;
  readonly lead: ReactNode;
  readonly guards: readonly Guard[];
  readonly tone?: "background" | "surface-alt";
  /** Each text beside its title, so that the list is as tall as a first column with a picture in it. */
  readonly rows?: boolean;
  /** A picture taller than wide, beside the words and the list. */
  readonly shown?: ReactNode;
  readonly children?: ReactNode;
}

function markOf(row: string): string | null {
  if (ownVerdict(row) !== "partly") return null;
  return isTurnedOn(row) ? i18n.t("You turn it on") : i18n.t("Partly");
}

/** What the browser does for you, one line each; what it does in part has a badge, and its text says which part. */
export function Guards({ title, lead, guards, tone = "surface-alt", rows = false, shown, children }: GuardsProps) {
  const words = (
    <>
      <h2>{title}</h2>
      <p className="lead">{lead}</p>
    </>
  );
  const list = <GuardList guards={guards} rows={rows} />;
  return (
    <Band tone={tone}>
      {shown ? (
        <div className={`two ${styles.shown}`}>
          <div className="say">
            {words}
            {list}
            {children}
          </div>
          {shown}
        </div>
      ) : (
        <div className="split">
          <div className={`say ${styles.words}`}>
            {words}
            {children}
          </div>
          {list}
        </div>
      )}
    </Band>
  );
}

function GuardList({ guards, rows }: Required<Pick<GuardsProps, "guards" | "rows">>) {
  return (
    <ul className={rows ? `${styles.guards} ${styles.rows}` : styles.guards}>
      {guards.map(({ row, title, text }) => (
        <li key={row}>
          <h3>
            <WholeWords text={title} />
          </h3>
          <div>
            <p className="soft">{text}</p>
            {markOf(row) && (
              <p className={styles.mark}>
                <Badge tone="accent">{markOf(row)}</Badge>
              </p>
            )}
          </div>
        </li>
      ))}
    </ul>
  );
}

interface InstallBandProps {
  readonly title: string;
  readonly notes: readonly FieldNote[];
  readonly calls: InstallCalls;
  readonly tone?: "background" | "surface-alt";
  readonly children?: ReactNode;
}

/** What the browser needs, which other systems it runs on if the notes don't link them, and the QR code for the phone. */
export function InstallBand({ title, notes, calls, tone = "background", children }: InstallBandProps) {
  return (
    <Band tone={tone} id="install">
      <div className={styles.install}>
        <div className="say">
          <h2>{title}</h2>
          <FieldNotes notes={notes} />
          {notes.some(({ href }) => href) || calls.others}
        </div>
        <div className={styles.code}>{calls.code}</div>
        {children}
      </div>
    </Band>
  );
}

/** On a computer's page: how the browser is rated in the stores, which are those of phones. */
export function PhoneRatings() {
  return (
    <div className={styles.ratings}>
      <h3>{i18n.t("How people rate our phone apps")}</h3>
      {ratings().map(({ value, words }) => (
        <Stat key={words} value={value}>
          {words}
        </Stat>
      ))}
    </div>
  );
}
