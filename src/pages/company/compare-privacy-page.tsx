import { Trans } from "@lingui/react";
import { LinkButton } from "../../../client/components/button.tsx";
import { GoLink } from "../../../client/components/go-link.tsx";
import { Band } from "../../../client/components/sections/band.tsx";
import { ClosingBird } from "../../../client/components/sections/closing-bird.tsx";
import type { FaqQuestion } from "../../../client/components/sections/faq.tsx";
import { Questions } from "../../../client/components/sections/faq.tsx";
import { FieldNotes } from "../../../client/components/sections/field-notes.tsx";
import { Illustration } from "../../../client/components/sections/illustration.tsx";
import { PageHead } from "../../../client/components/sections/page-head.tsx";
import { LargeStat } from "../../../client/mockups/large-stat.tsx";
import { brand } from "../../contract/brand/brand.ts";
import { i18n } from "../../contract/language/i18n.ts";
import { href } from "../../contract/routes.ts";
import { links } from "../../locales/links.tsx";
import { CoatFigure } from "../../product/coat-figure.tsx";
import { beatenCount, protectionCount, protectionGroups, setUps, tally } from "../../product/protections.ts";
import { Dated } from "../../render/dated.tsx";
import type { Frame } from "../../render/frame.ts";
import { page } from "../../render/page.ts";
import { faqOf } from "../../render/structured.tsx";
import { Versions } from "../../render/versions.tsx";
import styles from "./compare-privacy.module.css";
import { CompareLegend, CompareTable } from "./compare-table.tsx";
import { comparePrivacyQuestions, protectionReasons } from "./texts/compare-privacy.tsx";

const reviewed = "2026-11-21";

export const comparePrivacyPage = page({
  title: () => i18n.t("Compare privacy protections"),
  description: () =>
    i18n.t(
      "{count} protections, five kinds of products, one table: where {brand} does more, where others do as well, and where we don’t.",
      { count: protectionCount, brand: brand.name },
    ),
  changed: reviewed,
  structured: () => faqOf([...comparePrivacyQuestions(), anonymity()]),
  body: ({ theme }) => (
    <>
      <PageHead
        title={i18n.t("Compare privacy protections, our gaps included")}
        lead={i18n.t(
          "{count} protections, five kinds of products. In {rows} rows, another kind does better than ours. In some, no ordinary browser helps.",
          { count: protectionCount, rows: beatenCount() },
        )}
        illustration={
          <Illustration
            name="compare"
            theme={theme}
            no={1}
            eager
            caption={i18n.t("A bird for each kind of product in the table below.")}
            legend={setUps.map(({ name }) => name)}
          />
        }
      >
        <p className="acts">
          <LinkButton href="#table">{i18n.t("Compare protections")}</LinkButton>
        </p>
        <p className="soft small">
          <Trans id="Last reviewed on {day}" values={{ day: <Dated day={reviewed} /> }} />
        </p>
      </PageHead>
      <Score theme={theme} />
      <Table />
      <Method />
      <Questions
        title={i18n.t("Questions about the comparison")}
        questions={[...comparePrivacyQuestions(), anonymity()]}
      />
      <Next />
    </>
  ),
});

function Score({ theme }: Pick<Frame, "theme">) {
  const ours = tally("whole");
  return (
    <Band tone="surface-alt">
      <div className="say">
        <h2>{i18n.t("How much each product hides")}</h2>
        <p className="lead">
          {i18n.t(
            "Each protection hides one part of the bird. Choose a product: the less you see, the more it protects you. No product hides it all, not even ours.",
          )}
        </p>
      </div>
      <div className={styles.coat}>
        <CoatFigure theme={theme} no={2} />
      </div>
      <div className="three">
        <LargeStat value={String(ours.yes)}>
          {i18n.t("of {count} protections {brand} gives you in full, from the start.", {
            count: protectionCount,
            brand: brand.name,
          })}
        </LargeStat>
        <LargeStat value={String(ours.partly)}>
          {i18n.t("partly: scripts can still tell devices apart, and you turn on sync and email protection yourself.")}
        </LargeStat>
        <LargeStat value={String(ours.no)}>
          {i18n.t("not at all. Open a row to read what would help instead, if anything.")}
        </LargeStat>
      </div>
    </Band>
  );
}

function Table() {
  return (
    <Band id="table">
      <div className={`say ${styles.tableHead}`}>
        <h2>{i18n.t("All protections compared")}</h2>
        <p className="lead">{i18n.t("Select a protection to read why it matters and how we judged it.")}</p>
        <CompareLegend />
      </div>
      <CompareTable groups={protectionGroups} reasons={protectionReasons()} />
    </Band>
  );
}

function Method() {
  return (
    <Band tone="surface-alt">
      <div className="split">
        <div className="say">
          <h2>{i18n.t("How we judge products")}</h2>
        </div>
        <div className="say">
          <p>
            {i18n.t(
              "We judge each product as it is when you first open it, with no setting changed and nothing bought. Pro and its VPN aren’t counted. A protection that you have to find and turn on counts as “No”, for us as for others. The two exceptions are email protection and sync: they can’t work until you give an email address or add a second device. So they count as “Partly”.",
            )}
          </p>
          <p>
            {i18n.t(
              "We name kinds of products, not companies. Versions change, and some products do better than the verdict here. Where products of one kind differ, we judge the one most people use.",
            )}
          </p>
          <p>
            <Trans
              id="This is our own judgement, and we aren’t neutral. If a verdict is too kind to us or unfair to others, email <a>{email}</a>. Corrections appear under <b>Updates</b>."
              values={{ email: brand.email.help }}
              components={links({ a: `mailto:${brand.email.help}`, b: href("updates") })}
            />
          </p>
          <h3 className={styles.columnsHead}>{i18n.t("The five kinds of products")}</h3>
          <FieldNotes notes={setUps.map(({ name, means }) => ({ term: name, note: means }))} />
        </div>
      </div>
    </Band>
  );
}

function anonymity(): FaqQuestion {
  return {
    question: i18n.t("What if I need to be anonymous?"),
    answer: (
      <p>
        <Trans
          id="Use Tor Browser. Our onion address works with it: <span>{onion}</span>. Privacy means fewer people learn less about you. Anonymity means nobody learns who you are, and that takes more than we offer."
          values={{ onion: brand.hosts.onion }}
          components={{ span: <span className={styles.onion} /> }}
        />
      </p>
    ),
  };
}

function Next() {
  return (
    <Band tone="night" flush>
      <Versions of={{ a: <SearchFirst />, b: <BrowserFirst /> }} />
      <ClosingBird />
    </Band>
  );
}

function SearchFirst() {
  return (
    <div className="say">
      <h2>{i18n.t("Start with one search")}</h2>
      <p className="lead">{i18n.t("Search and the browser are free. The browser can wait until you trust us.")}</p>
      <p className="acts">
        <LinkButton href={href("home")}>{i18n.t("Search with {brand}", { brand: brand.name })}</LinkButton>
        <GoLink href={href("app")} data-sends="install_click">
          {i18n.t("Get the browser")}
        </GoLink>
      </p>
    </div>
  );
}

function BrowserFirst() {
  return (
    <div className="say">
      <h2>{i18n.t("Get the browser, free of charge")}</h2>
      <p className="lead">{i18n.t("Private search and tracker blocking, on from the start.")}</p>
      <p className="acts">
        <LinkButton href={href("app")} data-sends="install_click">
          {i18n.t("Get the browser")}
        </LinkButton>
        <GoLink href={href("home")}>{i18n.t("Search with {brand}", { brand: brand.name })}</GoLink>
      </p>
    </div>
  );
}
