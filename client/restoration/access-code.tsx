import type { ReactNode } from "react";
import { type AdviserLine, dialled } from "../../src/contract/restoration/access-code.ts";
import { href } from "../../src/contract/routes.ts";
import styles from "./access-code.module.css";

interface CodeSheetProps {
  readonly title?: string;
  readonly code: ReactNode;
  /** How long the code is still valid. */
  readonly left: ReactNode;
  /** When it expires; left out for an example. */
  readonly until?: ReactNode;
  /** The line to call; null if the country has none and an adviser calls back, undefined if the number is shown elsewhere. */
  readonly line: AdviserLine | null | undefined;
}

/** The code in type as large as fits, for reading out. Nothing else of the page is printed. */
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

/** A code that can be copied as a whole, in groups that do not break across lines. */
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
