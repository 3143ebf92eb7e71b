import type { ReactNode } from "react";
import { Band } from "../../../client/components/band.tsx";
import { type FieldNote, FieldNotes } from "../../../client/components/field-notes.tsx";
import { PageHead } from "../../../client/components/page-head.tsx";
import { Dated } from "../../render/dated.tsx";
import styles from "./legal.module.css";

/** One piece of a section: a paragraph, a list, or a row of terms with what each means. */
export type Block = { text: ReactNode } | { list: readonly ReactNode[] } | { notes: readonly FieldNote[] };

export interface Section {
  /** The fragment that other pages and letters point to, so it stays when the title changes. */
  readonly id: string;
  readonly title: string;
  readonly blocks: readonly Block[];
}

export interface LegalText {
  readonly title: string;
  readonly lead: string;
  /** The whole document in a few lines, each with a word or two that names it. */
  readonly summary: readonly FieldNote[];
  readonly sections: readonly Section[];
  /** Newest first; the first is the day from which this text holds. */
  readonly history: readonly [Change, ...Change[]];
}

interface Change {
  readonly day: string;
  readonly text: string;
}

/** A document that binds us: summary, contents, numbered sections, and what was changed when. */
export function LegalDocument({ text }: { text: LegalText }) {
  const { title, lead, summary, sections, history } = text;
  return (
    <>
      <PageHead title={title} lead={lead} quiet>
        <p className="soft small">
          In force since <Dated day={history[0].day} />
        </p>
      </PageHead>
      <Band tone="bark">
        <div className="split">
          <div className="say">
            <h2 className={styles.aside}>In short</h2>
          </div>
          <FieldNotes notes={summary} />
        </div>
      </Band>
      <Band>
        <div className="split">
          <Contents sections={sections} />
          <div className={styles.sections}>
            {sections.map((section, index) => (
              <NumberedSection key={section.id} section={section} no={index + 1} />
            ))}
            <History history={history} />
          </div>
        </div>
      </Band>
    </>
  );
}

const historyId = "changes";

function Contents({ sections }: { sections: readonly Section[] }) {
  return (
    <div className="say">
      <nav className={styles.contents} aria-labelledby="contents">
        <h2 className={styles.aside} id="contents">
          Contents
        </h2>
        <ol>
          {sections.map(({ id, title }) => (
            <li key={id}>
              <a href={`#${id}`}>{title}</a>
            </li>
          ))}
        </ol>
        <p>
          <a href={`#${historyId}`}>Change history</a>
        </p>
      </nav>
    </div>
  );
}

function NumberedSection({ section: { id, title, blocks }, no }: { section: Section; no: number }) {
  return (
    <section className={styles.section} id={id} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>
        <span className={styles.no}>{no}</span> {title}
      </h2>
      {blocks.map((block, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the text is fixed, in a fixed order
        <BlockOf key={index} block={block} />
      ))}
    </section>
  );
}

function BlockOf({ block }: { block: Block }) {
  if ("text" in block) return <p>{block.text}</p>;
  if ("notes" in block) return <FieldNotes notes={block.notes} />;
  return (
    <ul className={styles.list}>
      {block.list.map((item, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: as above
        <li key={index}>{item}</li>
      ))}
    </ul>
  );
}

function History({ history }: Pick<LegalText, "history">) {
  return (
    <section className={styles.section} id={historyId} aria-labelledby={`${historyId}-title`}>
      <h2 id={`${historyId}-title`}>Change history</h2>
      <ol className={styles.history}>
        {history.map(({ day, text }) => (
          <li key={day}>
            <Dated day={day} />
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
