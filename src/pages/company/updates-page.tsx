import { Band } from "../../../client/components/band.tsx";
import { LinkButton } from "../../../client/components/button.tsx";
import { Closing } from "../../../client/components/closing.tsx";
import { GoLink } from "../../../client/components/go-link.tsx";
import { Illustration } from "../../../client/components/illustration.tsx";
import { Notice } from "../../../client/components/notice.tsx";
import { PageHead } from "../../../client/components/page-head.tsx";
import { brand } from "../../contract/brand.ts";
import { endpointHref, endpoints, href } from "../../contract/routes.ts";
import type { Post } from "../../contract/services.ts";
import { serviceOf } from "../../gateway/service-of.ts";
import { readPosts } from "../../gateway/site-services.ts";
import { Dated } from "../../render/dated.tsx";
import { Later } from "../../render/later.tsx";
import { page } from "../../render/page.ts";
import styles from "./updates.module.css";

export const updatesPage = page({
  title: "Product updates",
  description: "See what’s new in search, the browser and Pro, with dates, as a page or as a feed.",
  feeds: [{ title: `${brand.name}: product updates`, href: endpoints.updatesFeed }],
  load: (c) => ({ posts: readPosts(serviceOf(c)) }),
  body: ({ theme, data }) => (
    <>
      <PageHead
        title="Product updates: what’s new and fixed"
        lead="Changes you may notice in search, the browser and Pro, newest first."
        illustration={
          <Illustration
            name="moult"
            theme={theme}
            no={1}
            eager
            caption="A bird doesn’t change its coat all at once. It renews one feather at a time, and flies meanwhile."
          />
        }
      >
        <p className="acts">
          <LinkButton href={endpoints.updatesFeed} icon="feed" variant="line">
            Atom feed
          </LinkButton>
          <GoLink href={href("newsletter")}>Get the newsletter instead</GoLink>
        </p>
      </PageHead>
      <Band tone="surface-alt">
        <Later value={data.posts}>{(posts) => <Posts posts={posts} />}</Later>
      </Band>
      <Closing
        scene="rain"
        title="Suggest a change"
        lead="Many of these changes began with an email from someone who was annoyed."
      >
        <p className="acts">
          <LinkButton href={`mailto:${brand.email.help}`}>Email your suggestion</LinkButton>
          <GoLink href={brand.external.blog}>Read longer stories on the blog</GoLink>
        </p>
      </Closing>
    </>
  ),
});

/** All updates with a list of their titles beside them; `posts` is null if they did not arrive. */
function Posts({ posts }: { posts: readonly Post[] | null }) {
  if (!posts) return <NotArrived />;
  if (posts.length === 0) return <Notice title="No updates yet">New updates will appear here.</Notice>;
  return (
    <div className="split">
      <nav className={`say ${styles.contents}`} aria-labelledby="by-date">
        <h2 id="by-date">Updates by date</h2>
        <ol>
          {posts.map(({ slug, title, published_at }) => (
            <li key={slug}>
              <a href={addressOf(slug)}>{title}</a>
              <span className="soft">{month.format(new Date(published_at))}</span>
            </li>
          ))}
        </ol>
      </nav>
      <div>
        {posts.map((post) => (
          <Update key={post.slug} post={post} />
        ))}
      </div>
    </div>
  );
}

const month = new Intl.DateTimeFormat("en-GB", { month: "short", year: "numeric", timeZone: "UTC" });

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
      <p className="small soft">
        <Dated day={published_at.slice(0, 10)} />
      </p>
      <h3>
        <a className={styles.title} href={addressOf(slug)}>
          {title}
        </a>
      </h3>
      {picture && <img className={styles.picture} src={picture} alt="" loading="lazy" decoding="async" />}
      <p className="lead">{excerpt}</p>
      {paragraphs.map((text) => (
        <p key={text}>{text}</p>
      ))}
    </article>
  );
}

function NotArrived() {
  return (
    <Notice tone="bad" title="We couldn’t load the updates">
      <p>
        Reload this page in a minute, or read <a href={brand.external.blog}>the blog</a> meanwhile.
      </p>
    </Notice>
  );
}
