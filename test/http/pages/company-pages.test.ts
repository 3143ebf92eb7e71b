import { env } from "cloudflare:workers";
import fc from "fast-check";
import { describe, expect, it, vi } from "vitest";
import { stats } from "../../../src/contract/brand/brand.ts";
import type { Service } from "../../../src/contract/call.ts";
import { endpoints, routes } from "../../../src/contract/routes.ts";
import { type Job, jobsSchema, type Post, postSchema } from "../../../src/contract/services.ts";
import { answerFeed, feedOf } from "../../../src/endpoints/feed.ts";
import type { GatewayOptions } from "../../../src/gateway/gateway.ts";
import { serviceFor } from "../../../src/gateway/service.ts";
import { readJobs, readPosts, subscribe } from "../../../src/gateway/site-services.ts";
import { donatedIn, donatedTo, donationKinds, donations } from "../../../src/pages/company/donations/donations.ts";
import { companyPages } from "../../../src/pages/company/routes.tsx";
import { type ServiceHosts, serviceNames } from "../../../src/platform/service-table.ts";
import { protectionCount, setUps } from "../../../src/product/protections.ts";
import type { RegisteredPage } from "../../../src/render/page.ts";
import { renderPage } from "../../../src/render/render.tsx";
import type { ActionResult } from "../../../src/render/result.ts";
import { resolveVisit } from "../../../src/visit/visit.ts";
import { found, request } from "../request.ts";

const openJobs = async () => jobsSchema.parse(await (await request("/jobs.js")).json());
const allPosts = async () => {
  const { posts } = (await (await request("/content/posts")).json()) as { posts: unknown[] };
  return posts.map((post) => postSchema.parse(post));
};
const text = async (path: string) => (await request(path)).text();

/** The ids of the roles on a page, in its order. */
const shownRoles = (html: string, jobs: readonly Job[]) =>
  [...html.matchAll(/<li id="([^"]+)"/g)].map((match) => match[1]).filter((id) => jobs.some((job) => job.id === id));

/** A page as it is rendered from what it loaded. */
async function shown<Result extends ActionResult = never>(
  page: RegisteredPage<Result>,
  loaded: { readonly data: unknown; readonly result?: Result },
): Promise<string> {
  const visit = resolveVisit(new Request(`http://localhost${page.path}?complete`), {
    hosts: { start: [], noai: [], onion: [] },
  });
  const given = { page, visit, files: env.ASSETS, title: page.title, report: vi.fn(), result: null, ...loaded };
  const { body } = await renderPage<Result>(given);
  if (body instanceof ReadableStream) throw new Error("the page was streamed");
  return new TextDecoder().decode(body);
}

const hiringWith = (roles: readonly Job[] | null) =>
  shown(companyPages.hiring, { data: { roles: Promise.resolve(roles), query: new URLSearchParams() } });

describe("open roles", () => {
  it("PAGE-4 SVC-5 each role of the service stands at its own address", async () => {
    const jobs = await openJobs();
    const shown = shownRoles(await text("/hiring"), jobs);
    expect([...shown].sort()).toEqual(jobs.map(({ url }) => url.replace("/hiring#", "")).sort());
  });

  it.each<[string, (job: Job) => boolean]>([
    ["?department=Engineering", ({ department }) => department === "Engineering"],
    ["?department=Privacy+%26+Policy", ({ department }) => department === "Privacy & Policy"],
    ["?location=Remote%2C+Americas", ({ location }) => location === "Remote, Americas"],
    [
      "?department=Support&location=Remote%2C+Europe",
      ({ department, location }) => department === "Support" && location === "Remote, Europe",
    ],
    ["?department=Operations&location=Remote%2C+Americas", () => false],
    ["?department=&location=", () => true],
    ["?department=constructor&location=%3Ci%3E", () => true],
  ])("PAGE-4 the filter %s shows what it says, and its own choice", async (query, isWanted) => {
    const jobs = await openJobs();
    const html = await text(`/hiring${query}`);
    const wanted = jobs.filter(isWanted).map(({ id }) => id);
    expect([...shownRoles(html, jobs)].sort()).toEqual(wanted.sort());
    expect(found(html, /role="status">(\d+) /)).toBe(String(wanted.length));
    const department = new URLSearchParams(query).get("department") ?? "";
    const known = jobs.some((job) => job.department === department) ? department.replace("&", "&amp;") : "";
    expect(found(html, /<option value="([^"]*)" selected=""/)).toBe(known);
    expect(html).not.toContain("<i>");
  });

  it("PAGE-4 SVC-6 the page is whole when the service is away, and when nothing is open", async () => {
    const missing = await hiringWith(null);
    const empty = await hiringWith([]);
    for (const html of [missing, empty]) {
      expect(html).not.toContain('name="department"');
      expect(html.endsWith("</html>")).toBe(true);
    }
    expect([missing, empty].map((html) => /class="[^"]*notice/.test(html))).toEqual([true, false]);
  });

  it.each([
    ["https://jobs.example/1", "https://jobs.example/1"],
    ["/hiring#owl", "mailto:"],
    ["javascript:alert(1)", "mailto:"],
  ])("PAGE-4 a role at %s is applied for at %s", async (url, start) => {
    const job: Job = {
      ...{ id: "owl", title: "Owl & owner", department: "Design", location: "Anywhere" },
      ...{ posted_at: "2026-11-01", url },
    };
    const html = await hiringWith([job]);
    expect(found(html, /<li id="owl"[\s\S]*?<a href="([^"]+)"/).startsWith(start)).toBe(true);
    expect(html).not.toContain("javascript:");
  });
});

describe("product updates", () => {
  it("PAGE-4 SVC-5 each update has its day, its address and a place in the list", async () => {
    const [html, posts] = [await text("/updates"), await allPosts()];
    expect(posts.length).toBeGreaterThan(0);
    const articles = [...html.matchAll(/<article id="([^"]+)"/g)].map((match) => match[1]);
    expect(articles).toEqual(posts.map(({ slug }) => slug));
    for (const { slug, published_at } of posts) {
      expect(html.split(`href="/updates#${slug}"`)).toHaveLength(3);
      expect(html).toContain(`<time dateTime="${published_at.slice(0, 10)}">`);
    }
  });

  it("PAGE-4 SVC-6 the page is whole when the service is away", async () => {
    const html = await shown(companyPages.updates, { data: { posts: Promise.resolve(null) } });
    expect(html).toMatch(/class="[^"]*notice/);
    expect(html).not.toContain("<article");
  });

  it("PAGE-4 the feed is announced by its page and by no other", async () => {
    const announced = '<link rel="alternate" type="application/atom+xml"';
    expect(await text("/updates")).toContain(announced);
    expect(await text("/about")).not.toContain(announced);
  });

  it("PAGE-4 SVC-5 the feed holds every update under its permanent address, dated by the newest", async () => {
    const [answer, posts] = [await request(endpoints.updatesFeed), await allPosts()];
    expect(answer.headers.get("content-type")).toBe("application/atom+xml; charset=utf-8");
    const feed = await answer.text();
    const all = (pattern: RegExp) => [...feed.matchAll(pattern)].map((match) => match[1]);
    expect(tagsBalance(feed)).toBe(true);
    expect(all(/<entry>\n<id>([^<]+)</g)).toEqual(posts.map(({ url }) => url));
    expect(all(/<published>([^<]+)</g)).toEqual(posts.map((post) => post.published_at));
    expect(all(/<updated>([^<]+)</g)[0]).toBe(posts[0]?.published_at);
    expect(new Set(all(/<id>([^<]+)</g)).size).toBe(posts.length + 1);
  });

  it("PAGE-4 SVC-6 the feed says when to come again while the service is away", async () => {
    const answer = await answerFeed(new Headers(), null);
    expect([answer.status, Number(answer.headers.get("retry-after")) > 0]).toEqual([503, true]);
  });

  it("PAGE-4 whatever an update says, the feed stays XML", () => {
    const words = fc.oneof(
      fc.string({ unit: "binary" }),
      fc.constantFrom("]]>", "</entry>", "\u0000\uffff", "\ud800", '"&'),
    );
    const post: fc.Arbitrary<Post> = fc
      .record({ title: words, slug: words, excerpt: words, html: words, url: words })
      .map((strange) => ({ ...strange, paragraphs: [], published_at: "2026-11-01T00:00:00Z", feature_image: null }));
    fc.assert(
      fc.property(fc.array(post, { maxLength: 3 }), (posts) => {
        const feed = feedOf(posts);
        const entries = feed.split("<entry>").length - 1;
        expect([tagsBalance(feed), entries, holdsOnlyXml(feed)]).toEqual([true, posts.length, true]);
      }),
    );
  });
});

/** Whether every element that begins also ends, in the right order, and no "&" begins anything but a reference. */
function tagsBalance(xml: string): boolean {
  const open: string[] = [];
  for (const [, closing, name = "", rest = ""] of xml.matchAll(/<(\/?)([a-z]+)([^<>]*)>/g)) {
    if (closing && open.pop() !== name) return false;
    if (!closing && !rest.endsWith("/")) open.push(name);
  }
  return open.length === 0 && !/&(?!#\d+;)/.test(xml);
}

/** Whether there are only characters of XML 1.0, section 2.2. */
function holdsOnlyXml(xml: string): boolean {
  return /^[\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]*$/u.test(xml);
}

describe("donations", () => {
  const number = new Intl.NumberFormat("en-GB");

  it("PAGE-4 PAGE-9 years and kinds both add up to the headline figure", () => {
    const sum = (values: readonly number[]) => values.reduce((all, value) => all + value, 0);
    expect(sum(donations.map(donatedIn))).toBe(stats.donatedUsd);
    expect(sum(donationKinds.map(donatedTo))).toBe(stats.donatedUsd);
    expect(donations.map(({ year }) => year)).toEqual(donations.map((_, index) => (donations[0]?.year ?? 0) + index));
  });

  it("PAGE-4 table and chart show the same sums", async () => {
    const html = await text("/donations");
    const cells = [...html.matchAll(/<td[^>]*>(?:<b>)?([\d,]+)/g)].map((match) => match[1]);
    const rows = [...donations]
      .reverse()
      .map((year) => [...donationKinds.map((kind) => year.usd[kind]), donatedIn(year)]);
    expect(cells).toEqual(
      [...rows.flat(), ...donationKinds.map(donatedTo), stats.donatedUsd].map((n) => number.format(n)),
    );
    const chart = found(html, /<ol class="[^"]*chart[^"]*">([\s\S]*?)<\/ol>/);
    const perStroke = Number(found(html, /Each stroke is ([\d,]+)/).replaceAll(",", ""));
    const strokes = [...chart.matchAll(/<path d="([^"]+)"/g)].map((match) => match[1]?.split("M").length ?? 0);
    expect(strokes.map((count) => (count - 1) * perStroke)).toEqual(donations.map(donatedIn));
  });
});

describe("newsletter", () => {
  const form = { "content-type": "application/x-www-form-urlencoded" };
  const post = (body: string, headers: Record<string, string> = {}) =>
    request(routes.newsletter.path, { method: "POST", headers: { ...form, ...headers }, body });

  it("PAGE-4 SVC-5 an address is taken, and stands in no address of ours", async () => {
    const answer = await post("email=owl%40people.example");
    const location = answer.headers.get("location") ?? "";
    expect([answer.status, location]).toEqual([303, expect.stringMatching(/^\/newsletter\?told=[0-9a-f]{8}$/)]);
    const [cookie = "", ...others] = answer.headers.getSetCookie();
    expect([cookie, others]).toEqual([expect.stringMatching(/^__Host-told=[^;]+; Max-Age=300; /), []]);
    const asked = await (await request(location, { cookie: cookie.split(";")[0] ?? "" })).text();
    expect(asked).not.toContain('name="email"');
  });

  it.each(["owl", "owl@nest", `${"a".repeat(300)}@people.example`, '"><script>alert(1)</script>'])(
    "PAGE-4 %.40s is shown again to be mended, escaped",
    async (email) => {
      const answer = await post(new URLSearchParams({ email }).toString());
      expect([answer.status, answer.headers.get("cache-control")]).toEqual([400, "private, no-store"]);
      const html = await answer.text();
      const input = found(html, /(<input[^>]*name="email"[^>]*>)/);
      expect(input).toContain('aria-invalid="true"');
      const escaped = email.slice(0, 254).replaceAll('"', "&quot;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
      expect(found(input, /value="([^"]*)"/)).toBe(escaped);
      expect(html).not.toContain("<script>");
    },
  );

  it.each(["", "email=", "name=owl", "%zz", "email=%00"])("PAGE-4 a form with %s is shown again", async (body) => {
    const answer = await post(body);
    expect(answer.status).toBe(400);
    expect(await answer.text()).toContain('name="email"');
  });

  it("PAGE-4 a form from another site subscribes nobody", async () => {
    expect((await post("email=owl%40people.example", { "sec-fetch-site": "cross-site" })).status).toBe(403);
  });

  it("PAGE-4 SVC-6 what was typed survives a service that is away", async () => {
    const typed = new URLSearchParams({ email: "owl@people.example" });
    const html = await shown(companyPages.newsletter, { data: null, result: { tag: "unavailable", typed } });
    const input = found(html, /(<input[^>]*name="email"[^>]*>)/);
    expect(input).toContain('value="owl@people.example"');
    expect(input).not.toContain("aria-invalid");
    expect(html).toContain('role="alert"');
  });

  it.each(["", "?subscription=pending", "?subscription=invalid", "?told=01234567"])(
    "PAGE-4 SVC-5 /newsletter%s asks for an address, whatever its address says",
    async (query) => {
      const html = await text(`/newsletter${query}`);
      expect([html.includes('name="email"'), html.includes('aria-invalid="true"')]).toEqual([true, false]);
    },
  );
});

describe("asking the services", () => {
  const elsewhere = (fetch: NonNullable<GatewayOptions["fetch"]>): Service => {
    const host = { production: "https://service.example", staging: null };
    const services = Object.fromEntries(serviceNames.map((name) => [name, host])) as ServiceHosts;
    return serviceFor({
      here: new URL("http://localhost/hiring"),
      staging: false,
      options: { config: { stage: "production", development: false, services }, env: {}, timeLimit: 50, fetch },
    });
  };

  it.each<[string, () => Promise<Response>]>([
    ["fails", async () => Response.json({ error: "server_error" }, { status: 500 })],
    ["is down", () => Promise.reject(new Error("down"))],
    ["never answers", () => new Promise(() => undefined)],
    ["speaks nonsense", async () => new Response("<h1>proxy</h1>", { headers: { "content-type": "text/html" } })],
    ["has another form", async () => Response.json({ posts: [{ title: 1 }], status: "sent" })],
  ])("SVC-6 one that %s is a value, never an exception", async (_, fetch) => {
    const service = elsewhere(fetch);
    const asked = { email: "owl@people.example", newsletter: "privacy-weekly" } as const;
    const answers = await Promise.all([readJobs(service), readPosts(service), subscribe(service, asked)]);
    expect(answers).toEqual([null, null, "unavailable"]);
  });

  it("SVC-5 an address that the service refuses is invalid, one that it takes is pending", async () => {
    const asked = { email: "owl@people.example", newsletter: "privacy-weekly" } as const;
    const refused = elsewhere(async () => Response.json({ error: "invalid_request" }, { status: 400 }));
    const taken = elsewhere(async () => Response.json({ status: "pending" }, { status: 202 }));
    expect([await subscribe(refused, asked), await subscribe(taken, asked)]).toEqual(["invalid", "pending"]);
  });
});

describe("the comparison", () => {
  it("gives a reason for every protection, and a chooser for small screens", async () => {
    const html = await text(routes.comparePrivacy.path);
    const reasons = [...html.matchAll(/<details class="[^"]*why[^"]*"><summary[^>]*>[^<]+<\/summary><p>([^<]*)<\/p>/g)];
    expect(reasons).toHaveLength(protectionCount);
    expect(reasons.filter(([, why = ""]) => why.length < 20)).toEqual([]);
    for (const { key } of setUps) expect(html.split(`data-of="${key}"`)).toHaveLength(protectionCount + 2);
    expect(html.match(/type="radio" name="kind"/g)).toHaveLength(setUps.length - 1);
  });
});
