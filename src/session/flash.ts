/**
 * The one way in which a page says that something was done. A press keeps a note of what it did in a cookie, and redirects to
 * an address that names the note (`?told=`). So a reload shows the note again, a prefetch does not use it up, and a link alone
 * cannot make a page say it. A note for an account that was signed in is shown neither to another account nor after signing
 * out. A visitor who refuses cookies gets the page without the note, in words that are true of anybody.
 */
import type { Context } from "hono";
import type * as z from "zod/mini";
import type { Http } from "../http.ts";
import type { FlashFact, noteSchema } from "./entries.ts";
import { signedInId } from "./info-store.ts";
import type { Session } from "./session.ts";

export type FlashMessage = z.infer<typeof noteSchema>;

const parameter = "told";

/** Keeps a note in place of the one before. Returns the query parameter for the address that shows it. */
export function keepNote(session: Session, note: FlashMessage): { readonly [parameter]: string } {
  const id = crypto.randomUUID().slice(0, 8);
  session.keep("told", { id, note, of: signedInId(session) });
  return { [parameter]: id };
}

export function keepFact(session: Session, fact: FlashFact) {
  return keepNote(session, { kind: "fact", fact });
}

interface NoteLookup {
  readonly url: URL;
  /** Undefined if none was opened: then there is no note. */
  readonly session: Session | undefined;
}

/** The note that this address names; null if it names none that this browser holds. */
export function noteAt({ url, session }: NoteLookup): FlashMessage | null {
  const told = session?.read("told");
  if (!session || told?.id !== url.searchParams.get(parameter)) return null;
  return told.of === undefined || told.of === signedInId(session) ? told.note : null;
}

/** The fact that this address names. `unknown`: it names a note, but this browser holds no such fact. */
export function factAt({ url, session }: NoteLookup): FlashFact | "unknown" | null {
  if (!url.searchParams.has(parameter)) return null;
  const note = noteAt({ url, session });
  return note?.kind === "fact" ? note.fact : "unknown";
}

/** The same for a request, whose session is opened only if the address names a note. */
export async function factOf({ var: { visit, subscriber } }: Pick<Context<Http>, "var">) {
  const { url } = visit;
  return url.searchParams.has(parameter) ? factAt({ url, session: (await subscriber()).session }) : null;
}
