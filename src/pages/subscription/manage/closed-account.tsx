/** The last page of an account, told once: what ended, with the proof of it. Nobody is signed in to the account any more. */
import { LinkButton } from "../../../../client/components/button.tsx";
import { GoLink } from "../../../../client/components/go-link.tsx";
import { PrintButton } from "../../../../client/journey/print-button.tsx";
import { TaskScreen } from "../../../../client/journey/task-screen.tsx";
import { href } from "../../../contract/routes.ts";
import type { Theme } from "../../../contract/settings/theme.ts";
import { statements } from "../../../contract/statements.ts";
import { refundForm } from "../../../contract/subscription/payment-terms.ts";
import { isWebPurchased } from "../../../contract/subscription/subscription.ts";
import type { Note } from "../../../session/told.ts";
import { type Account, isActive } from "../account.ts";
import { Fact, FactList, MomentFact } from "../fact-list.tsx";
import type { SignedIn } from "../signed-in.ts";
import { DeletionReceipt } from "./deletion-receipt.tsx";
import { isOnTrial } from "./manage-terms.tsx";

export type Closed = Extract<Note, { kind: "closed" }>;
type How = Closed["how"];
type Ran = Closed["ran"];

/** What is told of an account once it is closed; taken down while it still stands. */
export function closed({ account }: Pick<SignedIn, "account">, how: How): Closed {
  const { id: reference, email } = account;
  const ran = ranIn(account);
  const isMailed = email !== null && (ran === "trial" || ran === "paid");
  return { kind: "closed", how, at: Date.now(), reference, ran, isMailed };
}

function ranIn(account: Account): Ran {
  const { subscription } = account;
  if (subscription === "unavailable") return "unknown";
  if (!subscription || !isActive(account)) return "nothing";
  if (subscription.platform && !isWebPurchased(subscription.platform)) return "store";
  return isOnTrial(subscription) ? "trial" : "paid";
}

export const closedTitles: Readonly<Record<How, string>> = {
  deleted: "Your account is deleted",
  cancelled: "Your subscription is cancelled",
  "signed-out": "You’re signed out for good",
};

/** When it was, by the name of what was done. */
const moments: Readonly<Record<How, string>> = {
  deleted: "Account deleted",
  cancelled: "Cancelled",
  "signed-out": "Signed out",
};

export function ClosedAccount({ theme, how, at, reference, ran, isMailed, erased }: Closed & { theme: Theme }) {
  const isOurs = ran === "trial" || ran === "paid";
  return (
    <TaskScreen title={closedTitles[how]} lead={leadOf(how, ran)} plate="empty" theme={theme}>
      <FactList>
        <MomentFact name={moments[how]} at={at} />
        {ran !== "nothing" && (
          <Fact name="Payment reference" {...(isOurs && { note: statements.paymentReference })}>
            {reference}
          </Fact>
        )}
      </FactList>
      {isOurs && <p>{isMailed ? "We email you proof, with the time and your payment reference." : printed}</p>}
      {erased && <DeletionReceipt erased={erased} />}
      {how !== "deleted" && ran === "paid" && (
        <p>
          {statements.refund} <a href={refundForm}>Ask for a refund</a>
        </p>
      )}
      <div className="acts">
        {isOurs && <PrintButton {...(isMailed && { variant: "line" })}>Print this proof</PrintButton>}
        <LinkButton href={href("home")} variant="line">
          Go to the home page
        </LinkButton>
        {how === "deleted" && <GoLink href={href("privacy", {}, "retention")}>What we keep by law</GoLink>}
      </div>
    </TaskScreen>
  );
}

const printed = "Print or save this page now as proof. We have no email address to send it to.";

function leadOf(how: How, ran: Ran): string {
  if (how === "cancelled") return `You’re signed out for good, and we won’t charge your card. ${nobody}`;
  if (how === "signed-out") return `You’d already cancelled, so we won’t charge your card. ${nobody}`;
  return `We’ve signed out every device. ${afterDeletion[ran]}`;
}

const nobody = "Nobody can open this account or its subscription again.";

const ended = "Your subscription has ended, and we won’t charge your card.";
const store = "The app store that sold your subscription goes on charging until you cancel there.";

const afterDeletion: Readonly<Record<Ran, string>> = {
  nothing: "Nobody can sign in to this account again.",
  trial: ended,
  paid: ended,
  store,
  unknown:
    "What you bought here has ended, and we won’t charge your card. App stores go on charging until you cancel there.",
};
