import { readCode, readPastedLink } from "../../../src/contract/subscription/one-time-code.ts";
import {
  type CodeProblem,
  codeSent,
  problemOf,
  refusedCode,
  type SentCode,
} from "../../../src/contract/subscription/sent-code.ts";
import { refusalIn } from "../../subscription/errors.ts";

/** What the two steps, for an email address and for its code, show and do. */
interface CodeSteps {
  /** Shows the address step, with what was typed there before. */
  readonly showAddress: (email: string) => void;
  /** Shows the code step. */
  readonly showCode: (email: string) => void;
  /** Shows, in either step, how the last attempt went. */
  readonly note: (view: CodeProblem | "working" | "sent-again") => void;
  /** Has a code sent to an address; null: to the account's present address, in order to remove it. */
  readonly send: (email: string | null) => Promise<void>;
  readonly confirm: (email: string | null, otp: string) => Promise<void>;
  /** The account's present address, where the code for a removal goes. */
  readonly currentEmail?: () => string | null;
}

/** Runs the steps. Returns a function that begins, and handlers for the actions and forms of the screen. */
export function codeSteps({ showAddress, showCode, note, send, confirm, currentEmail = () => null }: CodeSteps) {
  let email: string | null = null;
  let sent: SentCode | null = null;
  let isBusy = false;

  /** One thing at a time: a second press of a button, while the first is being handled, is ignored. */
  async function run(act: () => Promise<void>, problemIn: (error: unknown) => CodeProblem): Promise<void> {
    if (isBusy) return;
    isBusy = true;
    note("working");
    try {
      await act();
    } catch (error) {
      note(problemIn(error));
    } finally {
      isBusy = false;
    }
  }

  const begin = () => showAddress(email ?? "");

  async function sendTo(to: string | null): Promise<void> {
    await send(to);
    const address = to ?? currentEmail() ?? "";
    email = to;
    sent = codeSent(sent, address, Date.now());
    showCode(address);
  }

  function refused(error: unknown): CodeProblem {
    if (!sent) return sendingProblem(error);
    const refusal = refusedCode(sent, refusalIn(error), Date.now());
    sent = refusal.sent;
    return refusal.problem;
  }

  function check(typed: string): void {
    const otp = readPastedLink(typed) ?? readCode(typed);
    if (otp) void run(() => confirm(email, otp), refused);
    else note("not-six");
  }

  const ask = (to: string | null) => void run(() => sendTo(to), sendingProblem);
  // The code step looks the same as before, so a note says that another code is on its way.
  const resend = () => void run(() => sendTo(email).then(() => note("sent-again")), sendingProblem);
  return {
    begin,
    actions: { resend, remove: () => ask(null), restart: begin },
    forms: {
      address: { submit: (fields: { readonly email: string }) => ask(fields.email.trim()) },
      code: { submit: (fields: { readonly code: string }) => check(fields.code) },
    },
  };
}

function sendingProblem(error: unknown): CodeProblem {
  return problemOf(refusalIn(error));
}
