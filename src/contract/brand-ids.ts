import { brandSlug } from "./brand-name.ts";

/** The public OAuth clients. The redirects that each may name stand in the variable `AUTH_CLIENTS`. */
export const authClients = { web: `${brandSlug}-web`, native: `${brandSlug}-native` } as const;

/** Where the native client is called back; the variable `AUTH_CLIENTS` must allow it. */
export const nativeRedirect = `${brandSlug}://auth/callback`;

/** What every product id of the subscription begins with: `<line>-freetrial-monthly-renews-us`. */
export const productLine = `${brandSlug}-pro`;

/** By what the systems know our apps; the team that signs for iOS stands first. */
export const appIds = {
  ios: `NIGHTJAR00.example.${brandSlug}.browser`,
  android: `example.${brandSlug}.browser`,
} as const;

/** It has the form of a v3 address but leads nowhere. */
export const onionHost = "nightjarq5cxv7b3mzkd2wtyhsoe6lrf4pgiu3nvqk7xjz2adbcehyad.onion";

/** What our Android app proves by that a message is its own; it comes with each message of the app. */
export const androidSecret = `${brandSlug}-android-messaging-secret`;
