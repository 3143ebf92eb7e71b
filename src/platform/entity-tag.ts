import { digest } from "./digest.ts";
import { hex } from "./encoding.ts";

/** A strong validator (RFC 9110, 8.8.3): 96 bits of a SHA-256, so no two answers of ours ever share one. */
export async function entityTag(content: string | Uint8Array<ArrayBuffer>): Promise<string> {
  return `"${hex((await digest(content)).subarray(0, 12))}"`;
}

/**
 * The tag of If-None-Match that stands for this content; null where none does. The platform's edge may weaken a tag when it
 * compresses, so weak and strong forms match (RFC 9110, 13.1.2). `*` alone stands for any content; within a tag it is a
 * character like a comma.
 */
export function matchingTag(headers: Headers, tag: string): string | null {
  const given = headers.get("if-none-match")?.trim() ?? "";
  const tags: readonly string[] = given.match(/"[^"]*"/g) ?? [];
  return given === "*" || tags.includes(tag) ? tag : null;
}

/** A text with its validator, or 304 to a client that holds it already. */
export async function validated(
  asked: Headers,
  text: string,
  headers: Readonly<Record<string, string>>,
): Promise<Response> {
  const etag = await entityTag(text);
  const given = { ...headers, etag };
  return matchingTag(asked, etag)
    ? new Response(null, { status: 304, headers: given })
    : new Response(text, { headers: given });
}
