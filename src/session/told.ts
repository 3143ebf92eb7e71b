/**
 * The one way in which a page says that something was done. A press keeps a note of what it did in a cookie of the browser
 * that pressed, and leads to an address that names the note (`?told=`). So reloading shows it again, a page that is fetched
 * ahead takes nothing away, and nobody can make a page say it by a link. What was told to somebody who was signed in is told to
 * nobody else, nor once they are signed out. Whoever refuses cookies gets the page without it:
 * what stands there then is true of anybody.
 */
import type * as z from "zod/mini";
import type { Fact, noteSchema } from "./entries.ts";
import { signedInId } from "./info-store.ts";
import type { Session } from "./session.ts";

export type Note = z.infer<typeof noteSchema>;

const parameter = "told";

/** Keeps a note in place of the one before. What belongs into the query of the address that tells it. */
export function tell(session: Session, note: Note): { readonly [parameter]: string } {
  const id = crypto.randomUUID().slice(0, 8);
  session.keep("told", { id, note, of: signedInId(session) });
  return { [parameter]: id };
}

export function tellFact(session: Session, fact: Fact) {
  return tell(session, { kind: "fact", fact });
}

interface Asked {
  readonly url: URL;
  /** Null where nothing was opened: then nothing is told. */
  readonly session: Session | undefined;
}

/** The note that this address tells; null where it names none of this browser. */
export function toldAt({ url, session }: Asked): Note | null {
  const told = session?.read("told");
  if (!session || told?.id !== url.searchParams.get(parameter)) return null;
  return told.of === undefined || told.of === signedInId(session) ? told.note : null;
}

/** The fact that this address tells. `unknown`: it says that there is one, and this browser does not know of any. */
export function factAt({ url, session }: Asked): Fact | "unknown" | null {
  if (!url.searchParams.has(parameter)) return null;
  const note = toldAt({ url, session });
  return note?.kind === "fact" ? note.fact : "unknown";
}
