import type { Flags } from "../../bridge/messages.ts";
import { handOver, readFlags } from "../../bridge/native-tokens.ts";
import type { SubscriptionClient } from "../../subscription/client.ts";
import { askStatus } from "../ask-status.ts";
import { links } from "../links.ts";
import { createPageClient } from "../page-client.ts";
import type { HandlersOf, ScreenOf } from "../screen.ts";
import { settingsAction } from "../settings.ts";
import { codeSteps } from "./code-steps.ts";

/** Activating the app by email: the visitor signs in on the page, which hands the tokens to the app (FLOW-3). */
export function signInScreen(screen: ScreenOf<"sign-in">): HandlersOf<"sign-in"> {
  const { app } = screen;
  let session: Promise<{ client: SubscriptionClient; flags: Flags }> | null = null;
  let hasBegun = false;

  /** Reads the flags only once, because the version of the auth service must not change between the steps. */
  function open() {
    session ??= readFlags(app.connect()).then((flags) => ({ ...createPageClient(flags, app.send), flags }));
    return session;
  }

  const steps = codeSteps({
    showAddress: (email) => screen.show("address", { fields: { email } }),
    showCode: (email) => screen.show("code", { slots: { email } }),
    note: (view) => screen.add("notes", view),
    async send(email) {
      const { client } = await open();
      await client.auth.startSession();
      await client.auth.requestOtp({ email: email ?? "", locale: document.documentElement.lang });
    },
    async confirm(email, otp) {
      const { client, flags } = await open();
      await client.auth.login({ email: email ?? "", otp });
      if (flags.useSubscriptionsAuthV2) await client.auth.exchangeCode();
      if (!handOver(app.connect(), flags, client.info.read())) throw new Error("no tokens came");
      // From here on the tokens belong to the app, so the page forgets them.
      client.auth.signOut();
      app.moveOn(links.subscriptionsWelcome);
    },
  });

  const again = askStatus(app, (status) => {
    const isOpen = status === "unsubscribed" || status === "unknown";
    if (!isOpen) screen.show(status);
    else if (!hasBegun) steps.begin();
    if (status === "unknown" && !hasBegun) screen.add("notes", "unchecked");
    hasBegun = isOpen;
  });
  const { resend, restart } = steps.actions;
  return { actions: { ...again, ...settingsAction(app), resend, restart }, forms: steps.forms };
}
