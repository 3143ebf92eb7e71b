import { createExecutionContext, waitOnExecutionContext } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { createApp } from "../../src/app.ts";
import { AuthService } from "../../src/services/auth/auth-service.ts";
import { IdentityService } from "../../src/services/identity/identity-service.ts";
import { NewsletterService } from "../../src/services/newsletter/newsletter-service.ts";
import { ScanService } from "../../src/services/scans/scan-service.ts";
import { SubscriptionService } from "../../src/services/subscriptions/subscription-service.ts";
import { type Answer, answerOf, requestOf } from "./auth/service.ts";

const entrypoints = {
  AUTH: AuthService,
  IDENTITY: IdentityService,
  NEWSLETTER: NewsletterService,
  SCANS: ScanService,
  SUBSCRIPTIONS: SubscriptionService,
};

/**
 * A deployment whose edge and services have these variables: a service that has a host is a company's own, each other one is
 * ours. Asked as a client would, through the edge.
 */
export function front(vars: Readonly<Record<string, unknown>>) {
  const settings = { ...env, ...vars } as unknown as Env;
  return async (...given: Parameters<typeof requestOf>): Promise<Answer> => {
    const context = createExecutionContext();
    const bound = Object.entries(entrypoints).map(([binding, Service]) => [
      binding,
      { fetch: async (request: Request) => new Service(context, settings).fetch(request) },
    ]);
    const answer = await createApp().fetch(
      requestOf(...given),
      { ...settings, ...Object.fromEntries(bound) } as Env,
      context,
    );
    const read = await answerOf(answer);
    await waitOnExecutionContext(context);
    return read;
  };
}
