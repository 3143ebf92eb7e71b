import type { ReactNode } from "react";
import { brand } from "../contract/brand/brand.ts";
import { pageWords } from "../contract/language/i18n.ts";
import { languages, pathIn } from "../contract/language/languages.ts";
import { endpoints } from "../contract/routes.ts";
import type { CustomTheme } from "../contract/settings/custom-theme.ts";
import { colours } from "../contract/theme/colours.ts";
import { wordsForClient } from "../locales/speaking.ts";
import { simulator, starter } from "./assets.ts";
import { cardSize } from "./card-list.ts";
import type { Frame } from "./frame.ts";
import { type RegisteredPage, said } from "./page.ts";
import type { InlineStyle } from "./paint/inline-style.ts";
import { StructuredData } from "./structured.tsx";
import { breadcrumbs } from "./structured-data.ts";

interface DocumentProps {
  readonly page: RegisteredPage;
  readonly frame: Frame;
  /** What the page reads from the site's files. */
  readonly read: object | null;
  /** The style sheets of the page and, in one of their own, the tokens that this visitor replaced (SET-5, SET-6). */
  readonly styles: readonly InlineStyle[];
  /** Our script from `hour-style.ts`, which decides the theme by the visitor's clock, where they chose that. */
  readonly clock: string | undefined;
  /** Where the visitor chose a ground of their own: the theme that it belongs to. */
  readonly customTheme: CustomTheme["theme"];
  readonly children: ReactNode;
}

/** What stands in a page's `<title>`. */
export function titleOf({ path }: Pick<RegisteredPage, "path">, title: string): string {
  const line = inOneLine(title);
  return path === "/" ? line : `${line} · ${brand.name}`;
}

/** A text without what says where a line may and may not end. */
function inOneLine(text: string): string {
  return text.replace(/[\u00ad\u2060]/g, "");
}

/** The whole page, from `<html>` on. Everything it needs for the first paint is in it. */
export function Document({ page, frame, read, styles, clock, customTheme, children }: DocumentProps) {
  const { path, event } = page;
  const [title, description] = [inOneLine(said(page.title)), inOneLine(said(page.description))];
  const canonical = `https://${brand.hosts.main}${pathIn(frame.language, path)}`;
  const words = wordsForClient(frame.language, page.words === "in-app" ? page.words : page.feature);
  const clearNet = frame.host !== "onion";
  const listed = page.indexed && frame.host === "main";
  const trail = breadcrumbs(path, title);
  return (
    <html
      lang={languages[frame.language].tag}
      data-theme={frame.theme === "system" ? undefined : frame.theme}
      data-page={event}
      data-exp={page.experiment === null ? undefined : `${page.experiment}.${frame.group}`}
      data-host={frame.host === "main" ? undefined : frame.host}
      data-palette={page.palette ?? undefined}
      data-ground={customTheme ? "own" : undefined}
      data-simulator={frame.simulator ?? undefined}
    >
      <head>
        <meta charSet="utf-8" />
        <title>{titleOf(page, title)}</title>
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="description" content={description} />
        <meta name="color-scheme" content="light dark" />
        <BarColours theme={frame.theme} />
        {listed ? null : <meta name="robots" content="noindex" />}
        {clearNet && page.status === 200 ? <link rel="canonical" href={canonical} /> : null}
        <meta property="og:type" content="website" />
        <meta property="og:title" content={title} />
        <meta property="og:description" content={description} />
        {clearNet ? <meta property="og:url" content={canonical} /> : null}
        {clearNet ? <SocialCard card={page.card} title={title} /> : null}
        {/* Safe as it is: written by the build, or names of tokens and faces and hex digits from contract/settings/custom-theme.ts. */}
        {styles.map(({ css, source }) => (
          <style key={source}>{css}</style>
        ))}
        {/* Painting waits for this element: with inline styles, a busy browser might paint half a header, then move it. */}
        <link rel="expect" href="#main" blocking="render" />
        <link
          rel="search"
          type="application/opensearchdescription+xml"
          title={brand.name}
          href={endpoints.openSearch}
        />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/icons/apple-touch-icon.png" />
        <link rel="manifest" href="/site.webmanifest" />
        {page.feeds.map((feed) => (
          <link key={feed.href} rel="alternate" type="application/atom+xml" title={said(feed.title)} href={feed.href} />
        ))}
        {clock && <script>{clock}</script>}
        {frame.simulator ? <Simulator /> : null}
      </head>
      <body>
        {children}
        {/* At the end, near the text that it repeats, where it compresses to almost nothing. */}
        {listed ? (
          <StructuredData things={[...page.structured({ ...frame, read }), ...(trail ? [trail] : [])]} />
        ) : null}
        {words && (
          <script type="application/json" id={pageWords}>
            {words}
          </script>
        )}
        <script type="module">{starter.script}</script>
      </body>
    </html>
  );
}

/** Before the entry script: the native interfaces must exist when the page looks for them. */
function Simulator() {
  return (
    <>
      <link rel="stylesheet" href={simulator.styles} />
      <script type="module" src={simulator.script} />
    </>
  );
}

/** The picture that is shown where the address is shared: each page that may be listed has one of its own. */
function SocialCard({ card, title }: { card: string; title: string }) {
  return (
    <>
      <meta property="og:image" content={`https://${brand.hosts.main}/cards/${card}.png`} />
      <meta property="og:image:width" content={String(cardSize.width)} />
      <meta property="og:image:height" content={String(cardSize.height)} />
      <meta property="og:image:alt" content={title} />
    </>
  );
}

/** The browser's own bars take the ground of the page. */
function BarColours({ theme }: { theme: Frame["theme"] }) {
  const [light, dark] = colours.background;
  if (theme === "light" || theme === "dark")
    return <meta name="theme-color" content={theme === "light" ? light : dark} />;
  return (
    <>
      <meta name="theme-color" media="(prefers-color-scheme: light)" content={light} />
      <meta name="theme-color" media="(prefers-color-scheme: dark)" content={dark} />
    </>
  );
}
