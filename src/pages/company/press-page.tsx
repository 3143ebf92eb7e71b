import { Band } from "../../../client/components/band.tsx";
import { LinkButton } from "../../../client/components/button.tsx";
import { Closing } from "../../../client/components/closing.tsx";
import { FieldNotes } from "../../../client/components/field-notes.tsx";
import { GoLink } from "../../../client/components/go-link.tsx";
import { artPath, Illustration, Picture } from "../../../client/components/illustration.tsx";
import { type IllustrationName, illustrationList } from "../../../client/components/illustration-list.ts";
import { PageHead } from "../../../client/components/page-head.tsx";
import { Stat } from "../../../client/mockups/stat.tsx";
import { brand, facts, stats } from "../../contract/brand.ts";
import { birdCaptions, namedAfter } from "../../contract/brand-story.ts";
import { demonstration } from "../../contract/demonstration.ts";
import { href } from "../../contract/routes.ts";
import type { Theme } from "../../contract/settings/theme.ts";
import { statements } from "../../contract/statements.ts";
import { counted, rounded } from "../../product/figures.ts";
import { ratings } from "../../product/ratings.ts";
import { type Logo, logoList, logoSizes } from "../../render/logo-list.ts";
import { page } from "../../render/page.ts";
import { Booklet } from "./booklet.tsx";
import styles from "./press.module.css";

export const pressPage = page({
  title: "Press",
  description: `Facts, figures, logos and drawings of ${brand.name} for journalists, ready to copy, and a press contact.`,
  body: ({ theme }) => (
    <>
      <PageHead
        title="Press kit and press contact"
        lead={`Figures, texts, logos and drawings to print, and a press contact. You don’t have to register.`}
        illustration={<Illustration name="song" theme={theme} no={1} eager caption={birdCaptions.press} />}
      >
        <p className="acts">
          <LinkButton href={`mailto:${brand.email.press}`} icon="mail">
            Email the press office
          </LinkButton>
          <span>{brand.email.press}</span>
        </p>
        <p className="soft small">{demonstration.help}</p>
      </PageHead>
      <Facts />
      <Boilerplate />
      <Logos />
      <Pictures theme={theme} />
      <Booklet />
      <Closing
        scene="ground"
        title="Ask our press team"
        lead="Tell us your deadline. We answer awkward questions too, and say so when we don’t know."
      >
        <p className="acts">
          <LinkButton href={`mailto:${brand.email.press}`}>Email our press office</LinkButton>
          <GoLink href={href("about")}>Read about the company</GoLink>
        </p>
      </Closing>
    </>
  ),
});

function Facts() {
  return (
    <Band tone="surface-alt">
      <h2>Example figures</h2>
      <div className="three">
        <Stat value={rounded(stats.monthlySearches)}>searches a month, counted but not kept</Stat>
        <Stat value={rounded(stats.monthlyDownloads)}>downloads of the browser a month</Stat>
        <Stat value={String(stats.team)}>people on the team, all of them remote</Stat>
      </div>
      <FieldNotes
        notes={[
          { term: "Founded", note: facts.founded },
          { term: "Makes", note: `A search engine, a browser for phones and computers, and ${brand.pro}` },
          { term: "Rank", note: `Number ${stats.mobileSearchRank} ${stats.mobileSearchWords}` },
          {
            term: "Ratings",
            note: ratings()
              .map(({ value, words }) => `${value} ${words}`)
              .join("; "),
          },
          {
            term: "Income",
            note: (
              <>
                Subscriptions to {brand.pro}. {statements.ads} <a href={href("about")}>How we earn money</a>
              </>
            ),
          },
          {
            term: "Donations",
            note: (
              <>
                {counted(stats.donatedUsd)} USD to date, <a href={href("donations")}>listed by year</a>
              </>
            ),
          },
        ]}
      />
    </Band>
  );
}

function Boilerplate() {
  return (
    <Band>
      <div className="split">
        <div className="say">
          <h2>Texts to copy</h2>
          <p className="soft">Two lengths. Shorten them if you need to.</p>
        </div>
        <div className={styles.copies}>
          <h3>In a sentence</h3>
          <blockquote>
            {brand.name} makes a search engine and a browser that protect the privacy of the people who use them.
          </blockquote>
          <h3>In a paragraph</h3>
          <blockquote>
            {brand.name} is a privacy company. Its search engine builds no profiles, its browser blocks trackers on
            phones and computers, and its subscription, {brand.pro}, adds a VPN, removal of personal information from
            people-search sites, and help after identity theft. {namedAfter}
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
        <h2>Logos to download</h2>
        <p className="lead">
          Leave space the size of the bird’s head on every side, and don’t change the bird’s colour or shape.
        </p>
      </div>
      <ul className={styles.sheet}>
        {logoList.map(({ file, name, ground, form }) => (
          <li key={file}>
            <div className={`${styles.ground} ${styles[ground]}`}>
              <img src={`/press/${file}.svg`} alt="" {...sizeOf(form)} loading="lazy" decoding="async" />
            </div>
            <h3>{name}</h3>
            <Downloads name={name} files={{ SVG: `/press/${file}.svg`, PNG: `/press/${file}.png` }} />
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

const pictures: readonly { readonly name: IllustrationName; readonly title: string }[] = [
  { name: "moth", title: "Moth" },
  { name: "compare", title: "Four coats" },
  { name: "browser", title: "Hawking" },
  { name: "nest", title: "Nest" },
  { name: "feather", title: "Feather" },
  { name: "flight", title: "Crossing" },
];

function Pictures({ theme }: { theme: Theme }) {
  return (
    <Band>
      <div className="say">
        <h2>Drawings to download</h2>
        <p className="lead">
          We made all pictures on this site. You can print any of them with an article about us, in full, with the
          credit “{brand.name}”.
        </p>
      </div>
      <ul className={styles.sheet}>
        {pictures.map(({ name, title }) => (
          <li key={name}>
            <div className={styles.drawing}>
              <Picture name={name} theme={theme} />
            </div>
            <h3>{title}</h3>
            <p className="soft small">{illustrationList[name].alt}</p>
            <Downloads name={title} files={{ Light: artPath(name, "light"), Dark: artPath(name, "dark") }} />
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
            <span className="vh">: {name}</span>
          </span>
        </GoLink>
      ))}
    </p>
  );
}
