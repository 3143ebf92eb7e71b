import type { ReactNode } from "react";
import type { PageName } from "../../src/contract/events/events.ts";
import type { Theme } from "../../src/contract/settings/theme.ts";
import { Wrap } from "../components/sections/band.tsx";
import { Illustration } from "../components/sections/illustration.tsx";
import { type IllustrationName, illustrationList } from "../components/sections/illustration-list.ts";
import { Flow } from "./flow.tsx";
import { Progress } from "./progress.tsx";
import styles from "./task-screen.module.css";

type TaskScreenProps = {
  /** The name that events use for a step without an address of its own. */
  state?: PageName | undefined;
  /** The steps of the flow and the one being done; left out on a page that is no step. */
  progress?: { readonly label: string; readonly steps: readonly string[]; readonly now: number };
  title: string;
  lead?: ReactNode;
  /** The first action, on a page that leads into a flow: in a narrow window the whole picture is below it. */
  entry?: ReactNode;
  children?: ReactNode;
  /** Left out where the task is a picture itself. */
  illustration?: IllustrationName;
  caption?: string;
  theme: Theme;
  /** Below the picture: a card with what the visitor has, say. */
  side?: ReactNode;
  /** Without an illustration, `side` has the whole width below the task, or with `beside` a column next to it. */
  beside?: boolean;
};

/** A screen of a flow: the progress, the one thing to do, help below it, and a picture beside it. */
export function TaskScreen({
  state,
  progress,
  title,
  lead,
  entry,
  children,
  illustration,
  caption,
  theme,
  ...right
}: TaskScreenProps) {
  const { side, beside } = right;
  return (
    <Flow className={styles.screen}>
      <Wrap>
        <div className={styles.columns} data-page={state}>
          <div className={illustration || beside ? styles.main : `${styles.main} ${styles.wide}`}>
            {progress && <Progress {...progress} />}
            <div className={entry ? `${styles.head} ${styles.entry}` : styles.head}>
              <h1>{title}</h1>
              {lead && <p className="lead">{lead}</p>}
              {entry}
              {illustration && <Small name={illustration} theme={theme} />}
            </div>
            {children}
          </div>
          <div className={styles.side}>
            {illustration && <Illustration name={illustration} theme={theme} eager alt="" caption={caption} />}
            {side}
          </div>
        </div>
      </Wrap>
    </Flow>
  );
}

/** The picture in the head of a narrow window. */
function Small({ name, theme }: { name: IllustrationName; theme: Theme }) {
  const { subject } = illustrationList[name];
  return (
    <div className={subject ? `${styles.small} ${styles[subject]}` : styles.small}>
      <Illustration name={name} theme={theme} eager alt="" />
    </div>
  );
}
