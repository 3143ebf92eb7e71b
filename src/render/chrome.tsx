import type { ReactNode } from "react";
import { sentLinkIsland } from "../../client/events/sent-link-island.tsx";
import { countryPickerIsland } from "../../client/frame/country-picker-island.tsx";
import { SiteFooter } from "../../client/frame/footer.tsx";
import { type NavLink, SiteHeader } from "../../client/frame/header.tsx";
import { HiddenBird } from "../../client/frame/hidden-bird.tsx";
import { LanguageOffer } from "../../client/frame/language-offer.tsx";
import { menuIsland } from "../../client/frame/menu/menu-island.tsx";
import { SkipLink } from "../../client/frame/skip-link.tsx";
import { StagingNote } from "../../client/frame/staging-note.tsx";
import { themeSwitchIsland } from "../../client/frame/theme-switch-island.tsx";
import { searchBoxIsland } from "../../client/search/search-box-island.tsx";
import { brand } from "../contract/brand/brand.ts";
import { countryName, noCountry, pickerCountries } from "../contract/country.ts";
import { demonstration } from "../contract/demonstration.ts";
import { i18n } from "../contract/language/i18n.ts";
import { type Language, languageNames, languages, pathIn, speaks } from "../contract/language/languages.ts";
import { endpoints, featureAt, href, notFoundPath, routes, searchHref } from "../contract/routes.ts";
import { commonDemonstration } from "../contract/support/common-demonstration.ts";
import type { Frame } from "./frame.ts";
import { siteLinks } from "./site-links.ts";

interface ChromeProps {
  readonly path: string;
  readonly feature: string;
  readonly frame: Frame;
  readonly children: ReactNode;
  /** Around a task: nothing that leads away from it. */
  readonly isLean?: boolean;
}

/** Header, main landmark and footer: what stands around every page that is not `bare`. */
export function Chrome({ isLean = false, ...props }: ChromeProps) {
  const { path, feature, frame, children } = props;
  return (
    <>
      <SkipLink />
      {featureAt(path) === feature && <Offer path={path} offer={frame.offer} />}
      {isLean ? <TaskHeader {...props} /> : <FullHeader {...props} />}
      <main id="main">
        {frame.staging && <StagingNote />}
        {children}
      </main>
      {isLean ? (
        <SiteFooter home={href("home")} low={<TaskLow />} ground={<HiddenBird path={path} />} />
      ) : (
        <FullFooter {...{ path, feature, frame }} />
      )}
    </>
  );
}

/** The mark, help, the account and the theme. */
function TaskHeader({ path, frame }: ChromeProps) {
  const here = pathIn(frame.language, path);
  return (
    <SiteHeader
      home={href("home")}
      current={here}
      ways={[
        { label: i18n.t("Help"), href: href("help") },
        // Beside help and the theme, a phone has room for one word.
        { ...accountLink(), label: i18n.t("Account") },
      ]}
      themeSwitch={themeSwitchIsland.mark({ action: endpoints.chooseTheme, theme: frame.theme, back: here })}
    />
  );
}

/** Below a task: that this is a demonstration, and few links. */
function TaskLow() {
  return (
    <>
      {`© 2026 ${brand.name}`}
      <p className="small">{i18n.t(commonDemonstration.task)}</p>
      <a href={href("privacy")}>{i18n.t("Privacy policy")}</a>
      <a href={href("proPrivacyTerms")}>{i18n.t("Terms")}</a>
      {sentLinkIsland.mark({})}
    </>
  );
}

/** The page shows the subscription of the session, or asks to sign in. One label for both, so that the frame is the same. */
function accountLink(): NavLink {
  return { label: i18n.t("Manage subscription"), href: href("subscriptionsManage") };
}

function FullHeader({ path, frame }: ChromeProps) {
  const links = siteLinks(frame.ai);
  const home = href("home");
  const here = pathIn(frame.language, path);
  const box = { action: searchHref(), method: frame.method };
  return (
    <SiteHeader
      home={home}
      links={links.header}
      current={here}
      search={
        searchesItself.has(path)
          ? undefined
          : searchBoxIsland.mark({ ...box, id: "header-q", placeholder: i18n.t("Search") })
      }
      ways={[accountLink()]}
      action={browserLink()}
      themeSwitch={themeSwitchIsland.mark({ action: endpoints.chooseTheme, theme: frame.theme, back: here })}
      menu={menuIsland.mark({
        items: [
          { ...accountLink(), icon: "user" },
          { ...browserLink(), icon: "download" },
          ...links.menu.map(({ label, href, icon }) => ({ label, href, icon })),
        ],
        current: here,
      })}
    />
  );
}

function browserLink(): NavLink {
  return { label: i18n.t("Get the browser"), href: href("app") };
}

function FullFooter({ path, feature, frame }: Omit<ChromeProps, "children">) {
  return (
    <SiteFooter
      home={href("home")}
      line={`${i18n.t(brand.line)} ${i18n.t(brand.plainLine)}`}
      groups={siteLinks(frame.ai).footer}
      picker={<Choices {...{ path, feature, frame }} />}
      low={
        <>
          {`© 2026 ${brand.name}`}
          <p className="small">{i18n.t(demonstration.site)}</p>
          {sentLinkIsland.mark({})}
        </>
      }
      ground={<HiddenBird path={path} />}
    />
  );
}

/** Pages with a search box of their own, where a second one would only be in the way. */
const searchesItself: ReadonlySet<string> = new Set([routes.home.path, routes.suggestions.path, notFoundPath]);

function Offer({ path, offer }: { path: string; offer: Language | null }) {
  if (offer === null || offer === "en") return null;
  const { tag, offer: words } = languages[offer];
  return <LanguageOffer {...{ href: pathIn(offer, path), tag, words }} />;
}

/** What a visitor may correct of what the page takes them for: the language, and the country. */
function Choices({ path, feature, frame }: Omit<ChromeProps, "children">) {
  return (
    <>
      <LanguageLinks {...{ path, feature }} language={frame.language} />
      <Picker back={pathIn(frame.language, path)} frame={frame} />
    </>
  );
}

/**
 * The same page in other languages, each by its own name; nothing where there is only one. Results of a search, which are at
 * home's address, and a page that was not found have none of their own to lead to.
 */
function LanguageLinks({ path, feature, language }: { path: string; feature: string; language: Language }) {
  if (featureAt(path) !== feature) return null;
  const others = languageNames.filter((name) => name !== language && speaks(feature, name));
  if (others.length === 0) return null;
  return (
    <p className="columns brief">
      {others.map((name) => (
        <a key={name} href={pathIn(name, path)} lang={languages[name].tag}>
          {languages[name].name}
        </a>
      ))}
    </p>
  );
}

/** On the onion host nobody knows a country, and nothing asks for one (HOST-3). */
function Picker({ back, frame: { country, host, language } }: { back: string; frame: Frame }) {
  if (host === "onion") return null;
  const codes = country && !pickerCountries.includes(country) ? [...pickerCountries, country] : pickerCountries;
  const countries = codes
    .map((code) => ({ code, name: countryName(code, languages[language].tag) }))
    .sort((a, b) => a.name.localeCompare(b.name, languages[language].tag));
  return countryPickerIsland.mark({
    id: "visitor-country",
    action: endpoints.chooseCountry,
    countries,
    current: country ?? noCountry,
    back,
  });
}
