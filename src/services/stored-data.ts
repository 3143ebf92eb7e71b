/** What a store holds, in the form in which its owner may have it. */

/** Fields that give access to something, or stand for what does: a file with somebody's data must not be a key. */
const secret: ReadonlySet<string> = new Set([
  "accessCode",
  "answer",
  "by",
  "challenge",
  "code",
  "current",
  "digest",
  "hash",
  "key",
  "link",
  "locator",
  "passcode",
  "previous",
  "nonce",
  "secret",
  "what",
]);

/** Every entry of a store, listed from the store itself so that none can be forgotten: its kind, and its value. */
export function storedDataIn(kv: SyncKvStorage): { readonly kind: string; readonly value: unknown }[] {
  return [...kv.list()].map(([name, value]) => ({ kind: name.split(":")[0] ?? name, value: withoutSecrets(value) }));
}

function withoutSecrets(value: unknown): unknown {
  const isOpen = (name: string, part: unknown) => !secret.has(name) && !(part instanceof Uint8Array);
  return JSON.parse(JSON.stringify(value, (name, part) => (isOpen(name, part) ? part : undefined)) ?? "null");
}
