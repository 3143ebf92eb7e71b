import { Trans } from "@lingui/react";
import { LinkButton } from "../../../client/components/button.tsx";
import { GoLink } from "../../../client/components/go-link.tsx";
import { WholeWords } from "../../../client/components/line-breaks.tsx";
import { Notice } from "../../../client/components/notice.tsx";
import { Band } from "../../../client/components/sections/band.tsx";
import { Closing } from "../../../client/components/sections/closing.tsx";
import { Illustration } from "../../../client/components/sections/illustration.tsx";
import { PageHead } from "../../../client/components/sections/page-head.tsx";
import { brand } from "../../contract/brand/brand.ts";
import { i18n, languageNow, perLanguage } from "../../contract/language/i18n.ts";
import { endpointHref, endpoints, href } from "../../contract/routes.ts";
import type { Post } from "../../contract/services.ts";
import { commonDemonstration } from "../../contract/support/common-demonstration.ts";
import { serviceOf } from "../../gateway/service-of.ts";
import { readPosts } from "../../gateway/site-services.ts";
import { inEnglish } from "../../locales/in-english.ts";
import { links } from "../../locales/links.tsx";
import { Later } from "../../render/later.tsx";
import { page } from "../../render/page.ts";
import styles from "./updates.module.css";

export const updatesPage = page({
  title: () => i18n.t("Product updates"),
  description: () => i18n.t("See what’s new in search, the browser and Pro, with dates, as a page or as a feed."),
  feeds: [{ title: () => i18n.t("{brand}: product updates", { brand: brand.name }), href: endpoints.updatesFeed }],
  load: (c) => ({ posts: readPosts(serviceOf(c)) }),
  body: ({ theme, data }) => (
    <>
      <PageHead
        title={i18n.t("Product updates")}
        lead={i18n.t("What’s new and what we’ve fixed in search, the browser and Pro, newest first.")}
        illustration={
          <Illustration
            name="moult"
            theme={theme}
            no={1}
            eager
            caption={i18n.t(
              "A bird doesn’t change its coat all at once. It renews one feather at a time, and flies meanwhile.",
            )}
          />
        }
      >
        <p className="acts">
          <LinkButton href={endpoints.updatesFeed} icon="feed" variant="line">
            {i18n.t("Atom feed")}
          </LinkButton>
          <GoLink href={href("newsletter")}>{i18n.t("Get the newsletter instead")}</GoLink>
        </p>
      </PageHead>
      <Band tone="surface-alt">
        {languageNow() !== "en" && <p className="soft">{i18n.t("The updates are written in English.")}</p>}
        <Later value={data.posts}>{(posts) => <Posts posts={posts} />}</Later>
      </Band>
      <Closing
        scene="rain"
        title={i18n.t("Suggest a change")}
        lead={i18n.t("Many of these changes began with an email from someone who was annoyed.")}
      >
        <p className="acts">
          <LinkButton href={`mailto:${brand.email.help}`}>{i18n.t("Email your suggestion")}</LinkButton>
          <GoLink href={brand.external.blog}>{i18n.t("Read longer stories on the blog")}</GoLink>
        </p>
        <p className="soft small">{commonDemonstration.help}</p>
      </Closing>
    </>
  ),
});

/** All updates with a list of their titles beside them; `posts` is null if they did not arrive. */
function Posts({ posts }: { posts: readonly Post[] | null }) {
  if (!posts) return <NotArrived />;
  if (posts.length === 0)
    return <Notice title={i18n.t("No updates yet")}>{i18n.t("New updates will appear here.")}</Notice>;
  return (
    <div className="split">
      <nav className={`say ${styles.contents}`} aria-labelledby="by-date">
        <h2 id="by-date">{i18n.t("Updates by date")}</h2>
        <ol>
          {posts.map(({ slug, title, published_at }) => (
            <li key={slug}>
              <a href={addressOf(slug)} {...inEnglish()}>
                {title}
              </a>
              <span className="soft">{monthWords(published_at)}</span>
            </li>
          ))}
        </ol>
      </nav>
      <div>
        {byYear(posts).map(([year, ofYear]) => (
          <section key={year} className={styles.year} aria-labelledby={`in-${year}`}>
            <h2 id={`in-${year}`}>{year}</h2>
            {ofYear.map((post) => (
              <Update key={post.slug} post={post} />
            ))}
          </section>
        ))}
      </div>
    </div>
  );
}

const month = perLanguage((tag) => new Intl.DateTimeFormat(tag, { month: "short", year: "numeric", timeZone: "UTC" }));
/** The posts in the order in which they came, newest first, each year by itself. */
function byYear(posts: readonly Post[]) {
  const years = Map.groupBy(posts, ({ published_at }) => published_at.slice(0, 4));
  return [...years];
}

function monthWords(moment: string): string {
  return month().format(new Date(moment));
}

/** The day without its year, which stands above it. */
const day = perLanguage((tag) => new Intl.DateTimeFormat(tag, { day: "numeric", month: "long", timeZone: "UTC" }));

function dayWords(moment: string): string {
  return day().format(new Date(moment));
}

function addressOf(slug: string): string {
  return href("updates", {}, encodeURIComponent(slug));
}

/** The address of a post's picture: through this site's proxy, so that its host does not learn who reads; our own as it is. */
function pictureOf({ feature_image: image }: Post): string | null {
  return image?.startsWith("https://") ? endpointHref("image", { u: image }) : image;
}

function Update({ post }: { post: Post }) {
  const { slug, title, published_at, excerpt, paragraphs } = post;
  const picture = pictureOf(post);
  return (
    <article id={slug} className={styles.update}>
      <p className={styles.day}>
        <time dateTime={published_at.slice(0, 10)}>{dayWords(published_at)}</time>
      </p>
      <h3>
        <a className={styles.title} href={addressOf(slug)} {...inEnglish()}>
          {title}
        </a>
      </h3>
      {picture && <img className={styles.picture} src={picture} alt="" loading="lazy" decoding="async" />}
      <p className="lead" {...inEnglish()}>
        {excerpt}
      </p>
      {paragraphs.map((text) => (
        <p key={text} {...inEnglish()}>
          <WholeWords text={text} />
        </p>
      ))}
    </article>
  );
}

function NotArrived() {
  return (
    <Notice tone="bad" title={i18n.t("We couldn’t load the updates")}>
      <p>
        <Trans
          id="Reload this page in a minute, or read <a>the blog</a> meanwhile."
          components={links({ a: brand.external.blog })}
        />
      </p>
    </Notice>
  );
}
