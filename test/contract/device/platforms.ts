import type { Os } from "../../../src/contract/device.ts";

/** Platforms by their name in client hints, with the operating system of each. */
export const platforms = [
  ["Windows", "windows"],
  ["macOS", "macos"],
  ["Android", "android"],
  ["iOS", "ios"],
  ["Linux", "linux"],
  ["Chrome OS", "chromeos"],
] as const satisfies readonly (readonly [string, Os])[];
