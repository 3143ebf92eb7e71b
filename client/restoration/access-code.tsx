import type { ReactNode } from "react";
import { type AdviserLine, dialled } from "../../src/contract/restoration/access-code.ts";
import { href } from "../../src/contract/routes.ts";
import styles from "./access-code.module.css";

interface CodeSheetProps {
  readonly title?: string;
  readonly code: ReactNode;
  /** How long it is good for, and until when. */
  readonly left: ReactNode;
  /** Left out of an example. */
  readonly until?: ReactNode;
  /** The line to call; null where an adviser rings back, undefined where the number stands elsewhere. */
  readonly line: AdviserLine | null | undefined;
}

/** The code as large as it will go, for reading out. It is all of the page that is printed. */
export function CodeSheet({ title = "Your access code", code, left, until, line }: CodeSheetProps) {
  const Tag = until ? "code" : "samp";
  return (
    <section className={styles.sheet} aria-labelledby="access-code">
      <h2 className={styles.of} id="access-code">
        {title}
      </h2>
      <p className={styles.code}>
        <Tag>{code}</Tag>
      </p>
      <p className="small">
        Works for{" "}
        {until ? (
          <>
            another {left}, until {until}
          </>
        ) : (
          left
        )}
        .
      </p>
      {line !== undefined && <Reach line={line} />}
      <p className="soft small">The code never uses the letters O and I. What looks like them is a zero or a one.</p>
    </section>
  );
}

/** A code to copy as one, in groups that lines do not break. */
export function CodeGroups({ accessCode }: { accessCode: string }) {
  return accessCode.split(/(?<=-)/).map((group) => <span key={group}>{group}</span>);
}

function Reach({ line }: { line: AdviserLine | null }) {
  return (
    <p className={styles.line}>
      {line ? (
        <>
          {`Call ${line.where} `}
          <a href={dialled(line)}>{line.number}</a>
        </>
      ) : (
        <a href={href("itrCall")}>Find a number, or ask for a call back</a>
      )}
    </p>
  );
}
