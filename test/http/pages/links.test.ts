import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { brand } from "../../../src/contract/brand/brand.ts";
import { href, routeNames, routes } from "../../../src/contract/routes.ts";
import { laterSteps } from "../../later-steps.ts";
import { request } from "../request.ts";

const entered = routeNames.filter((name) => !laterSteps.has(name)).map((name) => routes[name].path);

/** Other hosts that our pages lead to: those that the brand names. */
const known: ReadonlySet<string | undefined> = new Set([
  ...[...JSON.stringify(brand).matchAll(/https:\/\/([^/"]+)/g)].map(([, host]) => host),
  ...Object.values(brand.hosts),
]);

const letters: readonly string[] = Object.values(brand.email);
const lines: readonly string[] = brand.adviserLines.map(({ number }) => number.replaceAll(" ", ""));

const pages = new Map<string, Promise<string>>();

/** The page at a path, which is requested only once. */
function read(path: string): Promise<string> {
  const asked = pages.get(path) ?? request(path, { country: "IE" }).then((answer) => answer.text());
  pages.set(path, asked);
  return asked;
}

function linksIn(html: string): string[] {
  const links = [...html.matchAll(/<(?:a|area|link|img|script|source)\b[^>]*?\s(?:href|src|srcset)="([^" ]*)/g)].map(
    ([, href = ""]) => href,
  );
  return [...new Set(links.map((href) => href.replaceAll("&amp;", "&").replaceAll("&#x27;", "'")))];
}

/** What is wrong with a link that stands on the page at a path; null when it leads somewhere. */
async function fault(href: string, from: string): Promise<string | null> {
  const address = new URL(href, `http://localhost${from}`);
  if (address.protocol === "mailto:") return letters.includes(address.pathname) ? null : "a letter to nobody";
  if (address.protocol === "tel:") return lines.includes(address.pathname) ? null : "a call to nobody";
  if (address.origin !== "http://localhost") return isNamed(address, from) ? null : "a host we do not name";
  return faultWithin(address, from);
}

/** The list of bangs may link to any host, all other pages only to hosts that the brand names. */
function isNamed({ protocol, host }: URL, from: string): boolean {
  return protocol === "https:" && (from === routes.bangs.path || known.has(host));
}

/** The file of that name, which the platform would serve first, or else the worker's answer. */
async function answered(path: string): Promise<Response> {
  const file = await env.ASSETS.fetch(`http://assets${path}`);
  return file.ok ? file : request(path, { country: "IE" });
}

async function faultWithin({ pathname, search, hash }: URL, from: string): Promise<string | null> {
  const answer = pathname === from && search === "" ? null : await answered(pathname + search);
  if (answer && answer.status >= 400) return `status ${answer.status}`;
  const place = answer?.headers.get("location") ?? pathname + search;
  await answer?.body?.cancel();
  if (hash === "") return null;
  const html = await read(place);
  return html.includes(`id="${decodeURIComponent(hash.slice(1))}"`) ? null : `nothing is called ${hash} there`;
}

/** The first test requests every page that header and footer lead to, and each is rendered for the first time. */
const timeLimit = 30_000;

describe("the menu", () => {
  it("PAGE-8 names each service of Pro, and leads to its page", async () => {
    const [, menu = ""] = /<nav [^>]*aria-label="Menu">(.*?)<\/nav>/s.exec(await read(href("about"))) ?? [];
    for (const name of ["vpn", "dbp", "identityTheftRestoration"] as const)
      expect(menu).toContain(`href="${href(name)}"`);
    expect(menu).toContain("Personal Information Removal");
    expect(menu).toContain("Identity Theft Restoration");
  });
});

describe("links", { timeout: timeLimit }, () => {
  it.each(entered)("PAGE-8 every link on %s leads somewhere", async (path) => {
    const html = await read(path);
    const links = linksIn(html);
    expect(links.length).toBeGreaterThan(5);
    const faults = await Promise.all(links.map(async (href) => [href, await fault(href, path)] as const));
    expect(faults.filter(([, wrong]) => wrong !== null)).toEqual([]);
  });

  it("PAGE-8 some page leads to each, but to those that a program opens", async () => {
    const linked = new Set<string>();
    for (const path of entered) {
      const found = linksIn(await read(path)).map((href) => new URL(href, `http://localhost${path}`).pathname);
      for (const other of found.filter((other) => other !== path)) linked.add(other);
    }
    const opened = [
      routes.shell,
      routes.extensionSuccess,
      routes.subscriptionsWelcome,
      routes.subscriptionsWelcomeStripe,
    ];
    expect(entered.filter((path) => !linked.has(path))).toEqual(opened.map(({ path }) => path));
  });
});
