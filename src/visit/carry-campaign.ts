import { originText } from "../contract/acquisition/origin.ts";
import { routeNames, routes } from "../contract/routes.ts";
import { campaignOf } from "../contract/subscription/campaigns.ts";
import type { Visit } from "./visit.ts";

const pagePaths: ReadonlySet<string> = new Set(routeNames.map((name) => routes[name].path));

/** Stands for whichever host the page is on. */
const anyHost = "http://host.invalid";

/**
 * Adds the campaign in the address of a page to each of its links and posted forms that lead to a page of ours, so that the
 * visitor is offered the same trial on every page, without scripts and without a cookie (SUB-8). Without a campaign,
 * returns the answer as it is.
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

/** The parameter `origin` of an address, if it names a campaign; else null. */
export function campaignOrigin({ searchParams }: URL): string | null {
  const origin = originText(searchParams.get("origin"));
  return origin !== null && campaignOf(origin) !== null ? origin : null;
}

/** HTMLRewriter reads and writes attributes as they stand in the HTML, with `&amp;` for `&`. */
function withOrigin(attribute: string, origin: string): string {
  const address = new URL(attribute.replaceAll("&amp;", "&"), anyHost);
  if (!pagePaths.has(address.pathname)) return attribute;
  address.searchParams.set("origin", origin);
  return `${address.pathname}${address.search}${address.hash}`.replaceAll("&", "&amp;");
}
