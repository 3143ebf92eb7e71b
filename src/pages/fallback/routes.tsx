import { i18n } from "../../contract/language/i18n.ts";
import { notFoundPath } from "../../contract/routes.ts";
import { leadPage } from "../../render/lead-page.tsx";
import { type RegisteredPage, registerPages } from "../../render/page.ts";
import { sheetOf } from "../../render/sheet.ts";
import { notFoundPage } from "./not-found-page.tsx";

/** The frame that apps keep, to show in place of any page that has not loaded. */
export const fallbackPages = registerPages({
  shell: leadPage({
    title: () => i18n.t("Page not loaded yet"),
    description: () => i18n.t("This page hasn’t loaded yet. Check your connection and load the page again."),
    heading: () => i18n.t("This page hasn’t loaded yet"),
    lead: () =>
      i18n.t(
        "The page may still be loading, or your device may be offline. Check your connection, then load the page again.",
      ),
    illustration: "asleep",
    indexed: false,
    /* An empty address is that of the present page, whichever one this frame stands in for. */
    actions: () => [{ label: i18n.t("Load page again"), href: "" }],
  }),
});

/** The answer where there is no page. It has no address of its own, so it is not in the site map. */
export const notFound: RegisteredPage = {
  ...notFoundPage,
  id: "notFound",
  sheet: sheetOf("features/fallback"),
  path: notFoundPath,
  event: "not_found",
  feature: "fallback",
  card: "home",
  palette: null,
  experiment: null,
};
