/** Apart from the install calls for the script of every page, which needs no more of them. */
import type { BrowserName, Device } from "../device.ts";

/** Whether a version, such as "10.15.7", is at least the oldest one. A version that is not told counts as new. */
export function reaches(version: string, oldest: readonly number[]): boolean {
  if (version === "") return true;
  const parts = version.split(".").map(Number);
  const place = oldest.findIndex((least, index) => (parts[index] ?? 0) !== least);
  return place === -1 || (parts[place] ?? 0) > (oldest[place] ?? 0);
}

/** Below these a browser is legacy: it gets every page, and events say so (DEV-2). */
const modern: Readonly<Partial<Record<BrowserName, number>>> = {
  firefox: 60,
  chrome: 60,
  edge: 60,
  opera: 60,
  safari: 9,
  ie: 11,
};

const modernIos = 11;

/** Whether a browser is older than those that our pages are tried in. */
export function isLegacy({ os, browser }: Pick<Device, "os" | "browser">): boolean {
  if (os.name === "ios" && !reaches(os.version, [modernIos])) return true;
  const oldest = modern[browser.name];
  return oldest !== undefined && !reaches(browser.version, [oldest]);
}
