import { fillSlots, part, type Screen } from "../screen.ts";
import { readCode, troubleOf } from "../trouble.ts";

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
  let isBusy = false;

  /** One thing at a time: a second press of the same button is no second order. */
  async function run(act: () => Promise<void>): Promise<void> {
    if (isBusy) return;
    isBusy = true;
    screen.note("working");
    try {
      await act();
    } catch (error) {
      screen.note(troubleOf(error));
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
    email = to;
    screen.show("code", (view) => fillSlots(view, { email: to ?? present() ?? "" }));
  }

  screen.onSubmit("address", (fields) => void run(() => sendTo(String(fields.get("email") ?? "").trim())));
  screen.onSubmit("code", (fields) => {
    const otp = readCode(String(fields.get("otp") ?? ""));
    if (otp) void run(() => confirm(email, otp));
    else screen.note("wrong-code");
  });
  screen.onPress("again", () => void run(() => sendTo(email)));
  screen.onPress("remove", () => void run(() => sendTo(null)));
  screen.onPress("restart", showAddress);
  return showAddress;
}
