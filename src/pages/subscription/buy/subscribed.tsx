import { Badge } from "../../../../client/components/badge.tsx";
import { Band } from "../../../../client/components/band.tsx";
import { LinkButton } from "../../../../client/components/button.tsx";
import { Card } from "../../../../client/components/card.tsx";
import { GoLink } from "../../../../client/components/go-link.tsx";
import { TaskScreen } from "../../../../client/journey/task-screen.tsx";
import type { SubscriptionAnswer } from "../../../../client/subscription/answers.ts";
import { brand, facts } from "../../../contract/brand.ts";
import type { Country } from "../../../contract/country.ts";
import { momentWords } from "../../../contract/day-words.ts";
import { href, type RouteName } from "../../../contract/routes.ts";
import type { Theme } from "../../../contract/settings/theme.ts";
import { statements } from "../../../contract/statements.ts";
import { buying } from "../../../contract/subscription/buying.ts";
import { periodWords, trialWords } from "../../../contract/subscription/payment-terms.ts";
import { type FeatureSlug, featureSlugs } from "../../../contract/subscription/subscription.ts";
import type { Page } from "../../../render/page.ts";
import type { Account } from "../account.ts";
import { Fact, FactList } from "../fact-list.tsx";
import { featureWords } from "../feature-words.ts";
import { isOnTrial, priceOf } from "../manage/manage-terms.tsx";
import { trialBadge } from "../manage/manage-words.ts";
import { RecoveryCodeButton } from "../recovery-code-button.tsx";
import styles from "./welcome.module.css";

export interface Welcome extends Pick<Page, "title" | "description"> {
  readonly route: RouteName;
  readonly heading: string;
  /** The heading and the line below it while the free trial runs. */
  readonly trial?: { readonly heading: string; readonly lead: string };
  readonly lead: string;
  readonly addEmail: RouteName;
}

export interface ScreenProps {
  readonly welcome: Welcome;
  readonly account: Account | null;
  readonly country: Country | null;
  readonly theme: Theme;
  /** The features of the plan; none where it is only claimed that somebody is subscribed. */
  readonly held: readonly FeatureSlug[];
}

export function Subscribed({ welcome, account, country, theme, held }: ScreenProps) {
  const { subscription } = account ?? {};
  const isTrial = !!subscription && subscription !== "unavailable" && isOnTrial(subscription);
  const { heading, lead } = (isTrial && welcome.trial) || welcome;
  return (
    <>
      <TaskScreen
        progress={{ ...buying, now: buying.steps.length }}
        title={heading}
        lead={lead}
        plate="flight"
        theme={theme}
        side={<Held subscription={subscription} reference={account?.id ?? null} country={country} />}
      >
        {!account?.email && <AddressOffer route={welcome.addEmail} />}
        <p className="soft">
          {statements.vpnSignIn} You can use it on {facts.vpn.devices} devices at a time, at no extra charge.
        </p>
        <p className="acts">
          <LinkButton href={href("activateThisDevice")} {...(!account?.email && { variant: "line" })}>
            Set up this device
          </LinkButton>
          <LinkButton variant="line" href={href("activateAnotherDevice")}>
            Set up another device
          </LinkButton>
        </p>
      </TaskScreen>
      <Band tone="bark">
        <h2>Your services</h2>
        <ul className={`three ${styles.features}`}>
          {featureSlugs.map((slug) => (
            <Feature key={slug} slug={slug} isHeld={held.length === 0 || held.includes(slug)} />
          ))}
        </ul>
      </Band>
    </>
  );
}

interface FirstStep {
  readonly link: string;
  readonly route: RouteName;
}

/** What to do first with each service. */
const firstSteps: Readonly<Record<FeatureSlug, FirstStep>> = {
  vpn: { link: "Get the browser to use the VPN", route: "appDevices" },
  "personal-information-removal": { link: "See how removal works", route: "dbp" },
  "identity-theft-restoration": { link: "See when to call an adviser", route: "itrLearnMore" },
};

function Feature({ slug, isHeld }: { slug: FeatureSlug; isHeld: boolean }) {
  const { name, text } = featureWords[slug];
  const { link, route } = firstSteps[slug];
  return (
    <li>
      <h3>{name}</h3>
      <p className="soft">{text}</p>
      <GoLink href={href(isHeld ? route : "subscriptions")}>
        {isHeld ? link : "Not in your plan: see plans and prices"}
      </GoLink>
    </li>
  );
}

/** The address is a choice, so what it is good for and what happens without it are said plainly. */
function AddressOffer({ route }: { route: RouteName }) {
  return (
    <Card as="section" label="Add an email address">
      <h2 className={styles.small}>First, make sure you can sign in again</h2>
      <p className="soft">
        {`For now, only this browser can open your subscription. Add an email address or a recovery code. ${statements.lostDevice} ${statements.lostPayments} ${statements.emailUse}`}
      </p>
      <p className="acts">
        <LinkButton icon="mail" href={href(route)}>
          Add email address
        </LinkButton>
      </p>
      <p className="soft">
        Or create a recovery code, and save or print it. It tells us nothing about you. It signs you in on this site,
        but not to the VPN.
      </p>
      <RecoveryCodeButton />
    </Card>
  );
}

interface HeldProps extends Pick<ScreenProps, "country"> {
  readonly subscription: SubscriptionAnswer | null | "unavailable" | undefined;
  /** The id of the account, by which we find its payments; null where there is none to name. */
  readonly reference: string | null;
}

function Held({ subscription, reference, country }: HeldProps) {
  if (!subscription || subscription === "unavailable") return null;
  const { billingPeriod, expiresOrRenewsAt } = subscription;
  const isTrial = isOnTrial(subscription);
  const ends = subscription.status === "Not Auto-Renewable" ? "Ends on" : "Renews on";
  const trialPrice = trialPriceOf(subscription, country);
  return (
    <Card as="section" label="Your subscription">
      <div className={styles.held}>
        <h2 className={styles.small}>{brand.pro}</h2>
        <Badge tone="moss" icon="check">
          {isTrial ? trialBadge : "Subscribed"}
        </Badge>
      </div>
      <FactList>
        {billingPeriod && <Fact name="Plan">{periodWords[billingPeriod].plan}</Fact>}
        {expiresOrRenewsAt !== undefined && (
          <Fact name={isTrial ? "Free trial until" : ends}>{momentWords(expiresOrRenewsAt)}</Fact>
        )}
        {reference && (
          <Fact name="Payment reference" note={statements.paymentReference}>
            {reference}
          </Fact>
        )}
      </FactList>
      {trialPrice && <p className="soft small">{trialPrice}</p>}
      <GoLink href={href("subscriptionsManage")}>Manage subscription</GoLink>
    </Card>
  );
}

/** What follows the free trial, of whoever pays us; a cancelled one is followed by nothing. */
function trialPriceOf(subscription: SubscriptionAnswer, country: Country | null): string | null {
  const { expiresOrRenewsAt, status } = subscription;
  if (!isOnTrial(subscription) || expiresOrRenewsAt === undefined || status === "Not Auto-Renewable") return null;
  const price = priceOf(subscription, country);
  return price && `${trialWords(expiresOrRenewsAt)} The price is ${price}.`;
}
