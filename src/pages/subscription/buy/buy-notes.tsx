import { Notice } from "../../../../client/components/notice.tsx";
import type { CheckoutReturnReason } from "./buy-flow.ts";

/** What came of choosing a plan, if it did not redirect. `checkout`: the address of a checkout on another host. */
export type BuyResult =
  | { readonly tag: "invalid"; readonly problem: "period" | "not-sold" }
  | { readonly tag: "unavailable" }
  | { readonly tag: "shown"; readonly checkout: string };

interface Words {
  readonly title: string;
  readonly text: string;
}

const cameBackWords: Readonly<Record<CheckoutReturnReason, Words>> = {
  canceled: {
    title: "You haven’t paid anything",
    text: "You left the order page before you finished. Choose a plan to go back to it.",
  },
  declined: {
    title: "The card was declined",
    text: "You haven’t paid anything. Choose your plan again and use another card, or ask your bank why it declined this one.",
  },
  "signed-out": {
    title: "You were signed out on another device",
    text: "You haven’t bought anything. Sign in again to use your own account, or choose a plan to start with a new one.",
  },
};

type Refused = "period" | "not-sold" | "unavailable";

const problemWords: Readonly<Record<Refused, Words>> = {
  period: { title: "Choose a plan", text: "Select the button of the plan you want. You haven’t paid anything." },
  "not-sold": {
    title: "We can’t sell you this plan",
    text: "You haven’t paid anything. If the country below is wrong, change it at the bottom of this page.",
  },
  unavailable: {
    title: "The payment page didn’t open",
    text: "There has been a communication error. Please try again. You haven’t paid anything, and you can’t pay twice.",
  },
};

interface MessageProps {
  readonly result: Exclude<BuyResult, { checkout: string }> | null;
  /** How the visitor came back from the order page. */
  readonly cameBack: CheckoutReturnReason | null;
}

export function Message({ result, cameBack }: MessageProps) {
  if (result) {
    const { title, text } = problemWords[result.tag === "invalid" ? result.problem : result.tag];
    return (
      <Notice tone="bad" title={title} live>
        <p>{text}</p>
      </Notice>
    );
  }
  if (!cameBack) return null;
  const { title, text } = cameBackWords[cameBack];
  return (
    <Notice tone={cameBack === "canceled" ? "info" : "bad"} title={title} live>
      <p>{text}</p>
    </Notice>
  );
}
