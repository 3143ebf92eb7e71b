import type { Bridge } from "../../bridge/bridge.ts";
import type { Flags } from "../../bridge/messages.ts";
import { handOver, type PageTokens, readFlags, takeOver } from "../../bridge/native-tokens.ts";
import type { SubscriptionClient } from "../../subscription/client.ts";
import { CommunicationError } from "../../subscription/errors.ts";
import type { InApp } from "../in-app.ts";
import { createPageClient } from "../page-client.ts";

/** The account that the app is signed in to. */
export interface InAppAccount {
  readonly bridge: Bridge;
  readonly flags: Flags;
  readonly client: SubscriptionClient;
  readonly email: string | null;
}

/** What became of asking for it. */
export type InAppAccountAnswer =
  | { readonly is: "open"; readonly account: InAppAccount }
  /** Nobody is signed in to the app; the service did not answer; the app did not. */
  | { readonly is: "signed-out" | "unreachable" | "error" };

/** The account that the app is signed in to, with its email address from the service. Never rejects. */
export async function accountOfApp(app: InApp): Promise<InAppAccountAnswer> {
  try {
    const bridge = app.connect();
    const { availableMessages } = await bridge.request("subscriptions", "handshake");
    const flags = await readFlags(bridge);
    const tokens = await takeOver(bridge, flags, availableMessages);
    if (!tokens) return { is: "signed-out" };
    const { client } = createPageClient(flags, app.send);
    client.auth.adopt(tokens);
    return { is: "open", account: { bridge, flags, client, email: await addressOf(client, tokens) } };
  } catch (error) {
    return { is: error instanceof CommunicationError ? "unreachable" : "error" };
  }
}

/** Asked from the service, because a v2 token names the address of the time when the token was made. */
async function addressOf(client: SubscriptionClient, { accessToken }: PageTokens): Promise<string | null> {
  const account = accessToken
    ? await client.subscriptionsGetAccountInfoV2({ token: accessToken })
    : await client.auth.account();
  return account.email;
}

/**
 * Sets the account's address with the code that was sent there or, without an address, removes it; then tells the app.
 *
 * @returns the recovery code that is made when the last address is removed; null if there is none
 */
export async function confirmAddress(account: InAppAccount, email: string | null, otp: string): Promise<string | null> {
  const { client, bridge, flags, email: before } = account;
  const code = await client.auth.confirmEmail({ email: email ?? undefined, otp });
  // v1 gives a new token with the new address, which the app needs.
  if (!flags.useSubscriptionsAuthV2) handOver(bridge, flags, client.info.read());
  bridge.notify("useSubscription", messageFor(before, email));
  return code ?? null;
}

function messageFor(before: string | null, email: string | null) {
  if (email === null) return "subscriptionsRemoveEmailSuccess";
  return before === null ? "subscriptionsAddEmailSuccess" : "subscriptionsEditEmailSuccess";
}
