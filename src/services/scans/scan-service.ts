import { type Context, Hono } from "hono";
import type * as z from "zod/mini";
import { endpoints } from "../../contract/routes.ts";
import { readProfile } from "../../contract/scan/scan-profile.ts";
import {
  type CarriedOver,
  carryOverSchema,
  claimSchema,
  pauseSchema,
  type ScanError,
  type ScanStarted,
  scanFeedbackSchema,
} from "../../contract/scan/scans.ts";
import { bodyLimits, readJsonBody } from "../../platform/body.ts";
import { bearerToken, failure, json } from "../../platform/json-http.ts";
import { otherMethod } from "../../platform/methods.ts";
import { notConfigured } from "../../platform/pages/not-configured.ts";
import { type RandomBytes, randomBytes } from "../../platform/random.ts";
import { readServicesConfig } from "../env.ts";
import { errorAnswer } from "../error-answer.ts";
import { spendFloodBudget } from "../flood-budget.ts";
import { HttpService } from "../idempotency-key.ts";
import { peersOfScans } from "../peer-table.ts";
import type { DeletionCause, ErasedCounts, ScanPeer } from "../peers.ts";
import { type OwnerPeers, removalIdOf, removalOf, scanOwnerOf } from "./owner.ts";
import type { Scan, ScanKey, ScanResult } from "./scan.ts";
import { readScanId, writeScanId } from "./scan-id.ts";

/** What the service runs with. The clock is a parameter: milliseconds since 1970. */
export interface ScanBindings {
  readonly env: Env;
  readonly peers: OwnerPeers;
  now(): number;
  readonly random: RandomBytes;
}

type ServiceContext = Context<{ Bindings: ScanBindings }>;

export const scanApp = new Hono<{ Bindings: ScanBindings }>();

/** Bytes. More than any valid profile has, and far too few to take long to parse. */
const largestBody = 32_768;

const statuses: Readonly<Record<ScanError, number>> = {
  scan_gone: 404,
  owner_only: 401,
  not_subscribed: 403,
  removal_held: 409,
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

scanApp.get(endpoints.scans, (c) => withScan(c, (scan, key) => scan.status(key)));
scanApp.delete(endpoints.scans, (c) => withScan(c, (scan, key) => scan.remove(key)));
scanApp.get(endpoints.scanProfile, (c) => withScan(c, (scan, key) => scan.profile(key)));

scanApp.put(endpoints.scanProfile, async (c) => {
  const body = await readBodyOf(c);
  if (!body.ok) return refused(body.error);
  const profile = profileFrom(body.value, c.env.now());
  if (!profile.ok) return json({ error: "invalid_profile", faults: profile.faults }, statuses.invalid_profile);
  return withScan(c, (scan, key) => scan.edit(key, profile.value));
});

scanApp.post(endpoints.scanClaims, async (c) => {
  const claim = await parsedBodyOf(c, claimSchema);
  return claim.ok ? withScan(c, (scan, key) => scan.claim(key, claim.value)) : refused(claim.error);
});

scanApp.post(endpoints.scanFeedback, async (c) => {
  const feedback = await parsedBodyOf(c, scanFeedbackSchema);
  if (!feedback.ok) return refused(feedback.error);
  return withScan(
    c,
    (scan, key) => scan.feedback(key, feedback.value),
    () => new Response(null, { status: 204 }),
  );
});

scanApp.get(endpoints.scanEvents, (c) => {
  const known = /^\d{1,9}$/.exec(c.req.header("last-event-id") ?? "");
  return withScan(
    c,
    (scan, key) => watchAsOwner(c, scan, key, known && Number(known[0])),
    (events) => fileAnswer(events, "text/event-stream"),
  );
});

scanApp.get(endpoints.scanCsv, (c) =>
  withScan(
    c,
    (scan, key) => scan.file(key, "csv"),
    (text) => fileAnswer(text, "text/csv; charset=utf-8", "scan.csv"),
  ),
);

scanApp.get(endpoints.scanJson, (c) =>
  withScan(
    c,
    (scan, key) => scan.file(key, "json"),
    (text) => fileAnswer(text, "application/json", "scan.json"),
  ),
);

scanApp.post(endpoints.scanRemoval, async (c) => {
  const asked = await parsedBodyOf(c, carryOverSchema);
  if (!asked.ok) return refused(asked.error);
  const owner = await scanOwnerOf(c.req.raw.headers, c.env.env, c.env.peers);
  return owner.ok ? carryOver(c, owner.accountId, asked.value.replaces) : refused(owner.error);
});

scanApp.put(endpoints.scanRemoval, async (c) => {
  const asked = await parsedBodyOf(c, pauseSchema);
  if (!asked.ok) return refused(asked.error);
  return withScan(c, (scan, key) => scan.pause(key, asked.value.isPaused));
});

/** For a subscriber whose browser has lost the key: whether there is a scan, and how to be rid of it. */
scanApp.get(endpoints.scanRemoval, async (c) => {
  const owner = await scanOwnerOf(c.req.raw.headers, c.env.env, c.env.peers);
  if (!owner.ok) return refused(owner.error);
  return json({ isHeld: await removalOf(c.env.env, owner.accountId).isHeld() });
});

scanApp.delete(endpoints.scanRemoval, async (c) => {
  const owner = await scanOwnerOf(c.req.raw.headers, c.env.env, c.env.peers);
  if (!owner.ok) return refused(owner.error);
  await removalOf(c.env.env, owner.accountId).forget("unused");
  return json({ isHeld: false });
});

scanApp.notFound((c) => otherMethod(scanApp.routes, c.req.method, c.req.path) ?? failure("not_found", 404));

scanApp.onError((error) => errorAnswer("scans", error));

/** The scan that the request's token names; null where it names none. */
function namedIn({ env: { env }, req }: ServiceContext) {
  const id = readScanId(bearerToken(req.raw.headers));
  const object = id && objectOf(env, id.object);
  return id && object ? { scan: env.SCAN.get(object), secret: id.secret } : null;
}

/**
 * Asks the scan that the request's token names. A token that names none is answered like a scan that is gone, and so is the
 * scan of a subscription that has ended. Who calls is looked up only for a scan that has an owner.
 */
async function withScan<Value>(
  c: ServiceContext,
  ask: (scan: DurableObjectStub<Scan>, key: ScanKey) => Promise<ScanResult<Value>>,
  answer: (value: Value) => Response = json,
): Promise<Response> {
  const named = namedIn(c);
  if (!named) return refused("scan_gone");
  const { scan, secret } = named;
  let result = await ask(scan, { secret, accountId: null });
  if (!result.ok && result.error === "owner_only") {
    const owner = await scanOwnerOf(c.req.raw.headers, c.env.env, c.env.peers);
    if (!owner.ok && owner.error !== "not_subscribed") return refused(owner.error);
    // Without a subscription the caller's own scan is gone by now; a scan that is still there is somebody else's.
    result = await ask(scan, { secret, accountId: owner.ok ? owner.accountId : null });
  }
  return result.ok ? answer(result.value) : refused(result.error);
}

/**
 * Whoever signs out ends the streams that are open by then. So who calls is looked up again once this one is open: if the
 * sign-out came before that, the stream ends here.
 */
async function watchAsOwner(
  c: ServiceContext,
  scan: DurableObjectStub<Scan>,
  key: ScanKey,
  known: number | null,
): Promise<ScanResult<ReadableStream<Uint8Array>>> {
  const watched = await scan.watch(key, known);
  if (!watched.ok || key.accountId === null) return watched;
  const owner = await scanOwnerOf(c.req.raw.headers, c.env.env, c.env.peers);
  if (owner.ok) return watched;
  await watched.value.cancel();
  return { ok: false, error: owner.error === "not_subscribed" ? "scan_gone" : owner.error };
}

/**
 * Makes a free scan the account's, sealed with the secret that it has: the profile is carried over unread. Pressed again, or
 * by several at once, it answers the same; the free scan is deleted once the account has it.
 */
async function carryOver(c: ServiceContext, accountId: string, replaces: boolean): Promise<Response> {
  const { env } = c.env;
  const named = namedIn(c);
  if (!named) return refused("scan_gone");
  const { scan, secret } = named;
  const removal = removalOf(env, accountId);
  const carried: CarriedOver = { scanId: writeScanId({ object: removalIdOf(env, accountId).toString(), secret }) };
  const free = { secret, accountId: null };
  const handed = await scan.handOver(free);
  if (!handed.ok) {
    const own = await removal.profile({ secret, accountId });
    return own.ok ? json(carried) : refused(handed.error);
  }
  const taken = await removal.takeOver(handed.value, { accountId, replaces });
  if (!taken.ok) return refused(taken.error);
  await scan.remove(free);
  return json(carried);
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

/** Scans: brokers asked, pages found, their removal followed. All of it is a demonstration. */
export class ScanService extends HttpService implements ScanPeer {
  protected readonly name = "ScanService";

  protected respond(request: Request): Response | Promise<Response> {
    if (!readServicesConfig(this.env).demonstrates) return notConfigured(request);
    const { env, ctx } = this;
    const bindings = { env, peers: peersOfScans(env, ctx.exports), now: Date.now, random: randomBytes };
    return scanApp.fetch(request, bindings, ctx);
  }

  /** Deletes the account's scan, and takes none over for a day: the account is being deleted. Safe to repeat. */
  async forget(accountId: string, ending: DeletionCause = "asked"): Promise<ErasedCounts> {
    return { scans: await removalOf(this.env, accountId).forget(ending) };
  }

  /** Ends the open streams of the account's scan: sessions of the account have ended. Safe to repeat. */
  async endStreams(accountId: string): Promise<void> {
    await removalOf(this.env, accountId).endStreams();
  }

  async held(accountId: string): Promise<string> {
    return removalOf(this.env, accountId).held();
  }
}
