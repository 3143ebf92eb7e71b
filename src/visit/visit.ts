import { getPath } from "hono/utils/url";
import { brandSlug } from "../contract/brand/brand-name.ts";
import { parseCookies } from "../contract/cookies.ts";
import { type Country, resolveCountry } from "../contract/country.ts";
import { type Device, hintsFrom, type Os, readDevice, saysInstalled } from "../contract/device.ts";
import { isSwitchedOff, type NotMeasuredReason, notMeasuredReason, saidBy } from "../contract/events/measuring.ts";
import type { ExperimentStates } from "../contract/experiments/assignment.ts";
import {
  type Language,
  settingLanguage,
  speaks,
  splitLanguage,
  wishedLanguage,
} from "../contract/language/languages.ts";
import { featureAt, pageAsked, routes } from "../contract/routes.ts";
import { type CustomTheme, customThemeOf } from "../contract/settings/custom-theme.ts";
import { defaultSettings, readSettings, type Settings } from "../contract/settings/settings.ts";
import { type Theme, themeOf } from "../contract/settings/theme.ts";
import { groupsOf } from "./experiments.ts";
import { type HostNames, type HostVariant, ownOrigin, resolveHost } from "./host.ts";
import { isUnsolicited } from "./request-intent.ts";
import { simulatorFor } from "./simulator.ts";
import { stagingOf } from "./staging.ts";

/** Who asks, for what, from where, and how they want it: all that the site knows of a request. */
export interface Visit {
  /** The address that was asked for, without the language that it may begin with. */
  readonly url: URL;
  /** The folder of `src/pages` that answers; null where there is no page. */
  readonly feature: string | null;
  /** The language that the address names, and the one of the answer: English where the page is not written in that one. */
  readonly namedLanguage: Language;
  readonly language: Language;
  /** The one that the visitor's settings name, else their browser; never read on the onion host. */
  readonly wishedLanguage: Language;
  /** Over TLS. */
  readonly secure: boolean;
  readonly host: HostVariant;
  /** The origin for addresses that are shared or stored: see `ownOrigin`. */
  readonly origin: string;
  /** The onion name of this deployment; null where there is none to announce. */
  readonly onionName: string | null;
  /** Always null on the onion host (HOST-3). */
  readonly country: Country | null;
  readonly cookies: ReadonlyMap<string, string>;
  readonly settings: Settings;
  readonly theme: Theme;
  /** The visitor's own colours, faces and size of text; null where none are set. */
  readonly customTheme: CustomTheme | null;
  /** Parsed on first use: most pages never need it. */
  readonly device: Device;
  /** How many languages the browser lists: only a page that shows it reads it. */
  readonly languages: number;
  /** Inside our own browser: the system that it runs on. Null in any other. */
  readonly app: Os | null;
  /** A developer tries the app: its native side is played by a script (NAT-5). Never outside development. */
  readonly simulator: boolean;
  /** Why nothing of this visit is measured; null where it may be. */
  readonly whyNotMeasured: NotMeasuredReason | null;
  /** Nothing is measured: `whyNotMeasured` says why. */
  readonly unmeasured: boolean;
  readonly saveData: boolean;
  /** Whether a search has web results, on our own page or at the address that searches go to. */
  readonly searchesWeb: boolean;
  /** The contact page of the help site, where the deployment names one. */
  readonly contactUrl: string | null;
  /** Nothing that the visitor did on this site caused the request: see `request-intent.ts`. */
  readonly isUnsolicited: boolean;
  /** Whether the visit uses the services of staging, where there are any. */
  readonly staging: boolean;
  /** Another site's link asked for staging: the visitor decides. */
  readonly isStagingWithheld: boolean;
  /** The version of each experiment that this visit gets, and why. Resolved when first asked for. */
  readonly experiments: ExperimentStates;
}

/** What a visit is resolved with, besides the request. */
export interface VisitSetting {
  readonly hosts: HostNames;
  /** The names of the main host. */
  readonly mainHosts?: readonly string[];
  /** A developer's machine or a test: a simulator may play our apps. */
  readonly development?: boolean;
  /** Whether visitors here are drawn into experiments. */
  readonly draws?: boolean;
  /** Whether staging can be asked for: there is a staging host, or this is not production. */
  readonly servesStaging?: boolean;
  readonly onion?: { readonly name: string | null };
  readonly searchUpstream?: object | null;
  readonly resultsUrl?: string | null;
  readonly contactUrl?: string | null;
}

/** The part of the platform's request that a visit is made from. */
export type VisitRequest = Pick<Request, "url" | "headers"> & { readonly method?: string; readonly cf?: unknown };

/** Resolves a request to a visit. Pure, and never throws: what is malformed counts as not given. */
export function resolveVisit(
  request: VisitRequest,
  { hosts, mainHosts = [], development = false, draws = true, servesStaging = true, ...setting }: VisitSetting,
  clock: { now(): number } = Date,
): Visit {
  const url = new URL(request.url);
  // As the router reads it: an address with needless escapes is the same page, in the same language, as closed as without.
  const { language: named, path } = pageAsked(getPath({ url: url.href } as Request));
  if (path !== url.pathname) url.pathname = path;
  const feature = featureOf(url, request.method);
  const { headers } = request;
  const host = resolveHost(url.host, hosts);
  const kept = headers.get("cookie");
  const cookies = parseCookies(kept);
  const settings = settingsOf(url, cookies);
  const customTheme = settings === defaultSettings ? null : customThemeOf(settings);
  const whyNotMeasured = notMeasuredReason({
    onion: host === "onion",
    ...saidBy(headers),
    switch: isSwitchedOff(kept ?? ""),
  });
  const unmeasured = whyNotMeasured !== null;
  const saveData = headers.get("save-data") === "on";
  const unsolicited = isUnsolicited(request.method ?? "GET", headers, url);
  const staging = servesStaging && stagingOf({ url, cookies, isUnsolicited: unsolicited });
  const simulator = development ? simulatorFor(url, cookies) : null;
  const country =
    host === "onion" ? null : resolveCountry({ cookie: cookies.get("country"), geo: countryOf(request.cf) });
  let device: Device | undefined;
  let groups: ExperimentStates | undefined;
  return {
    url,
    feature,
    namedLanguage: named,
    language: languageOf(feature, languageAsked(url, { named, feature, kad: settings.kad, method: request.method })),
    get wishedLanguage() {
      if (host === "onion") return "en";
      return settings.kad === defaultSettings.kad
        ? wishedLanguage(headers.get("accept-language") ?? "")
        : (settingLanguage(settings.kad) ?? "en");
    },
    secure: url.protocol === "https:",
    host,
    origin: development ? url.origin : ownOrigin(url, mainHosts, hosts),
    onionName: setting.onion?.name ?? null,
    country,
    cookies,
    settings,
    theme: customTheme?.theme ?? themeOf(settings.kae),
    customTheme,
    get device() {
      device ??= deviceOf(headers, { platform: url.searchParams.get("platform"), extension: saysInstalled(url) });
      return device;
    },
    whyNotMeasured,
    unmeasured,
    saveData,
    searchesWeb: Boolean(setting.searchUpstream ?? setting.resultsUrl),
    contactUrl: setting.contactUrl ?? null,
    isUnsolicited: unsolicited,
    staging: staging === true,
    isStagingWithheld: staging === "withheld",
    get experiments() {
      const opened = draws && headers.get("sec-fetch-dest") === "document";
      const stratum = { country: country ?? "", formFactor: this.device.formFactor };
      groups ??= groupsOf({ host, unmeasured, saveData, opened, url, cookies, ...stratum }, clock.now());
      return groups;
    },
    get languages() {
      return (headers.get("accept-language") ?? "").split(",").filter((name) => name.trim()).length;
    },
    get app() {
      return simulator ?? (this.device.browser.name === brandSlug ? this.device.os.name : null);
    },
    simulator: simulator !== null,
  };
}

/** Where there is no page, the one that says so may be there in the language. */
function languageOf(feature: string | null, named: Language): Language {
  return speaks(feature ?? "fallback", named) ? named : "en";
}

interface LanguageAsked {
  readonly named: Language;
  readonly feature: string | null;
  readonly kad: string;
  readonly method: string | undefined;
}

/**
 * The language that the address names. Where it names none, a search is answered in the one that the visitor set: a browser's
 * address bar sends all of them to the same address.
 */
function languageAsked(url: URL, { named, feature, kad, method }: LanguageAsked): Language {
  if (feature === null) return splitLanguage(url.pathname).language;
  return named === "en" && isSearch(url, method) ? (settingLanguage(kad) ?? "en") : named;
}

/** The feature that answers. */
function featureOf(url: URL, method: string | undefined): string | null {
  return isSearch(url, method) ? "search" : featureAt(url.pathname);
}

/** Searches go to the address of the home page. */
function isSearch({ pathname, searchParams }: URL, method = "GET"): boolean {
  return pathname === routes.home.path && (method === "POST" || searchParams.has("q"));
}

/** Nearly every visit has neither a setting in its address nor one in its cookies, and then there is nothing to read. */
function settingsOf(url: URL, cookies: ReadonlyMap<string, string>): Settings {
  const inAddress = /[?&]k/.test(url.search);
  const inCookies = cookies.size > 0 && [...cookies.keys()].some((name) => name.startsWith("k"));
  return inAddress || inCookies ? readSettings(url.searchParams, cookies) : defaultSettings;
}

function countryOf(cf: unknown): unknown {
  return cf && typeof cf === "object" && "country" in cf ? cf.country : undefined;
}

/** @param said the details of the device that stand in the address */
export function deviceOf(
  headers: Pick<Headers, "get">,
  said: { readonly platform: string | null; readonly extension: boolean },
): Device {
  const hints = hintsFrom((name) => headers.get(name));
  return readDevice({ userAgent: headers.get("user-agent") ?? "", ...said, ...(hints && { hints }) });
}
