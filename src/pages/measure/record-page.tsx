import { Trans } from "@lingui/react";
import { LinkButton } from "../../../client/components/button.tsx";
import { GoLink } from "../../../client/components/go-link.tsx";
import { Band } from "../../../client/components/sections/band.tsx";
import { Closing } from "../../../client/components/sections/closing.tsx";
import { FieldNotes } from "../../../client/components/sections/field-notes.tsx";
import { Illustration } from "../../../client/components/sections/illustration.tsx";
import { PageHead } from "../../../client/components/sections/page-head.tsx";
import { Stat } from "../../../client/mockups/stat.tsx";
import { i18n } from "../../contract/language/i18n.ts";
import { href } from "../../contract/routes.ts";
import { links } from "../../locales/links.tsx";
import { page } from "../../render/page.ts";
import styles from "./record.module.css";
import { goals, type MeasureFigure, network, never, written } from "./texts/record.ts";

export const recordPage = page({
  title: () => i18n.t("What our servers record"),
  description: () =>
    i18n.t(
      "Read which facts our servers and our network write down about a visit, for how long, and which they never do.",
    ),
  body: ({ theme }) => (
    <>
      <PageHead
        title={i18n.t("What our servers record")}
        lead={i18n.t(
          "When you open a page, our servers note which page it was and whether it worked. They don’t note who asked for it.",
        )}
        illustration={
          <Illustration
            name="web"
            theme={theme}
            no={1}
            eager
            caption={i18n.t("A web keeps the dew of a night, but not who flew past it.")}
          />
        }
      />
      <Band tone="surface-alt">
        <div className="split">
          <div className="say">
            <h2>{i18n.t("What we write down")}</h2>
            <p className="soft">
              <Trans
                id="We keep two kinds of short note. Neither has room for anything you typed. What your browser tells us is kept apart: see <a>what we measure</a>."
                components={links({ a: href("whatWeMeasure") })}
              />
            </p>
          </div>
          <Figures figures={written()} />
        </div>
      </Band>
      <Band>
        <div className="say">
          <h2>{i18n.t("What these notes never contain")}</h2>
          <p className="soft">
            {i18n.t("An automatic test checks our servers’ notes for anything on this list before each release.")}
          </p>
        </div>
        <dl className={`three ${styles.never}`}>
          {never().map(({ term, note }) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd>{note}</dd>
            </div>
          ))}
        </dl>
      </Band>
      <Band tone="surface-alt">
        <div className="split">
          <div className="say">
            <h2>{i18n.t("What our network records")}</h2>
            <p className="soft">{i18n.t("One company carries our pages to you, under contract with us.")}</p>
          </div>
          <FieldNotes notes={network()} />
        </div>
      </Band>
      <Band>
        <div className="split">
          <div className="say">
            <h2>{i18n.t("What the numbers are for")}</h2>
            <p className="soft">
              {i18n.t("We hold ourselves to two goals. If a new version misses one, we go back to the version before.")}
            </p>
          </div>
          <Figures figures={goals()} />
        </div>
      </Band>
      <Closing
        scene="water"
        title={i18n.t("What we measure on our pages")}
        lead={i18n.t("See what your browser tells us while you use this site, why we ask, and turn measuring off.")}
      >
        <p className="acts">
          <LinkButton href={href("whatWeMeasure")}>{i18n.t("See what we measure")}</LinkButton>
          <GoLink href={href("privacy", {}, "visits")}>{i18n.t("Read the privacy policy")}</GoLink>
        </p>
      </Closing>
    </>
  ),
});

function Figures({ figures }: { figures: readonly MeasureFigure[] }) {
  return (
    <div className={styles.figures}>
      {figures.map(({ value, words, note }) => (
        <div key={words} className={styles.figure}>
          <Stat value={value}>{words}</Stat>
          {note && <p>{note}</p>}
        </div>
      ))}
    </div>
  );
}
