/**
 * The key by which the limit of automated requests counts one client: the network address that the platform saw, and for
 * IPv6 only its /64 network, whose holder can use every address in it. Null where clients cannot be told apart: visitors of
 * the onion host all come through one proxy. The key goes to the platform's own counter and nowhere else.
 */
export function clientKey(address: string | null, { isOnion }: { readonly isOnion: boolean }): string | null {
  if (!address || isOnion) return null;
  if (!address.includes(":")) return address;
  return `${groups(address).slice(0, 4).join(":")}::/64`;
}

/** All eight groups of an IPv6 address, with those that "::" stands for, without leading zeros. */
function groups(address: string): string[] {
  const [head = "", tail] = address.toLowerCase().split("::");
  const before = head.split(":").filter(Boolean);
  const after = (tail ?? "").split(":").filter(Boolean);
  const between = tail === undefined ? 0 : Math.max(0, 8 - before.length - after.length);
  const all = [...before, ...Array<string>(between).fill("0"), ...after];
  return all.map((group) => group.replace(/^0+(?=.)/, ""));
}
