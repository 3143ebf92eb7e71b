import type { ReactNode } from "react";
import { GoLink } from "../../../client/components/go-link.tsx";
import type { Answer } from "../../answers/answer.ts";
import { inEnglish } from "../../locales/in-english.ts";
import styles from "./instant-answer.module.css";

interface InstantAnswerProps extends Omit<Answer, "chance" | "needsNotes"> {
  /** A link that repeats the search, if that draws another random answer. */
  readonly again: ReactNode;
}

/** The answer above the results: what was understood, and the answer in large type. */
export function InstantAnswer({
  question,
  value,
  isCopied,
  notes = [],
  rows = [],
  code,
  colour,
  drawing,
  ...more
}: InstantAnswerProps) {
  return (
    <section className={styles.answer} aria-labelledby="instant-answer" {...inEnglish()}>
      <div className={styles.words}>
        <h2 id="instant-answer" className={styles.question}>
          {question}
        </h2>
        <p className={styles[sizeOf(value, isCopied)]}>{value}</p>
        {notes.map((note) => (
          <p key={note} className="soft">
            {note}
          </p>
        ))}
        {code !== undefined && (
          // biome-ignore lint/a11y/noNoninteractiveTabindex: text that is wider than its box has to be reachable by keys
          <section className={styles.code} tabIndex={0} aria-label={question}>
            <pre>{code}</pre>
          </section>
        )}
        {rows.length > 0 && <Rows rows={rows} />}
        <Acts {...more} />
      </div>
      {colour !== undefined && <Swatch colour={colour} />}
      {drawing && <Drawing {...drawing} label={`${question}: ${value}`} />}
    </section>
  );
}

/** In characters: a longer answer in large type would fill a phone. */
const longestLarge = 40;

function sizeOf(value: string, isCopied = false): "copied" | "long" | "value" {
  if (isCopied) return "copied";
  return value.length > longestLarge ? "long" : "value";
}

function Rows({ rows }: { rows: readonly (readonly [string, string])[] }) {
  return (
    <dl className={styles.rows}>
      {rows.map(([name, said]) => (
        <div key={`${name} ${said}`}>
          <dt>{name}</dt>
          <dd>{said}</dd>
        </div>
      ))}
    </dl>
  );
}

function Acts({ link, again, source }: Pick<InstantAnswerProps, "link" | "again" | "source">) {
  return (
    <>
      {link && <GoLink href={link.href}>{link.label}</GoLink>}
      {again}
      {source !== undefined && <p className="soft small">{source}</p>}
    </>
  );
}

function Swatch({ colour }: { colour: string }) {
  return (
    <svg
      className={styles.swatch}
      viewBox="0 0 10 10"
      preserveAspectRatio="none"
      role="img"
      aria-label={`The colour ${colour}`}
    >
      <rect width="10" height="10" fill={colour} />
    </svg>
  );
}

/** Black on white in both themes, with four modules of white around it (ISO/IEC 18004). */
function Drawing({ size, path, label }: { size: number; path: string; label: string }) {
  return (
    <svg className={styles.drawing} viewBox={`-4 -4 ${size + 8} ${size + 8}`} role="img" aria-label={label}>
      <rect x="-4" y="-4" width={size + 8} height={size + 8} fill="white" />
      <path d={path} fill="black" />
    </svg>
  );
}
