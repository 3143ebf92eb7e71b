import { type InstallOffer, installCall, isBannerDue } from "../../src/contract/acquisition/install.ts";
import type { Device } from "../../src/contract/device.ts";
import { parseVersion, versionAt, versionDistance } from "../acquisition/version.ts";

/** What the banner says for each offer; null where there is nothing to install. */
const labels: Readonly<Record<InstallOffer, string | null>> = {
  ios: "Get the app",
  android: "Get the app",
  macos: "Get the browser for Mac",
  windows: "Get the browser for Windows",
  chrome: "Add the extension",
  firefox: "Add to Firefox",
  edge: "Add to Edge",
  phones: "Choose your phone",
  computers: "Choose your device",
  search: null,
  installed: null,
};

export interface HomeBanner {
  readonly offer: InstallOffer;
  readonly label: string;
}

/**
 * The install banner of home for a device; null where there is nothing to offer, where it was closed and is not due
 * again, or where offers are switched off (DEV-5).
 *
 * @param kept cookies by name: `kak` is "-1" where offers are off, `kax` holds the version at which it was closed
 * @param now milliseconds
 */
export function homeBanner(device: Device, kept: ReadonlyMap<string, string>, now: number): HomeBanner | null {
  const { offer } = installCall(device);
  const label = labels[offer];
  if (label === null || kept.get("kak") === "-1") return null;
  const closed = parseVersion(kept.get("kax"));
  const daysSince = closed && versionDistance(closed, versionAt(now)).days;
  return isBannerDue(device.formFactor, daysSince) ? { offer, label } : null;
}
