/** The developer's inbox in KV: `mail:inbox:<newest first>:<id>` → the message, for a day. */
import { type InboxMessage, inboxMessageSchema } from "../../contract/services.ts";

const prefix = "mail:inbox:";
const oneDay = 24 * 60 * 60;

/** Keys are listed in order, so the time is counted down: the newest message comes first. */
const farFuture = 10_000_000_000_000;

export async function putInInbox(store: KVNamespace, message: InboxMessage): Promise<void> {
  await store.put(`${prefix}${message.id}`, JSON.stringify(message), { expirationTtl: oneDay });
}

export function inboxId(now: number): string {
  return `${farFuture - now}-${crypto.randomUUID()}`;
}

/** The newest 50 messages, or those to one address. */
export async function listInbox(store: KVNamespace, to?: string): Promise<InboxMessage[]> {
  const { keys } = await store.list({ prefix, limit: 50 });
  const messages = await Promise.all(keys.map(({ name }) => readInbox(store, name.slice(prefix.length))));
  const wanted = to?.toLowerCase();
  return messages.filter(
    (message) => message !== null && (!wanted || message.to.toLowerCase() === wanted),
  ) as InboxMessage[];
}

export async function readInbox(store: KVNamespace, id: string): Promise<InboxMessage | null> {
  if (!/^\d{13}-[0-9a-f-]{36}$/.test(id)) return null;
  return inboxMessageSchema.safeParse(await store.get(`${prefix}${id}`, "json")).data ?? null;
}
