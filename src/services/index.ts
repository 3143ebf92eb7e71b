/** The services worker, as the platform sees it: entrypoints that the edge binds, and the objects behind them. */

import { failure } from "../platform/json-http.ts";
import { PinnedEntrypoint } from "./pinned.ts";

export { AuthAccount } from "./auth/account/account.ts";
export { AuthAddress } from "./auth/address.ts";
export { AuthService } from "./auth/auth-service.ts";
export { AuthSession } from "./auth/session/session.ts";
export { AuthMail } from "./auth/session/sign-in-mail.ts";
export { AuthKeys } from "./auth/tokens/keys.ts";
export { ContentService } from "./content/content-service.ts";
export { EventCounts } from "./events/event-counts.ts";
export { EventService } from "./events/event-service.ts";
export { FloodBudget } from "./flood-budget.ts";
export { HealthService } from "./health-service.ts";
export { IdempotencyKey } from "./idempotency-key.ts";
export { AccessCodeHolder } from "./identity/access-code.ts";
export { IdentityService } from "./identity/identity-service.ts";
export { SurveyTally } from "./identity/survey-tally.ts";
export { JobsService } from "./jobs/jobs-service.ts";
export { MailService } from "./mail/mail-service.ts";
export { NewsletterAddress } from "./newsletter/newsletter-address.ts";
export { NewsletterService } from "./newsletter/newsletter-service.ts";
export { OperatorService } from "./operator-service.ts";
export { Scan } from "./scans/scan.ts";
export { ScanService } from "./scans/scan-service.ts";
export { StoreReceipt } from "./subscriptions/store-receipt.ts";
export { SubscriptionAccount } from "./subscriptions/subscription-account.ts";
export { SubscriptionService } from "./subscriptions/subscription-service.ts";
export { SupportMailbox } from "./support/support-mailbox.ts";
export { SupportService } from "./support/support-service.ts";

/** Nobody reaches this worker by an address of its own, so that nothing goes around the edge. */
export default class Closed extends PinnedEntrypoint {
  override fetch(): Response {
    return failure("not_found", 404);
  }
}
