import type { FooterGroup } from "../../client/frame/footer.tsx";
import type { NavLink } from "../../client/frame/header.tsx";
import type { MenuIcon } from "../../client/frame/menu-icons.ts";
import { brand } from "../contract/brand.ts";
import { href } from "../contract/routes.ts";

/** A link of header, menu or footer. Those marked `ai` are left out where pages do not link to AI (HOST-4). */
type Link = NavLink & { readonly ai?: true };

const headerLinks: readonly Link[] = [
  { label: "Search", href: href("home") },
  { label: "Browser", href: href("browser") },
  { label: "Pro", href: href("pro", { origin: "funnel_home_website__header" }) },
  { label: "Compare", href: href("comparePrivacy") },
  { label: "About", href: href("about") },
];

const menuLinks: readonly (Link & { readonly icon: MenuIcon })[] = [
  { label: "Search", href: href("home"), icon: "search" },
  { label: "Browser", href: href("browser"), icon: "laptop" },
  { label: brand.pro, href: href("pro", { origin: "funnel_home_website__menu" }), icon: "shield" },
  { label: "VPN", href: href("vpn"), icon: "tunnel" },
  { label: "Personal Information Removal", href: href("dbp"), icon: "broom" },
  { label: "Identity Theft Restoration", href: href("identityTheftRestoration"), icon: "call" },
  { label: "Email protection", href: href("email"), icon: "mail" },
  { label: brand.chat, href: href("duckai"), icon: "chat", ai: true },
  { label: "Compare", href: href("comparePrivacy"), icon: "eyeoff" },
  { label: "About", href: href("about"), icon: "feather" },
  { label: "Help", href: href("help"), icon: "help" },
  { label: "Settings", href: href("theme"), icon: "settings" },
];

const footerGroups: readonly { readonly title: string; readonly links: readonly Link[] }[] = [
  {
    title: "Products",
    links: [
      { label: "Private search", href: href("home") },
      { label: "Search with suggestions", href: href("suggestions") },
      { label: "About the browser", href: href("browser") },
      { label: "Get the browser", href: href("app") },
      { label: "Browser for Mac", href: href("mac") },
      { label: "Browser for Windows", href: href("windows") },
      { label: "Windows preview", href: href("windowsPreview") },
      { label: "Email protection", href: href("email") },
      { label: `About ${brand.chat}`, href: href("duckai"), ai: true },
      { label: "Open a chat", href: brand.external.chat, ai: true },
    ],
  },
  {
    title: brand.pro,
    links: [
      { label: "Plans and prices", href: href("pro", { origin: "funnel_home_website__footer" }) },
      { label: "VPN", href: href("vpn") },
      { label: "Personal Information Removal", href: href("dbp") },
      { label: "Identity Theft Restoration", href: href("identityTheftRestoration") },
      { label: "First steps with Pro", href: href("proWelcome") },
      { label: "Set up a device", href: href("activationFlow") },
      { label: "Manage subscription", href: href("subscriptionsManage") },
    ],
  },
  {
    title: "Learn",
    links: [
      { label: "Compare protections", href: href("comparePrivacy") },
      { label: "Bang shortcuts", href: href("bangs") },
      { label: "Settings", href: href("theme") },
      { label: "Product updates", href: href("updates") },
      { label: "Newsletter", href: href("newsletter") },
      { label: "Blog", href: brand.external.blog },
      { label: "Help articles", href: brand.external.help },
      { label: "Community", href: brand.external.community },
    ],
  },
  {
    title: "Company",
    links: [
      { label: "About", href: href("about") },
      { label: "Careers", href: href("hiring") },
      { label: "How we hire", href: href("howWeHire") },
      { label: "How we work", href: href("howWeWork") },
      { label: "Press", href: href("press") },
      { label: "Donations", href: href("donations") },
      { label: "Help and contact", href: href("help") },
      { label: "About advertising", href: brand.external.advertise },
    ],
  },
  {
    title: "Legal",
    links: [
      { label: "Privacy policy", href: href("privacy") },
      { label: "Terms of service", href: href("terms") },
      { label: "Pro terms", href: href("proPrivacyTerms") },
      { label: "Acceptable use", href: href("acceptableUse") },
      { label: "Accessibility", href: href("accessibility") },
      { label: "Imprint", href: brand.external.imprint },
    ],
  },
];

interface SiteLinks {
  readonly header: readonly NavLink[];
  readonly menu: typeof menuLinks;
  readonly footer: readonly FooterGroup[];
}

/** The links of header, menu and footer, with those to AI or without. */
export function siteLinks(ai: boolean): SiteLinks {
  const shown = (link: Link) => ai || !link.ai;
  return {
    header: headerLinks.filter(shown),
    menu: menuLinks.filter(shown),
    footer: footerGroups.map((group) => ({ title: group.title, links: group.links.filter(shown) })),
  };
}
