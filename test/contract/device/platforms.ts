import type { Os } from "../../../src/contract/device.ts";

/** Platforms by their name in hints, with the system that each is. */
export const platforms = [
  ["Windows", "windows"],
  ["macOS", "macos"],
  ["Android", "android"],
  ["iOS", "ios"],
  ["Linux", "linux"],
  ["Chrome OS", "chromeos"],
] as const satisfies readonly (readonly [string, Os])[];
