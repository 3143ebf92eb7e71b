/** The developer's inbox in KV: `mail:inbox:<newest first>:<id>` → the message, for a day. */
import { type InboxMessage, inboxMessageSchema } from "../../contract/services.ts";

const prefix = "mail:inbox:";
const oneDay = 24 * 60 * 60;

/** Keys are listed in order, so the time is counted down: the newest message comes first. */
const farFuture = 10_000_000_000_000;

export async function putInInbox(store: KVNamespace, message: InboxMessage): Promise<void> {
  const metadata: Listed = { to: message.to.toLowerCase() };
  await store.put(`${prefix}${message.id}`, JSON.stringify(message), { expirationTtl: oneDay, metadata });
}

/** The same for a message that is sent again under its own name, which therefore stays one. */
export function inboxId({ id, at }: { readonly id: string; readonly at: number }): string {
  return `${farFuture - at}-${id}`;
}

/** What a list tells of a message without reading it. */
interface Listed {
  readonly to: string;
}

/** How many messages are shown. */
const most = 50;

/** The newest 50 messages, of all or of those to one address, which a flood of others does not hide. */
export async function listInbox(store: KVNamespace, to?: string): Promise<InboxMessage[]> {
  const names = await newest(store, to?.toLowerCase());
  const messages = await Promise.all(names.map((name) => readInbox(store, name.slice(prefix.length))));
  return messages.filter((message) => message !== null);
}

async function newest(store: KVNamespace, to: string | undefined): Promise<readonly string[]> {
  const found: string[] = [];
  for (let cursor: string | undefined, isLast = false; !isLast && found.length < most; ) {
    const page = await store.list<Listed>({
      prefix,
      ...(cursor && { cursor }),
      ...(to === undefined && { limit: most }),
    });
    found.push(...page.keys.filter(({ metadata }) => !to || metadata?.to === to).map(({ name }) => name));
    isLast = page.list_complete;
    cursor = page.list_complete ? undefined : page.cursor;
  }
  return found.slice(0, most);
}

export async function readInbox(store: KVNamespace, id: string): Promise<InboxMessage | null> {
  if (!/^\d{13}-[0-9a-f-]{36}$/.test(id)) return null;
  return inboxMessageSchema.safeParse(await store.get(`${prefix}${id}`, "json")).data ?? null;
}
