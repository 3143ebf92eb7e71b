/** What a store holds, as its owner may have it. */

/** Fields that open something, or stand for what does: a file with one's data is to be no key. */
const secret: ReadonlySet<string> = new Set([
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

/** Every entry of a store, so that nothing can be forgotten here: the name of its kind, and what it says. */
export function heldIn(kv: SyncKvStorage): { readonly kind: string; readonly value: unknown }[] {
  return [...kv.list()].map(([name, value]) => ({ kind: name.split(":")[0] ?? name, value: withoutSecrets(value) }));
}

function withoutSecrets(value: unknown): unknown {
  const isOpen = (name: string, part: unknown) => !secret.has(name) && !(part instanceof Uint8Array);
  return JSON.parse(JSON.stringify(value, (name, part) => (isOpen(name, part) ? part : undefined)) ?? "null");
}
