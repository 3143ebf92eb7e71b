/** Between the two halves of a change of address the service's hash is held: it names the edit that a code confirms. */
import { type HeldInfo, held, type InfoChange } from "./held-info.ts";

/** True when a one-time code has to confirm the edit; without a hash it is done already. */
export function noteEdit(change: (change: InfoChange) => void, hash: string | undefined): boolean {
  change(hash ? { hash } : { email: null, hash: undefined });
  return Boolean(hash);
}

export function editHash(info: HeldInfo): string {
  return held(info.read().hash, "hash");
}
