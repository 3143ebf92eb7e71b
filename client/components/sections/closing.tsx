import type { ReactNode } from "react";
import { WholeWords } from "../line-breaks.tsx";
import { Band } from "./band.tsx";
import styles from "./closing.module.css";
import { ClosingBird } from "./closing-bird.tsx";
import type { EndingName } from "./illustration-list.ts";

interface ClosingProps {
  readonly title: string;
  readonly lead: string;
  /** Suits the subject of the page; the bird on its branch for a page without a special subject. */
  readonly scene?: EndingName;
  /** Its button and links. */
  readonly children: ReactNode;
}

/** The last band of a page: where to go from here. */
export function Closing({ title, lead, scene = "perch", children }: ClosingProps) {
  return (
    <Band tone="night" flush>
      <div className="say">
        <h2 className={styles.title}>{title}</h2>
        <p className="lead">
          <WholeWords text={lead} />
        </p>
        {children}
      </div>
      <ClosingBird scene={scene} />
    </Band>
  );
}
