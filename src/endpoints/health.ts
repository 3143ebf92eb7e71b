import type { Context } from "hono";
import { type Health, type ServicesHealth, servicesHealthSchema } from "../contract/services.ts";
import { type IsBound, missingIn, servedBy, sessionKeysOf } from "../deployment.ts";
import type { EdgeConfig } from "../env.ts";
import type { Http } from "../http.ts";
import { buildVersion } from "../platform/log.ts";
import { type ServiceName, serviceNames } from "../platform/service-table.ts";
import { jsonAnswer } from "../render/answers.ts";

/** Milliseconds after which a silent services worker counts as failing: a health check must answer soon. */
const timeLimit = 2000;

/** `GET /healthz`: what serves each service, and what is missing. 200 when all is well, else 503. */
export async function health(c: Context<Http>): Promise<Response> {
  const report = await examined(c.env, c.var.config, Date.now());
  return jsonAnswer(c.var.visit, report, report.status === "ok" ? 200 : 503);
}

/** Milliseconds for which an isolate keeps its report, so that frequent checks cost no more. */
const keptFor = 10_000;

const kept = new WeakMap<object, { readonly report: Health; readonly at: number }>();

async function examined(env: Env, config: EdgeConfig, now: number): Promise<Health> {
  const known = kept.get(env);
  if (known && Math.abs(now - known.at) < keptFor) return known.report;
  const report = await examine(env, config);
  kept.set(env, { report, at: now });
  return report;
}

/** Checks everything that a deployment needs. The report holds no secret and no host of a service. */
export async function examine(env: Env, config: EdgeConfig): Promise<Health> {
  const isBound: IsBound = (name) => env[name] !== undefined;
  const servicesWorker = env.SERVICES_HEALTH ? await askServices(env.SERVICES_HEALTH) : "none";
  const missing = [...missingIn(config, isBound), ...missingBehind(servicesWorker, config)];
  const served = (name: ServiceName) => ({
    production: servedBy(name, "production", config, isBound),
    staging: servedBy(name, "staging", config, isBound),
  });
  return {
    status: missing.length === 0 ? "ok" : "failing",
    stage: config.stage,
    version: buildVersion,
    missing,
    services: Object.fromEntries(serviceNames.map((name) => [name, served(name)])),
    sessionKeys: sessionKeysOf(config),
    servicesWorker,
  };
}

function missingBehind(worker: Health["servicesWorker"], { development }: EdgeConfig): readonly string[] {
  if (worker === "none") return [];
  if (worker === "silent") return ["SERVICES_HEALTH"];
  // The worker may be healthy and still run as in development: mail that nobody receives, generated keys.
  const developmentHosts = development
    ? {}
    : { AUTH_SIGNING_KEYS: worker.signingKeys === "generated", EMAIL: worker.mail === "inbox" };
  return [
    ...worker.missing,
    ...Object.entries(developmentHosts).flatMap(([name, isMissing]) => (isMissing ? [name] : [])),
  ];
}

async function askServices(worker: Pick<Fetcher, "fetch">): Promise<ServicesHealth | "silent"> {
  try {
    const signal = AbortSignal.timeout(timeLimit);
    const answer = await worker.fetch("https://services.invalid/healthz", { signal });
    return servicesHealthSchema.parse(await answer.json());
  } catch {
    return "silent";
  }
}
