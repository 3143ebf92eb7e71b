import type { ReactNode } from "react";
import { LinkButton } from "../../../../client/components/button.tsx";
import { Notice } from "../../../../client/components/notice.tsx";
import { PrintButton } from "../../../../client/flow/print-button.tsx";
import { brand, facts } from "../../../contract/brand.ts";
import { momentWords } from "../../../contract/day-words.ts";
import { href } from "../../../contract/routes.ts";
import { statements } from "../../../contract/statements.ts";
import { codeMinutes, codeTries } from "../../../contract/subscription/one-time-code.ts";
import type { Fields } from "../../../platform/body.ts";
import type { Note } from "../../../session/flash.ts";
import type { Done, ManageProblem } from "./manage-flow.ts";

interface Words {
  readonly title: string;
  readonly text: string;
}

const problemWords: Readonly<Record<ManageProblem, Words>> = {
  "managed-by-store": {
    title: "Change this subscription in your store",
    text: "You bought your subscription in an app store, so only the store can change it. The steps are below.",
  },
  over: {
    title: "This subscription has already ended",
    text: "There’s nothing to change, and you haven’t been charged.",
  },
  "not-held": {
    title: "We can’t give you an access code",
    text: "Your account doesn’t include Identity Theft Restoration at the moment. Check your subscription below.",
  },
  "no-refund": {
    title: "We can’t refund this payment here",
    text: "The days in which you can ask for your first payment back are over, or nothing was paid. If you think that’s wrong, write to us under Help.",
  },
  "not-sure": {
    title: "Tick the box to confirm",
    text: "Then select Delete account permanently. We haven’t deleted anything yet.",
  },
  "not-sure-no-code": {
    title: "Enter the code and tick the box",
    text: "We haven’t deleted anything yet.",
  },
  "code-needed": {
    title: "Enter the whole code",
    text: "We haven’t deleted anything.",
  },
  "code-unsent": {
    title: "Send a code first",
    text: "Select Send code, then enter the code from our email. We haven’t deleted anything.",
  },
  "code-wrong": {
    title: "The code didn’t work",
    text: "Enter the code again below. We haven’t deleted anything.",
  },
  "code-expired": {
    title: "This code has expired",
    text: `A code works for ${codeMinutes} minutes. Send a new code below. We haven’t deleted anything.`,
  },
  "code-spent": {
    title: "Too many tries with this code",
    text: `A code stops working after ${codeTries} wrong tries, so nobody can guess it. Send a new code below. We haven’t deleted anything.`,
  },
  wait: {
    title: "Too many tries in a short time",
    text: "Wait a few minutes, then try again. We haven’t deleted anything.",
  },
  "changed-lately": {
    title: "You can’t delete this account yet",
    text: `Its email address was changed or removed in the last ${facts.undoDays} days. Delete the account once ${facts.undoDays} days have passed, or undo the change first, with the link we sent to the old email address. This protects you if someone else made the change.`,
  },
  nothing: {
    title: "Choose what to change",
    text: "Select one of the buttons below. Nothing has changed.",
  },
  unavailable: {
    title: "We couldn’t make this change",
    text: "There has been a communication error. Please try again. Below is your subscription as it is now.",
  },
};

export const outcomeWords: Readonly<Record<Done, Words>> = {
  canceled: {
    title: "Your subscription is cancelled",
    text: "We won’t charge your card. You keep your services until the end date below, and can undo the cancellation until they end.",
  },
  ended: {
    title: "Your subscription has ended",
    text: "Your services have stopped. You owe nothing, and we won’t charge your card.",
  },
  left: {
    title: "You’re signed out of one account, and signed in to the other",
    text: "The subscription below was in this browser too, and only this browser can open it. To open it elsewhere, add an email address or a passkey, or create a recovery code.",
  },
  "plan-chosen": {
    title: "Your plan changes with the next payment",
    text: "You pay nothing today. The date and the price are below, and until then you can undo the change.",
  },
  "plan-kept": {
    title: "Your plan stays as it is",
    text: "Your change of plan is undone. Your next payment is below.",
  },
  refunded: {
    title: "Your first payment is refunded, and your subscription has ended",
    text: "It goes back to the card that paid. Your services have stopped, and we won’t charge your card again.",
  },
  withdrawn: {
    title: "You’ve withdrawn from your contract, and your subscription has ended",
    text: "Anything you paid goes back to the card that paid. Your services have stopped, and we won’t charge your card again.",
  },
  read: { title: "Your notices are marked as read", text: "New ones appear here." },
  resumed: { title: "Your cancellation is undone", text: "You pay nothing today. See below what you pay, and when." },
};

/** What a press came to: why nothing was done, or the note that is shown. A portal on another host is offered as a link. */
export type ManageResult =
  | { readonly tag: "invalid" | "unavailable"; readonly problem: ManageProblem; readonly typed?: Fields }
  | { readonly tag: "shown"; readonly note: Note | { readonly kind: "portal"; readonly address: string } };

/** What the last press did, or why it did nothing. */
export function Notes({ result, ...news }: { result: ManageResult | null } & Pick<DoneProps, "isMailed" | "undo">) {
  if (!result) return null;
  if (result.tag !== "shown") return <Message tone="bad" words={problemWords[result.problem]} />;
  const { note } = result;
  if (note.kind === "portal") return <Portal address={note.address} />;
  return note.kind === "done" ? <WasDone {...news} done={note.done} at={note.at} /> : null;
}

interface DoneProps {
  readonly done: Done;
  /** A mail confirms what was done. */
  readonly isMailed: boolean;
  readonly at: number | undefined;
  /** The way back, where there is one. */
  readonly undo: ReactNode;
}

function WasDone({ done, at, isMailed, undo }: DoneProps) {
  const { title, text } = outcomeWords[done];
  return (
    <Notice tone={ends.has(done) ? "info" : "good"} title={title} live>
      {at !== undefined && (
        <p>{`${done === "withdrawn" ? "Withdrawal declared" : "Cancelled"} on ${momentWords(at)}.`}</p>
      )}
      <p>{text}</p>
      {ends.has(done) && (
        <p>{isMailed ? "We email you proof, with the time, the end date and your payment reference." : proof}</p>
      )}
      {(undo || (ends.has(done) && !isMailed)) && (
        <div className="acts">
          {!isMailed && <PrintButton variant="line">Print this proof</PrintButton>}
          {undo}
        </div>
      )}
    </Notice>
  );
}

/** What ends payments, and so needs a proof: without an email address, this page is the only one. */
const ends: ReadonlySet<Done> = new Set(["canceled", "ended", "withdrawn"]);

const proof =
  "Print or save this page now as proof: it shows when you did this, the end date and your payment reference. We have no email address to send it to.";

function Message({ tone, words }: { tone: "bad" | "info"; words: Words }) {
  return (
    <Notice tone={tone} title={words.title} live>
      <p>{words.text}</p>
    </Notice>
  );
}

function Portal({ address }: { address: string }) {
  return (
    <Notice title="The payment page is ready" live>
      <p>{`Change your card on ${new URL(address).host}. ${statements.card}`}</p>
      <LinkButton href={address}>Go to the payment page</LinkButton>
    </Notice>
  );
}

/** The subscription service gave no answer; all that does not need it works. */
export function SubscriptionUnavailable({ retry }: { retry: string }) {
  return (
    <Notice tone="bad" title="We can’t load your subscription">
      <p>
        There has been a communication error. Please try again. Your subscription hasn’t changed, and you can still use
        everything else on this page.
      </p>
      <p className="acts">
        <LinkButton variant="line" icon="refresh" href={retry}>
          Try again
        </LinkButton>
      </p>
    </Notice>
  );
}

export function PaymentPending({ retry }: { retry: string }) {
  return (
    <Notice title="We’re confirming your payment">
      <p>This usually takes a few seconds. You can’t pay twice while you wait.</p>
      <p className="acts">
        <LinkButton variant="line" icon="refresh" href={retry}>
          Check payment again
        </LinkButton>
      </p>
    </Notice>
  );
}

export function NoSubscription() {
  return (
    <Notice title="You don’t have an active subscription">
      <p>
        {`This account doesn’t have ${brand.pro}. If you subscribed with another email address, sign out below and sign in with that one.`}
      </p>
      <p className="acts">
        <LinkButton href={href("subscriptions")}>See plans and prices</LinkButton>
      </p>
    </Notice>
  );
}
