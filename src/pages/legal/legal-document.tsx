import { Band } from "../../../client/components/sections/band.tsx";
import { type FieldNote, FieldNotes } from "../../../client/components/sections/field-notes.tsx";
import { Illustration } from "../../../client/components/sections/illustration.tsx";
import type { IllustrationName } from "../../../client/components/sections/illustration-list.ts";
import { PageHead } from "../../../client/components/sections/page-head.tsx";
import { DashList } from "../../../client/flow/dash-list.tsx";
import { demonstration } from "../../contract/demonstration.ts";
import { i18n } from "../../contract/language/i18n.ts";
import { type LegalBlock, type LegalSection, type LegalText, priceTerm } from "../../contract/legal-text.ts";
import type { RouteName } from "../../contract/routes.ts";
import type { Theme } from "../../contract/settings/theme.ts";
import { Dated } from "../../render/dated.tsx";
import { Contents } from "./contents.tsx";
import { EnglishCounts } from "./english-counts.tsx";
import { InForce } from "./in-force.tsx";
import styles from "./legal.module.css";

interface LegalDocumentProps {
  readonly route: RouteName;
  readonly title: string;
  readonly lead: string;
  readonly changed: string;
  readonly text: LegalText;
  readonly illustration: IllustrationName;
  readonly caption: string;
  readonly theme: Theme;
  /** What this reader would pay, where the document is about that. */
  readonly price: string | null;
}

/** A document that binds us: summary, contents, numbered sections, and what was changed when. */
export function LegalDocument({
  route,
  title,
  lead,
  changed,
  text,
  illustration,
  caption,
  theme,
  price,
}: LegalDocumentProps) {
  const { summary, sections, history } = text;
  return (
    <>
      <PageHead
        title={title}
        lead={lead}
        quiet
        illustration={<Illustration name={illustration} theme={theme} eager alt="" caption={caption} />}
      >
        <EnglishCounts route={route} />
        <p className="soft small">{i18n.t(demonstration.legal)}</p>
        <InForce since={changed} />
      </PageHead>
      <Band tone="surface-alt">
        <div className={`split ${styles.short}`}>
          <div className="say">
            <h2 className={styles.aside}>
              {i18n.t("In short", {}, { comment: "A heading above the summary of a legal document" })}
            </h2>
          </div>
          <FieldNotes
            notes={summary.map((note) =>
              price && note.term === i18n.t(priceTerm) ? { term: note.term, note: `${price}.` } : fieldNote(note),
            )}
          />
        </div>
      </Band>
      <Band>
        <div className="split">
          <div className="say">
            <Contents sections={sections}>
              <p>
                <a href={`#${historyId}`}>{i18n.t("Change history")}</a>
              </p>
            </Contents>
          </div>
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

/** Has no label, so it is no landmark: two dozen would hide the page's own landmarks. Its heading can be found. */
function NumberedSection({ section: { id, title, blocks }, no }: { section: LegalSection; no: number }) {
  return (
    <section className={styles.section} id={id}>
      <h2 className={styles.numbered}>
        <span>{no}</span> {title}
      </h2>
      {blocks.map((block, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the text is fixed, in a fixed order
        <BlockOf key={index} block={block} />
      ))}
    </section>
  );
}

function BlockOf({ block }: { block: LegalBlock }) {
  if ("html" in block)
    return (
      <p>
        <Words html={block.html} />
      </p>
    );
  if ("notes" in block) return <FieldNotes notes={block.notes.map(fieldNote)} />;
  return (
    <DashList>
      {block.list.map((html) => (
        <li key={html}>
          <Words html={html} />
        </li>
      ))}
    </DashList>
  );
}

function fieldNote({ term, html }: LegalText["summary"][number]): FieldNote {
  return { term, note: <Words html={html} /> };
}

function Words({ html }: { html: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own words and links, made HTML by our own build
  return <span dangerouslySetInnerHTML={{ __html: html }} />;
}

function History({ history }: Pick<LegalText, "history">) {
  return (
    <section className={styles.section} id={historyId}>
      <h2>{i18n.t("Change history")}</h2>
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
