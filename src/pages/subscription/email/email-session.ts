/** What the session holds of a change of the address. */
import type { Session } from "../../../session/session.ts";
import { keep, readKept } from "../kept.ts";
import { type Done, doneSchema, type Edit, editSchema, openEdit } from "./email-flow.ts";

const editKey = "email-edit";
const doneKey = "email-done";

/** The change that is under way and still fits the account, whose address is `present`. */
export function editOf(session: Session, present: string | null): Edit | null {
  return openEdit(keptEdit(session), present);
}

/** The last change that a code was sent for, whether it still fits or not. */
export function keptEdit(session: Session): Edit | null {
  return readKept(session, editKey, editSchema);
}

export function keepEdit(session: Session, edit: Edit): void {
  keep(session, editKey, edit);
}

export function forgetEdit(session: Session): void {
  session.remove(editKey);
}

export function keepDone(session: Session, { kind, email }: Done): void {
  keep(session, doneKey, { kind, email });
}

/** What was done a moment ago, once. */
export function takeDone(session: Session): Done | null {
  const done = readKept(session, doneKey, doneSchema);
  if (done) session.remove(doneKey);
  return done;
}
