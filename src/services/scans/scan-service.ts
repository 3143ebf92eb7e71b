import { type Context, Hono } from "hono";
import type * as z from "zod/mini";
import { endpoints } from "../../contract/routes.ts";
import { readProfile } from "../../contract/scan/scan-profile.ts";
import { claimSchema, type ScanError, type ScanStarted, scanFeedbackSchema } from "../../contract/scan/scans.ts";
import { bodyLimits, readJsonBody } from "../../platform/body.ts";
import { bearerToken, failure, json } from "../../platform/json-http.ts";
import { otherMethod } from "../../platform/methods.ts";
import { notConfigured } from "../../platform/pages/not-configured.ts";
import { type RandomBytes, randomBytes } from "../../platform/random.ts";
import { readConfig } from "../env.ts";
import { errorAnswer } from "../error-answer.ts";
import { spendFloodBudget } from "../flood-budget.ts";
import { HttpService } from "../idempotency-key.ts";
import type { Scan, ScanResult } from "./scan.ts";
import { readScanId, writeScanId } from "./scan-id.ts";

/** What the service runs with. The clock is a parameter: milliseconds since 1970. */
export interface ScanBindings {
  readonly env: Env;
  now(): number;
  readonly random: RandomBytes;
}

type ServiceContext = Context<{ Bindings: ScanBindings }>;

export const scanApp = new Hono<{ Bindings: ScanBindings }>();

/** Bytes. More than any valid profile has, and far too few to take long to parse. */
const largestBody = 32_768;

const statuses: Readonly<Record<ScanError, number>> = {
  scan_gone: 404,
  invalid_profile: 400,
  invalid_request: 400,
  request_too_large: 413,
  unknown_finding: 404,
  finding_removed: 409,
  feedback_given: 409,
  too_many_scans: 429,
  too_many_edits: 429,
  too_many_watchers: 429,
  too_many_ratings: 429,
  service_unavailable: 503,
};

scanApp.post(endpoints.scans, async (c) => {
  const { env, now, random } = c.env;
  const body = await readBodyOf(c);
  if (!body.ok) return refused(body.error);
  const profile = profileFrom(body.value, now());
  if (!profile.ok) return json({ error: "invalid_profile", faults: profile.faults }, statuses.invalid_profile);
  const wait = await spendFloodBudget(env, "scan", now());
  if (wait > 0) return refused("too_many_scans", wait);
  const secret = random(new Uint8Array(32));
  const seed = new DataView(random(new Uint8Array(4)).buffer).getUint32(0);
  const object = env.SCAN.newUniqueId();
  const { expiresAt } = await env.SCAN.get(object).begin(profile.value, secret, seed);
  const started: ScanStarted = { scanId: writeScanId({ object: object.toString(), secret }), expiresAt };
  return json(started, 201);
});

scanApp.get(endpoints.scans, (c) => withScan(c, (scan, secret) => scan.status(secret)));
scanApp.delete(endpoints.scans, (c) => withScan(c, (scan, secret) => scan.remove(secret)));
scanApp.get(endpoints.scanProfile, (c) => withScan(c, (scan, secret) => scan.profile(secret)));

scanApp.put(endpoints.scanProfile, async (c) => {
  const body = await readBodyOf(c);
  if (!body.ok) return refused(body.error);
  const profile = profileFrom(body.value, c.env.now());
  if (!profile.ok) return json({ error: "invalid_profile", faults: profile.faults }, statuses.invalid_profile);
  return withScan(c, (scan, secret) => scan.edit(secret, profile.value));
});

scanApp.post(endpoints.scanClaims, async (c) => {
  const claim = await parsedBodyOf(c, claimSchema);
  return claim.ok ? withScan(c, (scan, secret) => scan.claim(secret, claim.value)) : refused(claim.error);
});

scanApp.post(endpoints.scanFeedback, async (c) => {
  const feedback = await parsedBodyOf(c, scanFeedbackSchema);
  if (!feedback.ok) return refused(feedback.error);
  return withScan(
    c,
    (scan, secret) => scan.feedback(secret, feedback.value),
    () => new Response(null, { status: 204 }),
  );
});

scanApp.get(endpoints.scanEvents, (c) => {
  const known = /^\d{1,9}$/.exec(c.req.header("last-event-id") ?? "");
  return withScan(
    c,
    (scan, secret) => scan.watch(secret, known && Number(known[0])),
    (events) => fileAnswer(events, "text/event-stream"),
  );
});

scanApp.get(endpoints.scanCsv, (c) =>
  withScan(
    c,
    (scan, secret) => scan.file(secret, "csv"),
    (text) => fileAnswer(text, "text/csv; charset=utf-8", "scan.csv"),
  ),
);

scanApp.get(endpoints.scanJson, (c) =>
  withScan(
    c,
    (scan, secret) => scan.file(secret, "json"),
    (text) => fileAnswer(text, "application/json", "scan.json"),
  ),
);

scanApp.notFound((c) => otherMethod(scanApp.routes, c.req.method, c.req.path) ?? failure("not_found", 404));

scanApp.onError((error) => errorAnswer("scans", error));

/** Asks the scan that the request's token names. A token that names none is answered like a scan that is gone. */
async function withScan<Value>(
  c: ServiceContext,
  ask: (scan: DurableObjectStub<Scan>, secret: Uint8Array) => Promise<ScanResult<Value>>,
  answer: (value: Value) => Response = json,
): Promise<Response> {
  const id = readScanId(bearerToken(c.req.raw.headers));
  const object = id && objectOf(c.env.env, id.object);
  if (!id || !object) return refused("scan_gone");
  const result = await ask(c.env.env.SCAN.get(object), id.secret);
  return result.ok ? answer(result.value) : refused(result.error);
}

/** Null for an id that the platform never drew. */
function objectOf(env: Pick<Env, "SCAN">, id: string): DurableObjectId | null {
  try {
    return env.SCAN.idFromString(id);
  } catch {
    return null;
  }
}

/** `wait` in seconds, where it is known when to come again. */
function refused(error: ScanError, wait = 0): Response {
  const answer = json({ error }, statuses[error]);
  if (wait > 0) answer.headers.set("retry-after", String(wait));
  return answer;
}

function profileFrom(given: unknown, now: number) {
  return readProfile(given, new Date(now).getUTCFullYear());
}

async function readBodyOf(c: ServiceContext): Promise<ScanResult<unknown>> {
  const body = await readJsonBody(c.req.raw, { ...bodyLimits, bytes: largestBody });
  if (body.ok) return body;
  return { ok: false, error: body.fault === "too_large" ? "request_too_large" : "invalid_request" };
}

async function parsedBodyOf<Value>(c: ServiceContext, schema: z.ZodMiniType<Value>): Promise<ScanResult<Value>> {
  const body = await readBodyOf(c);
  if (!body.ok) return body;
  const parsed = schema.safeParse(body.value);
  return parsed.success ? { ok: true, value: parsed.data } : { ok: false, error: "invalid_request" };
}

function fileAnswer(body: BodyInit, type: string, name?: string): Response {
  return new Response(body, {
    headers: {
      "content-type": type,
      "cache-control": "no-store",
      ...(name && { "content-disposition": `attachment; filename="${name}"` }),
    },
  });
}

/** Free scans: brokers asked, pages found, their removal followed. All of it is a demonstration. */
export class ScanService extends HttpService {
  protected readonly name = "ScanService";

  answer(request: Request): Response | Promise<Response> {
    if (!readConfig(this.env).demonstrates) return notConfigured(request);
    return scanApp.fetch(request, { env: this.env, now: Date.now, random: randomBytes }, this.ctx);
  }
}
