import { brandSlug } from "./brand-name.ts";

/** The ids of the public OAuth clients. The variable `AUTH_CLIENTS` lists the redirects that each may use. */
export const authClients = { web: `${brandSlug}-web`, native: `${brandSlug}-native` } as const;

/**
 * The redirect address of the native client; the variable `AUTH_CLIENTS` must allow it.
 * @public A part of the brand: another brand's file has it, too, and tests act as that client.
 */
export const nativeRedirect = `${brandSlug}://auth/callback`;

/** What every product id of the subscription begins with: `<line>-freetrial-monthly-renews-us`. */
export const productLine = `${brandSlug}-pro`;

/** The ids by which the systems know our apps. The one for iOS begins with the team that signs it. */
export const appIds = {
  ios: `NIGHTJAR00.example.${brandSlug}.browser`,
  android: `example.${brandSlug}.browser`,
} as const;

/** It has the form of a v3 onion address but leads nowhere. */
export const onionHost = "nightjarq5cxv7b3mzkd2wtyhsoe6lrf4pgiu3nvqk7xjz2adbcehyad.onion";

/** Our Android app sends this with each message, to prove that the message is its own. */
export const androidSecret = `${brandSlug}-android-messaging-secret`;
