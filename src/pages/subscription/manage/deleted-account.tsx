/** The last page of an account that was deleted, told once, with the proof of it. Nobody is signed in to it any more. */
import { LinkButton } from "../../../../client/components/button.tsx";
import { GoLink } from "../../../../client/components/go-link.tsx";
import { PrintButton } from "../../../../client/flow/print-button.tsx";
import { TaskScreen } from "../../../../client/flow/task-screen.tsx";
import { i18n } from "../../../contract/language/i18n.ts";
import { retention } from "../../../contract/retention.ts";
import { href } from "../../../contract/routes.ts";
import type { Theme } from "../../../contract/settings/theme.ts";
import { statements } from "../../../contract/statements.ts";
import { Fact, FactList, MomentFact } from "../../../product/fact-list.tsx";
import type { FlashMessage } from "../../../session/flash.ts";
import { isActive, isFromStore, type SubscriberAccount } from "../account.ts";
import { DeletionReceipt } from "./deletion-receipt.tsx";
import { isOnTrial } from "./manage-terms.tsx";
import { storeTakesNoMore } from "./what-goes.tsx";

type DeletedNote = Extract<FlashMessage, { kind: "deleted" }>;
type Ran = DeletedNote["ran"];

/** The note about a deleted account, from what was known of it before. */
export function deleted(account: SubscriberAccount): DeletedNote {
  const { id: reference, email } = account;
  const ran = ranIn(account);
  return { kind: "deleted", at: Date.now(), reference, ran, isMailed: email !== null && isOurs(ran) };
}

function ranIn(account: SubscriberAccount): Ran {
  const { subscription } = account;
  if (subscription === "unavailable") return "unknown";
  if (!subscription || !isActive(account)) return "nothing";
  if (isFromStore(account)) return subscription.status === "Not Auto-Renewable" ? "store-cancelled" : "store";
  return isOnTrial(subscription) ? "trial" : "paid";
}

function isOurs(ran: Ran): boolean {
  return ran === "trial" || ran === "paid";
}

export function deletedTitle(): string {
  return i18n.t("Your account is deleted");
}

export function DeletedAccount({ theme, at, reference, ran, isMailed, erased }: DeletedNote & { theme: Theme }) {
  return (
    <TaskScreen
      title={deletedTitle()}
      lead={`${i18n.t("We’ve signed out every device.")} ${whatEnded()[ran]}`}
      illustration="empty"
      theme={theme}
    >
      <FactList>
        <MomentFact name={i18n.t("Account deleted")} at={at} />
        {(isOurs(ran) || ran === "unknown") && (
          <Fact name={i18n.t("Payment reference")} note={referenceWords()}>
            {reference}
          </Fact>
        )}
      </FactList>
      {(ran === "store" || ran === "unknown") && <p>{statements.storeCancel}</p>}
      {isOurs(ran) && (
        <p>{isMailed ? i18n.t("We email you proof, with the time and your payment reference.") : printed()}</p>
      )}
      {erased && <DeletionReceipt erased={erased} />}
      <div className="acts">
        {isOurs(ran) && <PrintButton {...(isMailed && { variant: "line" })}>{i18n.t("Print this proof")}</PrintButton>}
        <LinkButton href={href("home")} variant="line">
          {i18n.t("Go to the home page")}
        </LinkButton>
        <GoLink href={href("privacy", {}, "retention")}>{i18n.t("What we keep by law")}</GoLink>
      </div>
    </TaskScreen>
  );
}

function printed(): string {
  return i18n.t("Print or save this page now as proof. We have no email address to send it to.");
}

function referenceWords(): string {
  return i18n.t(
    "We keep this reference for {hours} hours. If you write to us about a payment, include the payment’s date and amount, too.",
    { hours: retention.deletedAccountHours },
  );
}

function ended(): string {
  return i18n.t("Your subscription has ended, and we won’t charge your card.");
}

function store(): string {
  return i18n.t("The app store that sold your subscription goes on charging until you cancel there.");
}

function whatEnded(): Readonly<Record<Ran, string>> {
  return {
    nothing: i18n.t("Nobody can sign in to this account again."),
    trial: ended(),
    paid: ended(),
    store: store(),
    "store-cancelled": storeTakesNoMore(),
    unknown: i18n.t(
      "What you bought here has ended, and we won’t charge your card. App stores go on charging until you cancel there.",
    ),
  };
}
