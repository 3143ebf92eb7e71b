import { LinkButton } from "../../../../client/components/button.tsx";
import { Card } from "../../../../client/components/card.tsx";
import { TaskScreen } from "../../../../client/journey/task-screen.tsx";
import type { AccountInfo, SubscriptionAnswer } from "../../../../client/subscription/answers.ts";
import { href, routes } from "../../../contract/routes.ts";
import type { Theme } from "../../../contract/settings/theme.ts";
import { type FeatureSlug, featureSlugs } from "../../../contract/subscription/subscription.ts";
import { Hole } from "../../../render/hole.tsx";
import { type Given, page, type TitleGiven } from "../../../render/page.ts";
import type { Subscriber } from "../../../session/subscriber.ts";
import { factAt } from "../../../session/told.ts";
import type { Visit } from "../../../visit/visit.ts";
import type { Account } from "../account.ts";
import { accountInfoOf, codeOutranksEmail } from "../account-info.ts";
import type { ScreenStatus } from "../buy/buy-flow.ts";
import { statusFor } from "../buy/screen-status.ts";
import { FeatureRows } from "../feature-rows.tsx";
import { heldBeside } from "../held-accounts.ts";
import { heldFeatures } from "../held-features.ts";
import { StatusNote } from "../status-note.tsx";
import { CancelQuestion } from "./cancel-question.tsx";
import { DeleteLater } from "./delete-later.tsx";
import { DeleteQuestion } from "./delete-question.tsx";
import { DeletedAccount, deletedTitle } from "./deleted-account.tsx";
import { type DeletionProof, proofAsked } from "./deletion-proof.ts";
import { AccountSection, type Part } from "./manage-account.tsx";
import { deletionProblems, type Question, readQuestion, renewalOf } from "./manage-flow.ts";
import { type ManageOutcome, NoSubscription, Notes, PaymentPending, SubscriptionUnavailable } from "./manage-notes.tsx";
import { Terms, UndoCancellation } from "./manage-terms.tsx";
import { RecoveryCode } from "./recovery-code.tsx";
import { SignOutQuestion, signOutTitle } from "./sign-out-question.tsx";

export const managePage = page({
  chrome: "lean",
  title: "Manage subscription",
  description:
    "See your plan, its status and your next payment. Change your card, cancel your subscription, export your data or delete your account.",
  indexed: false,
  personal: true,
  titleFor: ({ url }, { outcome }: TitleGiven<ManageOutcome | null>) => {
    const note = outcome?.tag === "shown" ? outcome.note : null;
    if (note?.kind === "recovery-code") return "Save your recovery code";
    if (note?.kind === "deleted") return deletedTitle;
    const question = questionShown(url.searchParams, outcome);
    return question && questionTitles[question];
  },
  holes: {
    account: async (visit, { subscriber, outcome }: Given<ManageOutcome | null>) => {
      const { account, status } = await statusFor(subscriber, visit.url.search);
      const note = outcome?.tag === "shown" ? outcome.note : null;
      if (note?.kind === "deleted") return <DeletedAccount theme={visit.theme} {...note} />;
      if (!subscriber || !account || status === "unknown") return <Outside theme={visit.theme} status={status} />;
      const isDeleting = questionShown(visit.url.searchParams, outcome) === "delete";
      const [held, info] = await Promise.all([
        status === "subscribed" ? heldFeatures(subscriber, account) : [],
        subscriber.isV2 || isDeleting ? accountInfoOf(subscriber) : null,
      ]);
      const proof = isDeleting ? proofAsked(account, { subscriber, info, query: visit.url.searchParams }) : null;
      return <Manage {...{ visit, subscriber, account, status, held, info, proof, outcome }} />;
    },
  },
  body: () => <Hole name="account" />,
});

const questionTitles: Readonly<Record<Question, string>> = {
  cancel: "Cancel your subscription?",
  delete: "Delete your account?",
  "sign-out": signOutTitle,
};

interface ManageProps {
  readonly visit: Visit;
  readonly subscriber: Subscriber;
  readonly account: Account;
  readonly status: ScreenStatus;
  readonly held: readonly FeatureSlug[];
  readonly info: AccountInfo | null;
  /** The proof that the deletion needs, if the question is whether to delete. */
  readonly proof: DeletionProof | null;
  readonly outcome: ManageOutcome | null;
}

function Manage({ visit, subscriber, account, status, held, info, proof, outcome }: ManageProps) {
  const { theme, url } = visit;
  const action = href("subscriptionsManage", { environment: url.searchParams.get("environment") });
  const subscription = subscriptionShown(account, status);
  if (outcome?.tag === "shown" && outcome.note.kind === "recovery-code") {
    return (
      <RecoveryCode {...{ theme, action, account, ...outcome.note }} codeOutranksEmail={codeOutranksEmail(info)} />
    );
  }
  const question = questionShown(url.searchParams, outcome);
  const wasCancelled = outcome?.tag === "shown" && outcome.note.kind === "done" && outcome.note.done === "canceled";
  const mayUndo = wasCancelled && subscription !== null && renewalOf(subscription) === "resume";
  const undo = mayUndo && <UndoCancellation action={action} />;
  const notes = <Notes outcome={outcome} isMailed={account.email !== null} undo={undo} />;
  const isAgain = !outcome && factAt({ url, session: subscriber.session }) === "code-sent-again";
  const from = info?.deletion?.from;
  if (proof && from) return <DeleteLater {...{ theme, action, account, subscription, notes, from }} />;
  if (proof)
    return (
      <DeleteQuestion
        {...{ theme, action, subscription, notes, proof, isAgain }}
        reference={account.id}
        refused={refusedIn(outcome)}
      />
    );
  if (question === "cancel" && subscription) return <CancelQuestion {...{ theme, action, subscription }} />;
  if (question === "sign-out" && subscription) return <SignOutQuestion {...{ theme, action, subscription }} />;
  const hasOther = heldBeside(subscriber).length > 0;
  const isServed = status === "subscribed";
  // Whoever could lose the account with this browser reads that first.
  const isUrgent = isServed && account.email === null && !info?.has_recovery_code;
  const part = (shown: Part) => <AccountSection {...{ account, subscription, action, info, hasOther }} part={shown} />;
  // A subscription that ends in days comes before an account that may be lost one day.
  const isUnpaid = subscription?.status === "Grace Period";
  const terms = subscription && (
    <Terms {...{ subscription, action }} reference={account.id} country={visit.country} hasUndo={!mayUndo} />
  );
  // All of them if the address only claims a subscription.
  const services = isServed && (
    <FeatureRows
      title="Your services"
      slugs={featureSlugs}
      held={held.length > 0 ? held : featureSlugs}
      hasEmail={account.email !== null}
    />
  );
  return (
    <TaskScreen
      title="Manage subscription"
      lead="See your plan and your payments, and change your account."
      plate="tally"
      theme={theme}
      side={
        // Keeps the columns about as long: with the ways in above the plan, the services are beside it, and the data below.
        isUrgent ? (
          <>
            {services}
            {part("leave")}
          </>
        ) : (
          part(isServed ? "all" : "rest")
        )
      }
    >
      {notes}
      {isUnpaid && terms}
      {isUrgent && part("first")}
      {status === "error" && <SubscriptionUnavailable retry={action} />}
      {status === "pending" && <PaymentPending retry={action} />}
      {status === "unsubscribed" && !subscription && <NoSubscription />}
      {!isUnpaid && terms}
      {isUrgent && part("data")}
      {isServed ? !isUrgent && services : part("sign-in")}
    </TaskScreen>
  );
}

function refusedIn(outcome: ManageOutcome | null) {
  return outcome && outcome.tag !== "shown" ? outcome : null;
}

/** The question to show: that of the address, or the deletion's again if its form was not accepted. */
function questionShown(query: URLSearchParams, outcome: ManageOutcome | null): Question | null {
  if (!outcome) return readQuestion(query);
  return outcome.tag === "invalid" && deletionProblems.has(outcome.problem) ? "delete" : null;
}

/** `subscribed_override=false` shows the page as it is without a subscription (FLOW-6). */
function subscriptionShown({ subscription }: Account, status: ScreenStatus): SubscriptionAnswer | null {
  if (!subscription || subscription === "unavailable") return null;
  const isOver = subscription.status === "Expired" || subscription.status === "Inactive";
  return status === "subscribed" || isOver ? subscription : null;
}

/** Only where the address forces a status (FLOW-6): anybody else was led to the sign-in page. */
function Outside({ theme, status }: { theme: Theme; status: ScreenStatus }) {
  return (
    <TaskScreen title="Sign in to manage your subscription" plate="hollow" theme={theme}>
      {status !== "unknown" && <StatusNote status={status} here={routes.subscriptionsManage.path} />}
      <Card>
        <LinkButton href={href("subscriptionsActivate", { next: routes.subscriptionsManage.path })}>
          Sign in to your subscription
        </LinkButton>
      </Card>
    </TaskScreen>
  );
}
