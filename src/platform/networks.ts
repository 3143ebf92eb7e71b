/**
 * The networks that an address counts for, narrow to wide. An IPv6 address proves little: its holder can use every address of
 * the /64, a household is given a /56, a company or a tenant of a data centre a /48. Of IPv4 one address is what a household
 * has, and a /24, like a /48, is the smallest block that is routed by itself, so the smallest that somebody rents.
 */

/** `network`: an IPv4 address, or a /64. `household`: a /56. `block`: a /48, or an IPv4 /24. */
export type NetworkWidth = "network" | "household" | "block";

export interface Network {
  readonly width: NetworkWidth;
  /** As limits count it, the same for every spelling: `203.0.113.7`, `2001:db8:0:ff00::/56`. */
  readonly key: string;
}

/**
 * Of any spelling of an address: in capitals, with zeros written out or left out, with a zone, or of IPv4 inside IPv6. None
 * for what is no address: then clients cannot be told apart.
 */
export function networksOf(address: string | null): readonly Network[] {
  const [text = ""] = (address ?? "").trim().split("%");
  const groups = text.includes(":") ? groupsOf(text) : null;
  const octets = groups ? mappedOctets(groups) : octetsOf(text);
  if (octets) return networksOfV4(octets);
  return groups ? networksOfV6(groups) : [];
}

function networksOfV4([a, b, c, d]: Octets): Network[] {
  return [
    { width: "network", key: `${a}.${b}.${c}.${d}` },
    { width: "block", key: `${a}.${b}.${c}.0/24` },
  ];
}

function networksOfV6([a = 0, b = 0, c = 0, d = 0]: readonly number[]): Network[] {
  const written = (groups: readonly number[], bits: number) =>
    `${groups.map((group) => group.toString(16)).join(":")}::/${bits}`;
  return [
    { width: "network", key: written([a, b, c, d], 64) },
    { width: "household", key: written([a, b, c, d & 0xff00], 56) },
    { width: "block", key: written([a, b, c], 48) },
  ];
}

type Octets = readonly [number, number, number, number];

function octetsOf(text: string): Octets | null {
  const octets = /^\d{1,3}(?:\.\d{1,3}){3}$/.test(text) ? text.split(".").map(Number) : [];
  const [a, b, c, d] = octets;
  if (a === undefined || b === undefined || c === undefined || d === undefined) return null;
  return Math.max(a, b, c, d) < 256 ? [a, b, c, d] : null;
}

/** The eight groups of an IPv6 address; null if it is none. */
function groupsOf(text: string): readonly number[] | null {
  const [head = "", tail, ...more] = text.split("::");
  const before = partsOf(head);
  const after = partsOf(tail ?? "");
  if (!before || !after || more.length > 0) return null;
  const missing = 8 - before.length - after.length;
  if (tail === undefined ? missing !== 0 : missing < 1) return null;
  return [...before, ...Array<number>(missing).fill(0), ...after];
}

/** The groups on one side of "::"; the last two may be written as an IPv4 address. */
function partsOf(text: string): readonly number[] | null {
  if (text === "") return [];
  const parts = text.split(":");
  const octets = octetsOf(parts.at(-1) ?? "");
  const written = octets ? parts.slice(0, -1) : parts;
  if (!written.every((part) => /^[\da-f]{1,4}$/i.test(part))) return null;
  const groups = written.map((part) => Number.parseInt(part, 16));
  if (!octets) return groups;
  const [a, b, c, d] = octets;
  return [...groups, a * 256 + b, c * 256 + d];
}

/** The IPv4 address inside `::ffff:0:0/96`, by which a server that listens for both names a client of IPv4. */
function mappedOctets(groups: readonly number[]): Octets | null {
  const [high = 0, low = 0] = groups.slice(6);
  const isMapped = groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff;
  return isMapped ? [high >> 8, high & 0xff, low >> 8, low & 0xff] : null;
}
