import { brandName, brandSlug } from "./brand/brand-name.ts";

/** The operating systems that calls to action distinguish. */
export type Os = "ios" | "ipados" | "android" | "macos" | "windows" | "linux" | "chromeos" | "unknown";

export type BrowserName =
  | typeof brandSlug
  | "firefox"
  | "chrome"
  | "edge"
  | "opera"
  | "safari"
  | "samsung"
  | "ie"
  | "unknown";

export type FormFactor = "desktop" | "tablet" | "mobile";

/** The product's own apps. */
export type App = "ios" | "android" | "macos" | "windows";

/** A device as its browser describes it (DEV-1). Versions are as the browser gives them, "" if it gives none. */
export interface Device {
  readonly os: { readonly name: Os; readonly version: string };
  readonly browser: { readonly name: BrowserName; readonly version: string };
  readonly formFactor: FormFactor;
  /** The app of ours that the page is shown in; null outside them. */
  readonly app: App | null;
  /** Whether this browser has our extension: it marks our pages ({@link extensionMark}) and opens one with `?installed=1`. */
  readonly extension: boolean;
}

/** The attribute that our extension sets on the root element of every page of ours, as `dataset` names it. */
export const extensionMark = "extension";

/** Whether an address says that our extension opened it. */
export function saysInstalled({ searchParams }: URL): boolean {
  return searchParams.get("installed") === "1";
}

/** What a browser reveals about itself: in headers at the edge, in `navigator` in the browser. */
export interface DeviceSignals {
  readonly userAgent: string;
  readonly hints?: ClientHints;
  /** `?platform=` of the address: overrides the form factor. */
  readonly platform?: string | null;
  /** More than one touch point reveals an iPad that calls itself a Mac. Known only in the browser. */
  readonly maxTouchPoints?: number;
  readonly extension?: boolean;
}

/** Client hints, unquoted; "" if not sent. Brands are left out: they name no browser that the user agent does not. */
export interface ClientHints {
  readonly platform: string;
  readonly platformVersion: string;
  readonly mobile: boolean;
}

/** In characters. Longer user agents are cut: what matters comes first, and the patterns below stay fast on any input. */
const longest = 512;

type Pattern<Name> = readonly [name: Name, pattern: RegExp];

/** The first pattern that matches counts, so a system comes before those whose names its user agent also contains. */
const systems: readonly Pattern<Os>[] = [
  ["ios", /\b(?:iPhone|iPod)\b(?:.{0,60}? OS (\d{1,3}(?:_\d{1,3}){0,2}))?/],
  ["ipados", /\biPad\b(?:.{0,60}? OS (\d{1,3}(?:_\d{1,3}){0,2}))?/],
  ["android", /\bAndroid(?: (\d{1,3}(?:\.\d{1,3}){0,2}))?/],
  ["chromeos", /\bCrOS \S{1,20} (\d{1,6}(?:\.\d{1,6}){0,3})/],
  ["windows", /\bWindows NT (\d{1,2}\.\d{1,2})/],
  ["windows", /\bWindows\b()/],
  ["macos", /\bMac OS X(?: (\d{1,3}(?:[_.]\d{1,3}){0,2}))?/],
  ["macos", /\bMacintosh\b()/],
  ["linux", /\bLinux\b()|\bX11\b()/],
];

const browsers: readonly Pattern<BrowserName>[] = [
  [brandSlug, new RegExp(`\\b${brandName}\\/(\\d{1,4}(?:\\.\\d{1,6}){0,3})`)],
  ["edge", /\b(?:Edg|Edge|EdgA|EdgiOS)\/(\d{1,4}(?:\.\d{1,6}){0,3})/],
  ["opera", /\b(?:OPR|OPiOS|Opera)\/(\d{1,4}(?:\.\d{1,6}){0,3})/],
  ["samsung", /\bSamsungBrowser\/(\d{1,4}(?:\.\d{1,6}){0,3})/],
  ["firefox", /\b(?:Firefox|FxiOS)\/(\d{1,4}(?:\.\d{1,6}){0,3})/],
  ["chrome", /\b(?:Chrome|CriOS|Chromium)\/(\d{1,4}(?:\.\d{1,6}){0,3})/],
  ["ie", /\bMSIE (\d{1,2}\.\d{1,2})/],
  ["ie", /\bTrident\/.{1,60}? rv:(\d{1,2}\.\d{1,2})/],
  ["safari", /\bVersion\/(\d{1,3}(?:\.\d{1,3}){0,3}).{0,60} Safari\//],
];

/** A Map, because the key comes from a request header, which could name a property that every object inherits. */
const platformHints: ReadonlyMap<string, Os> = new Map([
  ["Windows", "windows"],
  ["macOS", "macos"],
  ["Android", "android"],
  ["iOS", "ios"],
  ["Linux", "linux"],
  ["Chrome OS", "chromeos"],
  ["Chromium OS", "chromeos"],
]);

/** Our app for each system; those left out have none. An iPad runs the iOS app. */
export const appOn: Readonly<Partial<Record<Os, App>>> = {
  ios: "ios",
  ipados: "ios",
  android: "android",
  macos: "macos",
  windows: "windows",
};

/** The device that the signals describe. Anything unrecognised is "unknown"; it never throws (DEV-1). */
export function readDevice(signals: DeviceSignals): Device {
  const { hints } = signals;
  const device = readOwnDevice(signals);
  const hinted = hints && platformHints.get(hints.platform);
  if (!hinted) return device;
  const version = hints.platformVersion || (hinted === device.os.name ? device.os.version : "");
  return deviceOn({ name: hinted, version }, signals);
}

/** The device as a script in the browser sees it: by the user agent, without the platform hint that only headers carry. */
export function readOwnDevice(signals: DeviceSignals): Device {
  const { maxTouchPoints = 0 } = signals;
  const told = firstMatch(systems, shortened(signals)) ?? { name: "unknown" as const, version: "" };
  const name = told.name === "macos" && maxTouchPoints > 1 ? "ipados" : told.name;
  return deviceOn({ name, version: told.version.replaceAll("_", ".") }, signals);
}

function deviceOn(os: Device["os"], signals: DeviceSignals): Device {
  const userAgent = shortened(signals);
  const browser = firstMatch(browsers, userAgent) ?? { name: "unknown" as const, version: "" };
  return {
    os,
    browser,
    formFactor: formFactorOf(os.name, userAgent, signals),
    app: browser.name === brandSlug ? (appOn[os.name] ?? null) : null,
    extension: signals.extension ?? false,
  };
}

function shortened({ userAgent }: DeviceSignals): string {
  return userAgent.slice(0, longest);
}

function formFactorOf(os: Os, userAgent: string, { platform, hints }: DeviceSignals): FormFactor {
  if (platform === "desktop" || platform === "mobile") return platform;
  if (os === "ipados") return "tablet";
  if (os === "ios") return "mobile";
  if (os !== "android") return "desktop";
  return (hints?.mobile ?? false) || /\bMobile\b/.test(userAgent) ? "mobile" : "tablet";
}

function firstMatch<Name>(patterns: readonly Pattern<Name>[], text: string): { name: Name; version: string } | null {
  for (const [name, pattern] of patterns) {
    const match = pattern.exec(text);
    if (match) return { name, version: match[1] ?? "" };
  }
  return null;
}

/** Client hints from request headers; undefined where the browser sends none. */
export function hintsFrom(header: (name: string) => string | null): ClientHints | undefined {
  const platform = header("sec-ch-ua-platform");
  if (platform === null) return undefined;
  return {
    platform: unquoted(platform),
    platformVersion: unquoted(header("sec-ch-ua-platform-version") ?? "")
      .replaceAll("_", ".")
      .replace(/[^\d.]/g, ""),
    mobile: header("sec-ch-ua-mobile") === "?1",
  };
}

function unquoted(value: string): string {
  return value.slice(0, longest).replace(/^"|"$/g, "");
}
