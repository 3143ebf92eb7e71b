/**
 * News that is under way, in the account's own store. What happened and its news are written together, so nothing is told that
 * did not happen, and all that did is told once. A mail that fails is tried again; what has no address waits on Manage.
 */
import type { MailMessage } from "../../../contract/services.ts";
import type { AuthPeer, MailPeer } from "../../peers.ts";
import { isSent } from "../../send-mail.ts";
import { mostKept, storageKeys } from "../store.ts";
import { mailOf, type News, type Reader } from "./news.ts";
import { mostTries, retryWait } from "./notice-rules.ts";

/** Under `notice:<when>:<id>`. */
export interface Notice {
  readonly id: string;
  readonly at: number;
  readonly news: News;
  readonly tries: number;
  /** When it is tried next; null once it waits on Manage to be read. */
  readonly dueAt: number | null;
}

/** The services that the mails need. */
export interface NoticePeers {
  readonly auth: Pick<AuthPeer, "emailOf">;
  readonly mail: MailPeer;
}

const prefix = storageKeys.notice("");

function noticesIn(kv: SyncKvStorage): [key: string, notice: Notice][] {
  return [...kv.list<Notice>({ prefix })];
}

export function putNotice(kv: SyncKvStorage, news: News | null, at: number, now: number): void {
  if (!news) return;
  const id = crypto.randomUUID();
  // Written with equal length, so that they are listed in the order in which they happened.
  const key = storageKeys.notice(`${String(at).padStart(14, "0")}:${id}`);
  kv.put<Notice>(key, { id, at, news, tries: 0, dueAt: now });
}

/** When the next mail is to be tried; null if none waits. */
export function nextTry(kv: SyncKvStorage): number | null {
  const due = noticesIn(kv).flatMap(([, { dueAt }]) => (dueAt === null ? [] : [dueAt]));
  return due.length > 0 ? Math.min(...due) : null;
}

/** Sends what is due. Safe to repeat: each message carries a name of its own, by which the mail service knows it again. */
export async function deliverNotices(
  kv: SyncKvStorage,
  reader: Reader,
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
    const wasSent = typeof email === "string" && (await isSent(peers.mail, { ...mailOf(email, news, reader), once }));
    // The account may have ended meanwhile, and nothing of it is kept.
    if (kv.get(key) === undefined) continue;
    if (wasSent) kv.delete(key);
    else if (email === null || tries >= mostTries) kv.put<Notice>(key, { ...notice, tries, dueAt: null });
    else kv.put<Notice>(key, { ...notice, tries, dueAt: now + retryWait(tries) });
  }
  const unread = noticesIn(kv).filter(([, { dueAt }]) => dueAt === null);
  for (const [key] of unread.slice(0, Math.max(0, unread.length - mostKept))) kv.delete(key);
}

/** Null if there is none; undefined if the auth service gave no answer. */
async function addressOf({ reference }: Reader, { auth }: NoticePeers): Promise<string | null | undefined> {
  return reference === undefined ? null : auth.emailOf(reference).catch(() => undefined);
}

/** News that waits to be read: the mail that would have been sent. */
export interface Unread {
  readonly at: number;
  readonly message: MailMessage;
}

/** What waits to be read, oldest first. */
export function unreadNotices(kv: SyncKvStorage, reader: Reader): Unread[] {
  const unread = noticesIn(kv).filter(([, { dueAt }]) => dueAt === null);
  return unread.map(([, { at, news }]) => ({ at, message: mailOf("", news, reader) }));
}

/** What happened by `until` has been read. */
export function readNotices(kv: SyncKvStorage, until: number): void {
  for (const [key, { at, dueAt }] of noticesIn(kv)) if (dueAt === null && at <= until) kv.delete(key);
}
