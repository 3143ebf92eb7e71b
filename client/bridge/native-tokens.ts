import type { Bridge } from "./bridge.ts";
import { defaultFlags, type Flags, supportTimeLimit } from "./messages.ts";

/** The features that are asked for flags, each in its own context. */
export type FlagFeature = "useSubscription" | "subscriptions" | "useIdentityTheftRestoration";

/** The switches that the host sets; all false where it sets none or does not answer within 1200 ms (NAT-4). */
export async function readFlags(bridge: Bridge, feature: FlagFeature = "useSubscription"): Promise<Flags> {
  try {
    return await bridge.request(feature, "getFeatureConfig", undefined, { timeLimit: supportTimeLimit });
  } catch {
    return defaultFlags;
  }
}

/** The tokens that a sign-in in the page gave. */
export interface PageTokens {
  readonly accessToken?: string | undefined;
  readonly refreshToken?: string | undefined;
  readonly authToken?: string | undefined;
}

/**
 * Hands the tokens to the app, in the version of the auth service that it speaks. Half a pair is never sent, nor is an
 * empty one: then nothing is, and the answer is false.
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
 * The token that the app holds; null where nobody is signed in there.
 *
 * @param available what the app named when it shook hands: one that gives its token outside the purchase is asked there
 */
export async function takeOver(
  bridge: Bridge,
  { useSubscriptionsAuthV2 }: Flags,
  available: readonly string[] = [],
): Promise<PageTokens | null> {
  if (useSubscriptionsAuthV2) {
    const feature = available.includes("getAuthAccessToken") ? "subscriptions" : "useSubscription";
    const { accessToken } = await bridge.request(feature, "getAuthAccessToken");
    return { accessToken };
  }
  const { token } = await bridge.request("useSubscription", "getSubscription");
  return token ? { authToken: token } : null;
}

/** The access token of whoever is signed in to the app, for asking after an access code; the app says no where nobody is. */
export async function restorationToken(bridge: Bridge, timeLimit = supportTimeLimit): Promise<string> {
  const { token } = await bridge.request("useIdentityTheftRestoration", "getAccessToken", undefined, { timeLimit });
  return token;
}
