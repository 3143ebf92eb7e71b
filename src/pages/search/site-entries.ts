import { type RouteName, routeNames, routes } from "../../contract/routes.ts";
import type { AnyPage } from "../../render/page.ts";
import { siteLinks } from "../../render/site-links.ts";
import type { HostVariant } from "../../visit/host.ts";
import type { SiteEntry } from "./site-matches.ts";

/** What people call a page besides its title. */
const otherWords: Readonly<Partial<Record<RouteName, string>>> = {
  bangs: "shortcut site search !",
  app: "install download iphone ipad ios android mobile phone",
  mac: "install download apple macos computer",
  windows: "install download pc microsoft computer",
  browser: "tracker block cookie pop-up private browsing",
  email: "mail alias address forward tracker inbox",
  duckai: "ai assistant ask",
  pro: "vpn cost subscribe subscription trial cancel buy",
  dbp: "data broker delete name address people-search",
  identityTheftRestoration: "stolen fraud adviser",
  subscriptionsManage: "cancel renew refund pay plan",
  activationFlow: "code sign in login another device",
  proWelcome: "sign in login account",
  comparePrivacy: "tracking protection private incognito",
  theme: "dark light mode font size colour region language safe search appearance",
  hiring: "job work hire open role",
  about: "company team story who",
  press: "logo media download",
  donations: "donate give money",
  privacy: "policy data cookie tracking collect",
  terms: "conditions legal",
};

/** The pages of a host that words may find: those meant to be found, and those that the footer leads to. */
export function siteEntries(host: HostVariant, pages: Readonly<Record<RouteName, AnyPage>>): SiteEntry[] {
  const labels = labelsOn(host);
  return routeNames
    .filter((name) => name !== "home" && (pages[name].indexed || labels.has(routes[name].path)))
    .filter((name) => host !== "noai" || name !== "duckai")
    .map((name) => {
      const { title, description, path } = pages[name];
      const words = [otherWords[name] ?? "", labels.get(path) ?? ""].join(" ");
      return { href: path, label: title, text: description, words };
    });
}

/** What header and footer call a page, by its path. */
function labelsOn(host: HostVariant): ReadonlyMap<string, string> {
  const links = siteLinks(host).footer.flatMap((group) => group.links);
  return new Map(links.map(({ href, label }) => [href.split("?")[0] ?? href, label]));
}
