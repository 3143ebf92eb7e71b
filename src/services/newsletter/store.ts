/** The list itself, in KV: `news:<newsletter>:<digest of the address>` → who confirmed when, until they leave. */
import { digestText } from "../../platform/digest.ts";
import type { Newsletter } from "./rules.ts";

export interface NewsletterSubscriber {
  readonly email: string;
  readonly confirmedAt: number;
}

/** The name of an address on the list. */
export function listKey(email: string): Promise<string> {
  return digestText(email.toLowerCase());
}

export async function addSubscriber(
  store: KVNamespace,
  newsletter: Newsletter,
  key: string,
  subscriber: NewsletterSubscriber,
) {
  await store.put(`news:${newsletter}:${key}`, JSON.stringify(subscriber));
}

export async function removeSubscriber(store: KVNamespace, newsletter: Newsletter, key: string) {
  await store.delete(`news:${newsletter}:${key}`);
}

export async function readSubscriber(store: KVNamespace, newsletter: Newsletter, key: string) {
  return store.get<NewsletterSubscriber>(`news:${newsletter}:${key}`, "json");
}
