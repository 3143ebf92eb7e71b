/** What the session holds of a change of the address. */
import type { Session } from "../../../session/session.ts";
import { isMarked, newMark } from "../told.ts";
import { type Done, type Edit, openEdit } from "./email-flow.ts";

/** The change that is under way and still fits the account, whose address is `present`. */
export function editOf(session: Session, present: string | null): Edit | null {
  return openEdit(keptEdit(session), present);
}

/** The last change that a code was sent for, whether it still fits or not. */
export function keptEdit(session: Session): Edit | null {
  const underWay = session.read("under-way");
  return (underWay?.is === "edit" && underWay.edit) || null;
}

export function keepEdit(session: Session, edit: Edit): void {
  const underWay = session.read("under-way");
  session.keep("under-way", { ...(underWay?.is === "edit" && underWay), is: "edit", edit });
}

export function forgetEdit(session: Session): void {
  if (session.read("under-way")?.is === "edit") session.forget("under-way");
}

/** The change is done; the mark of the address that tells it. */
export function keepDone(session: Session, { kind, email }: Done): string {
  const mark = newMark(Date.now());
  session.keep("under-way", { ...mark, is: "edited", kind, email });
  return mark.id;
}

/** What was done a moment ago, where this address tells of it. */
export function doneOf(session: Session, query: URLSearchParams): Done | null {
  const underWay = session.read("under-way");
  return underWay?.is === "edited" && isMarked(underWay, query, Date.now()) ? underWay : null;
}
