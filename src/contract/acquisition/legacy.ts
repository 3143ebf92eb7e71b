/** Kept apart from `install.ts` because the script that every page loads needs only this much of it. */
import type { BrowserName, Device } from "../device.ts";

/** Whether a version, such as "10.15.7", is at least the oldest one. An unknown version counts as new enough. */
export function isAtLeast(version: string, oldest: readonly number[]): boolean {
  if (version === "") return true;
  const parts = version.split(".").map(Number);
  const place = oldest.findIndex((least, index) => (parts[index] ?? 0) !== least);
  return place === -1 || (parts[place] ?? 0) > (oldest[place] ?? 0);
}

/** A browser below these versions is legacy: it still gets every page, and usage events say that it is legacy (DEV-2). */
const modern: Readonly<Partial<Record<BrowserName, number>>> = {
  firefox: 60,
  chrome: 60,
  edge: 60,
  opera: 60,
  safari: 9,
  ie: 11,
};

const modernIos = 11;

/** Whether a browser is older than those that our pages are tested in. */
export function isLegacy({ os, browser }: Pick<Device, "os" | "browser">): boolean {
  if ((os.name === "ios" || os.name === "ipados") && !isAtLeast(os.version, [modernIos])) return true;
  const oldest = modern[browser.name];
  return oldest !== undefined && !isAtLeast(browser.version, [oldest]);
}
