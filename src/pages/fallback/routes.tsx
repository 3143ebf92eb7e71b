import { notFoundPath } from "../../contract/routes.ts";
import { leadPage } from "../../render/lead-page.tsx";
import { area, type PlacedPage } from "../../render/page.ts";
import { notFoundPage } from "./not-found-page.tsx";

/** What stands in for a page: the frame that apps keep, and the answer where there is no page at all. */
export const fallbackPages = area({
  shell: leadPage({
    title: "One moment",
    description: "The frame of the site without a page in it, which apps keep for when there’s no connection.",
    heading: "The page isn’t here yet.",
    lead: "Either it is still on its way, or this device has no connection at the moment. What is stored on the device is untouched. Check the network, then load the page again.",
    plate: "empty",
    indexed: false,
    /* An empty address is the one shown, whichever page this frame stands in for. */
    actions: [{ label: "Load again", href: "" }],
  }),
});

/** At no address of its own, so it is not in the site map. */
export const notFound: PlacedPage = {
  ...notFoundPage,
  id: "notFound",
  sheet: fallbackPages.shell.sheet,
  path: notFoundPath,
  event: "not_found",
  experiment: null,
};
