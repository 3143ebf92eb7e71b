/** From the request of a change of address to its confirmation, the client holds the service's hash, which names the change. */
import { type InfoChange, requireStored, type StoredInfo } from "./stored-info.ts";

/** True if a one-time code has to confirm the edit; without a hash, the edit is already done. */
export function noteEdit(change: (change: InfoChange) => void, hash: string | undefined): boolean {
  change(hash ? { hash } : { email: null, hash: undefined });
  return Boolean(hash);
}

export function editHash(info: StoredInfo): string {
  return requireStored(info.read().hash, "hash");
}
