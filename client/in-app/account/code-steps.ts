import { readCode } from "../../../src/contract/subscription/one-time-code.ts";
import {
  type CodeProblem,
  codeSent,
  problemOf,
  refusedCode,
  type SentCode,
} from "../../../src/contract/subscription/sent-code.ts";
import { refusalIn } from "../../subscription/errors.ts";

/** The two steps of an address and its code: what each of them shows and does. */
interface CodeSteps {
  /** Shows the step of the address, with what was typed there before. */
  readonly showAddress: (email: string) => void;
  /** Shows the step of the code. */
  readonly showCode: (email: string) => void;
  /** Says beside either what came of the last try. */
  readonly note: (view: CodeProblem | "working" | "sent-again") => void;
  /** Has a code sent. `null`: to the address that is there already, which is to be taken away. */
  readonly send: (email: string | null) => Promise<void>;
  readonly confirm: (email: string | null, otp: string) => Promise<void>;
  /** Where the code for a removal goes. */
  readonly present?: () => string | null;
}

/** Runs the steps; gives how to begin, and what the actions and forms of the screen do. */
export function codeSteps({ showAddress, showCode, note, send, confirm, present = () => null }: CodeSteps) {
  let email: string | null = null;
  let sent: SentCode | null = null;
  let isBusy = false;

  /** One thing at a time: a second press of the same button is no second order. */
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
    const address = to ?? present() ?? "";
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
    const otp = readCode(typed);
    if (otp) void run(() => confirm(email, otp), refused);
    else note("not-six");
  }

  const ask = (to: string | null) => void run(() => sendTo(to), sendingProblem);
  // The step of the code looks as it did: only the note tells that another one is on its way.
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
