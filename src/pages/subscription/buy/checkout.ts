import { checkoutReturnUrl } from "../../../../client/subscription/checkout-return.ts";
import { refusalIn } from "../../../../client/subscription/errors.ts";
import type { C } from "../../../forms/form.ts";
import { randomBytes } from "../../../platform/random.ts";
import { sessionKeys } from "../../../session/session-keys.ts";
import type { Subscriber } from "../../../session/subscriber.ts";
import type { Visit } from "../../../visit/visit.ts";
import type { OrderedPlan } from "./buy-flow.ts";
import type { BuyRefusal } from "./buyer.ts";
import { dropOrder, keepOrder } from "./order.ts";
import { withProof } from "./return-proof.ts";

type Opened = { readonly tag: "opened"; readonly address: URL } | { readonly tag: BuyRefusal };

/** Opens the checkout of a plan. The same choice made twice leads to the same checkout. */
export async function openCheckout(c: C, subscriber: Subscriber, plan: OrderedPlan): Promise<Opened> {
  const { client, session, staging } = subscriber;
  const { origin: site } = c.var.visit.url;
  const { period, origin, productId } = plan;
  const { random = randomBytes } = (await c.var.submission?.()) ?? {};
  const order = await keepOrder(session, { productId, origin }, random);
  const back = checkoutReturnUrl(site, "web", { billingPeriod: period, origin, staging });
  const token = client.info.read().accessToken ?? "";
  try {
    const { checkoutUrl } = await client.subscriptionsStripeCheckout({
      token,
      productId,
      purchasePlatform: "web",
      returnUrl: await withProof(back, token, await sessionKeys(c.var.config)),
      origin,
      idempotencyKey: order.key,
    });
    return { tag: "opened", address: inTheme(new URL(checkoutUrl, site), c.var.visit) };
  } catch (error) {
    return { tag: notOpened(subscriber, error) };
  }
}

/**
 * Passes on a theme that is only in the address (`kae`, a letter or a colour), because no cookie has it; and only to a payment
 * page on this site.
 */
function inTheme(address: URL, { url }: Visit): URL {
  const theme = url.searchParams.get("kae");
  if (theme !== null && address.origin === url.origin) address.searchParams.set("kae", theme);
  return address;
}

function notOpened({ client, session }: Subscriber, error: unknown): BuyRefusal {
  const { status, code } = refusalIn(error);
  if (status === 401) client.auth.signOut();
  // The key belongs to an order that differs in something else, such as the host: the next press makes a new key.
  if (code === "idempotency_key_reused") dropOrder(session);
  if (status === 401) return "signed-out";
  return code === "already_subscribed" ? "subscribed" : "unavailable";
}
