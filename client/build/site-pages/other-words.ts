import { brand } from "../../../src/contract/brand.ts";
import type { RouteName } from "../../../src/contract/routes.ts";

/** What people call a page besides its title. */
export const otherWords: Readonly<Partial<Record<RouteName, string>>> = {
  bangs: "shortcut site search !",
  app: "install download iphone ipad ios android mobile phone",
  mac: "install download apple macos computer",
  windows: "install download pc microsoft computer",
  browser: "tracker block cookie pop-up private browsing",
  email: "mail alias address forward tracker inbox",
  duckai: "ai assistant ask",
  pro: "vpn cost subscribe subscription trial buy",
  dbp: "data broker delete name address people-search",
  identityTheftRestoration: "stolen fraud adviser",
  subscriptionsManage: "cancel renew refund pay plan recovery",
  subscriptionsSecurity: "devices sessions sign out",
  activationFlow: "sign in login another device",
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

/** What a page is about, in the one word by which people look for it: it comes before pages whose title only has the word. */
export const subjects: Readonly<Partial<Record<RouteName, string>>> = {
  home: `${brand.name} search`,
  browser: `${brand.name} browser`,
  about: `${brand.name} company`,
  pro: "pro price plans",
  vpn: "vpn",
  dbp: "removal",
  email: "email",
  duckai: "chat ai",
  mac: "mac",
  windows: "windows",
  theme: "settings theme",
  help: "help contact",
  privacy: "privacy",
  subscriptionsManage: "subscription cancel refund",
};
