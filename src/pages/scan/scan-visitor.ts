/** What a visitor's browser holds of a scan, as far as it tells the worker (DBP-2). */
import type { Context } from "hono";
import { href } from "../../contract/routes.ts";
import { draftDays, draftMark, scanCookieName } from "../../contract/scan/scan-cookies.ts";
import { placeFor, placeRoutes, type ScanJourney, type ScanPlace } from "../../contract/scan/scan-flow.ts";
import { readDraft, type ScanDraft } from "../../contract/scan/scan-profile.ts";
import { type ScanDeleted, scanDeletedSchema } from "../../contract/scan/scans.ts";
import { readBody } from "../../gateway/passage.ts";
import type { Http } from "../../http.ts";
import { answerReturned } from "../../render/answer-page.ts";
import type { Hole, PlacedPage } from "../../render/page.ts";
import { openSession, type Session } from "../../session/session.ts";
import type { CookieKind } from "../../session/session-cookie.ts";
import { sessionKeys } from "../../session/session-keys.ts";

export type C = Context<Http>;

const scanCookie: CookieKind = { name: scanCookieName, lifetime: draftDays * 86_400 };

const entries = { draft: "draft", scan: "scan", deleted: "deleted" } as const;

export interface ScanVisitor extends ScanJourney {
  readonly c: C;
  readonly session: Session;
  /** The key to the scan that was started; null where there is none. */
  readonly scanId: string | null;
  /** What was deleted a moment ago. */
  readonly deleted: ScanDeleted["deleted"] | null;
  /** The answers are in the browser's storage, which only the browser reads. */
  readonly keepsThemself: boolean;
  /** The mark of that is of no use any more: the worker keeps the answers, or nobody does. */
  endsMark: boolean;
}

export async function openScan(c: C): Promise<ScanVisitor> {
  const { config, visit } = c.var;
  const session = await openSession({
    cookies: visit.cookies,
    keys: () => sessionKeys({ env: c.env, config }),
    now: Date.now(),
    kind: scanCookie,
  });
  const draft = session.get(entries.draft);
  const scanId = session.get(entries.scan);
  const deleted = readDeleted(session.get(entries.deleted));
  const keepsThemself = draft === null && visit.cookies.has(draftMark);
  return {
    ...{ c, session, scanId, deleted, keepsThemself },
    endsMark: keepsThemself && scanId !== null,
    draft: keepsThemself ? null : readDraft(draft),
    scan: scanId !== null ? "started" : deleted ? "ended" : "none",
  };
}

function readDeleted(text: string | null): ScanVisitor["deleted"] {
  return text === null ? null : (scanDeletedSchema.safeParse(JSON.parse(text)).data?.deleted ?? null);
}

/** Keeps the answers in the cookie, where no script keeps them in the browser. */
export function keepDraft(visitor: ScanVisitor, draft: ScanDraft): void {
  forgetScan(visitor);
  visitor.session.set(entries.draft, JSON.stringify(draft));
}

/** From here on the cookie holds the key to the scan, and no answer. */
export function keepScan(visitor: ScanVisitor, scanId: string): void {
  forgetScan(visitor);
  visitor.session.set(entries.scan, scanId);
}

export function keepDeleted(visitor: ScanVisitor, deleted: ScanDeleted): void {
  forgetScan(visitor);
  visitor.session.set(entries.deleted, JSON.stringify(deleted));
}

/** Takes everything of a scan out of the cookies. */
export function forgetScan(visitor: ScanVisitor): void {
  visitor.session.end();
  visitor.endsMark = visitor.keepsThemself;
}

/** Where the visitor is led who may not enter a place yet; null where they may. */
export function ledElsewhere(visitor: ScanVisitor, asked: ScanPlace): Promise<Response> | null {
  const place = placeFor(asked, visitor);
  return place === asked ? null : goTo(visitor, place);
}

/** The answer to a form that was accepted: a page to get, which a reload does not send again. */
export function goTo(visitor: ScanVisitor, place: ScanPlace, fragment = ""): Promise<Response> {
  return sent(
    visitor,
    new Response(null, { status: 303, headers: { location: href(placeRoutes[place], {}, fragment) } }),
  );
}

/** A page of the scan with what this visitor sees in it. */
export async function showPage(
  visitor: ScanVisitor,
  { page, hole, status = 200 }: { page: PlacedPage; hole: Hole; status?: number },
): Promise<Response> {
  const answer = await answerReturned(visitor.c, { ...page, holes: { ...page.holes, scan: hole } }, { status });
  return sent(visitor, answer);
}

/** Any answer, with the cookies as they are now. */
export async function sent({ session, endsMark }: ScanVisitor, answer: Response): Promise<Response> {
  const cookie = await session.cookie();
  if (cookie) answer.headers.append("set-cookie", cookie);
  if (endsMark) answer.headers.append("set-cookie", `${draftMark}=; Max-Age=0; Path=/dbp; SameSite=Lax`);
  answer.headers.set("cache-control", "private, no-store");
  return answer;
}

/** Far above anything that these forms take. Bytes. */
const largestBody = 65_536;

/** What was sent, to be read as a form or as JSON; empty where it is larger than anything that is asked for. */
export async function readSent({ req }: C): Promise<Response> {
  const body = await readBody(req.raw.body, largestBody).catch(() => null);
  const type = req.header("content-type");
  return new Response(
    body === "too_large" ? null : body,
    type === undefined ? {} : { headers: { "content-type": type } },
  );
}

/** The fields of a posted form; one that cannot be read has none. */
export async function readFields({ c }: ScanVisitor): Promise<FormData> {
  return (await readSent(c)).formData().catch(() => new FormData());
}

export function textOf(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === "string" ? value : "";
}
