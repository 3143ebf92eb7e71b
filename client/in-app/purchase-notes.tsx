import { Button } from "../components/button.tsx";
import { Notice } from "../components/notice.tsx";
import type { Purchase, Setback } from "./purchase.ts";

interface Words {
  readonly title: string;
  readonly text: string;
}

const setbacks: Readonly<Record<Setback, Words>> = {
  canceled: {
    title: "Nothing was paid",
    text: "You stopped before the end, or the payment was refused. Choose again whenever you want to.",
  },
  "not-found": {
    title: "The store knows of no purchase here",
    text: "It looks under the account that this device is signed in to. Sign in to the one that paid, or use a code by e-mail.",
  },
  "checkout-failed": {
    title: "The payment page could not be opened",
    text: "There has been a communication error. Please try again. No money has moved, and your choice is kept.",
  },
};

export function SetbackNotice({ setback }: { setback: Setback }) {
  const { title, text } = setbacks[setback];
  return (
    <Notice tone={setback === "canceled" ? "info" : "bad"} title={title} live>
      <p>{text}</p>
    </Notice>
  );
}

const waits: Readonly<Record<"purchase" | "restore" | "checkout" | "done", Words>> = {
  purchase: { title: "The store has the word", text: "Confirm there, or cancel: this page hears of both." },
  restore: { title: "The store is looking", text: "It goes through what was bought under its account on this device." },
  checkout: { title: "Opening the payment page", text: "This app sells on the web, so a card is asked for next." },
  done: { title: "Done", text: "You are being led to what is yours now." },
};

interface WaitingProps {
  readonly purchase: Exclude<Purchase, { step: "choosing" }>;
  readonly giveUp: () => void;
}

/** The store may be closed without a word to anybody, so there is a way back. */
export function Waiting({ purchase, giveUp }: WaitingProps) {
  const { title, text } = waits[purchase.step === "waiting" ? purchase.on : purchase.step];
  return (
    <div className="say">
      <Notice title={title} live>
        <p>{text}</p>
      </Notice>
      {purchase.step === "waiting" && (
        <p className="acts">
          <Button type="button" variant="line" onClick={giveUp}>
            Nothing happens: go back
          </Button>
        </p>
      )}
    </div>
  );
}
