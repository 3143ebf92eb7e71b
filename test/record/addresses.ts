/** The addresses that are recorded: every route and endpoint, as each kind of visitor asks for it. */
import { eventPath } from "../../src/contract/events/events.ts";
import {
  type Experiment,
  experimentKey,
  experimentNames,
  experiments,
} from "../../src/contract/experiments/registry.ts";
import { endpoints, type RouteName, routeNames, routes } from "../../src/contract/routes.ts";
import { settings } from "../../src/contract/settings/settings.ts";
import { topicNames } from "../../src/contract/support/support-topics.ts";
import { errorPages } from "../../src/render/error-page.ts";
import { type Asked, type HostName, hostNames } from "./recorder.ts";

const hosts = Object.keys(hostNames) as HostName[];
const paths = routeNames.map((name) => routes[name].path);
const apps = [null, "ios", "android", "macos", "windows"] as const;
const themes = ["kae=l", "kae=d", undefined] as const;

/** Each route on each host, in each theme, in each app. */
export function* everyRoute(): Generator<Asked> {
  for (const host of hosts) {
    for (const app of apps) {
      for (const cookie of themes) {
        for (const path of paths) {
          const group = `${host}-${app ?? "web"}`;
          yield { group, host, country: "IE", path: app ? `${path}?app=${app}` : path, ...(cookie && { cookie }) };
        }
      }
    }
  }
}

const countries = [undefined, "US", "GB", "SE", "JP"] as const;

/** Browsers that pages treat differently. */
const agents = {
  iphone:
    "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1",
  oldIphone:
    "Mozilla/5.0 (iPhone; CPU iPhone OS 11_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/11.0 Mobile/15E148 Safari/604.1",
  android:
    "Mozilla/5.0 (Linux; Android 15; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36",
  mac: "Mozilla/5.0 (Macintosh; Intel Mac OS X 14_4_1) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Safari/605.1.15",
  windows: "Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0",
  linux: "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0",
} as const;

/** What an address or a cookie may add to any route. */
const additions: readonly Pick<Asked, "path" | "cookie" | "headers">[] = [
  { path: "?complete" },
  { path: "?origin=funnel_marketing_website_radio" },
  { path: "?layout=focused" },
  { path: "?layout=suggestions" },
  { path: "?environment=staging" },
  { path: "?exp=_" },
  { path: "", cookie: "kae=h" },
  { path: "", cookie: "kbg=-1" },
  { path: "", cookie: "kg=p" },
  { path: "", cookie: "k7=1d2b1a; kt=v" },
  { path: "", headers: { "sec-gpc": "1" } },
  { path: "", headers: { "sec-fetch-site": "same-origin" } },
  ...experimentNames.flatMap((name) =>
    Object.keys((experiments[name] as Experiment).variants).map((letter) => ({
      path: `?${experimentKey(name)}=${letter}`,
    })),
  ),
];

/** Each route as visitors of other countries, devices and settings ask for it. */
export function* everyVisitor(): Generator<Asked> {
  for (const path of paths) {
    for (const country of countries) yield { group: "countries", path, ...(country && { country }) };
    for (const userAgent of Object.values(agents))
      yield { group: "devices", path, headers: { "user-agent": userAgent } };
    for (const { path: query, ...added } of additions)
      yield { group: "settings", country: "IE", path: path + query, ...added };
    for (const method of ["HEAD", "PUT", "OPTIONS"]) yield { group: "methods", path, method };
  }
}

const statuses = ["subscribed", "unsubscribed", "unknown", "pending", "error", "true", "false"] as const;

const answersByQuery: Readonly<Partial<Record<RouteName, readonly string[]>>> = {
  hiring: ["department=Engineering", "location=Remote%2C%20anywhere", "department=Legal&location=nowhere"],
  bangs: ["q=wiki", "c=news", "q=zzzz", "q=map&c=none"],
  windowsSurvey: ["use=everyday&trouble=looks&trouble=slow&wish=More+moths", "use=", "stay=back"],
  theme: ["find=font", "find=zzzz", "saved", "k7=1d2b1a&kp=1", "kae=d&saved", "k7=mauve"],
  help: [...topicNames.map((topic) => `subject=${topic}`), "told=elsewhere"],
  newsletter: ["told=elsewhere"],
  itrSurvey: ["told=elsewhere"],
  subscriptionsActivate: ["by=recovery-code", "next=/subscriptions/manage", "told=elsewhere", "lang=de"],
  activateThisDeviceByEmail: ["by=recovery-code", "email=owl%40people.example&otp=123456", "email=x&otp=1"],
  subscriptions: ["origin=funnel_home_website_trial_monthly", "checkout=canceled", "country=SE"],
  itrAccessCode: ["ask=renew"],
  dbpEdit: ["change=name"],
  extensionSuccess: ["installed=1"],
};

/** Pages that show what their address asks for. */
export function* everyQuery(): Generator<Asked> {
  for (const [name, queries] of Object.entries(answersByQuery)) {
    const { path } = routes[name as RouteName];
    for (const query of queries)
      for (const host of ["main", "onion"] as const)
        yield { group: "queries", host, country: "IE", path: `${path}?${query}` };
  }
  const personal = routeNames.filter((name) => ["subscription", "restoration"].includes(routes[name].feature));
  for (const name of personal) {
    for (const status of statuses) {
      yield { group: "statuses", country: "IE", path: `${routes[name].path}?subscribed_override=${status}` };
    }
  }
}

const searches = [
  "otter",
  "privacy",
  "vpn pricing",
  "delete my account",
  "2+2",
  "5 miles in km",
  "30% of 80",
  "!w otter",
  "!zzzz otter",
  "wikipedia !",
  "http status 404",
  "capital of norway",
  "define otter",
  "my user agent",
  "#ff8800",
  "base64 otter",
  "a".repeat(3000),
  "<b>otter</b> & co",
];

/** Settings that change how results are shown: one other value each. */
function* everySetting(): Generator<string> {
  for (const [key, { allowed }] of Object.entries(settings)) {
    if (Array.isArray(allowed)) for (const value of allowed.slice(1, 3)) yield `${key}=${value}`;
  }
}

/** Searches with and without an answer, and with each setting. */
export function* everySearch(words: readonly string[] = searches): Generator<Asked> {
  for (const search of words) {
    for (const host of hosts)
      yield { group: "search", host, country: "IE", path: `/?${new URLSearchParams({ q: search })}` };
    yield { group: "search", country: "IE", path: "/", body: String(new URLSearchParams({ q: search })) };
  }
  const [first = ""] = words;
  for (const setting of everySetting())
    yield { group: "search", country: "IE", path: `/?q=${encodeURIComponent(first)}&${setting}` };
  for (const rest of ["ia=image", "ia=news", "ia=video", "p=2", "p=10", "kah=fr-fr,de-de", "complete"])
    yield { group: "search", country: "IE", path: `/?q=${encodeURIComponent(first)}&${rest}` };
  for (const app of ["ios", "windows"]) yield { group: "search", path: `/?q=${encodeURIComponent(first)}&app=${app}` };
}

/** Everything that is no page: JSON, feeds, redirects, error pages, unknown addresses. */
export function* everythingElse(): Generator<Asked> {
  const queries = ["", "?q=we&type=list", "?u=https://blog.nightjar.example/a.jpg", "?to=activate"];
  for (const host of hosts) {
    for (const path of Object.values(endpoints)) {
      for (const query of queries) yield { group: "endpoints", host, country: "IE", path: path + query };
      yield { group: "endpoints", host, path, body: "" };
    }
    for (const name of Object.keys(errorPages)) {
      for (const cookie of themes)
        yield { group: "errors", host, path: `/dev/errors/${name}`, ...(cookie && { cookie }) };
    }
    for (const path of [
      "/nowhere-at-all",
      "/prvacy",
      "/ABOUT",
      "/about/",
      "//about",
      "/wp-login.php",
      `${eventPath}nothing`,
    ]) {
      for (const cookie of themes) yield { group: "errors", host, path, ...(cookie && { cookie }) };
    }
  }
  for (const path of paths) {
    yield { group: "methods", path, body: "" };
    yield {
      group: "methods",
      path,
      headers: { "sec-fetch-site": "cross-site", "sec-fetch-mode": "navigate", referer: "https://elsewhere.example/" },
    };
    yield { group: "methods", path, headers: { origin: "https://elsewhere.example" }, body: "a=1" };
  }
}

/** Each route as somebody with these cookies asks for it. */
export function* everyRouteFor(visitor: string, cookie: string, host: HostName = "main"): Generator<Asked> {
  for (const path of paths) {
    const group = `as-${visitor.replaceAll(" ", "-")}`;
    yield { group, host, visitor, country: "IE", path, cookie };
  }
}

/** Each route as anybody asks for it. */
export function* pagesOn(host: HostName): Generator<Asked> {
  for (const path of paths) yield { group: "pages", host, country: "IE", path };
}
