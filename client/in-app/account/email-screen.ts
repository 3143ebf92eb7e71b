import { printedRecoveryCode } from "../../../src/contract/subscription/recovery-code.ts";
import type { Bridge } from "../../bridge/bridge.ts";
import { type Flags, supportTimeLimit } from "../../bridge/messages.ts";
import { type NativeStatus, overriddenStatus } from "../../bridge/native-status.ts";
import { handOver, type PageTokens, readFlags, takeOver } from "../../bridge/native-tokens.ts";
import type { SubscriptionClient } from "../../subscription/client.ts";
import { CommunicationError } from "../../subscription/errors.ts";
import type { InApp } from "../in-app.ts";
import { createPageClient } from "../page-client.ts";
import type { HandlersOf, ScreenOf } from "../screen.ts";
import { settingsAction } from "../settings.ts";
import { codeSteps } from "./code-steps.ts";

interface Account {
  readonly bridge: Bridge;
  readonly flags: Flags;
  readonly client: SubscriptionClient;
  readonly email: string | null;
}

/** The view for each status that an address can force (FLOW-6): without a subscription there is no account to change. */
const forcedViews = {
  pending: "pending",
  unsubscribed: "signed-out",
  unknown: "unchecked",
  error: "error",
} as const satisfies Record<Exclude<NativeStatus, "subscribed">, string>;

/** Adding, changing and removing the email address of the account that the app is signed in to (FLOW-4). */
export function emailScreen(screen: ScreenOf<"email">): HandlersOf<"email"> {
  const { app } = screen;
  let account: Account | null = null;

  const steps = codeSteps({
    showAddress(email) {
      screen.show("address", { fields: { email } });
      const present = account?.email;
      if (present) screen.add("present", "present", { slots: { email: present } });
    },
    showCode: (email) => screen.show("code", { slots: { email } }),
    note: (view) => screen.add("notes", view),
    currentEmail: () => account?.email ?? null,
    async send(email) {
      const { client } = opened(account);
      await client.auth.editEmail({ email: email ?? undefined, locale: document.documentElement.lang });
    },
    async confirm(email, otp) {
      const { client, bridge, flags, email: before } = opened(account);
      const code = await client.auth.confirmEmail({ email: email ?? undefined, otp });
      // v1 gives a new token with the new address, which the app needs.
      if (!flags.useSubscriptionsAuthV2) handOver(bridge, flags, client.info.read());
      bridge.notify("useSubscription", noteFor(before, email));
      if (email) screen.show("done", { slots: { email } });
      else if (code) screen.show("removed-for-code", { slots: { code: printedRecoveryCode(code) } });
      else screen.show("removed");
    },
  });

  async function open(): Promise<void> {
    screen.show("pending");
    try {
      account = await accountOfApp(app);
    } catch (error) {
      screen.show(error instanceof CommunicationError ? "unreachable" : "error");
      return;
    }
    if (account) steps.begin();
    else screen.show("signed-out");
  }

  const forced = overriddenStatus(app.search);
  if (forced === "subscribed") steps.begin();
  else if (forced) screen.show(forcedViews[forced]);
  else void open();
  return {
    actions: { ...settingsAction(app), ...steps.actions, "ask-again": () => void open() },
    forms: steps.forms,
  };
}

/** The account that the app is signed in to, with its email address from the service; null if nobody is signed in. */
async function accountOfApp(app: InApp): Promise<Account | null> {
  const bridge = app.connect();
  const given = { timeLimit: supportTimeLimit };
  const { availableMessages } = await bridge.request("subscriptions", "handshake", undefined, given);
  const flags = await readFlags(bridge);
  const tokens = await takeOver(bridge, flags, availableMessages).catch(() => null);
  if (!tokens) return null;
  const { client } = createPageClient(flags, app.send);
  client.auth.adopt(tokens);
  return { bridge, flags, client, email: await addressOf(client, tokens) };
}

/** Asked from the service, because a v2 token names the address of the time when the token was made. */
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
