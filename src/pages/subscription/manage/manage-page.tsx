import { LinkButton } from "../../../../client/components/button.tsx";
import { Card } from "../../../../client/components/card.tsx";
import { TaskScreen } from "../../../../client/flow/task-screen.tsx";
import type { SubscriptionAnswer } from "../../../../client/subscription/answers.ts";
import { i18n } from "../../../contract/language/i18n.ts";
import { href } from "../../../contract/routes.ts";
import type { Theme } from "../../../contract/settings/theme.ts";
import { lastDayWords } from "../../../contract/subscription/payment-terms.ts";
import { featureSlugs } from "../../../contract/subscription/subscription.ts";
import { FormAbout, FormOwner } from "../../../forms/idempotency-key.tsx";
import { aboutSubscription } from "../../../product/about-subscription.ts";
import { page } from "../../../render/page.ts";
import { factAt } from "../../../session/flash.ts";
import { environmentIn } from "../../../visit/staging.ts";
import type { SubscriberAccount } from "../account.ts";
import { codeOutranksEmail, hasOtherWayIn } from "../account-info.ts";
import type { ScreenStatus } from "../buy/buy-flow.ts";
import { otherCheckoutAccounts } from "../checkout-accounts.ts";
import { FeatureRows, featuresId } from "../feature-rows.tsx";
import { StatusNote } from "../status/status-note.tsx";
import { CancelQuestion } from "./cancel-question.tsx";
import { DeleteLater } from "./delete-later.tsx";
import { DeleteQuestion } from "./delete-question.tsx";
import { DeletedAccount } from "./deleted-account.tsx";
import styles from "./manage.module.css";
import { type AccountPart, AccountSection, accountSections } from "./manage-account.tsx";
import { renewalOf } from "./manage-flow.ts";
import { type ManageResult, NoSubscription, Notes, PaymentPending, SubscriptionUnavailable } from "./manage-notes.tsx";
import { isOnTrial, SubscriptionTerms, UndoCancellation } from "./manage-terms.tsx";
import { type ManageView, manageView } from "./manage-view.ts";
import { NoticeList } from "./notice-list.tsx";
import { PlanQuestion } from "./plan-question.tsx";
import { RecoveryCode } from "./recovery-code.tsx";
import { RefundQuestion } from "./refund-question.tsx";
import { SignOutQuestion } from "./sign-out-question.tsx";

export const managePage = page({
  chrome: "lean",
  title: () => i18n.t("Manage subscription"),
  description: () =>
    i18n.t(
      "See your plan, its status and your next payment. Change your card, cancel your subscription, export your data or delete your account.",
    ),
  indexed: false,
  load: manageView,
  body: ({ theme, data }) => {
    const { shown, account, status } = data;
    const note = shown?.tag === "shown" ? shown.note : null;
    if (note?.kind === "deleted") return <DeletedAccount theme={theme} {...note} />;
    if (!account || status === "unknown") return <Outside theme={theme} status={status} />;
    return (
      <FormOwner value={account.id}>
        <FormAbout value={aboutQuestion(data)}>
          <Manage {...data} {...{ account, status }} />
        </FormAbout>
      </FormOwner>
    );
  },
});

/** What a question says that its answer ends or changes: nothing without a subscription; null where nothing is known of that. */
function aboutQuestion({ question, account, details }: ManageView): string | null {
  if (!question || !account || account.subscription === "unavailable") return null;
  return aboutSubscription(account.subscription ?? {}, details);
}

interface ManageProps extends ManageView {
  readonly account: SubscriberAccount;
}

function Manage({
  visit,
  subscriber,
  account,
  status,
  held,
  hasScans,
  info,
  proof,
  question,
  shown,
  details,
}: ManageProps) {
  const { theme, url } = visit;
  const action = href("subscriptionsManage", environmentIn(url));
  const subscription = subscriptionShown(account, status);
  if (shown?.tag === "shown" && shown.note.kind === "recovery-code") {
    return <RecoveryCode {...{ theme, action, account, ...shown.note }} codeOutranksEmail={codeOutranksEmail(info)} />;
  }
  const wasCancelled = shown?.tag === "shown" && shown.note.kind === "done" && shown.note.done === "canceled";
  const mayUndo = wasCancelled && subscription !== null && renewalOf(subscription) === "resume";
  const undo = mayUndo && <UndoCancellation action={action} />;
  const notes = <Notes result={shown} isMailed={account.email !== null} undo={undo} />;
  const isAgain = !shown && factAt({ url, session: subscriber.session }) === "code-sent-again";
  const from = info?.deletion?.from;
  if (proof && from) return <DeleteLater {...{ theme, action, account, subscription, notes, from }} />;
  if (proof)
    return (
      <DeleteQuestion
        {...{ theme, action, subscription, details, notes, proof, isAgain }}
        reference={account.id}
        refused={refusedIn(shown)}
      />
    );
  if (question === "cancel" && subscription)
    return <CancelQuestion {...{ theme, action, notes, subscription, details }} />;
  if (question === "plan" && subscription && details?.plans)
    return (
      <PlanQuestion
        {...{ theme, action, notes }}
        plans={details.plans}
        refundUsed={details.refundUsed}
        isOnTrial={isOnTrial(subscription)}
        hasEmail={account.email !== null}
      />
    );
  if (question === "refund" && subscription && details?.refund)
    return (
      <RefundQuestion
        {...{ theme, action, notes, subscription }}
        payment={details.refund.payment}
        lastDay={lastDayWords(details.refund, details)}
      />
    );
  if (question === "sign-out" && subscription) return <SignOutQuestion {...{ theme, action, subscription, details }} />;
  const hasOther = otherCheckoutAccounts(subscriber).length > 0;
  const isServed = status === "subscribed";
  // Whoever could lose the account with this browser finds the way in with the one filled button.
  const isUrgent = isServed && account.email === null && !hasOtherWayIn(info);
  const part = (shown: AccountPart) => (
    <AccountSection {...{ account, subscription, action, info, hasOther }} part={shown} />
  );
  const plan = { id: "plan", title: i18n.t("Your plan") };
  const terms = subscription && (
    <SubscriptionTerms
      {...{ ...plan, subscription, action, details }}
      reference={account.id}
      country={visit.country}
      hasUndo={!mayUndo}
    />
  );
  // All of them if the address only claims a subscription.
  const services = { id: featuresId, title: i18n.t("Your services") };
  const features = isServed && (
    <FeatureRows
      title={services.title}
      slugs={featureSlugs}
      held={held.length > 0 ? held : featureSlugs}
      hasEmail={account.email !== null}
      hasScans={hasScans}
    />
  );
  const own = accountSections();
  const sections = [terms && plan, own["sign-in"], features && services, own.rest].filter((shown) => !!shown);
  return (
    <TaskScreen
      title={i18n.t("Manage subscription")}
      lead={i18n.t("See your plan and your payments, and change your account.")}
      illustration="tally"
      theme={theme}
      side={<Contents sections={sections} />}
    >
      {notes}
      {details && <NoticeList notices={details.notices} action={action} />}
      {status === "error" && <SubscriptionUnavailable retry={action} />}
      {status === "pending" && <PaymentPending retry={action} />}
      {status === "unsubscribed" && !subscription && <NoSubscription />}
      {terms}
      {part(isUrgent ? "urgent" : "sign-in")}
      {features}
      {part("rest")}
    </TaskScreen>
  );
}

function Contents({ sections }: { readonly sections: readonly { readonly id: string; readonly title: string }[] }) {
  return (
    <nav
      className={styles.contents}
      aria-label={i18n.t("Contents", {}, { comment: "The name of the list of a page’s sections" })}
    >
      <ul>
        {sections.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`}>{title}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function refusedIn(result: ManageResult | null) {
  return result && result.tag !== "shown" ? result : null;
}

/** `subscribed_override=false` shows the page as it is without a subscription (FLOW-6). */
function subscriptionShown({ subscription }: SubscriberAccount, status: ScreenStatus): SubscriptionAnswer | null {
  if (!subscription || subscription === "unavailable") return null;
  const isOver = subscription.status === "Expired" || subscription.status === "Inactive";
  return status === "subscribed" || isOver ? subscription : null;
}

/** Only where the address forces a status (FLOW-6): anybody else was led to the sign-in page. */
function Outside({ theme, status }: { theme: Theme; status: ScreenStatus }) {
  return (
    <TaskScreen title={i18n.t("Sign in to manage your subscription")} illustration="hollow" theme={theme}>
      {status !== "unknown" && <StatusNote status={status} here={href("subscriptionsManage")} />}
      <Card>
        <LinkButton href={href("subscriptionsActivate", { next: href("subscriptionsManage") })}>
          {i18n.t("Sign in to your subscription")}
        </LinkButton>
      </Card>
    </TaskScreen>
  );
}
