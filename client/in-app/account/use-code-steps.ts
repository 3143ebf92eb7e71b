import { useReducer } from "react";
import { readCode, readPastedLink } from "../../../src/contract/subscription/one-time-code.ts";
import { refusalIn } from "../../subscription/errors.ts";
import { firstStep, isWorking, nextCodeSteps } from "./code-steps.ts";

/** What a screen does with an address and its code. Both reject as the subscription client does. */
export interface CodeCalls {
  /** Has a code sent to an address; null: to the account's present address, in order to remove it. */
  readonly send: (email: string | null) => Promise<void>;
  readonly confirm: (email: string | null, otp: string) => Promise<void>;
  /** The account's present address, where the code for a removal goes. */
  readonly present?: string | null | undefined;
}

/** The two steps, with what a press does in them. */
export function useCodeSteps({ send, confirm, present = null }: CodeCalls) {
  const [steps, tell] = useReducer(nextCodeSteps, firstStep);
  const { email } = steps;

  async function run(act: () => Promise<void>): Promise<void> {
    if (isWorking(steps)) return;
    tell({ type: "asked" });
    await act();
  }

  async function sendTo(to: string | null, again = false): Promise<void> {
    try {
      await send(to);
      const sent = { to: to ?? present ?? "", now: Date.now() };
      tell(again ? { type: "sent-again", ...sent } : { type: "sent", email: to, ...sent });
    } catch (error) {
      tell({ type: "not-sent", refusal: refusalIn(error) });
    }
  }

  async function check(otp: string): Promise<void> {
    try {
      await confirm(email, otp);
    } catch (error) {
      tell({ type: "not-confirmed", refusal: refusalIn(error), now: Date.now() });
    }
  }

  return {
    steps,
    submitAddress: (typed: string) => void run(() => sendTo(typed.trim())),
    submitCode(typed: string): void {
      const otp = readPastedLink(typed) ?? readCode(typed);
      if (otp) void run(() => check(otp));
      else tell({ type: "not-six" });
    },
    resend: () => void run(() => sendTo(email, true)),
    remove: () => void run(() => sendTo(null)),
    restart: () => tell({ type: "restarted" }),
  };
}
