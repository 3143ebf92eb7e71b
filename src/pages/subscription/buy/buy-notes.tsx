import { Notice } from "../../../../client/components/notice.tsx";
import { i18n } from "../../../contract/language/i18n.ts";
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

function cameBackWords(): Readonly<Record<CheckoutReturnReason, Words>> {
  return {
    canceled: {
      title: i18n.t("You haven’t paid anything"),
      text: i18n.t("You left the order page before you finished. Choose a plan to go back to it."),
    },
    declined: {
      title: i18n.t("The card was declined"),
      text: i18n.t(
        "You haven’t paid anything. Choose your plan again and use another card, or ask your bank why it declined this one.",
      ),
    },
    "signed-out": {
      title: i18n.t("You were signed out on another device"),
      text: i18n.t(
        "You haven’t bought anything. Sign in again to use your own account, or choose a plan to start with a new one.",
      ),
    },
  };
}

type Refused = "period" | "not-sold" | "unavailable";

function problemWords(): Readonly<Record<Refused, Words>> {
  return {
    period: {
      title: i18n.t("Choose a plan"),
      text: i18n.t("Select the button of the plan you want. You haven’t paid anything."),
    },
    "not-sold": {
      title: i18n.t("We can’t sell you this plan"),
      text: i18n.t("You haven’t paid anything. If the country below is wrong, change it at the bottom of this page."),
    },
    unavailable: {
      title: i18n.t("The payment page didn’t open"),
      text: i18n.t(
        "There has been a communication error. Please try again. You haven’t paid anything, and you can’t pay twice.",
      ),
    },
  };
}

interface MessageProps {
  readonly result: Exclude<BuyResult, { checkout: string }> | null;
  /** How the visitor came back from the order page. */
  readonly cameBack: CheckoutReturnReason | null;
}

export function BuyMessage({ result, cameBack }: MessageProps) {
  if (result) {
    const { title, text } = problemWords()[result.tag === "invalid" ? result.problem : result.tag];
    return (
      <Notice tone="bad" title={title} live>
        <p>{text}</p>
      </Notice>
    );
  }
  if (!cameBack) return null;
  const { title, text } = cameBackWords()[cameBack];
  return (
    <Notice tone={cameBack === "canceled" ? "info" : "bad"} title={title} live>
      <p>{text}</p>
    </Notice>
  );
}
