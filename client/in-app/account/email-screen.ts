import type { Bridge } from "../../bridge/bridge.ts";
import { type Flags, supportTimeLimit } from "../../bridge/messages.ts";
import { handOver, type PageTokens, readFlags, takeOver } from "../../bridge/native-tokens.ts";
import type { SubscriptionClient } from "../../subscription/client.ts";
import { CommunicationError } from "../../subscription/errors.ts";
import type { InApp } from "../in-app.ts";
import { createPageClient } from "../page-client.ts";
import { fillSlots, part, type Screen } from "../screen.ts";
import { offerSettings } from "../settings.ts";
import { codeSteps } from "./code-steps.ts";

interface Account {
  readonly bridge: Bridge;
  readonly flags: Flags;
  readonly client: SubscriptionClient;
  readonly email: string | null;
}

/** Adding, changing and removing the address of the account that the app holds (FLOW-4). */
export function emailScreen(screen: Screen): void {
  let account: Account | null = null;

  const begin = codeSteps(screen, {
    present: () => account?.email ?? null,
    fillAddress(view) {
      const email = account?.email;
      const now = part(view, "[data-present]");
      if (email) fillSlots(now, { email });
      else now.remove();
    },
    async send(email) {
      const { client } = opened(account);
      await client.auth.editEmail({ email: email ?? undefined, locale: document.documentElement.lang });
    },
    async confirm(email, otp) {
      const { client, bridge, flags, email: before } = opened(account);
      await client.auth.confirmEmail({ email: email ?? undefined, otp });
      // v1 gives another token with the new address.
      if (!flags.useSubscriptionsAuthV2) handOver(bridge, flags, client.info.read());
      bridge.notify("useSubscription", noteFor(before, email));
      screen.show(email ? "done" : "removed", (view) => email && fillSlots(view, { email }));
    },
  });

  async function open(): Promise<void> {
    screen.show("pending");
    try {
      account = await accountOfApp(screen.app);
    } catch (error) {
      return screen.show(error instanceof CommunicationError ? "unreachable" : "error");
    }
    if (account) begin();
    else screen.show("signed-out");
  }

  screen.onPress("ask-again", () => void open());
  offerSettings(screen);
  void open();
}

/** Whose address it is, as the app and the service say; null where nobody is signed in. */
async function accountOfApp(app: InApp): Promise<Account | null> {
  const bridge = app.connect();
  await bridge.request("subscriptions", "handshake", undefined, { timeLimit: supportTimeLimit });
  const flags = await readFlags(bridge);
  const tokens = await takeOver(bridge, flags).catch(() => null);
  if (!tokens) return null;
  const { client } = createPageClient(flags, app.send);
  client.auth.adopt(tokens);
  return { bridge, flags, client, email: await addressOf(client, tokens) };
}

/** As the service has it: the token of v2 names the address of when it was made. */
async function addressOf(client: SubscriptionClient, { accessToken }: PageTokens): Promise<string | null> {
  const account = accessToken
    ? await client.subscriptionsGetAccountInfoV2({ token: accessToken })
    : await client.auth.account();
  return account.email;
}

function opened(account: Account | null): Account {
  if (!account) throw new Error("nobody is signed in");
  return account;
}

function noteFor(before: string | null, email: string | null) {
  if (email === null) return "subscriptionsRemoveEmailSuccess";
  return before === null ? "subscriptionsAddEmailSuccess" : "subscriptionsEditEmailSuccess";
}
