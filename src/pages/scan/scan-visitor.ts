/** What a visitor's browser holds of a scan, as far as it tells the worker (DBP-2). */
import type { MiddlewareHandler } from "hono";
import * as z from "zod/mini";
import { href } from "../../contract/routes.ts";
import { draftDays, draftMark, removalCookie, scanCookieName } from "../../contract/scan/scan-cookies.ts";
import { placeFor, placeRoutes, type ScanJourney, type ScanPlace } from "../../contract/scan/scan-flow.ts";
import { readDraft, type ScanDraft } from "../../contract/scan/scan-profile.ts";
import { type ScanDeleted, type ScanError, scanDeletedSchema } from "../../contract/scan/scans.ts";
import { type C, seeOther } from "../../forms/form.ts";
import type { Http } from "../../http.ts";
import { digestText } from "../../platform/digest.ts";
import type { EntryTable } from "../../session/entries.ts";
import { signedInId } from "../../session/info-store.ts";
import { openCookie, type Session } from "../../session/session.ts";
import type { CookieKind } from "../../session/session-cookie.ts";
import { sessionKeys } from "../../session/session-keys.ts";
import type { NoScan } from "./trouble.tsx";

/**
 * Only one of these is kept at a time, but for `deleted` where a subscriber's scan was deleted and a free one is there, too. A
 * draft always fits: a form that would make it too large is refused first.
 */
const entries = {
  draft: { schema: z.string(), most: 2850, dropOrder: 1 },
  scan: { schema: z.string(), most: 200 },
  deleted: { schema: scanDeletedSchema, most: 200 },
} as const satisfies EntryTable;

const scanCookie: CookieKind<typeof entries> = { name: scanCookieName, lifetime: draftDays * 86_400, entries };

/** A cookie of its own, because it outlives every other of a scan. `owner` is the digest of the account that keeps the scan. */
const removalEntries = {
  removal: { schema: z.string(), most: 200 },
  owner: { schema: z.string(), most: 60 },
} as const satisfies EntryTable;

const removalKind: CookieKind<typeof removalEntries> = {
  name: removalCookie.name,
  lifetime: removalCookie.days * 86_400,
  entries: removalEntries,
};

export interface ScanVisitor extends ScanJourney {
  readonly session: Session<typeof entries>;
  readonly removal: Session<typeof removalEntries>;
  /** The scan is a subscriber's: whoever asks for it also shows that they are signed in. */
  readonly isOwned: boolean;
  /** The browser also holds the key to the scan of somebody who is not signed in now: it is neither used nor dropped. */
  readonly keepsOthers: boolean;
  /** The same, and nobody is signed in: it may be theirs who asks. */
  readonly isLocked: boolean;
  /** The key to the scan that was started; null where there is none. */
  readonly scanId: string | null;
  /** What was deleted a moment ago. */
  readonly deleted: ScanDeleted["deleted"] | null;
  /** The answers are in the browser's storage, which only the browser reads. */
  readonly isDraftInBrowser: boolean;
  /** The cookie that marks this has to go: the worker keeps the answers, or nobody does. */
  endsMark: boolean;
}

const opened = new WeakMap<C, Promise<ScanVisitor>>();

/** Opens the cookie of the scan, once for each request. */
export function openScan(c: C): Promise<ScanVisitor> {
  const known = opened.get(c) ?? open(c);
  opened.set(c, known);
  return known;
}

/** Puts the cookies that have changed into an answer for which the scan was opened, and which no cache may keep. */
export const sendScanCookies: MiddlewareHandler<Http> = async (c, next) => {
  await next();
  const visitor = await opened.get(c);
  if (!visitor) return;
  const { headers } = c.res;
  const cookies = await Promise.all([visitor.session.cookies(), visitor.removal.cookies()]);
  for (const cookie of cookies.flat()) headers.append("set-cookie", cookie);
  if (visitor.endsMark) headers.append("set-cookie", `${draftMark}=; Max-Age=0; Path=/; SameSite=Lax`);
  headers.set("cache-control", "private, no-store");
};

async function open(c: C): Promise<ScanVisitor> {
  const { config, visit } = c.var;
  const opening = { cookies: visit.cookies, keys: () => sessionKeys(config), now: Date.now() };
  const [session, removal] = await Promise.all([
    openCookie({ ...opening, kind: scanCookie }),
    openCookie({ ...opening, kind: removalKind }),
  ]);
  const draft = session.read("draft");
  const held = removal.read("removal");
  // A key without an owner's digest is anybody's.
  const owner = held === null ? null : removal.read("owner");
  const caller = owner === null ? null : await callersDigest(c);
  const keepsOthers = owner !== caller;
  const owned = keepsOthers ? null : held;
  const scanId = owned ?? session.read("scan");
  const deleted = session.read("deleted")?.deleted ?? null;
  const isDraftInBrowser = draft === null && visit.cookies.has(draftMark);
  return {
    ...{ session, removal, isOwned: owned !== null, keepsOthers, scanId, deleted, isDraftInBrowser },
    isLocked: keepsOthers && caller === null,
    endsMark: isDraftInBrowser && scanId !== null,
    draft: isDraftInBrowser ? null : readDraft(draft),
    scan: scanId !== null ? "started" : deleted ? "ended" : "none",
  };
}

/**
 * Names the scan that a form is about or, before it has started, its answers, and opens nothing: in an older tab, another scan
 * may be shown by the time of a press.
 */
export async function formOwnerOf({ scanId, draft }: Pick<ScanVisitor, "scanId" | "draft">): Promise<string> {
  return (await digestText(`scan form ${scanId ?? JSON.stringify(draft)}`)).slice(0, 22);
}

/** The account that is signed in; null where nobody is. */
export async function accountIdOf(c: C): Promise<string | null> {
  return signedInId((await c.var.subscriber()).session) ?? null;
}

async function callersDigest(c: C): Promise<string | null> {
  const id = await accountIdOf(c);
  return id === null ? null : digestText(`scan owner ${id}`);
}

/** Keeps the answers in the cookie, where no script keeps them in the browser. */
export function keepDraft(visitor: ScanVisitor, draft: ScanDraft): void {
  forgetScan(visitor);
  visitor.session.keep("draft", JSON.stringify(draft));
}

/** From here on the cookie holds the key to the scan, and no answer. */
export function keepScan(visitor: ScanVisitor, scanId: string): void {
  forgetScan(visitor);
  visitor.session.keep("scan", scanId);
}

/** From here on the browser holds the key to the caller's scan, in place of anybody else's: it has room for one. */
export async function keepRemoval(c: C, visitor: ScanVisitor, scanId: string): Promise<void> {
  const owner = await callersDigest(c);
  forgetScan(visitor);
  visitor.removal.keep("removal", scanId);
  if (owner !== null) visitor.removal.keep("owner", owner);
}

export function keepDeleted(visitor: ScanVisitor, deleted: ScanDeleted): void {
  forgetScan(visitor);
  visitor.session.keep("deleted", deleted);
}

/** Takes the scan that is shown out of its cookie. A free scan beside a subscriber's stays, and the other way round. */
export function forgetScan(visitor: ScanVisitor): void {
  if (visitor.isOwned) visitor.removal.clear();
  else visitor.session.clear();
  visitor.endsMark = visitor.isDraftInBrowser;
}

/** The redirect for a visitor who may not see this page of the scan, or not yet; null when they may. */
export function redirectUnlessAllowed(visitor: ScanVisitor, asked: ScanPlace): Response | null {
  const place = placeFor(asked, visitor);
  return place === asked ? null : goTo(place);
}

/** The redirect after a form that was accepted, or for a visitor who may not enter the page they asked for. */
export function goTo(place: ScanPlace, fragment = ""): Response {
  return seeOther(href(placeRoutes[place], {}, fragment));
}

/** What takes the place of a page whose scan cannot be shown. One that is gone is forgotten here, too. */
export function noScan(visitor: ScanVisitor, error: ScanError): NoScan {
  const screen = "none";
  if (error === "owner_only") return { tag: "forbidden", screen };
  if (error !== "scan_gone") return { tag: "unavailable", screen };
  const { isOwned } = visitor;
  forgetScan(visitor);
  return { tag: "gone", screen, isOwned };
}
