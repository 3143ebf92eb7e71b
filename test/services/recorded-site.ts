import { createExecutionContext, waitOnExecutionContext } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { createApp } from "../../src/app.ts";
import type { MailMessage } from "../../src/contract/services.ts";
import type { Entitlement } from "../../src/contract/subscription/subscription.ts";
import { authApp } from "../../src/services/auth/auth-app.ts";
import type { AuthBindings } from "../../src/services/auth/call.ts";
import { newsletterApp } from "../../src/services/newsletter/newsletter-service.ts";
import { supportApp } from "../../src/services/support/support-service.ts";
import { answerOf, type RequestOptions, requestOf } from "./auth/service.ts";
import { withMethods } from "./pausing.ts";

/** What a visitor gets, and what the services asked of stores and of the mail service before it left, and after it. */
export interface Recorded {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  // biome-ignore lint/suspicious/noExplicitAny: what a test expects of a body is the test
  readonly body: any;
  readonly before: readonly string[];
  readonly after: readonly string[];
}

/**
 * The site and its services, which record each call of a Durable Object, of KV and of the mail service in the order of the
 * calls: `AUTH_ADDRESS <name>.spend`. Objects whose ids the platform draws have no name.
 */
export class RecordedSite {
  readonly inbox: MailMessage[] = [];
  /** What every account holds. */
  entitlements: Entitlement[] = [];
  #calls: string[] = [];

  async ask(path: string, options: RequestOptions = {}): Promise<Recorded> {
    this.#calls = [];
    const context = createExecutionContext();
    const response = await createApp().fetch(requestOf(path, options), this.#edge(context), context);
    const answer = await answerOf(response);
    const before = this.#calls;
    this.#calls = [];
    await waitOnExecutionContext(context);
    return { ...answer, before, after: this.#calls };
  }

  #edge(context: ExecutionContext): Env {
    const now = Date.now;
    const stores = this.#stores();
    const mail: AuthBindings["peers"]["mail"] = {
      send: async (message) => {
        this.#calls.push("mail");
        this.inbox.push(message);
        return { ok: true };
      },
    };
    const peers: AuthBindings["peers"] = {
      mail,
      subscriptions: {
        entitlements: async () => this.entitlements,
        receiptOwner: async () => null,
        forget: async () => ({}),
        holds: async () => null,
        addressAdded: async () => {},
        held: async () => "[]",
      },
      identity: { forget: async () => ({}), held: async () => "[]" },
      newsletter: { forget: async () => ({}), held: async () => "[]" },
      scans: { forget: async () => ({}), endStreams: async () => {}, held: async () => "[]" },
    };
    const bound = (app: { fetch(request: Request, env: unknown, context: ExecutionContext): unknown }) => ({
      fetch: (request: Request) => app.fetch(request, { env: stores, peers, now }, context),
    });
    return { ...env, AUTH: bound(authApp), NEWSLETTER: bound(newsletterApp), SUPPORT: bound(supportApp) } as Env;
  }

  #stores(): Env {
    const recorded = Object.entries(env).map(([binding, value]) => [binding, this.#recording(binding, value)]);
    return Object.fromEntries(recorded);
  }

  #recording(binding: string, store: unknown): unknown {
    if (typeof store !== "object" || store === null) return store;
    if (binding === "STORE") return this.#each(store, (name) => `${binding}.${name}`);
    // A deployment reads its keys from its settings; here, they are asked for now and then.
    if (!("idFromName" in store) || binding === "AUTH_KEYS") return store;
    return withMethods(store, (name, method) => {
      if (name !== "get" && name !== "getByName") return method;
      return (given, ...rest) => {
        // A message to the help desk is kept by the mailbox that sent it, in an object that nothing else asks.
        const isNamed = binding !== "SUPPORT_MAILBOX";
        const id = isNamed && (typeof given === "string" ? given : (given as DurableObjectId).name);
        return this.#each(Object(method(given, ...rest)), (called) => `${binding}${id ? ` ${id}` : ""}.${called}`);
      };
    });
  }

  #each<Target extends object>(target: Target, line: (method: string) => string): Target {
    return withMethods(target, (name, method) => (...given) => {
      this.#calls.push(line(name));
      return method(...given);
    });
  }
}
