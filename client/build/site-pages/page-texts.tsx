import { renderToStaticMarkup } from "react-dom/server";
import { brand } from "../../../src/contract/brand/brand.ts";
import { href, type RouteName, routeNames } from "../../../src/contract/routes.ts";
import { allPages } from "../../../src/features.ts";
import type { SiteFiles } from "../../../src/files/site-file.ts";
import { Speech } from "../../../src/locales/speech.tsx";
import { frameOf } from "../../../src/render/frame.ts";
import type { RegisteredPage } from "../../../src/render/page.ts";
import { said } from "../../../src/render/page.ts";
import { siteLinks } from "../../../src/render/site-links.ts";
import type { HostVariant } from "../../../src/visit/host.ts";
import { resolveVisit } from "../../../src/visit/visit.ts";
import { otherWords, subjects } from "./other-words.ts";

/** A page as the site's own search finds it. */
export interface FoundPage {
  readonly href: string;
  readonly label: string;
  /** One sentence about it. */
  readonly text: string;
  /** The hosts on which it may be found. */
  readonly hosts: readonly HostVariant[];
  /** What it is about, in a word. */
  readonly subject: string;
  /** What people call it besides its title. */
  readonly words: string;
  /** The text of its body for a visitor on a computer who has no account, without what is loaded for a request. */
  readonly body: string;
}

/** A visitor on a computer that none of our apps runs on, with no setting changed. */
const visit = resolveVisit(
  new Request("https://site.invalid/", { headers: { "user-agent": "Mozilla/5.0 (X11; Linux x86_64)" } }),
  { hosts: { start: [], noai: [], onion: [] }, resultsUrl: "https://site.invalid/" },
);

/** No bangs: a search for a site should find that site, not the list of bangs. */
const noBangs = "# None / None";

/** The long texts by name, as files: theirs are yet to be written. */
function filesWith(texts: Readonly<Record<string, object>>): SiteFiles {
  return {
    async fetch(file) {
      if (String(file).endsWith("/bangs.txt")) return new Response(noBangs);
      const name = /([\w-]+)\.json$/.exec(String(file))?.[1] ?? "";
      const text = texts[name];
      if (!text) throw new Error(`no text is called "${name}": see client/build/data.ts`);
      return Response.json(text);
    },
  };
}

const hostVariants: readonly HostVariant[] = ["main", "start", "onion", "noai"];

const pages = await allPages();

/**
 * Every page that the site's own search finds, in the language that is spoken: those that are indexed, and those that the footer
 * links to. `texts`: the documents and the list of cookies, by name.
 */
export async function foundPages(texts: Readonly<Record<string, object>>): Promise<readonly FoundPage[]> {
  const files = filesWith(texts);
  const all = await atNoon(() => Promise.all(routeNames.map((name) => foundPage(name, files))));
  return all.filter(({ hosts }) => hosts.length > 0);
}

/** Some pages say what is open now: at noon of one Monday, so that the index is the same whenever it is made. */
async function atNoon<Result>(make: () => Promise<Result>): Promise<Result> {
  const { now } = Date;
  Date.now = () => Date.UTC(2026, 10, 23, 12);
  try {
    return await make();
  } finally {
    Date.now = now;
  }
}

async function foundPage(name: RouteName, files: SiteFiles): Promise<FoundPage> {
  const page = pages[name];
  const { title, description } = page;
  const address = href(name);
  return {
    href: address,
    label: said(title).replace(` · ${brand.name}`, ""),
    text: said(description),
    hosts: hostVariants.filter((host) => isFound(name, host)),
    subject: subjects()[name] ?? "",
    words: [otherWords()[name] ?? "", ...hostVariants.map((host) => labelsOn(host).get(address) ?? "")].join(" "),
    body: await bodyOf(page, files),
  };
}

function isFound(name: RouteName, host: HostVariant): boolean {
  if (host === "noai" && name === "duckai") return false;
  return pages[name].indexed || labelsOn(host).has(href(name));
}

/** A page that cannot be shown without what it loads is found by its title and description alone. */
async function bodyOf(page: RegisteredPage, files: SiteFiles): Promise<string> {
  const read = page.reads && (await page.reads.read(files));
  const given = {
    ...frameOf(visit, { experiment: null, feature: "" }),
    ...page.vary(visit),
    read,
    data: page.load ? { visit } : null,
    result: null,
  };
  try {
    return textOf(renderToStaticMarkup(<Speech>{page.body(given)}</Speech>));
  } catch {
    return "";
  }
}

/** The text of markup: without styles, drawings, scripts, tags and entities, and without searches that it has as examples. */
function textOf(markup: string): string {
  const text = markup
    .replace(/<(style|svg|script)\b.*?<\/\1>|<a [^>]*href="\/\?q=.*?<\/a>/gs, " ")
    .replace(/<[^>]+>|&[#\w]+;/g, " ");
  return withoutSamples(text);
}

/** Without the word that is searched for after a bang, wherever it stands: "!w otter" says nothing of otters. */
function withoutSamples(text: string): string {
  const samples = new Set([...text.matchAll(/!\p{L}+ (\p{L}+)/gu)].map(([, word]) => word));
  return text.replace(/\p{L}+/gu, (word) => (samples.has(word) ? " " : word));
}

/** What the footer calls each page, by path. */
function labelsOn(host: HostVariant): ReadonlyMap<string, string> {
  const links = siteLinks(host !== "noai").footer.flatMap((group) => group.links);
  return new Map(links.map(({ href, label }) => [href.split("?")[0] ?? href, label]));
}
