import { Trans } from "@lingui/react";
import { GoLink } from "../../../client/components/go-link.tsx";
import { Band } from "../../../client/components/sections/band.tsx";
import { Illustration } from "../../../client/components/sections/illustration.tsx";
import { PageHead } from "../../../client/components/sections/page-head.tsx";
import { searchBoxIsland } from "../../../client/search/search-box-island.tsx";
import { brand } from "../../contract/brand/brand.ts";
import { i18n } from "../../contract/language/i18n.ts";
import { splitLanguage } from "../../contract/language/languages.ts";
import { href, searchHref } from "../../contract/routes.ts";
import { links } from "../../locales/links.tsx";
import { page } from "../../render/page.ts";
import { siteLinks } from "../../render/site-links.ts";
import { nearestPages, type PageCandidate } from "./nearest-pages.ts";
import styles from "./not-found-page.module.css";

/** Where most people want to go, for an address that is like none of ours. */
const wellKnown = (): readonly PageCandidate[] => [
  { label: i18n.t("Home page"), href: href("home") },
  { label: i18n.t("Private browser"), href: href("browser") },
  { label: brand.pro, href: href("pro") },
  { label: i18n.t("Compare protections"), href: href("comparePrivacy") },
  { label: i18n.t("All settings"), href: href("theme") },
  { label: i18n.t("Help"), href: href("help") },
];

/** Other names that people try for a page, by its address: names that neither the address nor its footer link has. */
const alsoCalled = (): Readonly<Record<string, string>> => ({
  [href("subscriptionsManage")]: "account refund billing cancel",
  [href("pro")]: "pricing cost",
  [href("help")]: "support faq",
  [href("app")]: "download install",
});

/** Pages of the subscription that the footer does not name. */
const besides = (): readonly PageCandidate[] => [
  { label: i18n.t("See plans and prices"), href: href("subscriptions"), also: "buy checkout subscribe" },
  { label: i18n.t("Sign in to your subscription"), href: href("subscriptionsActivate"), also: "login signin" },
];

export const notFoundPage = page({
  title: () => i18n.t("Page not found"),
  description: () => i18n.t("We couldn’t find this page. Search this site, or choose another page."),
  status: 404,
  indexed: false,
  load: ({ var: { visit } }) => ({ path: splitLanguage(visit.url.pathname).path }),
  body: ({ theme, method, ai, data }) => (
    <>
      <PageHead
        title={i18n.t("We can’t find this page")}
        lead={
          <Trans
            id="There’s no page at this address. Search this site, or choose a page below. If one of our links brought you here, <a>tell us under Help</a>."
            components={links({ a: href("help") })}
          />
        }
        illustration={<Illustration name="lost" theme={theme} eager caption={i18n.t("Can you find the bird?")} />}
      >
        {searchBoxIsland.mark({ id: "lost-search", action: searchHref(), method })}
      </PageHead>
      <Band tone="surface-alt">
        <Nearest path={data.path} ai={ai} />
      </Band>
    </>
  ),
});

/** Shows nothing of the address that was asked for, only pages of ours that resemble it. */
function Nearest({ path, ai }: { readonly path: string; readonly ai: boolean }) {
  const called = alsoCalled();
  const targets = siteLinks(ai)
    .footer.flatMap((group) => group.links)
    .filter((link) => link.href.startsWith("/"))
    .map((link) => ({ ...link, also: called[link.href.split("?")[0] ?? ""] ?? "" }));
  const near = nearestPages(path, [...targets, ...besides()]);
  return (
    <div className="split">
      <div className="say">
        <h2>{near.length > 0 ? i18n.t("You may be looking for") : i18n.t("Popular pages")}</h2>
      </div>
      <ul className={styles.nearest}>
        {targetsOf(near).map((target) => (
          <li key={target.href}>
            <GoLink href={target.href}>{target.label}</GoLink>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** What is like the address first, then where most people want to go. */
function targetsOf(near: readonly PageCandidate[]): readonly PageCandidate[] {
  return [...near, ...wellKnown().filter(({ href }) => !near.some((target) => target.href === href))];
}
