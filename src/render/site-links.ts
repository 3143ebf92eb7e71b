import type { FooterGroup } from "../../client/frame/footer.tsx";
import type { NavLink } from "../../client/frame/header.tsx";
import type { MenuIcon } from "../../client/frame/menu/menu-icons.ts";
import { brand } from "../contract/brand/brand.ts";
import { i18n } from "../contract/language/i18n.ts";
import { href } from "../contract/routes.ts";

/** A link of header, menu or footer. Those marked `ai` are left out where pages do not link to AI (HOST-4). */
type Link = NavLink & { readonly ai?: true };

const headerLinks = (): readonly Link[] => [
  { label: i18n.t("Search"), href: href("home") },
  { label: i18n.t("Browser"), href: href("browser") },
  { label: "Pro", href: href("pro", { origin: "funnel_home_website__header" }) },
  { label: i18n.t("Compare"), href: href("comparePrivacy") },
  { label: i18n.t("About"), href: href("about") },
];

const menuLinks = (): readonly (Link & { readonly icon: MenuIcon })[] => [
  { label: i18n.t("Search"), href: href("home"), icon: "search" },
  { label: i18n.t("Browser"), href: href("browser"), icon: "laptop" },
  { label: brand.pro, href: href("pro", { origin: "funnel_home_website__menu" }), icon: "shield" },
  { label: "VPN", href: href("vpn"), icon: "tunnel" },
  { label: i18n.t("Personal Information Removal"), href: href("dbp"), icon: "broom" },
  { label: i18n.t("Identity Theft Restoration"), href: href("identityTheftRestoration"), icon: "call" },
  { label: i18n.t("Email protection"), href: href("email"), icon: "mail" },
  { label: brand.chat, href: href("duckai"), icon: "chat", ai: true },
  { label: i18n.t("Compare"), href: href("comparePrivacy"), icon: "eyeoff" },
  { label: i18n.t("About"), href: href("about"), icon: "feather" },
  { label: i18n.t("Help"), href: href("help"), icon: "help" },
  { label: i18n.t("Settings"), href: href("theme"), icon: "settings" },
];

const footerGroups = (): readonly { readonly title: string; readonly links: readonly Link[] }[] => [
  {
    title: i18n.t("Products"),
    links: [
      { label: i18n.t("Private search"), href: href("home") },
      { label: i18n.t("Search with suggestions"), href: href("suggestions") },
      { label: i18n.t("About the browser"), href: href("browser") },
      { label: i18n.t("Get the browser"), href: href("app") },
      { label: i18n.t("Browser for Mac"), href: href("mac") },
      { label: i18n.t("Browser for Windows"), href: href("windows") },
      { label: i18n.t("Windows preview"), href: href("windowsPreview") },
      { label: i18n.t("Email protection"), href: href("email") },
      { label: i18n.t("About {chat}", { chat: brand.chat }), href: href("duckai"), ai: true },
      { label: i18n.t("Open a chat"), href: brand.external.chat, ai: true },
    ],
  },
  {
    title: brand.pro,
    links: [
      { label: i18n.t("Plans and prices"), href: href("pro", { origin: "funnel_home_website__footer" }) },
      { label: "VPN", href: href("vpn") },
      { label: i18n.t("Personal Information Removal"), href: href("dbp") },
      { label: i18n.t("Identity Theft Restoration"), href: href("identityTheftRestoration") },
      { label: i18n.t("First steps with Pro"), href: href("proWelcome") },
      { label: i18n.t("Set up a device"), href: href("activationFlow") },
      { label: i18n.t("Manage subscription"), href: href("subscriptionsManage") },
    ],
  },
  {
    title: i18n.t("Learn"),
    links: [
      { label: i18n.t("Compare protections"), href: href("comparePrivacy") },
      { label: i18n.t("Bang shortcuts"), href: href("bangs") },
      { label: i18n.t("Settings"), href: href("theme") },
      { label: i18n.t("Product updates"), href: href("updates") },
      { label: i18n.t("Newsletter"), href: href("newsletter") },
      { label: i18n.t("Blog"), href: brand.external.blog },
      { label: i18n.t("Help articles"), href: brand.external.help },
      { label: i18n.t("Community"), href: brand.external.community },
    ],
  },
  {
    title: i18n.t("Company"),
    links: [
      { label: i18n.t("About"), href: href("about") },
      { label: i18n.t("Careers"), href: href("hiring") },
      { label: i18n.t("How we hire"), href: href("howWeHire") },
      { label: i18n.t("How we work"), href: href("howWeWork") },
      { label: i18n.t("Press"), href: href("press") },
      { label: i18n.t("Donations"), href: href("donations") },
      { label: i18n.t("Help and contact"), href: href("help") },
      { label: i18n.t("About advertising"), href: brand.external.advertise },
    ],
  },
  {
    title: i18n.t("Legal"),
    links: [
      { label: i18n.t("Privacy policy"), href: href("privacy") },
      { label: i18n.t("Terms of service"), href: href("terms") },
      { label: i18n.t("Pro terms"), href: href("proPrivacyTerms") },
      { label: i18n.t("Acceptable use"), href: href("acceptableUse") },
      { label: i18n.t("Accessibility"), href: href("accessibility") },
      { label: i18n.t("Imprint"), href: brand.external.imprint },
    ],
  },
];

interface SiteLinks {
  readonly header: readonly NavLink[];
  readonly menu: ReturnType<typeof menuLinks>;
  readonly footer: readonly FooterGroup[];
}

/** The links of header, menu and footer, with those to AI or without. */
export function siteLinks(ai: boolean): SiteLinks {
  const shown = (link: Link) => ai || !link.ai;
  return {
    header: headerLinks().filter(shown),
    menu: menuLinks().filter(shown),
    footer: footerGroups().map((group) => ({ title: group.title, links: group.links.filter(shown) })),
  };
}
