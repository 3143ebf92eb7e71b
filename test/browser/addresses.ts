import { routeNames, routes } from "../../src/contract/routes.ts";
import { errorPages } from "../../src/render/error-page.ts";
import { laterSteps } from "../later-steps.ts";

interface Address {
  readonly path: string;
  readonly status: number;
  /** Requirements that the titles of its tests name. */
  readonly ids: string;
}

/** Every page of the site map that a visitor may enter first. */
export const pages: readonly Address[] = routeNames
  .filter((name) => !laterSteps.has(name))
  .map((name) => ({ path: routes[name].path, status: 200, ids: "PAGE-8" }));

/** Pages that an address shows to some visits only. */
const variants: readonly Address[] = [
  { path: "/?layout=focused", status: 200, ids: "PAGE-9" },
  { path: "/?q=private+browser", status: 200, ids: "PAGE-9" },
  { path: "/no/such/page", status: 404, ids: "ERR-1 PAGE-11" },
];

/** Pages with the site's frame around them. */
export const sitePages = [...pages, ...variants];

/** Error pages, which have no frame. */
export const failurePages: readonly Address[] = Object.entries(errorPages).map(([name, { status }]) => ({
  path: `/dev/errors/${name}`,
  status,
  ids: "ERR-1",
}));

interface Walk {
  /** The requirements of all its addresses. */
  readonly ids: string;
  /** From the first address to the last. */
  readonly names: string;
  readonly addresses: readonly Address[];
}

/** The number of pages that one browser looks at: starting a new browser takes longer than looking at a page. */
const pagesPerBrowser = 12;

export function walks(addresses: readonly Address[]): Walk[] {
  return Array.from({ length: Math.ceil(addresses.length / pagesPerBrowser) }, (_, index) => {
    const own = addresses.slice(index * pagesPerBrowser, (index + 1) * pagesPerBrowser);
    const ids = [...new Set(own.flatMap((address) => address.ids.split(" ")))];
    return { ids: ids.join(" "), names: `${own[0]?.path} to ${own.at(-1)?.path}`, addresses: own };
  });
}
