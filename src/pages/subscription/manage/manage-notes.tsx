import type { ReactNode } from "react";
import { LinkButton } from "../../../../client/components/button.tsx";
import { Notice } from "../../../../client/components/notice.tsx";
import { PrintButton } from "../../../../client/flow/print-button.tsx";
import { brand, facts } from "../../../contract/brand/brand.ts";
import { momentWords } from "../../../contract/day-words.ts";
import { i18n } from "../../../contract/language/i18n.ts";
import { href } from "../../../contract/routes.ts";
import { statements } from "../../../contract/statements.ts";
import { codeMinutes, codeTries } from "../../../contract/subscription/one-time-code.ts";
import type { FormFields } from "../../../platform/body.ts";
import type { FlashMessage } from "../../../session/flash.ts";
import type { ManageOutcome, ManageProblem } from "./manage-flow.ts";

interface Words {
  readonly title: string;
  readonly text: string;
}

function problemWords(): Readonly<Record<ManageProblem, Words>> {
  return {
    "managed-by-store": {
      title: i18n.t("Change this subscription in your store"),
      text: i18n.t(
        "You bought your subscription in an app store, so only the store can change it. The steps are below.",
      ),
    },
    over: {
      title: i18n.t("This subscription has already ended"),
      text: i18n.t("There’s nothing to change, and you haven’t been charged."),
    },
    "not-held": {
      title: i18n.t("We can’t give you an access code"),
      text: i18n.t(
        "Your account doesn’t include Identity Theft Restoration at the moment. Check your subscription below.",
      ),
    },
    "no-refund": {
      title: i18n.t("We can’t refund this payment here"),
      text: i18n.t(
        "The days in which you can ask for your first payment back are over, or nothing was paid. If you think that’s wrong, write to us under Help.",
      ),
    },
    "not-sure": {
      title: i18n.t("Tick the box to confirm"),
      text: i18n.t("Then select Delete account permanently. We haven’t deleted anything yet."),
    },
    "not-sure-no-code": {
      title: i18n.t("Enter the code and tick the box"),
      text: i18n.t("We haven’t deleted anything yet."),
    },
    "code-needed": {
      title: i18n.t("Enter the whole code"),
      text: i18n.t("We haven’t deleted anything."),
    },
    "code-unsent": {
      title: i18n.t("Send a code first"),
      text: i18n.t("Select Send code, then enter the code from our email. We haven’t deleted anything."),
    },
    "code-wrong": {
      title: i18n.t("The code didn’t work"),
      text: i18n.t("Enter the code again below. We haven’t deleted anything."),
    },
    "code-expired": {
      title: i18n.t("This code has expired"),
      text: i18n.t("A code works for {minutes} minutes. Send a new code below. We haven’t deleted anything.", {
        minutes: codeMinutes,
      }),
    },
    "code-spent": {
      title: i18n.t("Too many tries with this code"),
      text: i18n.t(
        "A code stops working after {tries} wrong tries, so nobody can guess it. Send a new code below. We haven’t deleted anything.",
        { tries: codeTries },
      ),
    },
    wait: {
      title: i18n.t("Too many tries in a short time"),
      text: i18n.t("Wait a few minutes, then try again. We haven’t deleted anything."),
    },
    "changed-lately": {
      title: i18n.t("You can’t delete this account yet"),
      text: i18n.t(
        "Its email address was changed or removed in the last {days} days. Delete the account once {days} days have passed, or undo the change first, with the link we sent to the old email address. This protects you if someone else made the change.",
        { days: facts.undoDays },
      ),
    },
    outdated: { title: statements.changedSince, text: statements.readAgain },
    nothing: {
      title: i18n.t("Choose what to change"),
      text: i18n.t("Select one of the buttons below. Nothing has changed."),
    },
    unavailable: {
      title: i18n.t("We couldn’t make this change"),
      text: i18n.t("There has been a communication error. Please try again. Below is your subscription as it is now."),
    },
  };
}

export function outcomeWords(): Readonly<Record<ManageOutcome, Words>> {
  return {
    canceled: {
      title: i18n.t("Your subscription is cancelled"),
      text: i18n.t(
        "We won’t charge your card. You keep your services until the end date below, and can undo the cancellation until they end.",
      ),
    },
    ended: {
      title: i18n.t("Your subscription has ended"),
      text: i18n.t("Your services have stopped. You owe nothing, and we won’t charge your card."),
    },
    left: {
      title: i18n.t("You’re signed out of one account, and signed in to the other"),
      text: i18n.t(
        "The subscription below was in this browser too, and only this browser can open it. To open it elsewhere, add an email address or a passkey, or create a recovery code.",
      ),
    },
    "plan-chosen": {
      title: i18n.t("Your plan changes with the next payment"),
      text: i18n.t("You pay nothing today. The date and the price are below, and until then you can undo the change."),
    },
    "plan-kept": {
      title: i18n.t("Your plan stays as it is"),
      text: i18n.t("Your change of plan is undone. Your next payment is below."),
    },
    refunded: {
      title: i18n.t("Your payment is refunded, and your subscription has ended"),
      text: i18n.t(
        "It goes back to the card that paid. Your services have stopped, and we won’t charge your card again.",
      ),
    },
    withdrawn: {
      title: i18n.t("You’ve withdrawn from your contract, and your subscription has ended"),
      text: i18n.t(
        "What you paid goes back to the card that paid. Your services have stopped, and we won’t charge your card again.",
      ),
    },
    "trial-withdrawn": {
      title: i18n.t("You’ve withdrawn from your contract, and your subscription has ended"),
      text: i18n.t("You’ve paid nothing, and we won’t charge your card. Your services have stopped."),
    },
    "other-account": {
      title: i18n.t("You’re signed in to another account by now"),
      text: i18n.t(
        "You pressed a button on an older page of another account, so we’ve changed nothing. This is the account you’re signed in to.",
      ),
    },
    read: { title: i18n.t("Your notices are marked as read"), text: i18n.t("New ones appear here.") },
    resumed: {
      title: i18n.t("Your cancellation is undone"),
      text: i18n.t("You pay nothing today. See below what you pay, and when."),
    },
  };
}

/** What a press came to: why nothing was done, or the note that is shown. A portal on another host is offered as a link. */
export type ManageResult =
  | { readonly tag: "invalid" | "unavailable"; readonly problem: ManageProblem; readonly typed?: FormFields }
  | { readonly tag: "shown"; readonly note: FlashMessage | { readonly kind: "portal"; readonly address: string } };

/** What the last press did, or why it did nothing. */
export function Notes({ result, ...news }: { result: ManageResult | null } & Pick<DoneProps, "isMailed" | "undo">) {
  if (!result) return null;
  if (result.tag !== "shown") return <Message tone="bad" words={problemWords()[result.problem]} />;
  const { note } = result;
  if (note.kind === "portal") return <Portal address={note.address} />;
  return note.kind === "done" ? <WasDone {...news} {...note} /> : null;
}

interface DoneProps {
  readonly done: ManageOutcome;
  /** A mail confirms what was done. */
  readonly isMailed: boolean | undefined;
  readonly at?: number | undefined;
  readonly dropsPlan?: boolean | undefined;
  /** The way back, where there is one. */
  readonly undo: ReactNode;
}

function WasDone({ done, at, dropsPlan, isMailed = false, undo }: DoneProps) {
  const { title, text } = outcomeWords()[done];
  return (
    <Notice tone={ends.has(done) || done === "other-account" ? "info" : "good"} title={title} live>
      {at !== undefined && <p>{whenWords(done, momentWords(at))}</p>}
      <p>{dropsPlan ? `${text} ${done === "resumed" ? chooseAgain() : statements.planDropped}` : text}</p>
      {ends.has(done) && <p>{isMailed ? mailedProof(done) : proof()}</p>}
      {(undo || (ends.has(done) && !isMailed)) && (
        <div className="acts">
          {!isMailed && <PrintButton variant="line">{i18n.t("Print this proof")}</PrintButton>}
          {undo}
        </div>
      )}
    </Notice>
  );
}

/** What ends payments, and so needs a proof: without an email address, this page is the only one. */
const ends: ReadonlySet<ManageOutcome> = new Set(["canceled", "ended", "refunded", "withdrawn", "trial-withdrawn"]);

function chooseAgain(): string {
  return i18n.t("You’d chosen to change your plan: to do so, choose it again.");
}

function isWithdrawal(done: ManageOutcome): boolean {
  return done === "withdrawn" || done === "trial-withdrawn";
}

function whenWords(done: ManageOutcome, date: string): string {
  if (done === "refunded") return i18n.t("Refunded on {date}", { date });
  return isWithdrawal(done)
    ? i18n.t("Withdrawal declared on {date}.", { date })
    : i18n.t("Cancelled on {date}.", { date });
}

function mailedProof(done: ManageOutcome): string {
  return isWithdrawal(done)
    ? i18n.t("We email you a confirmation, with the time and your payment reference.")
    : i18n.t("We email you proof, with the time, the end date and your payment reference.");
}

function proof(): string {
  return i18n.t(
    "Print or save this page now as proof: it shows when you did this, the end date and your payment reference. We have no email address to send it to.",
  );
}

function Message({ tone, words }: { tone: "bad" | "info"; words: Words }) {
  return (
    <Notice tone={tone} title={words.title} live>
      <p>{words.text}</p>
    </Notice>
  );
}

function Portal({ address }: { address: string }) {
  return (
    <Notice title={i18n.t("The payment page is ready")} live>
      <p>{i18n.t("Change your card on {host}. {card}", { host: new URL(address).host, card: statements.card })}</p>
      <LinkButton href={address}>{i18n.t("Go to the payment page")}</LinkButton>
    </Notice>
  );
}

/** The subscription service gave no answer; all that does not need it works. */
export function SubscriptionUnavailable({ retry }: { retry: string }) {
  return (
    <Notice tone="bad" title={i18n.t("We can’t load your subscription")}>
      <p>
        {i18n.t(
          "There has been a communication error. Please try again. Your subscription hasn’t changed, and you can still use everything else on this page.",
        )}
      </p>
      <p className="acts">
        <LinkButton variant="line" href={retry}>
          {i18n.t("Try again")}
        </LinkButton>
      </p>
    </Notice>
  );
}

export function PaymentPending({ retry }: { retry: string }) {
  return (
    <Notice title={i18n.t("We’re confirming your payment")}>
      <p>{i18n.t("This usually takes a few seconds. You can’t pay twice while you wait.")}</p>
      <p className="acts">
        <LinkButton variant="line" href={retry}>
          {i18n.t("Check payment again")}
        </LinkButton>
      </p>
    </Notice>
  );
}

export function NoSubscription() {
  return (
    <Notice title={i18n.t("You don’t have an active subscription")}>
      <p>
        {i18n.t(
          "This account doesn’t have {pro}. If you subscribed with another email address, sign out below and sign in with that one.",
          { pro: brand.pro },
        )}
      </p>
      <p className="acts">
        <LinkButton href={href("subscriptions")}>{i18n.t("See plans and prices")}</LinkButton>
      </p>
    </Notice>
  );
}
