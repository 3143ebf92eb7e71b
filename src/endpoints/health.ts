import type { Context } from "hono";
import type { Health } from "../contract/services.ts";
import { type ServiceName, serviceNames } from "../gateway/gateway.ts";
import type { Http } from "../http.ts";
import { within } from "../platform/deadline.ts";
import { jsonAnswer } from "../render/answers.ts";

/** A store that says nothing for this long counts as failing: whoever asks wants to know soon. */
const timeLimit = 2000;

/** `GET /healthz`: what serves each service, and whether the stores answer. 200 when all is well, else 503. */
export async function health(c: Context<Http>): Promise<Response> {
  const report = await examine(c.env, c.var.config);
  return jsonAnswer(c.var.visit, report, report.status === "ok" ? 200 : 503);
}

/** Looks at everything a deployment needs. No secret and no host of a service is part of the answer. */
export async function examine(env: Env, config: Http["Variables"]["config"]): Promise<Health> {
  const [kv, durableObjects] = await Promise.all([
    answers(() => env.STORE.get("health:probe")),
    answers(() => env.SUBSCRIPTION_ACCOUNT.getByName("health:probe").ping()),
  ]);
  const servedBy = (name: ServiceName, environment: "production" | "staging") =>
    config.services[name][environment] ? "configured" : "mock";
  const mail = config.development ? "inbox" : env.EMAIL ? "binding" : "missing";
  const keys = (secret: string | null) => (secret ? "configured" : config.development ? "generated" : "missing");
  const signingKeys = keys(config.auth.signingKeys);
  const sessionKeys = keys(config.sessionKeys);
  const needsKeys = !config.services.auth.production;
  const isWell =
    kv === "ok" &&
    durableObjects === "ok" &&
    mail !== "missing" &&
    sessionKeys !== "missing" &&
    !(needsKeys && signingKeys === "missing");
  return {
    status: isWell ? "ok" : "failing",
    stage: config.stage,
    services: Object.fromEntries(
      serviceNames.map((name) => [
        name,
        { production: servedBy(name, "production"), staging: servedBy(name, "staging") },
      ]),
    ),
    mail,
    signingKeys,
    sessionKeys,
    stores: { kv, durableObjects },
  };
}

async function answers(probe: () => Promise<unknown>): Promise<"ok" | "failing"> {
  const asked = () =>
    probe().then(
      () => "ok" as const,
      () => "failing" as const,
    );
  return within(timeLimit, asked, () => "failing" as const);
}
