/** The whole site as a deployment has it, with a deployment's limits and budgets, on a clock of the test. */
import { createExecutionContext, runDurableObjectAlarm, waitOnExecutionContext } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { vi } from "vitest";
import { createApp } from "../../../src/app.ts";
import { inboxSchema } from "../../../src/contract/services.ts";
import { edge } from "../../../src/edge.ts";
import { type Budget, type BudgetRule, nextPlace, spend } from "../../../src/platform/budget.ts";
import { digestText } from "../../../src/platform/digest.ts";
import { authApp } from "../../../src/services/auth/auth-app.ts";
import { developmentFactor } from "../../../src/services/flood-budget.ts";
import { mailboxOf } from "../../../src/services/mailbox.ts";
import { newsletterApp } from "../../../src/services/newsletter/newsletter-service.ts";
import { scanApp } from "../../../src/services/scans/scan-service.ts";
import { supportApp } from "../../../src/services/support/support-service.ts";
import { request } from "../../http/request.ts";
import { service } from "../auth/service.ts";
import { deployedLimiters } from "./limiters.ts";

type AtTheEdge = Parameters<ReturnType<typeof edge>["fetch"]>[0];

export interface Sent {
  readonly path: string;
  /** The network address that the platform sees; on the onion host that of the proxy. */
  readonly from: string;
  readonly isOnion?: boolean;
  readonly json?: unknown;
  readonly form?: Readonly<Record<string, string>>;
}

export function deployment() {
  /** In the distant future, so that no alarm set here fires by itself. */
  let time = Date.UTC(2096, 10, 21);
  const now = () => time;
  // Outside development budgets have their real size. Where nobody has made keys, auth runs in development alone.
  const deployed = { ...env, STAGE: "staging", FLOOD_BUDGET: budgets(1), SCAN: noScans } as unknown as Env;
  const developed = { ...env, FLOOD_BUDGET: budgets(developmentFactor) } as unknown as Env;
  const { peers: others, inbox } = service();
  const peers = { ...others, auth: { verify: async () => ({ ok: false, error: "invalid_token" }) } } as const;
  const random = (bytes: Uint8Array<ArrayBuffer>) => crypto.getRandomValues(bytes);
  const context = createExecutionContext();
  const bound = {
    AUTH: { fetch: (asked: Request) => authApp.fetch(asked, { env: developed, peers, now }, context) },
    NEWSLETTER: { fetch: (asked: Request) => newsletterApp.fetch(asked, { env: deployed, peers, now }, context) },
    SCANS: { fetch: (asked: Request) => scanApp.fetch(asked, { env: deployed, peers, now, random }, context) },
    SUPPORT: { fetch: (asked: Request) => supportApp.fetch(asked, { env: deployed, now }, context) },
  };
  const front = edge(createApp());
  const settings = { ...env, ...deployedLimiters(now), ...bound } as unknown as Env;

  async function send({ path, from, isOnion = false, json, form }: Sent): Promise<Response> {
    const headers: Record<string, string> = {
      "cf-connecting-ip": from,
      accept: form ? "text/html" : "application/json",
    };
    if (json !== undefined) headers["content-type"] = "application/json";
    const body = form ? new URLSearchParams(form) : JSON.stringify(json);
    const asked = new Request(`http://${isOnion ? "onion.localhost" : "localhost"}${path}`, {
      method: "POST",
      redirect: "manual",
      headers,
      body,
    });
    return front.fetch(asked as AtTheEdge, settings, context);
  }

  return {
    send,
    /** What the newsletter and auth have mailed. */
    inbox,
    pass: (milliseconds: number) => {
      time += milliseconds;
    },
    settled: () => waitOnExecutionContext(context),
    /** Lets the alarm of a mailbox at the help desk ring. */
    async deliver(email: string): Promise<void> {
      vi.useFakeTimers({ toFake: ["Date"], now: time });
      await runDurableObjectAlarm(env.SUPPORT_MAILBOX.getByName(await digestText(mailboxOf(email))));
      vi.useRealTimers();
    },
  };
}

/** A scan goes on by alarms for minutes, so none begins here. */
const noScans = {
  newUniqueId: () => "0".repeat(64),
  get: () => ({ begin: async () => ({ expiresAt: 0 }) }),
};

/** What everybody shares, counted like the object of that name, and apart from that of other tests. */
function budgets(factor: number) {
  const kept = new Map<string, Budget>();
  const places = new Map<string, number>();
  return {
    getByName: (name: string) => ({
      async take({ burst, interval }: BudgetRule, now: number) {
        const rule = { burst: burst / factor, interval: interval * factor };
        const { budget, wait } = spend(kept.get(name), rule, now);
        kept.set(name, budget);
        return wait;
      },
      async join({ burst, interval }: BudgetRule, now: number, longest: number) {
        const place = nextPlace(places.get(name), { burst: burst / factor, interval: interval * factor }, now);
        if (place > now + longest) return null;
        places.set(name, place);
        return Math.max(now, Math.ceil(place));
      },
    }),
  };
}

/** What came to a mailbox, newest first. */
export async function inboxOf(to: string) {
  const answer = await request(`/dev/inbox?to=${encodeURIComponent(to)}`, { headers: { accept: "application/json" } });
  return inboxSchema.parse(await answer.json()).messages;
}
