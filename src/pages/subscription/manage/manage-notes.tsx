import { LinkButton } from "../../../../client/components/button.tsx";
import { Notice } from "../../../../client/components/notice.tsx";
import { ButtonForm } from "../../../../client/journey/button-form.tsx";
import { brand } from "../../../contract/brand.ts";
import { href } from "../../../contract/routes.ts";
import type { Done, ManageProblem, Note } from "./manage-flow.ts";

interface Words {
  readonly title: string;
  readonly text: string;
}

const problemWords: Readonly<Record<ManageProblem, Words>> = {
  "managed-by-store": {
    title: "This is changed in the store",
    text: "It was bought in an app store, which alone can change it. The way there is described below.",
  },
  over: {
    title: "There is nothing left to change",
    text: "This subscription has ended by now. Nothing was charged.",
  },
  "not-held": {
    title: "No code without the service",
    text: "Identity Theft Restoration is not part of what this account has at the moment. The subscription below says why.",
  },
  "not-sure": {
    title: "Nothing was deleted",
    text: "Tick the box that says you are sure, then press once more.",
  },
  "code-needed": {
    title: "Enter the whole code",
    text: "An emailed code has six digits, a recovery code six groups of four. Nothing was deleted.",
  },
  "code-wrong": {
    title: "That code didn’t work",
    text: "It isn’t the latest one, it’s too old, or it was mistyped. Check it, or ask for a new code. Nothing was deleted.",
  },
  wait: {
    title: "Too many tries in a short time",
    text: "Wait a few minutes, then try again. Nothing was deleted.",
  },
  "changed-lately": {
    title: "The account can’t be deleted yet",
    text: "Its address changed less than a week ago. Take that back by the link in the email to the old address, or wait until the week is over. That way no stranger who changed the address can take the account away.",
  },
  nothing: {
    title: "No change was named",
    text: "The form did not say what to do, so everything is as it was. Use one of the buttons below.",
  },
  unavailable: {
    title: "That did not go through",
    text: "There has been a communication error. Please try again. Everything is as you see it below.",
  },
};

export const outcomeWords: Readonly<Record<Exclude<Done, "deleted">, Words>> = {
  canceled: {
    title: "Cancelled",
    text: "It will not renew, and what is paid for stays yours until its last day. Changed your mind?",
  },
  ended: { title: "Ended", text: "The days after the failed payment are over, and nothing was charged for them." },
  resumed: { title: "It renews again", text: "Everything is as it was before you cancelled." },
};

/** What a press of the page came to: why nothing was done, or what is told afterwards. A portal elsewhere is offered at once. */
export type ManageOutcome =
  | { readonly tag: "invalid" | "unavailable"; readonly problem: ManageProblem }
  | { readonly tag: "shown"; readonly note: Note | { readonly kind: "portal"; readonly address: string } };

/** What the last press did, or why it did nothing. */
export function Notes({ outcome, action }: { outcome: ManageOutcome | null; action: string }) {
  if (!outcome) return null;
  if (outcome.tag !== "shown") return <Message tone="bad" words={problemWords[outcome.problem]} />;
  const { note } = outcome;
  if (note.kind === "portal") return <Portal address={note.address} />;
  return note.kind === "done" && note.done !== "deleted" ? <WasDone done={note.done} action={action} /> : null;
}

function WasDone({ done, action }: { done: Exclude<Done, "deleted">; action: string }) {
  const { title, text } = outcomeWords[done];
  return (
    <Notice tone="good" title={title} live>
      <p>{text}</p>
      {done === "canceled" && (
        <ButtonForm action={action} intent="resume" variant="line">
          Take it back
        </ButtonForm>
      )}
    </Notice>
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
    <Notice title="The payment pages are ready" live>
      <p>{`They are on ${new URL(address).host}, at the company that takes the card.`}</p>
      <LinkButton href={address}>Go there</LinkButton>
    </Notice>
  );
}

/** The subscription service gave no answer; all that does not need it works. */
export function SubscriptionUnavailable({ retry }: { retry: string }) {
  return (
    <Notice tone="bad" title="The subscription cannot be seen just now">
      <p>Its service did not answer. Nothing of yours was lost, and what is below works without it.</p>
      <p className="acts">
        <LinkButton variant="line" icon="refresh" href={retry}>
          Ask again
        </LinkButton>
      </p>
    </Notice>
  );
}

export function PaymentPending({ retry }: { retry: string }) {
  return (
    <Notice title="Your payment is on its way">
      <p>
        The payment company has not told us of it yet. That takes seconds as a rule; you cannot pay twice meanwhile.
      </p>
      <p className="acts">
        <LinkButton variant="line" icon="refresh" href={retry}>
          See whether it has come
        </LinkButton>
      </p>
    </Notice>
  );
}

export function NoSubscription() {
  return (
    <Notice title="No subscription on this account">
      <p>
        {`${brand.pro} is not running here. If you bought it under another address, sign out below and sign in with that one.`}
      </p>
      <p className="acts">
        <LinkButton href={href("subscriptions")}>Look at the plans</LinkButton>
      </p>
    </Notice>
  );
}
