import type { ReactNode } from "react";
import { Badge } from "../../../../client/components/badge.tsx";
import { LinkButton } from "../../../../client/components/button.tsx";
import { Card } from "../../../../client/components/card.tsx";
import { GoLink } from "../../../../client/components/go-link.tsx";
import { Notice } from "../../../../client/components/notice.tsx";
import { ButtonForm } from "../../../../client/journey/button-form.tsx";
import { TaskScreen } from "../../../../client/journey/task-screen.tsx";
import type { SubscriptionAnswer } from "../../../../client/subscription/answers.ts";
import { brand, facts } from "../../../contract/brand.ts";
import { href, type RouteName } from "../../../contract/routes.ts";
import type { Theme } from "../../../contract/settings/theme.ts";
import { type FeatureSlug, featureSlugs } from "../../../contract/subscription/subscription.ts";
import { Hole } from "../../../render/hole.tsx";
import { type Page, page } from "../../../render/page.ts";
import type { Account } from "../account.ts";
import { Ways } from "../activate/activate-page.tsx";
import { heldFeatures } from "../held-features.ts";
import type { ScreenStatus } from "./buy-flow.ts";
import { statusFor } from "./screen-status.ts";
import styles from "./welcome.module.css";

interface Welcome extends Pick<Page, "title" | "description"> {
  readonly route: RouteName;
  readonly heading: string;
  readonly lead: string;
  readonly addEmail: RouteName;
}

interface ScreenProps {
  readonly welcome: Welcome;
  readonly account: Account | null;
  readonly theme: Theme;
  /** The features of the plan; none where it is only claimed that somebody is subscribed. */
  readonly held: readonly FeatureSlug[];
}

/** Where a purchase ends. What it shows depends on what the services know of it by then (FLOW-6). */
export function welcomePage(welcome: Welcome): Page {
  return page({
    title: welcome.title,
    description: welcome.description,
    indexed: false,
    personal: true,
    holes: {
      welcome: async ({ theme, url }, { subscriber }) => {
        const { account, status } = await statusFor(subscriber, url.search);
        const Screen = screens[status];
        const held = status === "subscribed" && subscriber ? await heldFeatures(subscriber, account) : [];
        return <Screen {...{ welcome, account, theme, held }} />;
      },
    },
    body: () => <Hole name="welcome" />,
  });
}

const screens: Readonly<Record<ScreenStatus, (props: ScreenProps) => ReactNode>> = {
  subscribed: Subscribed,
  pending: Pending,
  unsubscribed: NotYet,
  unknown: Unknown,
  error: StatusUnavailable,
};

const steps = ["Plan", "Payment", "Ready"] as const;

function Subscribed({ welcome, account, theme, held }: ScreenProps) {
  return (
    <TaskScreen
      progress={{ label: "Subscribing", steps, now: steps.length }}
      title={welcome.heading}
      lead={welcome.lead}
      plate="flight"
      theme={theme}
      side={<Held subscription={account?.subscription} />}
    >
      <ul className={styles.features}>
        {featureSlugs.map((slug) => (
          <Feature key={slug} slug={slug} isHeld={held.length === 0 || held.includes(slug)} />
        ))}
      </ul>
      {!account?.email && <AddressOffer route={welcome.addEmail} />}
      <p className="acts">
        <LinkButton href={href("activateThisDevice")}>Use it on this device</LinkButton>
        <LinkButton variant="line" href={href("activateAnotherDevice")}>
          Add another device
        </LinkButton>
      </p>
    </TaskScreen>
  );
}

interface FeatureWords {
  readonly name: string;
  readonly text: string;
  readonly link: string;
  readonly route: RouteName;
}

const features: Readonly<Record<FeatureSlug, FeatureWords>> = {
  vpn: {
    name: "VPN",
    text: `Up to ${facts.vpn.devices} devices, switched on in the ${brand.name} browser.`,
    link: "Get the browser",
    route: "appDevices",
  },
  "personal-information-removal": {
    name: "Personal Information Removal",
    text: `Tell it whom to look for on ${facts.removal.sites} sites that trade in addresses; it asks them to delete what they have.`,
    link: "How it begins",
    route: "dbp",
  },
  "identity-theft-restoration": {
    name: "Identity Theft Restoration",
    text: "Nothing to set up. If somebody uses your name, an adviser takes the case.",
    link: "What to do then",
    route: "itrLearnMore",
  },
};

function Feature({ slug, isHeld }: { slug: FeatureSlug; isHeld: boolean }) {
  const { name, text, link, route } = features[slug];
  return (
    <li>
      <h2>{name}</h2>
      <p className="soft">{text}</p>
      <GoLink href={href(isHeld ? route : "subscriptions")}>
        {isHeld ? link : "Not in this plan: see the others"}
      </GoLink>
    </li>
  );
}

/** The address is a choice, so what it is good for and what happens without it are said plainly. */
function AddressOffer({ route }: { route: RouteName }) {
  return (
    <Card as="section" label="Add an email address">
      <h2 className={styles.small}>An email address, if you like</h2>
      <p className="soft">
        So far only this browser knows that the subscription is yours. With an address you can sign in on other devices,
        and find the subscription again should the cookies here be cleared. It is used for codes and receipts.
      </p>
      <p className="acts">
        <LinkButton variant="line" icon="mail" href={href(route)}>
          Add an address
        </LinkButton>
      </p>
      <p className="soft">Or keep to paper: a recovery code does the same, and tells us nothing about you.</p>
      <ButtonForm action={href("subscriptionsManage")} intent="recovery-code" variant="line" icon="key">
        Make a recovery code
      </ButtonForm>
    </Card>
  );
}

const days = new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeZone: "UTC" });

function Held({ subscription }: { subscription: SubscriptionAnswer | null | "unavailable" | undefined }) {
  if (!subscription || subscription === "unavailable") return null;
  const { billingPeriod, expiresOrRenewsAt, activeOffers = [] } = subscription;
  const isTrial = activeOffers.some(({ type }) => type === "Trial");
  const ends = subscription.status === "Not Auto-Renewable" ? "Runs until" : "Renews";
  return (
    <Card as="section" label="Your subscription">
      <div className={styles.held}>
        <h2 className={styles.small}>{brand.pro}</h2>
        <Badge tone="moss" icon="check">
          Subscribed
        </Badge>
      </div>
      <dl className={styles.list}>
        {billingPeriod && (
          <div>
            <dt>Plan</dt>
            <dd>{billingPeriod}</dd>
          </div>
        )}
        {expiresOrRenewsAt !== undefined && (
          <div>
            <dt>{isTrial ? "Free until" : ends}</dt>
            <dd>{days.format(expiresOrRenewsAt)}</dd>
          </div>
        )}
      </dl>
      <GoLink href={href("subscriptionsManage")}>Manage or cancel</GoLink>
    </Card>
  );
}

function Pending({ welcome, theme }: ScreenProps) {
  return (
    <TaskScreen
      progress={{ label: "Subscribing", steps, now: 1 }}
      title="The payment is being confirmed."
      lead="The payment page has sent you back, and we wait for its word that all is well. That usually takes a few seconds."
      plate="sill"
      theme={theme}
    >
      <Notice title="You can close this page">
        <p>What you paid for is noted with the payment company, and it cannot be paid for twice.</p>
      </Notice>
      <p className="acts">
        <LinkButton icon="refresh" href={href(welcome.route)}>
          Look again
        </LinkButton>
        <GoLink href={`mailto:${brand.email.help}`}>It takes too long</GoLink>
      </p>
    </TaskScreen>
  );
}

function NotYet({ theme }: ScreenProps) {
  return (
    <TaskScreen
      title="No subscription is running here."
      lead={`You are signed in, and this account has no ${brand.pro} at the moment. If you subscribed under another address, sign in with that one.`}
      plate="empty"
      theme={theme}
    >
      <p className="acts">
        <LinkButton href={href("subscriptions")}>See the plans</LinkButton>
        <LinkButton variant="line" href={href("subscriptionsActivate")}>
          Sign in with another address
        </LinkButton>
        <GoLink href={href("subscriptionsManage")}>Look at the account</GoLink>
      </p>
    </TaskScreen>
  );
}

function Unknown({ theme }: ScreenProps) {
  return (
    <TaskScreen
      title={`The way in to ${brand.pro}.`}
      lead="Nobody is signed in to a subscription in this browser."
      plate="sill"
      theme={theme}
    >
      <Ways
        ways={[
          {
            title: "I have one",
            text: "Bought here or in an app store: its email address or a recovery code brings it into this browser.",
            link: "Sign in",
            to: href("subscriptionsActivate"),
          },
          {
            title: "I have none yet",
            text: "Monthly or yearly, for three services at once. Nobody asks for your name.",
            link: "See the plans",
            to: href("subscriptions"),
          },
        ]}
      />
      <p className="soft small">
        Paid a moment ago? The subscription belongs to the browser in which you chose the plan: open this page there.
      </p>
    </TaskScreen>
  );
}

function StatusUnavailable({ welcome, theme }: ScreenProps) {
  return (
    <TaskScreen
      title="We cannot see the subscription just now."
      lead="There has been a communication error. Please try again. Nothing of yours was lost, and what was paid stays paid."
      plate="rest"
      theme={theme}
    >
      <p className="acts">
        <LinkButton icon="refresh" href={href(welcome.route)}>
          Try again
        </LinkButton>
      </p>
    </TaskScreen>
  );
}

/** The three addresses at which a purchase ends: on the web, and in the apps. */
export const welcomePages = {
  proWelcome: welcomePage({
    route: "proWelcome",
    title: "Welcome, subscriber",
    description: `Where a purchase on this site ends: your ${brand.pro} subscription has begun, and these are the first things to do with it.`,
    heading: "You are subscribed.",
    lead: "Three services are yours now. Two of them want to be switched on, and one waits until it is needed.",
    addEmail: "proAddEmail",
  }),
  subscriptionsWelcome: welcomePage({
    route: "subscriptionsWelcome",
    title: "Subscribed",
    description: `The page that greets new subscribers of ${brand.pro} in the app: the three services and how to switch each of them on.`,
    heading: "Three things to switch on.",
    lead: "You are subscribed. Each service has its own place in the app’s settings, and here is what each of them needs first.",
    addEmail: "subscriptionsAddEmail",
  }),
  subscriptionsWelcomeStripe: welcomePage({
    route: "subscriptionsWelcomeStripe",
    title: "Payment received",
    description:
      "Where the payment page returns to the app after a purchase, so that the app can fetch the subscription.",
    heading: "Back from the payment page.",
    lead: "The payment went through and you are subscribed. If the app did not open by itself, start it by hand: the purchase is noted already.",
    addEmail: "subscriptionsAddEmail",
  }),
} as const;
