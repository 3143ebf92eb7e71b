import { digest } from "./digest.ts";
import { hex } from "./encoding.ts";

/** A strong validator (RFC 9110, 8.8.3): 96 bits of a SHA-256, so no two answers of ours ever share one. */
export async function entityTag(content: string | Uint8Array<ArrayBuffer>): Promise<string> {
  return `"${hex((await digest(content)).subarray(0, 12))}"`;
}

/** Whether the asker holds these very bytes. The edge may weaken a tag when it compresses, so both forms match (13.1.2). */
export function isHeld(headers: Headers, tag: string): boolean {
  const given = headers.get("if-none-match");
  return given?.split(",").some((candidate) => candidate.trim().replace(/^W\//, "") === tag) ?? false;
}

/** A text with its validator, or 304 to who holds it already. */
export async function validated(
  asked: Headers,
  text: string,
  headers: Readonly<Record<string, string>>,
): Promise<Response> {
  const etag = await entityTag(text);
  const given = { ...headers, etag };
  return isHeld(asked, etag)
    ? new Response(null, { status: 304, headers: given })
    : new Response(text, { headers: given });
}
