import type * as z from "zod/mini";
import type { Session } from "../../session/session.ts";

/** What a session keeps under a name, of the form that its schema says; null where it keeps nothing of that form. */
export function readKept<Schema extends z.ZodMiniType>(
  session: Pick<Session, "get">,
  name: string,
  schema: Schema,
): z.output<Schema> | null {
  return parseKept(session.get(name), schema);
}

/** The same of a text. Never throws. */
export function parseKept<Schema extends z.ZodMiniType>(text: string | null, schema: Schema): z.output<Schema> | null {
  try {
    return schema.safeParse(JSON.parse(text ?? "null")).data ?? null;
  } catch {
    return null;
  }
}

export function keep(session: Pick<Session, "set">, name: string, value: object): void {
  session.set(name, JSON.stringify(value));
}
