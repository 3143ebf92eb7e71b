import { readCode, type Trouble, troubleOf } from "../trouble.ts";

/** The two steps of an address and its code: what each of them shows and does. */
interface CodeSteps {
  /** Shows the step of the address, with what was typed there before. */
  readonly showAddress: (email: string) => void;
  /** Shows the step of the code. */
  readonly showCode: (email: string) => void;
  /** Says beside either what came of the last try. */
  readonly note: (view: Trouble | "working") => void;
  /** Has a code sent. `null`: to the address that is there already, which is to be taken away. */
  readonly send: (email: string | null) => Promise<void>;
  readonly confirm: (email: string | null, otp: string) => Promise<void>;
  /** Where the code for a removal goes. */
  readonly present?: () => string | null;
}

/** Runs the steps; gives how to begin, and what the actions and forms of the screen do. */
export function codeSteps({ showAddress, showCode, note, send, confirm, present = () => null }: CodeSteps) {
  let email: string | null = null;
  let isBusy = false;

  /** One thing at a time: a second press of the same button is no second order. */
  async function run(act: () => Promise<void>): Promise<void> {
    if (isBusy) return;
    isBusy = true;
    note("working");
    try {
      await act();
    } catch (error) {
      note(troubleOf(error));
    } finally {
      isBusy = false;
    }
  }

  const begin = () => showAddress(email ?? "");

  async function sendTo(to: string | null): Promise<void> {
    await send(to);
    email = to;
    showCode(to ?? present() ?? "");
  }

  function check(typed: string): void {
    const otp = readCode(typed);
    if (otp) void run(() => confirm(email, otp));
    else note("wrong-code");
  }

  const ask = (to: string | null) => void run(() => sendTo(to));
  return {
    begin,
    actions: { resend: () => ask(email), remove: () => ask(null), restart: begin },
    forms: {
      address: { submit: (fields: { readonly email: string }) => ask(fields.email.trim()) },
      code: { submit: (fields: { readonly code: string }) => check(fields.code) },
    },
  };
}
