/** What the session holds of a change of the address. */
import type { Session } from "../../../session/session.ts";
import { type EmailEdit, openEdit } from "./email-flow.ts";

/** The change that is under way and still fits the account, whose address is `present`. */
export function editOf(session: Session, present: string | null): EmailEdit | null {
  return openEdit(keptEdit(session), present);
}

/** The last change that a code was sent for, whether it still fits or not. */
export function keptEdit(session: Session): EmailEdit | null {
  const pending = session.read("under-way");
  return (pending?.is === "edit" && pending.edit) || null;
}

export function keepEdit(session: Session, edit: EmailEdit): void {
  const pending = session.read("under-way");
  session.keep("under-way", { ...(pending?.is === "edit" && pending), is: "edit", edit });
}

export function forgetEdit(session: Session): void {
  if (session.read("under-way")?.is === "edit") session.forget("under-way");
}
