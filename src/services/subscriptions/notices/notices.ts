/**
 * News that is under way, in the account's own store. What happened and its news are written together, so nothing is told that
 * did not happen, and all that did is told once. A mail that fails is tried again; what has no address waits on Manage. The
 * confirmation of an order also waits for an address, read or not.
 */
import type { MailMessage } from "../../../contract/services.ts";
import type { AuthPeer, MailPeer } from "../../peers.ts";
import { isSent } from "../../send-mail.ts";
import { mostKept, storageKeys } from "../store.ts";
import { isOrder, lateOrder, type NoticeContent, type NoticeReader, noticeMail } from "./news.ts";
import { mostTries, retryWait } from "./notice-rules.ts";

/** Under `notice:<when>:<id>`. */
export interface StoredNotice {
  readonly id: string;
  readonly at: number;
  readonly news: NoticeContent;
  readonly tries: number;
  /** When it is tried next; null once it waits on Manage to be read. */
  readonly dueAt: number | null;
  /** It was read on Manage, and is kept because it confirms the order. */
  readonly isRead?: true;
  /** It waits for the budget of mails of its kind; Manage shows it at once. */
  readonly heldFor?: string;
}

/** The services that the mails need. */
export interface NoticePeers {
  readonly auth: Pick<AuthPeer, "emailOf">;
  readonly mail: MailPeer;
}

const prefix = storageKeys.notice("");

function noticesIn(kv: SyncKvStorage): [key: string, notice: StoredNotice][] {
  return [...kv.list<StoredNotice>({ prefix })];
}

export function putNotice(kv: SyncKvStorage, news: NoticeContent | null, at: number, now: number): void {
  if (!news) return;
  if (isOrder(news)) dropReadOrders(kv);
  const id = crypto.randomUUID();
  kv.put<StoredNotice>(noticeKey(at, id), { id, at, news, tries: 0, dueAt: now });
}

/** Puts off what there is no budget for, until `dueAt`. */
export function holdNotice(
  kv: SyncKvStorage,
  { news, at, dueAt, heldFor }: Required<Pick<StoredNotice, "news" | "at" | "dueAt" | "heldFor">>,
): void {
  const id = crypto.randomUUID();
  kv.put<StoredNotice>(noticeKey(at, id), { id, at, news, tries: 0, dueAt, heldFor });
}

/** Something newer is told: what waited for a budget does not hold any more. */
export function dropWaitingNotices(kv: SyncKvStorage, kind: string): void {
  for (const [key, { heldFor }] of noticesIn(kv)) if (heldFor === kind) kv.delete(key);
}

/** Written with equal length, so that they are listed in the order in which they happened. */
function noticeKey(at: number, id: string): string {
  return storageKeys.notice(`${String(at).padStart(14, "0")}:${id}`);
}

/** Another order follows: what confirmed the one before has been read, and confirms nothing any more. */
function dropReadOrders(kv: SyncKvStorage): void {
  for (const [key, { isRead }] of noticesIn(kv)) if (isRead) kv.delete(key);
}

/** The account has an address from now on: what confirms its order is sent there, unless another address has had it. */
export function sendOrder(kv: SyncKvStorage, now: number): void {
  const order = noticesIn(kv).findLast(([, { news }]) => isOrder(news));
  if (!order) return;
  const [key, notice] = order;
  const isLate = notice.dueAt === null;
  // Never the same time again, by which a delivery that is under way knows that this came between.
  const dueAt = Math.max(now, (notice.dueAt ?? 0) + 1);
  kv.put<StoredNotice>(key, { ...notice, ...(isLate && { news: lateOrder(notice.news) }), tries: 0, dueAt });
}

/** When the next mail is to be tried; null if none waits. */
export function nextTry(kv: SyncKvStorage): number | null {
  const due = noticesIn(kv).flatMap(([, { dueAt }]) => (dueAt === null ? [] : [dueAt]));
  return due.length > 0 ? Math.min(...due) : null;
}

/** Sends what is due. Safe to repeat: each message carries a name of its own, by which the mail service knows it again. */
export async function deliverNotices(
  kv: SyncKvStorage,
  reader: NoticeReader,
  peers: NoticePeers,
  now: number,
): Promise<void> {
  const due = noticesIn(kv).filter(([, { dueAt }]) => dueAt !== null && dueAt <= now);
  if (due.length === 0) return;
  const email = await addressOf(reader, peers);
  for (const [key, notice] of due) {
    const { id, at, news } = notice;
    const tries = notice.tries + 1;
    const once = { id, at };
    const wasSent =
      typeof email === "string" && (await isSent(peers.mail, { ...noticeMail(email, news, reader), once }));
    const kept = kv.get<StoredNotice>(key);
    // The account may have ended meanwhile, and nothing of it is kept.
    if (kept === undefined) continue;
    if (wasSent) kv.delete(key);
    // An address was added meanwhile, so it is due again.
    else if (kept.dueAt !== notice.dueAt) continue;
    else if (email === null || tries >= mostTries) kv.put<StoredNotice>(key, { ...notice, tries, dueAt: null });
    else kv.put<StoredNotice>(key, { ...notice, tries, dueAt: now + retryWait(tries) });
  }
  const unread = noticesIn(kv).filter(([, { dueAt, news }]) => dueAt === null && !isOrder(news));
  for (const [key] of unread.slice(0, Math.max(0, unread.length - mostKept))) kv.delete(key);
}

/** Null if there is none; undefined if the auth service gave no answer. */
async function addressOf({ reference }: NoticeReader, { auth }: NoticePeers): Promise<string | null | undefined> {
  return reference === undefined ? null : auth.emailOf(reference).catch(() => undefined);
}

/** News that waits to be read: the mail that would have been sent. */
export interface UnreadNotice {
  readonly at: number;
  readonly message: MailMessage;
}

/** What waits to be read, oldest first. The page on which it is read shows the payment reference by itself. */
export function unreadNotices(kv: SyncKvStorage, reader: NoticeReader): UnreadNotice[] {
  const onPage = { ...reader, reference: undefined };
  const unread = noticesIn(kv).filter(([, { dueAt, isRead, heldFor }]) => (dueAt === null || heldFor) && !isRead);
  return unread.map(([, { at, news }]) => ({ at, message: noticeMail("", news, onPage) }));
}

/** What happened by `until` has been read. */
export function readNotices(kv: SyncKvStorage, until: number): void {
  for (const [key, notice] of noticesIn(kv)) {
    if ((notice.dueAt !== null && !notice.heldFor) || notice.at > until) continue;
    if (isOrder(notice.news)) kv.put<StoredNotice>(key, { ...notice, isRead: true });
    else kv.delete(key);
  }
}
