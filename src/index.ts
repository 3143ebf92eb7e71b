import { createApp } from "./app.ts";
import { readConfig } from "./env.ts";
import { fromOnionProxy } from "./onion/front.ts";

/** What the platform sees: one fetch handler. Hono's application is made once for each isolate. */
const app = createApp();

export default {
  fetch(request, env, context) {
    const asked = fromOnionProxy(request, readConfig(env).onion);
    return asked instanceof Response ? asked : app.fetch(asked, env, context);
  },
} satisfies ExportedHandler<Env>;

export { AuthAccount } from "./services/auth/account/account.ts";
export { AuthAddress } from "./services/auth/address.ts";
export { AuthService } from "./services/auth/auth-service.ts";
export { AuthSession } from "./services/auth/session/session.ts";
export { AuthKeys } from "./services/auth/tokens/keys.ts";
export { ContentService } from "./services/content/content-service.ts";
export { EventCounts } from "./services/events/counters.ts";
export { AccessCodeHolder } from "./services/identity/access-code.ts";
export { IdentityService } from "./services/identity/identity-service.ts";
export { SurveyTally } from "./services/identity/survey-tally.ts";
export { JobsService } from "./services/jobs/jobs-service.ts";
export { MailService } from "./services/mail/mail-service.ts";
export { NewsletterAddress } from "./services/newsletter/newsletter-address.ts";
export { NewsletterService } from "./services/newsletter/newsletter-service.ts";
export { Scan } from "./services/scans/scan.ts";
export { ScanService } from "./services/scans/scan-service.ts";
export { StoreReceipt } from "./services/subscriptions/store-receipt.ts";
export { SubscriptionAccount } from "./services/subscriptions/subscription-account.ts";
export { SubscriptionService } from "./services/subscriptions/subscription-service.ts";
