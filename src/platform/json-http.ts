/** How every service reads a request and writes an answer: JSON in, JSON out, `{"error":"<code>"}` on failure. */
import type * as z from "zod/mini";
import { readFields, readJsonBody, saysForm } from "./body.ts";

/** An answer in JSON that no cache keeps. */
export function json(body: unknown, status = 200, headers: Readonly<Record<string, string>> = {}): Response {
  return Response.json(body, { status, headers: { "cache-control": "no-store", ...headers } });
}

/** A failure. A 401 also carries the challenge of a bearer token (RFC 6750). */
export function failure(error: string, status: number): Response {
  const challenge = status === 401 ? { "www-authenticate": `Bearer error="${error}"` } : undefined;
  return json({ error }, status, challenge);
}

/** The body, when it is JSON and fits the schema; else null. Never throws. */
export async function readJson<Schema extends z.ZodMiniType>(
  request: Request,
  schema: Schema,
): Promise<z.output<Schema> | null> {
  const body = await readJsonBody(request);
  return body.ok ? (schema.safeParse(body.value).data ?? null) : null;
}

/** The fields of a posted form, first values only; null when the body is no form. Never throws. */
export async function readForm(request: Request): Promise<ReadonlyMap<string, string> | null> {
  const read = saysForm(request) ? await readFields(request) : null;
  return read?.ok ? new Map([...read.value].reverse()) : null;
}

/** The token of `Authorization: Bearer …`, or null. */
export function bearerToken(headers: Headers): string | null {
  return /^Bearer ([\w.~+/-]+=*)$/i.exec(headers.get("authorization") ?? "")?.[1] ?? null;
}

/** A query parameter: null when absent, undefined when it comes more than once and is therefore ambiguous. */
export function queryParameter(url: URL, name: string): string | null | undefined {
  const [value = null, ...more] = url.searchParams.getAll(name);
  return more.length ? undefined : value;
}

/** Whether a person's browser asks for a page, and not a program for data. */
export function wantsPage(headers: Headers): boolean {
  return headers.get("accept")?.includes("text/html") ?? false;
}
