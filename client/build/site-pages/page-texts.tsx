import { renderToStaticMarkup } from "react-dom/server";
import { allPages } from "../../../src/areas.ts";
import { type RouteName, routeNames } from "../../../src/contract/routes.ts";
import type { Files } from "../../../src/files/site-file.ts";
import type { AnyPage, Facets } from "../../../src/render/page.ts";
import { siteLinks } from "../../../src/render/site-links.ts";
import type { HostVariant } from "../../../src/visit/host.ts";
import { writtenDocuments } from "../documents/written-documents.ts";
import { writtenLists } from "../questions/written-lists.tsx";
import { otherWords } from "./other-words.ts";

/** The documents were made with the pages that show them, so whoever writes them needs no second run. */
export { writtenDocuments, writtenLists };

/** A page as words may find it. */
export interface FoundPage {
  readonly href: string;
  readonly label: string;
  /** One sentence about it. */
  readonly text: string;
  /** The hosts on which it may be found. */
  readonly hosts: readonly HostVariant[];
  /** What people call it besides its title. */
  readonly words: string;
  /** All that it says to somebody on a computer who has no account. What its holes bring is left out. */
  readonly body: string;
}

/** Somebody on a computer that none of our apps runs on, who chose nothing. */
const facets: Facets = {
  host: "main",
  theme: "dawn",
  ai: true,
  country: null,
  method: "get",
  platform: "other",
  layout: "focused",
  install: { offer: "search", tooOld: null },
  steps: [],
  app: null,
  staging: false,
  trial: 0,
  standIn: false,
  searchesWeb: true,
};

/** The long texts, before they are files. */
const texts: Readonly<Record<string, object>> = {
  ...writtenDocuments,
  ...writtenLists,
};

const files: Files = {
  async fetch(file) {
    const name = /([\w-]+)\.json$/.exec(String(file))?.[1] ?? "";
    const text = texts[name];
    if (!text) throw new Error(`no text is called "${name}": see client/build/questions/written-lists.tsx`);
    return Response.json(text);
  },
};

const hostVariants: readonly HostVariant[] = ["main", "start", "onion", "noai"];

const pages = await allPages();

/** Every page that words may find: those meant to be found, and those that the footer leads to. */
export const foundPages: readonly FoundPage[] = (await Promise.all(routeNames.map(foundPage))).filter(
  ({ hosts }) => hosts.length > 0,
);

async function foundPage(name: RouteName): Promise<FoundPage> {
  const page = pages[name];
  const { path, title, description } = page;
  return {
    href: path,
    label: title,
    text: description,
    hosts: hostVariants.filter((host) => isFound(name, host)),
    words: [otherWords[name] ?? "", ...hostVariants.map((host) => labelsOn(host).get(path) ?? "")].join(" "),
    body: await bodyOf(page),
  };
}

function isFound(name: RouteName, host: HostVariant): boolean {
  if (name === "home" || (host === "noai" && name === "duckai")) return false;
  return pages[name].indexed || labelsOn(host).has(pages[name].path);
}

async function bodyOf(page: AnyPage): Promise<string> {
  const read = page.reads && (await page.reads.read(files));
  return textOf(renderToStaticMarkup(page.body(facets, read)));
}

/** What is read of markup: no styles, no drawings, no marks. */
function textOf(markup: string): string {
  return markup.replace(/<(style|svg|script)\b.*?<\/\1>/gs, " ").replace(/<[^>]+>|&[#\w]+;/g, " ");
}

/** What header and footer call a page, by its path. */
function labelsOn(host: HostVariant): ReadonlyMap<string, string> {
  const links = siteLinks(host !== "noai").footer.flatMap((group) => group.links);
  return new Map(links.map(({ href, label }) => [href.split("?")[0] ?? href, label]));
}
