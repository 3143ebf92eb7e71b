import { type FeatureSlug, slugsOfFeatures } from "../../contract/subscription/subscription.ts";
import type { Subscriber } from "../../session/subscriber.ts";
import type { SubscriberAccount } from "./account.ts";

/**
 * The features that an account holds: those of its product, as the subscription service names them. If it does not answer,
 * those of the token; none if the address only claims a subscription (`subscribed_override`).
 */
export async function accountFeatures(
  { client }: Subscriber,
  account: SubscriberAccount | null,
): Promise<readonly FeatureSlug[]> {
  const { accessToken: token = "", entitlements = [] } = client.info.read();
  const ofToken = slugsOfFeatures(entitlements.map(({ product }) => product));
  const subscription = account?.subscription;
  if (!subscription || subscription === "unavailable") return ofToken;
  try {
    const { features } = await client.subscriptionsGetProductFeatures({ token, productId: subscription.productId });
    return slugsOfFeatures(features);
  } catch {
    return ofToken;
  }
}
