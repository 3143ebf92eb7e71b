/** What a browser sends, and the install call that it should get. */
export interface Agent {
  readonly userAgent: string;
  /** `offer`, or `offer < system` where the system is too old and the offer stands in for our browser. */
  readonly expected: string;
  /** Sec-CH-UA-Platform and -Mobile, and the version where the browser was asked for it. */
  readonly hints?: { readonly platform: string; readonly mobile: boolean; readonly version?: string };
}

const webkit = "AppleWebKit/537.36 (KHTML, like Gecko)";
const apple = "AppleWebKit/605.1.15 (KHTML, like Gecko)";

/** What stands between "Mozilla/5.0 (" and the closing bracket. */
const systems = {
  win10: "Windows NT 10.0; Win64; x64",
  win81: "Windows NT 6.3; Win64; x64",
  win8: "Windows NT 6.2; Win64; x64",
  win7: "Windows NT 6.1; Win64; x64",
  win7on32: "Windows NT 6.1; WOW64",
  vista: "Windows NT 6.0",
  xp: "Windows NT 5.1",
  mac: "Macintosh; Intel Mac OS X 10_15_7",
  mojave: "Macintosh; Intel Mac OS X 10_14_6",
  highSierra: "Macintosh; Intel Mac OS X 10_13_6",
  sierra: "Macintosh; Intel Mac OS X 10_12_6",
  yosemite: "Macintosh; Intel Mac OS X 10_10_5",
  snowLeopard: "Macintosh; Intel Mac OS X 10_6_8",
  bigSur: "Macintosh; Intel Mac OS X 11_6_0",
  sonoma: "Macintosh; Intel Mac OS X 14_4_1",
  linux: "X11; Linux x86_64",
  freeBsd: "X11; FreeBSD amd64",
  chromeOs: "X11; CrOS x86_64 14541.0.0",
  chromeOsArm: "X11; CrOS aarch64 15633.69.0",
} as const;

type SystemName = keyof typeof systems;

function chrome(system: SystemName, version: number, expected: string, hints?: Agent["hints"]): Agent {
  const userAgent = `Mozilla/5.0 (${systems[system]}) ${webkit} Chrome/${version}.0.0.0 Safari/537.36`;
  return { userAgent, expected, ...(hints && { hints }) };
}

function edge(system: SystemName, version: number, expected: string, hints?: Agent["hints"]): Agent {
  const userAgent = `Mozilla/5.0 (${systems[system]}) ${webkit} Chrome/${version}.0.0.0 Safari/537.36 Edg/${version}.0.0.0`;
  return { userAgent, expected, ...(hints && { hints }) };
}

function opera(system: SystemName, version: number, expected: string): Agent {
  const userAgent = `Mozilla/5.0 (${systems[system]}) ${webkit} Chrome/${version + 14}.0.0.0 Safari/537.36 OPR/${version}.0.0.0`;
  return { userAgent, expected };
}

function firefox(system: string, version: number, expected: string): Agent {
  const engine = `rv:${version}.0) Gecko/20100101 Firefox/${version}.0`;
  return { userAgent: `Mozilla/5.0 (${system}; ${engine}`, expected };
}

function safari(system: SystemName, version: string, expected: string): Agent {
  return { userAgent: `Mozilla/5.0 (${systems[system]}) ${apple} Version/${version} Safari/605.1.15`, expected };
}

function iphone(version: string, expected: string, rest = "Mobile/15E148 Safari/604.1"): Agent {
  const told = version.replace("_", ".");
  const userAgent = `Mozilla/5.0 (iPhone; CPU iPhone OS ${version} like Mac OS X) ${apple} Version/${told} ${rest}`;
  return { userAgent, expected };
}

function insideIphone(version: string, rest: string, expected: string): Agent {
  return { userAgent: `Mozilla/5.0 (iPhone; CPU iPhone OS ${version} like Mac OS X) ${apple} ${rest}`, expected };
}

function ipad(version: string, rest: string, expected: string): Agent {
  return { userAgent: `Mozilla/5.0 (iPad; CPU OS ${version} like Mac OS X) ${apple} ${rest}`, expected };
}

function android(device: string, rest: string, expected: string, hints?: Agent["hints"]): Agent {
  return { userAgent: `Mozilla/5.0 (Linux; ${device}) ${webkit} ${rest}`, expected, ...(hints && { hints }) };
}

const windows = (version?: string) => ({ platform: "Windows", mobile: false, ...(version && { version }) });
const macos = (version?: string) => ({ platform: "macOS", mobile: false, ...(version && { version }) });

const computers: readonly Agent[] = [
  // Windows 10 and 11 call themselves 10.0; only a client hint tells editions apart
  chrome("win10", 142, "windows", windows()),
  chrome("win10", 141, "windows"),
  chrome("win10", 120, "windows", windows("15.0.0")),
  chrome("win10", 120, "windows", windows("19.0.0")),
  chrome("win10", 120, "windows", windows("10.0.0")),
  chrome("win10", 120, "chrome < windows", windows("8.0.0")),
  chrome("win10", 120, "chrome < windows", windows("7.0.0")),
  chrome("win10", 109, "chrome < windows", windows("1.0.0")),
  chrome("win10", 109, "chrome < windows", windows("0.3.0")),
  chrome("win10", 91, "windows"),
  chrome("win81", 109, "chrome < windows"),
  chrome("win8", 109, "chrome < windows"),
  chrome("win7", 109, "chrome < windows"),
  chrome("win7", 92, "chrome < windows"),
  chrome("win7", 91, "search < windows"),
  chrome("win7on32", 49, "search < windows"),
  chrome("vista", 49, "search < windows"),
  chrome("xp", 49, "search < windows"),
  edge("win10", 142, "windows", windows()),
  edge("win10", 120, "windows", windows("13.0.0")),
  edge("win10", 120, "edge < windows", windows("8.0.0")),
  edge("win81", 109, "edge < windows"),
  edge("win7", 109, "edge < windows"),
  edge("win7", 91, "search < windows"),
  opera("win10", 114, "windows"),
  opera("win7", 95, "chrome < windows"),
  opera("win7", 78, "chrome < windows"),
  opera("win7", 77, "search < windows"),
  firefox("Windows NT 10.0; Win64; x64", 145, "windows"),
  firefox("Windows NT 10.0; Win64; x64", 128, "windows"),
  firefox("Windows NT 10.0; WOW64", 60, "windows"),
  firefox("Windows NT 6.3; Win64; x64", 115, "firefox < windows"),
  firefox("Windows NT 6.2; Win64; x64", 115, "firefox < windows"),
  firefox("Windows NT 6.1; Win64; x64", 115, "firefox < windows"),
  firefox("Windows NT 6.1; Win64; x64", 91, "firefox < windows"),
  firefox("Windows NT 6.1; Win64; x64", 90, "search < windows"),
  firefox("Windows NT 5.1", 52, "search < windows"),
  { userAgent: "Mozilla/5.0 (Windows NT 10.0; WOW64; Trident/7.0; rv:11.0) like Gecko", expected: "windows" },
  { userAgent: "Mozilla/5.0 (Windows NT 6.3; Trident/7.0; rv:11.0) like Gecko", expected: "search < windows" },
  {
    userAgent: "Mozilla/5.0 (Windows NT 6.1; WOW64; Trident/7.0; AS; rv:11.0) like Gecko",
    expected: "search < windows",
  },
  {
    userAgent: "Mozilla/5.0 (compatible; MSIE 10.0; Windows NT 6.2; Trident/6.0)",
    expected: "search < windows",
  },
  { userAgent: "Mozilla/4.0 (compatible; MSIE 8.0; Windows NT 6.1; Trident/4.0)", expected: "search < windows" },
  { userAgent: "Mozilla/4.0 (compatible; MSIE 6.0; Windows NT 5.1; SV1)", expected: "search < windows" },
  {
    userAgent: `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webkit} Chrome/64.0.3282.140 Safari/537.36 Edge/18.17763`,
    expected: "windows",
  },
  {
    userAgent: `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webkit} Chrome/124.0.0.0 Safari/537.36 Vivaldi/6.7.3329.35`,
    expected: "windows",
  },
  {
    userAgent: `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webkit} Chrome/130.0.0.0 YaBrowser/24.12.0.0 Safari/537.36`,
    expected: "windows",
  },

  // macOS: Chrome and Safari stop at 10_15_7, Firefox at 10.15
  safari("mac", "18.1", "macos"),
  safari("mac", "17.4.1", "macos"),
  safari("mac", "26.0", "macos"),
  safari("mac", "13.1.2", "macos"),
  safari("bigSur", "15.0", "macos"),
  safari("sonoma", "17.4", "macos"),
  safari("mojave", "14.1.2", "search < macos"),
  safari("highSierra", "13.1.2", "search < macos"),
  safari("sierra", "12.1.2", "search < macos"),
  safari("yosemite", "10.1.2", "search < macos"),
  safari("snowLeopard", "5.1.10", "search < macos"),
  chrome("mac", 142, "macos", macos()),
  chrome("mac", 128, "macos", macos("15.1.0")),
  chrome("mac", 128, "macos", macos("10.15.7")),
  chrome("mac", 116, "chrome < macos", macos("10.14.6")),
  chrome("mac", 116, "chrome < macos", macos("10.13.6")),
  chrome("mac", 128, "macos"),
  chrome("mojave", 116, "chrome < macos"),
  chrome("highSierra", 116, "chrome < macos"),
  chrome("sierra", 103, "chrome < macos"),
  chrome("yosemite", 87, "search < macos"),
  chrome("snowLeopard", 49, "search < macos"),
  edge("mac", 142, "macos", macos()),
  edge("mac", 120, "macos"),
  edge("highSierra", 116, "edge < macos"),
  opera("mac", 114, "macos"),
  opera("sierra", 89, "chrome < macos"),
  firefox("Macintosh; Intel Mac OS X 10.15", 145, "macos"),
  firefox("Macintosh; Intel Mac OS X 10.15", 115, "macos"),
  firefox("Macintosh; Intel Mac OS X 10.14", 115, "firefox < macos"),
  firefox("Macintosh; Intel Mac OS X 10.13", 115, "firefox < macos"),
  firefox("Macintosh; Intel Mac OS X 10.12", 115, "firefox < macos"),
  firefox("Macintosh; Intel Mac OS X 10.11", 78, "search < macos"),
  firefox("Macintosh; Intel Mac OS X 10.9", 78, "search < macos"),
  {
    userAgent: `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${webkit} Chrome/130.0.0.0 Safari/537.36 Vivaldi/7.0.3495.11`,
    expected: "macos",
  },
  // Unless it is told not to, an iPad requests desktop sites, and then says that it is a Mac
  safari("mac", "17.5", "macos"),

  // Systems without a browser of ours
  chrome("linux", 142, "chrome", { platform: "Linux", mobile: false }),
  chrome("linux", 128, "chrome"),
  chrome("linux", 92, "chrome"),
  chrome("linux", 91, "search"),
  chrome("freeBsd", 128, "chrome"),
  edge("linux", 142, "edge"),
  edge("linux", 91, "search"),
  opera("linux", 114, "chrome"),
  firefox("X11; Linux x86_64", 145, "firefox"),
  firefox("X11; Ubuntu; Linux x86_64", 128, "firefox"),
  firefox("X11; Fedora; Linux x86_64", 91, "firefox"),
  firefox("X11; Linux x86_64", 90, "search"),
  firefox("X11; Linux i686", 78, "search"),
  firefox("X11; FreeBSD amd64", 128, "firefox"),
  firefox("X11; OpenBSD amd64", 140, "firefox"),
  {
    userAgent: `Mozilla/5.0 (X11; Ubuntu; Linux x86_64) ${webkit} Ubuntu Chromium/128.0.0.0 Chrome/128.0.0.0 Safari/537.36`,
    expected: "chrome",
  },
  { userAgent: `Mozilla/5.0 (X11; Linux x86_64) ${apple} Version/17.0 Safari/605.1.15`, expected: "search" },
  { userAgent: "Mozilla/5.0 (X11; Linux x86_64) KHTML/4.14.38 (like Gecko) Konqueror/4.14", expected: "search" },
  chrome("chromeOs", 142, "chrome", { platform: "Chrome OS", mobile: false }),
  chrome("chromeOs", 128, "chrome", { platform: "Chromium OS", mobile: false }),
  chrome("chromeOs", 128, "chrome"),
  chrome("chromeOsArm", 121, "chrome"),
  chrome("chromeOs", 91, "search"),
  { userAgent: "", expected: "computers" },
  { userAgent: "curl/8.5.0", expected: "computers" },
  { userAgent: "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)", expected: "computers" },
  {
    userAgent: "Mozilla/5.0 (compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm)",
    expected: "computers",
  },
  { userAgent: "Lynx/2.8.9rel.1 libwww-FM/2.14 SSL-MM/1.4.1 OpenSSL/1.1.1d", expected: "computers" },
  { userAgent: "Wget/1.21.4", expected: "computers" },
];

const fb = "[FBAN/FBIOS;FBAV/470.0.0.38.107;FBBV/615084204;FBDV/iPhone15,2;FBSN/iOS;FBSV/17.5.1]";
const mobile = { platform: "Android", mobile: true };
const tablet = { platform: "Android", mobile: false };

const phones: readonly Agent[] = [
  iphone("18_1", "ios"),
  iphone("18_6", "ios"),
  iphone("17_4", "ios"),
  iphone("16_7", "ios"),
  iphone("15_0", "ios"),
  iphone("14_8", "search < ios"),
  iphone("13_7", "search < ios"),
  iphone("12_5", "search < ios"),
  iphone("10_3", "search < ios", "Mobile/14E277 Safari/602.1"),
  iphone("9_3", "search < ios", "Mobile/13B143 Safari/601.1"),
  insideIphone("17_5", "CriOS/142.0.7444.46 Mobile/15E148 Safari/604.1", "ios"),
  insideIphone("14_4", "CriOS/96.0.4664.53 Mobile/15E148 Safari/604.1", "search < ios"),
  insideIphone("17_5", "FxiOS/128.0 Mobile/15E148 Safari/605.1.15", "ios"),
  insideIphone("12_4", "FxiOS/39.0 Mobile/15E148 Safari/605.1.15", "search < ios"),
  insideIphone("17_5", "Version/17.0 EdgiOS/126.0.2592.80 Mobile/15E148 Safari/604.1", "ios"),
  insideIphone("17_5", "Version/17.5 OPiOS/16.0.15.124050 Mobile/15E148 Safari/9537.53", "ios"),
  insideIphone("17_5", "GSA/323.0.647062479 Mobile/15E148 Safari/604.1", "ios"),
  insideIphone("17_5_1", `Mobile/15E148 ${fb}`, "ios"),
  insideIphone("17_5_1", "Mobile/15E148 Instagram 338.0.3.32.107 (iPhone15,2; iOS 17_5_1; en_GB)", "ios"),
  insideIphone("14_6", "Mobile/15E148 Instagram 300.0.0.29.110 (iPhone12,1; iOS 14_6; en_US)", "search < ios"),
  insideIphone("17_5", "Mobile/15E148 musical_ly_35.2.0 JsSdk/2.0 NetType/WIFI Channel/App Store", "ios"),
  insideIphone("17_5", "Mobile/15E148 Safari Line/14.9.1", "ios"),
  insideIphone("16_6", "Version/16.6 Mobile/15E148 Snapchat/12.88.0.42 (like Safari/604.1)", "ios"),
  {
    userAgent: `Mozilla/5.0 (iPod touch; CPU iPhone OS 12_5_7 like Mac OS X) ${apple} Version/12.1.2 Mobile/15E148 Safari/604.1`,
    expected: "search < ios",
  },
  ipad("17_4", "Version/17.4 Mobile/15E148 Safari/604.1", "ios"),
  ipad("15_8", "Version/15.6 Mobile/15E148 Safari/604.1", "ios"),
  ipad("14_8", "Version/14.1.2 Mobile/15E148 Safari/604.1", "search < ios"),
  ipad("12_5_5", "Version/12.1.2 Mobile/15E148 Safari/604.1", "search < ios"),
  ipad("9_3_5", "Version/9.0 Mobile/13G36 Safari/601.1", "search < ios"),
  ipad("16_3", "CriOS/120.0.6099.119 Mobile/15E148 Safari/604.1", "ios"),
  ipad("17_5", "FxiOS/127.1 Mobile/15E148 Safari/605.1.15", "ios"),

  // Android: Chrome always says 10; a client hint, Firefox and web views tell more
  android("Android 10; K", "Chrome/142.0.0.0 Mobile Safari/537.36", "android", mobile),
  android("Android 10; K", "Chrome/142.0.0.0 Mobile Safari/537.36", "android", { ...mobile, version: "15.0.0" }),
  android("Android 10; K", "Chrome/119.0.0.0 Mobile Safari/537.36", "search < android", {
    ...mobile,
    version: "7.1.1",
  }),
  android("Android 10; K", "Chrome/142.0.0.0 Safari/537.36", "android", tablet),
  android("Android 14; Pixel 8", "Chrome/128.0.0.0 Mobile Safari/537.36", "android"),
  android("Android 13; SM-X906C", "Chrome/120.0.0.0 Safari/537.36", "android"),
  android("Android 9; SM-G960F", "Chrome/99.0.4844.88 Mobile Safari/537.36", "android"),
  android("Android 8.0.0; SM-G930F", "Chrome/98.0.4758.101 Mobile Safari/537.36", "android"),
  android("Android 7.1.2; Nexus 5X", "Chrome/98.0.4758.101 Mobile Safari/537.36", "search < android"),
  android("Android 7.0; SM-G920F", "Chrome/95.0.4638.74 Mobile Safari/537.36", "search < android"),
  android("Android 6.0.1; Nexus 7", "Chrome/98.0.4758.101 Safari/537.36", "search < android"),
  android("Android 5.1.1; SM-T560", "Chrome/95.0.4638.74 Safari/537.36", "search < android"),
  android("Android 4.4.2; GT-I9505", "Version/4.0 Chrome/30.0.0.0 Mobile Safari/537.36", "search < android"),
  android("Android 10; K", "SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36", "android"),
  android("Android 14; SAMSUNG SM-S918B", "SamsungBrowser/26.0 Chrome/122.0.0.0 Mobile Safari/537.36", "android"),
  android("Android 7.0; SAMSUNG SM-G930F", "SamsungBrowser/9.2 Chrome/67.0 Mobile Safari/537.36", "search < android"),
  android("Android 10; K", "Chrome/130.0.0.0 Mobile Safari/537.36 EdgA/130.0.0.0", "android"),
  android("Android 10; K", "Chrome/130.0.0.0 Mobile Safari/537.36 OPR/86.0.0.0", "android"),
  android("Android 14; Pixel 7; wv", "Version/4.0 Chrome/128.0.0.0 Mobile Safari/537.36", "android"),
  android(
    "Android 14; Pixel 7; wv",
    "Version/4.0 Chrome/128.0.0.0 Mobile Safari/537.36 [FB_IAB/FB4A;FBAV/474.0]",
    "android",
  ),
  android("Android 13; SM-A536B; wv", "Version/4.0 Chrome/120.0.0.0 Mobile Safari/537.36 Instagram 338.0.0", "android"),
  android(
    "Android 7.0; SM-G920F; wv",
    "Version/4.0 Chrome/90.0.0.0 Mobile Safari/537.36 [FB_IAB/FB4A;]",
    "search < android",
  ),
  android("Android 9; KFMAWI", "Silk/122.4.1 like Chrome/122.0.6261.140 Safari/537.36", "android"),
  firefox("Android 14; Mobile", 145, "android"),
  firefox("Android 8.1.0; Mobile", 128, "android"),
  firefox("Android 7.1.1; Mobile", 115, "search < android"),
  firefox("Android 13; Tablet", 128, "android"),
  { userAgent: "Mozilla/5.0 (Android; Mobile; rv:40.0) Gecko/40.0 Firefox/40.0", expected: "android" },
];

/** Inside our own apps there is nothing to install. */
const own: readonly Agent[] = [
  insideIphone("17_4", "Version/17.4 Mobile/15E148 Nightjar/7 Safari/605.1.15", "installed"),
  insideIphone("14_8", "Version/14.1 Mobile/15E148 Nightjar/7 Safari/605.1.15", "installed"),
  ipad("17_4", "Version/17.4 Mobile/15E148 Nightjar/7 Safari/605.1.15", "installed"),
  android("Android 14; Pixel 8", "Version/4.0 Chrome/128.0.0.0 Mobile Nightjar/5 Safari/537.36", "installed"),
  android("Android 13; SM-X906C", "Version/4.0 Chrome/128.0.0.0 Nightjar/5 Safari/537.36", "installed"),
  {
    userAgent: `Mozilla/5.0 (${systems.mac}) ${apple} Version/17.4 Nightjar/17.4 Safari/605.1.15`,
    expected: "installed",
  },
  {
    userAgent: `Mozilla/5.0 (${systems.win10}) ${webkit} Chrome/128.0.0.0 Nightjar/128 Safari/537.36`,
    expected: "installed",
  },
];

export const agents: readonly Agent[] = [...computers, ...phones, ...own];
