import { brand } from "../../../src/contract/brand/brand.ts";
import { i18n } from "../../../src/contract/language/i18n.ts";
import type { RouteName } from "../../../src/contract/routes.ts";

type WordsByPage = Readonly<Partial<Record<RouteName, string>>>;

/** What people call a page besides its title. */
export const otherWords = (): WordsByPage => ({
  home: brand.name,
  bangs: i18n.t("shortcut site search !"),
  app: i18n.t("install download iphone ipad ios android mobile phone"),
  mac: i18n.t("install download apple macos computer"),
  windows: i18n.t("install download pc microsoft computer"),
  browser: i18n.t("tracker block cookie pop-up private browsing"),
  email: i18n.t("mail alias address forward tracker inbox"),
  duckai: i18n.t("ai assistant ask"),
  pro: i18n.t("vpn cost subscribe subscription trial buy"),
  dbp: i18n.t("data broker delete name address people-search"),
  identityTheftRestoration: i18n.t("stolen fraud adviser"),
  subscriptionsManage: i18n.t("cancel renew refund pay plan recovery"),
  subscriptionsSecurity: i18n.t("devices sessions sign out"),
  activationFlow: i18n.t("sign in login another device"),
  proWelcome: i18n.t("sign in login account"),
  comparePrivacy: i18n.t("tracking protection private incognito"),
  theme: i18n.t("dark light mode font size colour region language safe search appearance"),
  hiring: i18n.t("job work hire open role"),
  about: i18n.t("company team story who"),
  press: i18n.t("logo media download"),
  donations: i18n.t("donate give money"),
  privacy: i18n.t("policy data cookie tracking collect"),
  terms: i18n.t("conditions legal"),
});

/** What a page is about, in the one word by which people look for it: it comes before pages whose title only has the word. */
export const subjects = (): WordsByPage => ({
  home: `${brand.name} ${i18n.t("search")}`,
  browser: `${brand.name} ${i18n.t("browser")}`,
  about: `${brand.name} ${i18n.t("company")}`,
  pro: i18n.t("pro price plans"),
  vpn: "vpn",
  dbp: i18n.t("removal"),
  email: i18n.t("email"),
  duckai: i18n.t("chat ai"),
  mac: "mac",
  windows: "windows",
  theme: i18n.t("settings theme"),
  help: i18n.t("help contact"),
  privacy: i18n.t("privacy"),
  subscriptionsManage: i18n.t("subscription cancel refund"),
});
