import type { Flags } from "../../bridge/messages.ts";
import { handOver, readFlags } from "../../bridge/native-tokens.ts";
import type { SubscriptionClient } from "../../subscription/client.ts";
import { askStatus } from "../ask-status.ts";
import { links } from "../links.ts";
import { createPageClient } from "../page-client.ts";
import type { Screen } from "../screen.ts";
import { offerSettings } from "../settings.ts";
import { codeSteps } from "./code-steps.ts";

/** Activating the app by email: signing in happens in the page, and the app is given what that brought (FLOW-3). */
export function signInScreen(screen: Screen): void {
  const { app } = screen;
  let session: Promise<{ client: SubscriptionClient; flags: Flags }> | null = null;
  let hasBegun = false;

  /** Asked for once: which auth service it is must not change between the steps. */
  function open() {
    session ??= readFlags(app.connect()).then((flags) => ({ ...createPageClient(flags, app.send), flags }));
    return session;
  }

  const begin = codeSteps(screen, {
    async send(email) {
      const { client } = await open();
      await client.auth.startSession();
      await client.auth.requestPasscode({ email: email ?? "", locale: document.documentElement.lang });
    },
    async confirm(email, otp) {
      const { client, flags } = await open();
      await client.auth.login({ email: email ?? "", otp });
      if (flags.useSubscriptionsAuthV2) await client.auth.exchangeCode();
      if (!handOver(app.connect(), flags, client.info.read())) throw new Error("no tokens came");
      // They are the app's from here on.
      client.auth.signOut();
      app.moveOn(links.subscriptionsWelcome);
    },
  });

  askStatus(screen, (status) => {
    const isOpen = status === "unsubscribed" || status === "unknown";
    if (!isOpen) screen.show(status);
    else if (!hasBegun) begin();
    hasBegun = isOpen;
  });
  offerSettings(screen);
}
