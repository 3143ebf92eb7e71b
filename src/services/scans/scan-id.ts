/**
 * The id of a scan, its one key: the object that holds the scan, and 32 random bytes that only the visitor keeps. The
 * object's own id may stand in a log of the platform, and opens nothing.
 */
import { base64url, fromBase64url } from "../../platform/encoding.ts";

export interface ScanId {
  readonly object: string;
  readonly secret: Uint8Array;
}

export function writeScanId({ object, secret }: ScanId): string {
  return `${object}.${base64url(secret)}`;
}

/** Null for whatever is not written as an id. Never throws. */
export function readScanId(text: string | null): ScanId | null {
  const [, object, key] = /^([0-9a-f]{64})\.([\w-]{43})$/.exec(text ?? "") ?? [];
  if (!object || !key) return null;
  return { object, secret: fromBase64url(key) };
}
