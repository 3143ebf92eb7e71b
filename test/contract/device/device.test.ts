import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { brand } from "../../../src/contract/brand/brand.ts";
import { type ClientHints, type Device, hintsFrom, readDevice } from "../../../src/contract/device.ts";
import { platforms } from "./platforms.ts";

const webkit = "AppleWebKit/537.36 (KHTML, like Gecko)";
const apple = "AppleWebKit/605.1.15 (KHTML, like Gecko)";
const agents = {
  chromeWindows: `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webkit} Chrome/128.0.0.0 Safari/537.36`,
  edgeWindows: `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webkit} Chrome/128.0.0.0 Safari/537.36 Edg/128.0.2739.42`,
  firefoxLinux: "Mozilla/5.0 (X11; Linux x86_64; rv:130.0) Gecko/20100101 Firefox/130.0",
  safariMac: `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${apple} Version/17.4 Safari/605.1.15`,
  safariPhone: `Mozilla/5.0 (iPhone; CPU iPhone OS 17_4_1 like Mac OS X) ${apple} Version/17.4 Mobile/15E148 Safari/604.1`,
  safariPad: `Mozilla/5.0 (iPad; CPU OS 12_5 like Mac OS X) ${apple} Version/12.1 Mobile/15E148 Safari/604.1`,
  chromePhone: `Mozilla/5.0 (iPhone; CPU iPhone OS 17_4 like Mac OS X) ${apple} CriOS/128.0.1 Mobile/15E148 Safari/604.1`,
  firefoxPhone: `Mozilla/5.0 (iPhone; CPU iPhone OS 17_4 like Mac OS X) ${apple} FxiOS/130.0 Mobile/15E148 Safari/605.1.15`,
  chromeAndroid: `Mozilla/5.0 (Linux; Android 14; Pixel 8) ${webkit} Chrome/128.0.0.0 Mobile Safari/537.36`,
  chromeTablet: `Mozilla/5.0 (Linux; Android 13; SM-X710) ${webkit} Chrome/128.0.0.0 Safari/537.36`,
  samsung: `Mozilla/5.0 (Linux; Android 14; K) ${webkit} SamsungBrowser/26.0 Chrome/122.0.0.0 Mobile Safari/537.36`,
  chromeos: `Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${webkit} Chrome/128.0.0.0 Safari/537.36`,
  opera: `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webkit} Chrome/127.0.0.0 Safari/537.36 OPR/113.0.0.0`,
  ie: "Mozilla/5.0 (Windows NT 6.1; WOW64; Trident/7.0; rv:11.0) like Gecko",
  appPhone: `Mozilla/5.0 (iPhone; CPU iPhone OS 17_4 like Mac OS X) ${apple} Version/17.4 Mobile/15E148 ${brand.name}/7 Safari/605.1.15`,
  appAndroid: `Mozilla/5.0 (Linux; Android 14) ${webkit} Chrome/128.0.0.0 Mobile ${brand.name}/5 Safari/537.36`,
  appMac: `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${apple} Version/17.4 Safari/605.1.15 ${brand.name}/17.4`,
  appWindows: `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webkit} Chrome/128.0.0.0 Safari/537.36 ${brand.name}/128`,
};

const hints: ClientHints = { platform: "Windows", platformVersion: "15.0.0", mobile: false };
const operatingSystems = ["ios", "ipados", "android", "macos", "windows", "linux", "chromeos", "unknown"];
const browsers = ["nightjar", "firefox", "chrome", "edge", "opera", "safari", "samsung", "ie", "unknown"];

describe("device", () => {
  it.each<[keyof typeof agents, string, string, Device["formFactor"], Device["app"]]>([
    ["chromeWindows", "windows 10.0", "chrome 128.0.0.0", "desktop", null],
    ["edgeWindows", "windows 10.0", "edge 128.0.2739.42", "desktop", null],
    ["firefoxLinux", "linux ", "firefox 130.0", "desktop", null],
    ["safariMac", "macos 10.15.7", "safari 17.4", "desktop", null],
    ["safariPhone", "ios 17.4.1", "safari 17.4", "mobile", null],
    ["safariPad", "ipados 12.5", "safari 12.1", "tablet", null],
    ["chromePhone", "ios 17.4", "chrome 128.0.1", "mobile", null],
    ["firefoxPhone", "ios 17.4", "firefox 130.0", "mobile", null],
    ["chromeAndroid", "android 14", "chrome 128.0.0.0", "mobile", null],
    ["chromeTablet", "android 13", "chrome 128.0.0.0", "tablet", null],
    ["samsung", "android 14", "samsung 26.0", "mobile", null],
    ["chromeos", "chromeos 14541.0.0", "chrome 128.0.0.0", "desktop", null],
    ["opera", "windows 10.0", "opera 113.0.0.0", "desktop", null],
    ["ie", "windows 6.1", "ie 11.0", "desktop", null],
    ["appPhone", "ios 17.4", "nightjar 7", "mobile", "ios"],
    ["appAndroid", "android 14", "nightjar 5", "mobile", "android"],
    ["appMac", "macos 10.15.7", "nightjar 17.4", "desktop", "macos"],
    ["appWindows", "windows 10.0", "nightjar 128", "desktop", "windows"],
  ])("DEV-1 %s", (agent, os, browser, formFactor, app) => {
    const device = readDevice({ userAgent: agents[agent] });
    expect(`${device.os.name} ${device.os.version}`).toBe(os);
    expect(`${device.browser.name} ${device.browser.version}`).toBe(browser);
    expect(device).toMatchObject({ formFactor, app, extension: false });
  });

  it.each(["", "curl/8.5.0", "<script>", "constructor"])("DEV-1 %j is unknown", (userAgent) => {
    expect(readDevice({ userAgent })).toEqual({
      os: { name: "unknown", version: "" },
      browser: { name: "unknown", version: "" },
      formFactor: "desktop",
      app: null,
      extension: false,
    });
  });

  it("DEV-1 client hints tell the system better than the user agent", () => {
    expect(readDevice({ userAgent: agents.chromeWindows, hints }).os).toEqual({ name: "windows", version: "15.0.0" });
    const phone = { ...hints, platform: "Android", mobile: true };
    expect(readDevice({ userAgent: "", hints: phone }).formFactor).toBe("mobile");
    expect(readDevice({ userAgent: agents.chromeTablet, hints: { ...phone, mobile: false } }).formFactor).toBe(
      "tablet",
    );
  });

  it("DEV-1 the user agent's version counts where the hints name the same system without one", () => {
    const { os } = readDevice({
      userAgent: agents.chromeAndroid,
      hints: { ...hints, platform: "Android", platformVersion: "" },
    });
    expect(os).toEqual({ name: "android", version: "14" });
    const other = readDevice({ userAgent: agents.safariMac, hints: { ...hints, platformVersion: "" } });
    expect(other.os).toEqual({ name: "windows", version: "" });
  });

  it.each(["constructor", "toString", "__proto__", "Fuchsia", ""])(
    "DEV-1 the platform hint %j falls back to the user agent",
    (platform) => {
      expect(readDevice({ userAgent: agents.safariMac, hints: { ...hints, platform } }).os.name).toBe("macos");
    },
  );

  it("DEV-1 the address overrides the form factor, and nothing else does", () => {
    expect(readDevice({ userAgent: agents.chromeWindows, platform: "mobile" }).formFactor).toBe("mobile");
    expect(readDevice({ userAgent: agents.safariPhone, platform: "desktop" }).formFactor).toBe("desktop");
    expect(readDevice({ userAgent: agents.safariPhone, platform: "tablet" }).formFactor).toBe("mobile");
    expect(readDevice({ userAgent: agents.safariPhone, platform: "desktop" }).os.name).toBe("ios");
  });

  it("DEV-1 the browser tells an iPad from a Mac by touch, and whether the extension is there", () => {
    const pad = readDevice({ userAgent: agents.safariMac, maxTouchPoints: 5, extension: true });
    expect(pad).toMatchObject({ os: { name: "ipados" }, formFactor: "tablet", extension: true });
    expect(readDevice({ userAgent: agents.safariMac, maxTouchPoints: 0 }).os.name).toBe("macos");
  });

  it("DEV-1 reads hints from headers, unquoted, and none where none are sent", () => {
    const sent: Record<string, string> = {
      "sec-ch-ua-platform": '"macOS"',
      "sec-ch-ua-platform-version": '"14.4.1"',
      "sec-ch-ua-mobile": "?0",
    };
    const read = hintsFrom((name) => sent[name] ?? null);
    expect(read).toMatchObject({ platform: "macOS", platformVersion: "14.4.1", mobile: false });
    expect(hintsFrom(() => null)).toBeUndefined();
  });

  it.each<readonly [platform: string, os: string]>([
    ...platforms,
    ["Chromium OS", "chromeos"],
    // Neither an empty hint nor the name of a property that every object has says more than the user agent.
    ["constructor", "linux"],
    ["", "linux"],
  ])("DEV-1 the hint %j is %s", (platform, os) => {
    const read = readDevice({ userAgent: agents.firefoxLinux, hints: { ...hints, platform } });
    expect(read.os.name).toBe(os);
  });

  it("DEV-1 takes the quotes around a hint away, and nothing within it; a version is digits and dots", () => {
    const read = (platform: string, version: string, mobile: string) =>
      hintsFrom((name) => (name.endsWith("platform") ? platform : name.endsWith("version") ? version : mobile));
    expect(read('"a"b"', '"14_4_1"', "?1")).toEqual({ platform: 'a"b', platformVersion: "14.4.1", mobile: true });
    expect(read("Windows", "v10 beta", "1")).toEqual({ platform: "Windows", platformVersion: "10", mobile: false });
    expect(hintsFrom((name) => (name === "sec-ch-ua-platform" ? '"Linux"' : null))).toEqual({
      platform: "Linux",
      platformVersion: "",
      mobile: false,
    });
    expect(read(`"${"x".repeat(600)}"`, "", "")?.platform).toBe("x".repeat(511));
  });

  it("DEV-1 no header makes reading throw, or lets markup out", () => {
    const latin1 = fc.string({ unit: fc.integer({ min: 0, max: 255 }).map((code) => String.fromCharCode(code)) });
    const agent = fc.oneof(
      latin1,
      fc
        .array(fc.constantFrom("Windows NT ", "Version/", " OS ", "1_", "9.", "Trident/", "<", " Safari/"))
        .map((parts) => parts.join("")),
    );
    const header = fc.option(fc.oneof(latin1, fc.constantFrom('"constructor"', '"Windows"', '"__proto__"')));
    fc.assert(
      fc.property(agent, header, header, header, (userAgent, platform, version, override) => {
        const read = hintsFrom((name) => (name === "sec-ch-ua-platform" ? platform : version));
        const device = readDevice({ userAgent, platform: override, ...(read && { hints: read }) });
        expect(operatingSystems).toContain(device.os.name);
        expect(browsers).toContain(device.browser.name);
        expect(device.os.version + device.browser.version).toMatch(/^[\d.]*$/);
        expect(["desktop", "tablet", "mobile"]).toContain(device.formFactor);
      }),
    );
  });

  it.each(["Trident/", "Version/1", "iPhone ", "CrOS ", "1.".repeat(9), "iPad OS 1_"])(
    "DEV-1 %j, repeated, is read in no time",
    (part) => {
      const started = process.cpuUsage();
      for (let round = 0; round < 100; round += 1) readDevice({ userAgent: part.repeat(20_000) });
      // The process's own CPU time in microseconds, which does not depend on how busy the machine is.
      expect(process.cpuUsage(started).user).toBeLessThan(1_000_000);
    },
  );
});
