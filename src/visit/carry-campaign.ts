import { originText } from "../contract/acquisition/origin.ts";
import { routeNames, routes } from "../contract/routes.ts";
import { campaignOf } from "../contract/subscription/campaigns.ts";
import type { Visit } from "./visit.ts";

const pagePaths: ReadonlySet<string> = new Set(routeNames.map((name) => routes[name].path));

/** Stands for whichever host the page is on. */
const anyHost = "http://host.invalid";

/**
 * The campaign that an address names goes on with every link and form of the page, so that its trial is the same wherever
 * somebody reads on, without scripts and without a cookie (SUB-8). Every other answer is given back as it is.
 */
export function carryCampaign({ url }: Pick<Visit, "url">, answer: Response): Response {
  const origin = campaignOrigin(url);
  if (origin === null || answer.body === null) return answer;
  const carry = (attribute: string) => ({
    element(element: Element) {
      const address = element.getAttribute(attribute);
      if (address?.startsWith("/")) element.setAttribute(attribute, withOrigin(address, origin));
    },
  });
  return new HTMLRewriter()
    .on("a[href]", carry("href"))
    .on('form[method="post"][action]', carry("action"))
    .transform(answer);
}

/** The origin in an address that names a campaign; null where none does. */
export function campaignOrigin({ searchParams }: URL): string | null {
  const origin = originText(searchParams.get("origin"));
  return origin !== null && campaignOf(origin) !== null ? origin : null;
}

/** Attributes are read and written as they stand in the page, with `&amp;`. */
function withOrigin(attribute: string, origin: string): string {
  const address = new URL(attribute.replaceAll("&amp;", "&"), anyHost);
  if (!pagePaths.has(address.pathname)) return attribute;
  address.searchParams.set("origin", origin);
  return `${address.pathname}${address.search}${address.hash}`.replaceAll("&", "&amp;");
}
