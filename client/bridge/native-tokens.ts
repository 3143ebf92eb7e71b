import type { Bridge } from "./bridge.ts";
import { NativeError } from "./errors.ts";
import { defaultFlags, type Flags } from "./messages.ts";

/** The features through which a page can ask for flags. */
export type FlagFeature = "useSubscription" | "subscriptions" | "useIdentityTheftRestoration";

/** The flags that the host sets; all false if it sets none or does not answer within 1200 ms (NAT-4). */
export async function readFlags(bridge: Bridge, feature: FlagFeature = "useSubscription"): Promise<Flags> {
  try {
    return await bridge.request(feature, "getFeatureConfig");
  } catch {
    return defaultFlags;
  }
}

/** The tokens that a page holds, from a sign-in in the page or from the app. */
export interface PageTokens {
  readonly accessToken?: string | undefined;
  readonly refreshToken?: string | undefined;
  readonly authToken?: string | undefined;
}

/**
 * Hands the tokens to the app, in the version of the auth service that it speaks. If one that the app needs is missing or
 * empty, nothing is sent and the result is false.
 */
export function handOver(bridge: Bridge, { useSubscriptionsAuthV2 }: Flags, tokens: PageTokens): boolean {
  const { accessToken, refreshToken, authToken } = tokens;
  if (useSubscriptionsAuthV2) {
    if (!accessToken || !refreshToken) return false;
    bridge.notify("useSubscription", "setAuthTokens", { accessToken, refreshToken });
    return true;
  }
  if (!authToken) return false;
  bridge.notify("useSubscription", "setSubscription", { token: authToken });
  return true;
}

/**
 * The token that the app holds; null if nobody is signed in to the app, which v1 says and v2 refuses for. Rejects with
 * `NoAnswer` where the app is silent.
 *
 * @param available the messages that the app named in its handshake; if `getAuthAccessToken` is among them, it is sent
 * as a message of `subscriptions`, otherwise of `useSubscription`
 */
export async function takeOver(
  bridge: Bridge,
  { useSubscriptionsAuthV2 }: Flags,
  available: readonly string[] = [],
): Promise<PageTokens | null> {
  if (useSubscriptionsAuthV2) {
    const feature = available.includes("getAuthAccessToken") ? "subscriptions" : "useSubscription";
    return bridge.request(feature, "getAuthAccessToken").catch(nobody);
  }
  const { token } = await bridge.request("useSubscription", "getSubscription");
  return token ? { authToken: token } : null;
}

function nobody(error: unknown): null {
  if (error instanceof NativeError) return null;
  throw error;
}

/** The access token of the app's account, to get an access code with. Rejects with `NativeError` if nobody is signed in. */
export async function restorationToken(bridge: Bridge): Promise<string> {
  const { token } = await bridge.request("useIdentityTheftRestoration", "getAccessToken");
  return token;
}
