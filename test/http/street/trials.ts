/** How a report is tried on ours, by kind: what goes in through the front door, and what comes out. */
import { createBridge } from "../../../client/bridge/bridge.ts";
import { transportFor } from "../../../client/bridge/transport-for.ts";
import { installFakeHost } from "../../../client/bridge/transports/fake.ts";
import { endpoints, href, routes } from "../../../src/contract/routes.ts";
import type { Post } from "../../../src/contract/services.ts";
import { readCode } from "../../../src/contract/subscription/one-time-code.ts";
import type { BillingPeriod } from "../../../src/contract/subscription/subscription.ts";
import { answerFeed } from "../../../src/endpoints/feed.ts";
import { shippedPosts } from "../../../src/services/content/shipped-posts.ts";
import { csvCell } from "../../../src/services/scans/exports.ts";
import { afterPeriod } from "../../../src/services/subscriptions/subscription-rules.ts";
import { createManualClock } from "../../client/subscription/manual-clock.ts";
import { authorization, codeIn, exchange, openSession, service, signUp } from "../../services/auth/service.ts";
import { found, hosts, request } from "../request.ts";

const asForm = { "content-type": "application/x-www-form-urlencoded", origin: "http://localhost" };
const asJson = { "content-type": "application/json" };

/** A page's text, without the marks for line breaks and with its entities read. */
const plain = (html: string) =>
  html
    .replace(/<[^>]+>/g, "")
    .replace(/&(?:#x27|#39);/g, "'")
    .replaceAll("&quot;", '"')
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&amp;", "&");

/** Fields that are set differently; null leaves one out. */
type Changes = Readonly<Record<string, string | null>>;

function changed(fields: Readonly<Record<string, string>>, changes: Changes): Record<string, string> {
  const all = Object.entries({ ...fields, ...changes });
  return Object.fromEntries(all.filter((field): field is [string, string] => field[1] !== null));
}

async function shownFor(search: string): Promise<string | null> {
  const html = await (await request(href("home", { q: search }))).text();
  return /<section[^>]*aria-labelledby="instant-answer".*?<\/section>/s.exec(html)?.[0] ?? null;
}

/** The value of the instant answer on the page of results; null where there is none. */
async function answer(search: string): Promise<string | null> {
  const shown = await shownFor(search);
  return shown && plain(found(shown, /<(?:p|pre)[^>]*_value[^>]*>(.*?)<\/(?:p|pre)>/s));
}

/** All of the instant answer, with its table and notes; null where there is none. */
async function answered(search: string): Promise<string | null> {
  const shown = await shownFor(search);
  return shown && plain(shown.replaceAll("><", "> <"));
}

/** Where a search with a bang leads; null where it stays here. */
async function bang(search: string): Promise<string | null> {
  return (await request(href("home", { q: search }))).headers.get("location");
}

/** What a browser that asks for suggestions gets: the words again, and whether any phrase is there twice. */
async function suggestions(query: string): Promise<{ echo: string; most: number; twice: boolean }> {
  const asked = await request(`${endpoints.suggestions}?type=list&q=${encodeURIComponent(query)}`);
  const [echo, phrases] = await asked.json<[string, string[]]>();
  return { echo, most: Math.min(8, phrases.length), twice: new Set(phrases).size < phrases.length };
}

/** Whether a form takes an address of mail. */
async function email(address: string): Promise<boolean> {
  const body = String(new URLSearchParams({ email: address }));
  return (await request(routes.newsletter.path, { method: "POST", headers: asForm, body })).status === 303;
}

/** Why an image is not fetched. Those that would be are tried with a server of their own, in `image-proxy.test.ts`. */
async function image(address: string): Promise<string> {
  const answered = await request(`${endpoints.image}/?u=${encodeURIComponent(address)}`);
  return `${answered.status} ${(await answered.json<{ error: string }>()).error}`;
}

/** The way from an address of the site to the same at its onion service; null where none is announced. */
async function onion(path: string): Promise<string | null> {
  const { headers } = await request(path, { host: "nightjar.example", secure: true });
  return headers.get("onion-location")?.replace(/^http:\/\/\w{56}\.onion/, "") ?? null;
}

/** What a page of the onion service would fetch, submit or demand over the open web. */
async function clearnet(path: string): Promise<readonly string[]> {
  const answered = await request(path, { host: hosts.onion });
  const html = await answered.text();
  const used = html.matchAll(/<(?:img|script|link|form|iframe)[^>]* (?:src|href|action)="(https?:[^"]+)"/g);
  const demands = ["strict-transport-security", "onion-location", "alt-svc", "set-cookie"].filter((name) =>
    answered.headers.has(name),
  );
  const upgrade = answered.headers.get("content-security-policy")?.includes("upgrade-insecure") ? ["upgrade"] : [];
  return [...[...used].map(([, address = ""]) => address), ...demands, ...upgrade];
}

const post: Post = {
  ...{ title: "Moult", slug: "moult", excerpt: "New feathers", paragraphs: [], html: "<p>New</p>" },
  ...{ published_at: "2026-11-20T08:00:00.000Z", feature_image: null, url: "https://nightjar.example/updates#moult" },
};

/** The lines of the entry that a post becomes in the feed, joined, without what is the same for all. */
async function feedEntry(changes: Partial<Post>): Promise<string> {
  const feed = await (await answerFeed(new Headers(), [{ ...post, ...changes }])).text();
  const entry = /<entry>\n(.*)\n<\/entry>/s.exec(feed)?.[1] ?? "";
  const [field = ""] = Object.keys(changes);
  const element = { html: "content", excerpt: "summary", url: "id", published_at: "updated" }[field] ?? field;
  return entry.split("\n").find((line) => line.startsWith(`<${element}`)) ?? "";
}

/** How often a pattern is in the feed of the posts that are shipped (other tests write others), and its type. */
async function feed(pattern: string): Promise<number | "each entry"> {
  const answered = await answerFeed(new Headers(), shippedPosts);
  const text = `content-type: ${answered.headers.get("content-type")}\n${await answered.text()}`;
  const times = text.match(new RegExp(pattern, "g"))?.length ?? 0;
  return times > 1 && times === text.match(/<entry>/g)?.length ? "each entry" : times;
}

/** What becomes of a question to the app whose answer comes back changed, or as this text, or not at all. */
async function bridgeAnswer(change: object | string | null): Promise<string> {
  const [window, clock] = [{}, createManualClock()];
  installFakeHost({
    ...{ app: "android", window },
    answer: () => ({ isSubscribed: true }),
    tamper: (given) => (typeof change === "string" || change === null ? (change ?? "") : { ...given, ...change }),
  });
  const bridge = createBridge({
    ...{ transport: transportFor("android", window), clock, newId: () => crypto.randomUUID() },
    place: () => ({ protocol: "https:", hostname: "nightjar.example", pathname: "/subscriptions", isTop: true }),
    ownHosts: ["nightjar.example"],
  });
  const asked = bridge.request("subscriptions", "subscriptionDetails").then(
    ({ isSubscribed }) => `subscribed: ${isSubscribed}`,
    (error: Error) => error.constructor.name,
  );
  await new Promise((resolve) => setTimeout(resolve, 0));
  clock.advance(1200);
  return asked;
}

/** The settings that an address gives, as the settings page writes them in an address; "" where all are at their defaults. */
async function settings(query: string): Promise<string> {
  const html = await (await request(`${routes.theme.path}?${query}`)).text();
  return plain(found(html, /<input[^>]*id="address"[^>]*value="[^"?]*\?([^"]*)"/));
}

const person = { names: [{ first: "Wren", last: "Quill" }], birthYear: 1980, addresses: [{ city: "Bray", state: "" }] };

/** The profile of a scan as it is kept, or what is wrong with it. */
async function profile(changes: object): Promise<unknown> {
  const body = JSON.stringify({ ...person, ...changes });
  const begun = await request(endpoints.scans, { method: "POST", headers: asJson, body });
  const { scanId, faults } = await begun.json<{ scanId?: string; faults?: { field: string; reason: string }[] }>();
  if (!scanId) return faults?.map(({ field, reason }) => `${field} ${reason}`).join() ?? begun.status;
  const kept = await request(endpoints.scanProfile, { headers: { authorization: `Bearer ${scanId}` } });
  const [field = ""] = Object.keys(changes);
  return (await kept.json<Record<string, unknown>>())[field];
}

/** The days of the next payments of a plan that was first paid on a day: "monthly 2027-01-31". */
function payments(plan: string): string {
  const [period, day = ""] = plan.split(" ");
  let at = Date.parse(day);
  const days = Array.from({ length: 4 }, () => {
    at = afterPeriod(at, period as BillingPeriod, Date.parse(day));
    return new Date(at).toISOString().slice(0, 10);
  });
  return days.join(" ");
}

/** How a request to authorize that differs like this is answered. */
async function authorize(changes: Changes): Promise<string> {
  const asked = await service().ask("/api/auth/v2/authorize", { query: changed(authorization, changes) });
  return asked.status === 302 ? "302" : `${asked.status} ${asked.body.error}`;
}

/** How an exchange of a fresh code that differs like this is answered, as a form. */
async function exchanged(changes: Changes | "twice" | `&${string}`): Promise<string> {
  const auth = service();
  const created = await auth.ask("/api/auth/v2/account/create", { method: "POST", cookie: await openSession(auth) });
  const fields = exchange(codeIn(created));
  const ask = (body: string) =>
    auth.ask("/api/auth/v2/token", { method: "POST", headers: { "content-type": asForm["content-type"] }, body });
  const plainBody = String(new URLSearchParams(fields));
  if (changes === "twice") {
    const { access_token: bearer } = (await ask(plainBody)).body;
    const again = await ask(plainBody);
    return `${again.status} ${again.body.error}, then ${(await auth.ask("/api/auth/v2/account", { bearer })).status}`;
  }
  const isText = typeof changes === "string";
  const given = await ask(isText ? plainBody + changes : String(new URLSearchParams(changed(fields, changes))));
  return given.status === 200 ? `200 ${given.body.token_type}` : `${given.status} ${given.body.error}`;
}

/** Where a checkout that would come back to an address is refused: by its error; "" where it is opened. */
async function checkout(returnUrl: string): Promise<string> {
  const { access } = await signUp(service());
  const body = JSON.stringify({
    ...{ productId: "nightjar-pro-monthly-renews-row", purchasePlatform: "web", returnUrl },
  });
  const headers = { ...asJson, authorization: `Bearer ${access}` };
  const opened = await request("/api/checkout/session", { method: "POST", country: "IE", headers, body });
  return (await opened.json<{ error?: string }>()).error ?? "";
}

/** The status of a request, the methods that it allows, and the address that it leads to. */
async function status(line: string): Promise<string> {
  const [method = "", path = ""] = line.split(" ");
  const { status: given, headers } = await request(path, { method });
  const said = [headers.get("allow"), headers.get("location")].filter(Boolean).join(" ");
  return said ? `${given} ${said}` : String(given);
}

/** A header of an answer: "GET /about etag". */
async function header(line: string): Promise<string | null> {
  const [method = "", path = "", name = ""] = line.split(" ");
  return (await request(path, { method })).headers.get(name);
}

/** How often a pattern is in the description of this search engine for browsers. */
async function described(pattern: string): Promise<number> {
  const text = await (await request(endpoints.openSearch)).text();
  return text.match(new RegExp(pattern, "g"))?.length ?? 0;
}

/** Each kind of trial, by its name in the log. */
export const trials = {
  answer,
  answered,
  bang,
  suggestions,
  email,
  code: readCode,
  image,
  onion,
  clearnet,
  feedEntry,
  feed,
  bridgeAnswer,
  settings,
  profile,
  cell: csvCell,
  payments,
  authorize,
  exchanged,
  checkout,
  status,
  header,
  described,
} as const;
