import { readCode } from "../../../src/contract/subscription/one-time-code.ts";
import {
  type CodeProblem,
  codeSent,
  problemOf,
  refusedCode,
  type SentCode,
} from "../../../src/contract/subscription/sent-code.ts";
import { refusalIn } from "../../subscription/errors.ts";
import { fillSlots, part, type Screen } from "../screen.ts";

/** The two steps of an address and its code, and what each of them does. */
interface CodeSteps {
  /** Has a code sent. `null`: to the address that is there already, which is to be taken away. */
  readonly send: (email: string | null) => Promise<void>;
  readonly confirm: (email: string | null, otp: string) => Promise<void>;
  /** What the step of the address is filled with. */
  readonly fillAddress?: (view: ParentNode) => void;
  /** Where the code for a removal goes. */
  readonly present?: () => string | null;
}

/** Runs the steps on a screen; gives how to begin. */
export function codeSteps(screen: Screen, { send, confirm, fillAddress, present = () => null }: CodeSteps): () => void {
  let email: string | null = null;
  let sent: SentCode | null = null;
  let isBusy = false;

  /** One thing at a time: a second press of the same button is no second order. */
  async function run(act: () => Promise<void>, problemIn: (error: unknown) => CodeProblem): Promise<void> {
    if (isBusy) return;
    isBusy = true;
    screen.note("working");
    try {
      await act();
    } catch (error) {
      screen.note(problemIn(error));
    } finally {
      isBusy = false;
    }
  }

  function showAddress(): void {
    screen.show("address", (view) => {
      fillAddress?.(view);
      if (email) (part(view, "input") as HTMLInputElement).value = email;
    });
  }

  async function sendTo(to: string | null): Promise<void> {
    await send(to);
    const address = to ?? present() ?? "";
    email = to;
    sent = codeSent(sent, address, Date.now());
    screen.show("code", (view) => fillSlots(view, { email: address }));
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
    else screen.note("not-six");
  }

  const ask = (to: string | null) => void run(() => sendTo(to), sendingProblem);
  screen.onSubmit("address", (fields) => ask(String(fields.get("email") ?? "").trim()));
  screen.onSubmit("code", (fields) => check(String(fields.get("code") ?? "")));
  screen.onPress("resend", () => ask(email));
  screen.onPress("remove", () => ask(null));
  screen.onPress("restart", showAddress);
  return showAddress;
}

function sendingProblem(error: unknown): CodeProblem {
  return problemOf(refusalIn(error));
}
