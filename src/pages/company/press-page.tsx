import { Trans } from "@lingui/react";
import { LinkButton } from "../../../client/components/button.tsx";
import { GoLink } from "../../../client/components/go-link.tsx";
import { Band } from "../../../client/components/sections/band.tsx";
import { Closing } from "../../../client/components/sections/closing.tsx";
import { FieldNotes } from "../../../client/components/sections/field-notes.tsx";
import { artPath, Illustration, Picture } from "../../../client/components/sections/illustration.tsx";
import { PageHead } from "../../../client/components/sections/page-head.tsx";
import { fits, LargeStat } from "../../../client/mockups/large-stat.tsx";
import { Stat } from "../../../client/mockups/stat.tsx";
import { brand, facts, stats } from "../../contract/brand/brand.ts";
import { birdCaptions, namedAfter, pressCaptions } from "../../contract/brand/brand-story.ts";
import { i18n } from "../../contract/language/i18n.ts";
import { href } from "../../contract/routes.ts";
import type { Theme } from "../../contract/settings/theme.ts";
import { statements } from "../../contract/statements.ts";
import { commonDemonstration } from "../../contract/support/common-demonstration.ts";
import { links } from "../../locales/links.tsx";
import { counted, rounded } from "../../product/figures.ts";
import { ratingsLine } from "../../product/ratings.ts";
import { type Logo, logoList, logoSizes } from "../../render/logo-list.ts";
import { page } from "../../render/page.ts";
import { Booklet } from "./booklet.tsx";
import styles from "./press.module.css";

export const pressPage = page({
  title: () => i18n.t("Press"),
  description: () =>
    i18n.t(
      "Facts, figures, logos and drawings of {brand} for journalists, ready to copy, and the address of the press office.",
      {
        brand: brand.name,
      },
    ),
  body: ({ theme }) => (
    <>
      <PageHead
        title={i18n.t("Press kit and press office")}
        lead={i18n.t("Figures, texts, logos and drawings to print. You don’t have to register.")}
        illustration={<Illustration name="song" theme={theme} no={1} eager caption={i18n.t(birdCaptions.press)} />}
      >
        <p className="acts">
          <LinkButton href={`mailto:${brand.email.press}`}>{i18n.t("Email the press office")}</LinkButton>
          <span>{brand.email.press}</span>
        </p>
        <p className="soft small">{commonDemonstration.help}</p>
      </PageHead>
      <Facts />
      <Boilerplate />
      <Logos />
      <Pictures theme={theme} />
      <Booklet />
      <Closing
        scene="pines"
        title={i18n.t("Ask the press office")}
        lead={i18n.t("Tell us your deadline. We answer awkward questions too, and say so when we don’t know.")}
      >
        <p className="acts">
          <LinkButton href={`mailto:${brand.email.press}`}>{i18n.t("Email the press office")}</LinkButton>
          <GoLink href={href("about")}>{i18n.t("Read about the company")}</GoLink>
        </p>
      </Closing>
    </>
  ),
});

function Figures() {
  const figures = [
    { value: rounded(stats.monthlySearches), words: i18n.t("searches a month, counted but not kept") },
    { value: rounded(stats.monthlyDownloads), words: i18n.t("downloads of the browser a month") },
    { value: String(stats.team), words: i18n.t("people on the team, all of them remote") },
  ];
  const isShort = figures.every(({ value }) => value.length <= fits);
  return (
    <div className={styles.figures}>
      {figures.map(({ value, words }) =>
        isShort ? (
          <LargeStat key={words} value={value} inRow>
            {words}
          </LargeStat>
        ) : (
          <Stat key={words} value={value}>
            {words}
          </Stat>
        ),
      )}
    </div>
  );
}

function Facts() {
  return (
    <Band tone="surface-alt">
      <h2>{i18n.t("Example figures")}</h2>
      <Figures />
      <div className={styles.facts}>
        <FieldNotes
          notes={[
            { term: i18n.t("Founded"), note: facts.founded },
            {
              term: i18n.t("Makes"),
              note: i18n.t("A search engine, a browser for phones and computers, and {pro}", { pro: brand.pro }),
            },
            {
              term: i18n.t("Rank"),
              note: i18n.t("Number {rank} {among}", {
                rank: stats.mobileSearchRank,
                among: i18n.t(stats.mobileSearchWords),
              }),
            },
            {
              term: i18n.t("Ratings"),
              note: ratingsLine(),
            },
            {
              term: i18n.t("Income"),
              note: (
                <Trans
                  id="Subscriptions to {pro}. {ads} <a>How we earn money</a>"
                  values={{ pro: brand.pro, ads: statements.ads }}
                  components={links({ a: href("about") })}
                />
              ),
            },
            {
              term: i18n.t("Donations"),
              note: (
                <Trans
                  id="{amount} USD to date, <a>listed by year</a>"
                  values={{ amount: counted(stats.donatedUsd) }}
                  components={links({ a: href("donations") })}
                />
              ),
            },
          ]}
        />
      </div>
    </Band>
  );
}

function Boilerplate() {
  return (
    <Band>
      <div className="split">
        <div className="say">
          <h2>{i18n.t("Texts to copy")}</h2>
          <p className="soft">{i18n.t("Two lengths. Shorten them if you need to.")}</p>
        </div>
        <div className={styles.copies}>
          <h3>{i18n.t("In a sentence")}</h3>
          <blockquote>
            {i18n.t(
              "{brand} makes a search engine and a browser that protect the privacy of the people who use them.",
              { brand: brand.name },
            )}
          </blockquote>
          <h3>{i18n.t("In a paragraph")}</h3>
          <blockquote>
            {i18n.t(
              "{brand} is a privacy company. Its search engine builds no profiles, its browser blocks trackers on phones and computers, and its subscription, {pro}, adds a VPN, removal of personal information from people-search sites, and help after identity theft. {namedAfter}",
              { brand: brand.name, pro: brand.pro, namedAfter: i18n.t(namedAfter) },
            )}
          </blockquote>
        </div>
      </div>
    </Band>
  );
}

function Logos() {
  return (
    <Band tone="surface-alt">
      <div className="say">
        <h2>{i18n.t("Logos to download")}</h2>
        <p className="lead">
          {i18n.t(
            "Leave space the size of the bird’s head on every side, and don’t change the bird’s colour or shape.",
          )}
        </p>
      </div>
      <ul className={styles.sheet}>
        {logoList.map(({ file, name, ground, form }) => (
          <li key={file}>
            <div className={`${styles.ground} ${styles[ground]}`}>
              <img src={`/press/${file}.svg`} alt="" {...sizeOf(form)} loading="lazy" decoding="async" />
            </div>
            <h3>{i18n.t(name)}</h3>
            <Downloads name={i18n.t(name)} files={{ SVG: `/press/${file}.svg`, PNG: `/press/${file}.png` }} />
          </li>
        ))}
      </ul>
    </Band>
  );
}

function sizeOf(form: Logo["form"]) {
  const [width, height] = logoSizes[form];
  return { width, height };
}

function pictures(): readonly { readonly name: keyof typeof pressCaptions; readonly title: string }[] {
  return [
    { name: "moth", title: i18n.t("Moth") },
    { name: "compare", title: i18n.t("Five coats") },
    { name: "browser", title: i18n.t("Hawking") },
    { name: "nest", title: i18n.t("Nest") },
    { name: "feather", title: i18n.t("Feather") },
    { name: "flight", title: i18n.t("Crossing") },
  ];
}

function Pictures({ theme }: { theme: Theme }) {
  return (
    <Band>
      <div className="say">
        <h2>{i18n.t("Drawings to download")}</h2>
        <p className="lead">
          {i18n.t(
            "We made all pictures on this site. You can print any of them with an article about us, in full, with the credit “{brand}”.",
            { brand: brand.name },
          )}
        </p>
      </div>
      <ul className={styles.sheet}>
        {pictures().map(({ name, title }) => (
          <li key={name}>
            <div className={styles.drawing}>
              <Picture name={name} theme={theme} />
            </div>
            <h3>{title}</h3>
            <p className="soft small">{i18n.t(pressCaptions[name])}</p>
            <Downloads
              name={title}
              files={{ [i18n.t("Light")]: artPath(name, "light"), [i18n.t("Dark")]: artPath(name, "dark") }}
            />
          </li>
        ))}
      </ul>
    </Band>
  );
}

function Downloads({ name, files }: { name: string; files: Readonly<Record<string, string>> }) {
  return (
    <p className="acts">
      {Object.entries(files).map(([label, file]) => (
        <GoLink key={file} href={file} icon="download" download>
          <span>
            {label}
            <span className="vh">
              {i18n.t(": {name}", { name }, { comment: "Heard after a button: what it is about" })}
            </span>
          </span>
        </GoLink>
      ))}
    </p>
  );
}
