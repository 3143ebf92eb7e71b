import { routeNames, routes } from "../../src/contract/routes.ts";
import { errorPages } from "../../src/render/error-page.ts";
import { laterSteps } from "../later-steps.ts";

interface Address {
  readonly path: string;
  readonly status: number;
  /** Requirements that the address is named by. */
  readonly ids: string;
}

/** Every page of the site map that a visitor may enter first. */
export const pages: readonly Address[] = routeNames
  .filter((name) => !laterSteps.has(name))
  .map((name) => ({ path: routes[name].path, status: 200, ids: "PAGE-8" }));

/** Those that lead to where their journey begins. */
export const laterPaths: ReadonlySet<string> = new Set([...laterSteps].map((name) => routes[name].path));

/** What stands at an address for some visits only. */
const variants: readonly Address[] = [
  { path: "/?layout=focused", status: 200, ids: "PAGE-9" },
  { path: "/?layout=suggestions", status: 200, ids: "PAGE-9" },
  { path: "/?q=private+browser", status: 200, ids: "PAGE-9" },
  { path: "/no/such/page", status: 404, ids: "ERR-1 PAGE-11" },
];

/** Pages with the site around them. */
export const sitePages = [...pages, ...variants];

/** Pages that stand alone. */
export const failurePages: readonly Address[] = Object.entries(errorPages).map(([name, { status }]) => ({
  path: `/dev/errors/${name}`,
  status,
  ids: "ERR-1",
}));

interface Walk {
  /** All requirements that its addresses are named by. */
  readonly ids: string;
  /** From the first address to the last. */
  readonly names: string;
  readonly addresses: readonly Address[];
}

/** A browser that is new for each page takes longer to start than the page to be looked at: so many are seen by each. */
const stretch = 12;

export function walks(addresses: readonly Address[]): Walk[] {
  return Array.from({ length: Math.ceil(addresses.length / stretch) }, (_, index) => {
    const own = addresses.slice(index * stretch, (index + 1) * stretch);
    const ids = [...new Set(own.flatMap((address) => address.ids.split(" ")))];
    return { ids: ids.join(" "), names: `${own[0]?.path} to ${own.at(-1)?.path}`, addresses: own };
  });
}
