import { LinkButton } from "../../../../client/components/button.tsx";
import { Card } from "../../../../client/components/card.tsx";
import { GoLink } from "../../../../client/components/go-link.tsx";
import { WholeWords } from "../../../../client/components/line-breaks.tsx";
import { Band } from "../../../../client/components/sections/band.tsx";
import { TaskScreen } from "../../../../client/flow/task-screen.tsx";
import type { SubscriptionAnswer } from "../../../../client/subscription/answers.ts";
import { brand } from "../../../contract/brand/brand.ts";
import type { Country } from "../../../contract/country.ts";
import { momentWords } from "../../../contract/day-words.ts";
import { i18n } from "../../../contract/language/i18n.ts";
import { href, type RouteName } from "../../../contract/routes.ts";
import type { Theme } from "../../../contract/settings/theme.ts";
import { statements } from "../../../contract/statements.ts";
import { buying } from "../../../contract/subscription/buying.ts";
import type { SubscriptionDetails } from "../../../contract/subscription/details.ts";
import { statusWords } from "../../../contract/subscription/manage-words.ts";
import { cancelBeforeWordsBelowDate, periodWords } from "../../../contract/subscription/payment-terms.ts";
import { type FeatureSlug, featureSlugs } from "../../../contract/subscription/subscription.ts";
import { CardHead } from "../../../product/card-head.tsx";
import { Fact, FactList, MomentFact } from "../../../product/fact-list.tsx";
import type { Page } from "../../../render/page.ts";
import { renews, type SubscriberAccount } from "../account.ts";
import { featureLinks, featureWords } from "../feature-words.ts";
import { renewalOf } from "../manage/manage-flow.ts";
import { isOnTrial, presentPrice } from "../manage/manage-terms.tsx";
import { plannedWords } from "../manage/plan-question.tsx";
import { RecoveryCodeButton } from "../recovery/recovery-code-button.tsx";
import { StatusBadge } from "../status/status-badge.tsx";
import styles from "./welcome.module.css";

/** The words of one of the pages at which a purchase ends. */
export interface WelcomeWords {
  readonly heading: string;
  /** The heading and the line below it while the free trial runs. */
  readonly trial?: { readonly heading: string; readonly lead: string };
  readonly lead: string;
  /** Where nobody is signed in: what signing in is good for. */
  readonly signedOut: string;
}

export interface Welcome extends Pick<Page, "title" | "description"> {
  readonly route: RouteName;
  readonly addEmail: RouteName;
  words(): WelcomeWords;
}

export interface SubscribedProps {
  readonly welcome: Welcome;
  readonly account: SubscriberAccount | null;
  readonly country: Country | null;
  readonly theme: Theme;
  /** What the next payment is; null where the service does not tell. */
  readonly details: SubscriptionDetails | null;
  /** A recovery code or a passkey lets the owner in again. */
  readonly hasOtherWay: boolean;
  /** The features of the plan; none if the address only claims a subscription (`subscribed_override`). */
  readonly held: readonly FeatureSlug[];
}

export function Subscribed({ welcome, account, country, theme, held, details, hasOtherWay }: SubscribedProps) {
  const { subscription } = account ?? {};
  const words = welcome.words();
  const { heading, lead, hasFailed, onManage }: StatusHeadline =
    statusHeadlineOf(subscription) ?? ((isRunningTrial(subscription) && words.trial) || words);
  // Without one, a way in comes first, and the devices come with the services.
  const hasWayIn = !!account?.email || hasOtherWay;
  return (
    <>
      <TaskScreen
        progress={{ ...buying(), now: buying().steps.length }}
        title={heading}
        lead={lead}
        illustration="clap"
        theme={theme}
        side={<Held {...{ subscription, country, details }} reference={account?.id} />}
      >
        {hasFailed && (
          <p className="acts">
            <LinkButton icon="card" href={href("subscriptionsManage")}>
              {onManage}
            </LinkButton>
          </p>
        )}
        {hasWayIn ? (
          <Devices isMain={!hasFailed} />
        ) : (
          <AddressOffer route={welcome.addEmail} hasPayments={!account || renews(account)} />
        )}
      </TaskScreen>
      <Band tone="surface-alt">
        <h2>{i18n.t("Your services")}</h2>
        <ul className={`three ${styles.features}`}>
          {featureSlugs.map((slug) => (
            <Feature key={slug} slug={slug} isHeld={held.length === 0 || held.includes(slug)} />
          ))}
        </ul>
        {!hasWayIn && <Devices isMain={false} />}
      </Band>
    </>
  );
}

function Devices({ isMain }: { readonly isMain: boolean }) {
  return (
    <p className="acts">
      <LinkButton href={href("activateThisDevice")} {...(!isMain && { variant: "line" })}>
        {i18n.t("Set up this device")}
      </LinkButton>
      <LinkButton variant="line" href={href("activateAnotherDevice")}>
        {i18n.t("Set up more devices")}
      </LinkButton>
    </p>
  );
}

function Feature({ slug, isHeld }: { slug: FeatureSlug; isHeld: boolean }) {
  const { name, text, start } = featureWords()[slug];
  const { link, route } = featureLinks()[slug];
  return (
    <li>
      <h3>{name}</h3>
      <p className="soft">
        <WholeWords text={isHeld ? start : text} />
      </p>
      <GoLink href={href(isHeld ? route : "subscriptions")}>
        {isHeld ? link : i18n.t("Not in your plan: see plans and prices")}
      </GoLink>
    </li>
  );
}

/** The address is a choice, so what it is good for and what happens without it are said plainly. */
function AddressOffer({ route, hasPayments }: { readonly route: RouteName; readonly hasPayments: boolean }) {
  return (
    <Card as="section" label={i18n.t("Add an email address")}>
      <h2>{i18n.t("First, make sure you can sign in again")}</h2>
      <p>
        {i18n.t(
          "Until you add an email address, a passkey or a recovery code, only this browser can open your subscription. With an email address you can sign in anywhere, and to the VPN.",
        )}
      </p>
      <p className="acts">
        <LinkButton href={href(route)}>{i18n.t("Add email address")}</LinkButton>
      </p>
      <p className="soft small">
        {i18n.t("A recovery code works without an email address, on this site only. It tells us nothing about you.")}
      </p>
      <RecoveryCodeButton />
      <p className={`soft small ${styles.without}`}>
        {hasPayments ? `${statements.lostDevice} ${statements.lostPayments}` : statements.lostDevice}
      </p>
    </Card>
  );
}

interface HeldProps extends Pick<SubscribedProps, "country" | "details"> {
  readonly subscription: Known;
  /** The id of the account, by which we find its payments. */
  readonly reference: string | undefined;
}

type Known = SubscriptionAnswer | null | "unavailable" | undefined;

/** No payment follows any more. */
export function isCancelled(subscription: Known): boolean {
  return !!subscription && subscription !== "unavailable" && subscription.status === "Not Auto-Renewable";
}

function isRunningTrial(subscription: Known): boolean {
  return !!subscription && subscription !== "unavailable" && isOnTrial(subscription);
}

export interface StatusHeadline {
  readonly heading: string;
  readonly lead: string;
  readonly hasFailed?: boolean;
  /** What Manage is for then. */
  readonly onManage?: string;
}

/** What a page says instead while a failed payment is open and after a cancellation: what ends when, and how to keep it. */
export function statusHeadlineOf(subscription: Known): StatusHeadline | null {
  if (!subscription || subscription === "unavailable") return null;
  const { status, expiresOrRenewsAt } = subscription;
  if (expiresOrRenewsAt === undefined) return null;
  const until = momentWords(expiresOrRenewsAt);
  if (status === "Grace Period") {
    const lead = statusWords()[status].text(until);
    const heading = i18n.t("Change your card to keep your subscription");
    return { heading, lead, hasFailed: true, onManage: i18n.t("Change card under Manage subscription") };
  }
  if (status === "Not Auto-Renewable") {
    const heading = i18n.t("Your subscription is cancelled");
    // What a store sold, only the store can renew.
    if (renewalOf(subscription) !== "resume") return { heading, lead: statusWords()[status].text(until) };
    const lead = i18n.t("Your services stay on until {until}. {cancelUndo}", {
      until,
      cancelUndo: statements.cancelUndo,
    });
    return { heading, lead, onManage: i18n.t("Undo cancellation under Manage subscription") };
  }
  return null;
}

function Held({ subscription, country, details, reference }: HeldProps) {
  if (!subscription || subscription === "unavailable") return null;
  const { billingPeriod, expiresOrRenewsAt, status = "Auto-Renewable" } = subscription;
  const isTrial = isOnTrial(subscription);
  const planned = plannedWords(details?.plans);
  const price = priceAfterTrial(subscription, country, details);
  const isRenewing = !isTrial && status === "Auto-Renewable";
  const shownPrice = price ?? (isRenewing ? presentPrice(subscription, country, details) : null);
  const { date } = statusWords()[status];
  return (
    <Card as="section" label={i18n.t("Your subscription")}>
      <CardHead title={brand.pro} badge={<StatusBadge {...{ status, isTrial }} />} />
      <FactList>
        {billingPeriod && <Fact name={i18n.t("Plan")}>{periodWords()[billingPeriod].name}</Fact>}
        {planned && <Fact name={i18n.t("Next plan")}>{planned}</Fact>}
        {reference && (
          <Fact
            name={i18n.t("Payment reference")}
            note={i18n.t("Note this number. {paymentReference}", { paymentReference: statements.paymentReference })}
          >
            {reference}
          </Fact>
        )}
        {/* The plan of the trial is never paid where another one follows. */}
        {shownPrice && !(isTrial && planned) && (
          <Fact name={planned ? i18n.t("Price now") : i18n.t("Price")}>{shownPrice}</Fact>
        )}
        {expiresOrRenewsAt !== undefined && (
          <MomentFact
            name={price ? i18n.t("First payment on") : isTrial ? i18n.t("Free trial until") : date}
            at={expiresOrRenewsAt}
          />
        )}
      </FactList>
      {price && expiresOrRenewsAt !== undefined && (
        <p className="soft small">{cancelBeforeWordsBelowDate(expiresOrRenewsAt, country, Date.now())}</p>
      )}
      <GoLink href={href("subscriptionsManage")}>{i18n.t("Manage subscription")}</GoLink>
    </Card>
  );
}

/** The price of each period after the free trial, if it is paid to us; null for a cancelled trial, which nothing follows. */
function priceAfterTrial(
  subscription: SubscriptionAnswer,
  country: Country | null,
  details: SubscriptionDetails | null,
): string | null {
  const { expiresOrRenewsAt, status } = subscription;
  if (!isOnTrial(subscription) || status === "Not Auto-Renewable" || expiresOrRenewsAt === undefined) return null;
  return presentPrice(subscription, country, details);
}
