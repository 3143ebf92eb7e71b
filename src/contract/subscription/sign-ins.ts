/** Where an account is signed in: what is told of each place, which is nothing that tells one device from others of its kind. */
import * as z from "zod/mini";
import type { App, Device, Os } from "../device.ts";

type KnownOs = Exclude<Os, "unknown">;

/** The kind of device of a sign-in, as the client says it. */
export type DeviceKind = "browser" | `browser-${KnownOs}` | "app" | `app-${App}`;

export const deviceWords: Readonly<Record<DeviceKind, string>> = {
  browser: "A browser",
  "browser-ios": "A browser on an iPhone",
  "browser-ipados": "A browser on an iPad",
  "browser-android": "A browser on an Android device",
  "browser-macos": "A browser on a Mac",
  "browser-windows": "A browser on Windows",
  "browser-linux": "A browser on Linux",
  "browser-chromeos": "A browser on a Chromebook",
  app: "One of our apps",
  "app-ios": "The iOS app",
  "app-android": "The Android app",
  "app-macos": "The Mac app",
  "app-windows": "The Windows app",
};

/** In words, also where the client said nothing. */
export function wordsOfDevice(device: DeviceKind | null): string {
  return device === null ? "A browser or an app" : deviceWords[device];
}

export const deviceKindSchema = z.enum(Object.keys(deviceWords) as [DeviceKind, ...DeviceKind[]]);

export function deviceKindOf({ os, app }: Pick<Device, "os" | "app">): DeviceKind {
  if (app) return `app-${app}`;
  return os.name === "unknown" ? "browser" : `browser-${os.name}`;
}

/** Stands for one sign-in in the calls of its owner. A digest: it leads to nothing. */
const signInIdSchema = z.string().check(z.regex(/^[\w-]{43}$/));

/** `month`: of the sign-in, in UTC, as "2026-11". `current`: the sign-in that asks. */
const signInSchema = z.object({
  id: signInIdSchema,
  device: z.nullable(deviceKindSchema),
  month: z.string().check(z.regex(/^\d{4}-(?:0[1-9]|1[0-2])$/)),
  current: z.boolean(),
});
export type SignIn = z.infer<typeof signInSchema>;

/** `account/sessions`: the one that asks first, then the newest first. */
export const signInsAnswerSchema = z.object({ sessions: z.array(signInSchema) });
export type SignInsAnswer = z.infer<typeof signInsAnswerSchema>;

/** `account/sessions/end`: one, or all but the one that asks. */
export const endSignInsRequestSchema = z.union([
  z.object({ id: signInIdSchema }),
  z.object({ others: z.literal(true) }),
]);
export type EndSignInsRequest = z.infer<typeof endSignInsRequestSchema>;

/** `ended`: how many ended by this call; 0 if all had ended before. */
export const endSignInsAnswerSchema = z.object({ status: z.literal("logged_out"), ended: z.int() });
export type EndSignInsAnswer = z.infer<typeof endSignInsAnswerSchema>;
