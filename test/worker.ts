/**
 * The worker of the tests: the edge, with the services that it is bound to. Exported by name, so that `wrangler types` finds
 * the classes.
 */
export { default } from "../src/index.ts";
export { AuthAccount } from "../src/services/auth/account/account.ts";
export { AuthAddress } from "../src/services/auth/address.ts";
export { AuthService } from "../src/services/auth/auth-service.ts";
export { AuthSession } from "../src/services/auth/session/session.ts";
export { AuthMail } from "../src/services/auth/session/sign-in-mail.ts";
export { AuthKeys } from "../src/services/auth/tokens/keys.ts";
export { ContentService } from "../src/services/content/content-service.ts";
export { EventCounts } from "../src/services/events/event-counts.ts";
export { EventService } from "../src/services/events/event-service.ts";
export { FloodBudget } from "../src/services/flood-budget.ts";
export { HealthService } from "../src/services/health-service.ts";
export { IdempotencyKey } from "../src/services/idempotency-key.ts";
export { AccessCodeHolder } from "../src/services/identity/access-code.ts";
export { IdentityService } from "../src/services/identity/identity-service.ts";
export { SurveyTally } from "../src/services/identity/survey-tally.ts";
export { JobsService } from "../src/services/jobs/jobs-service.ts";
export { MailService } from "../src/services/mail/mail-service.ts";
export { NewsletterAddress } from "../src/services/newsletter/newsletter-address.ts";
export { NewsletterService } from "../src/services/newsletter/newsletter-service.ts";
export { OperatorService } from "../src/services/operator-service.ts";
export { Scan } from "../src/services/scans/scan.ts";
export { ScanService } from "../src/services/scans/scan-service.ts";
export { StoreReceipt } from "../src/services/subscriptions/store-receipt.ts";
export { SubscriptionAccount } from "../src/services/subscriptions/subscription-account.ts";
export { SubscriptionService } from "../src/services/subscriptions/subscription-service.ts";
export { SupportMailbox } from "../src/services/support/support-mailbox.ts";
export { SupportService } from "../src/services/support/support-service.ts";
