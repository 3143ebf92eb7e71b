import type { ReactNode } from "react";
import { LinkButton } from "../../../../client/components/button.tsx";
import { GoLink } from "../../../../client/components/go-link.tsx";
import { WholeWords } from "../../../../client/components/line-breaks.tsx";
import { Notice } from "../../../../client/components/notice.tsx";
import { Band, Wrap } from "../../../../client/components/sections/band.tsx";
import { TaskScreen } from "../../../../client/flow/task-screen.tsx";
import { brand } from "../../../contract/brand/brand.ts";
import { i18n } from "../../../contract/language/i18n.ts";
import { href } from "../../../contract/routes.ts";
import { buying, orderStep } from "../../../contract/subscription/buying.ts";
import { FormOwner } from "../../../forms/idempotency-key.tsx";
import { SetUpFacts } from "../../../product/set-up-facts.tsx";
import { type Page, page } from "../../../render/page.ts";
import { accountFeatures } from "../account-features.ts";
import { accountInfoOf, hasOtherWayIn } from "../account-info.ts";
import { holdAccount, holdFor } from "../checkout-accounts.ts";
import { featureWords } from "../feature-words.ts";
import { detailsOf } from "../manage/manage-calls.ts";
import { otherAccountWords, SwitchAccount } from "../manage/switch-account.tsx";
import { Ways } from "../ways.tsx";
import type { ScreenStatus } from "./buy-flow.ts";
import { paidBeside } from "./payer.ts";
import { statusFor } from "./screen-status.ts";
import { Subscribed, type SubscribedProps, type Welcome } from "./subscribed.tsx";
import styles from "./welcome.module.css";

/** Where a purchase ends. What it shows depends on what the services know of it by then (FLOW-6). */
export function welcomePage(welcome: Welcome): Page {
  return page({
    title: welcome.title,
    description: welcome.description,
    indexed: false,
    load: async (c) => {
      const subscriber = await c.var.subscriber();
      const { account, status } = await statusFor(subscriber, c.var.visit.url.search);
      const other = await paidBeside(c, subscriber);
      if (other) await holdAccount(c, other, holdFor.paid);
      const none = { account, status, hasOther: other !== null, held: [], details: null, hasOtherWay: false };
      if (status !== "subscribed") return none;
      const isKnown = account?.subscription && account.subscription !== "unavailable";
      const [held, details, info] = await Promise.all([
        accountFeatures(subscriber, account),
        isKnown ? detailsOf(c, subscriber) : null,
        subscriber.isV2 && account ? accountInfoOf(subscriber) : null,
      ]);
      return { ...none, held, details, hasOtherWay: hasOtherWayIn(info) };
    },
    body: ({ theme, country, data: { status, hasOther, ...data } }) => {
      const Screen = screens[status];
      return (
        <FormOwner value={data.account?.id ?? null}>
          {hasOther && <OtherAccount />}
          <Screen {...{ welcome, country, theme, ...data }} />
        </FormOwner>
      );
    },
  });
}

/** Which of both is shown below is told by its payment reference. */
function OtherAccount() {
  const { title, text } = otherAccountWords();
  return (
    <Wrap>
      <Notice title={title}>
        <p>{text}</p>
        <div className="acts">
          <SwitchAccount action={href("subscriptionsManage")} />
        </div>
      </Notice>
    </Wrap>
  );
}

const screens: Readonly<Record<ScreenStatus, (props: SubscribedProps) => ReactNode>> = {
  subscribed: Subscribed,
  pending: Pending,
  unsubscribed: NotYet,
  unknown: Unknown,
  error: StatusUnavailable,
};

function Pending({ welcome, theme }: SubscribedProps) {
  return (
    <TaskScreen
      progress={{ ...buying(), now: orderStep }}
      title={i18n.t("We’re confirming your payment")}
      lead={i18n.t("This usually takes a few seconds. If the page still says so after that, check again.")}
      illustration="cocoon"
      theme={theme}
    >
      <Notice title={i18n.t("You can close this page")}>
        <p>{i18n.t("Our payment company has your payment, and you can’t pay twice for the same subscription.")}</p>
      </Notice>
      <p className="acts">
        <LinkButton icon="refresh" href={href(welcome.route)}>
          {i18n.t("Check again")}
        </LinkButton>
        <GoLink href={`mailto:${brand.email.help}`}>{i18n.t("Get help with your payment")}</GoLink>
      </p>
    </TaskScreen>
  );
}

function NotYet({ theme }: SubscribedProps) {
  return (
    <TaskScreen
      title={i18n.t("You don’t have an active subscription")}
      lead={i18n.t(
        "You’re signed in, but this account doesn’t have {pro} at the moment. If you subscribed with another email address, sign in with that one.",
        { pro: brand.pro },
      )}
      illustration="asleep"
      theme={theme}
    >
      <p className="acts">
        <LinkButton href={href("subscriptions")}>{i18n.t("See plans and prices")}</LinkButton>
        <LinkButton variant="line" href={href("subscriptionsActivate")}>
          {i18n.t("Use another email address")}
        </LinkButton>
        <GoLink href={href("subscriptionsManage")}>{i18n.t("Manage subscription")}</GoLink>
      </p>
    </TaskScreen>
  );
}

function Unknown({ welcome, theme }: SubscribedProps) {
  return (
    <>
      <TaskScreen
        title={i18n.t("Sign in to go on")}
        lead={i18n.t("You aren’t signed in to a subscription in this browser. {signedOut}", {
          signedOut: welcome.words().signedOut,
        })}
        illustration="brood"
        theme={theme}
        side={<SetUpFacts />}
      >
        <Ways
          ways={[
            {
              title: i18n.t("I have a subscription"),
              text: i18n.t(
                "Bought on this site or in an app store? Sign in with your email address, a passkey or a recovery code.",
              ),
              link: i18n.t("Sign in"),
              to: href("subscriptionsActivate"),
            },
            {
              title: i18n.t("I don’t have a subscription"),
              text: i18n.t("A monthly or yearly plan includes all three services. We don’t ask for your name."),
              link: i18n.t("See plans and prices"),
              to: href("subscriptions"),
            },
          ]}
        />
      </TaskScreen>
      <Band tone="surface-alt">
        <h2>{i18n.t("What a subscription includes")}</h2>
        <ul className={`three ${styles.features}`}>
          {Object.values(featureWords()).map(({ name, about, text }) => (
            <li key={name}>
              <h3>{name}</h3>
              <p className="soft">
                <WholeWords text={text} />
              </p>
              <GoLink href={href(about.route)}>{about.link}</GoLink>
            </li>
          ))}
        </ul>
      </Band>
    </>
  );
}

function StatusUnavailable({ welcome, theme }: SubscribedProps) {
  return (
    <TaskScreen
      title={i18n.t("We can’t load your subscription")}
      lead={i18n.t("There has been a communication error. Please try again. If you’ve paid, your payment is safe.")}
      illustration="broken"
      theme={theme}
    >
      <p className="acts">
        <LinkButton icon="refresh" href={href(welcome.route)}>
          {i18n.t("Try again")}
        </LinkButton>
      </p>
    </TaskScreen>
  );
}

function justPaid(): string {
  return i18n.t("Just paid? Open this page in the browser where you chose your plan.");
}

/** The three addresses at which a purchase ends: on the web, and in the apps. */
export const welcomePages = {
  proWelcome: welcomePage({
    route: "proWelcome",
    title: () => i18n.t("Welcome to your subscription"),
    description: () =>
      i18n.t(
        "For {pro} subscribers: set up the VPN and Personal Information Removal, and see when to call an adviser.",
        { pro: brand.pro },
      ),
    addEmail: "proAddEmail",
    words: () => ({
      heading: i18n.t("You’re subscribed"),
      trial: {
        heading: i18n.t("Your free trial has started"),
        lead: i18n.t("You’re subscribed. Here’s what to do first."),
      },
      lead: i18n.t("Here’s what to do first."),
      signedOut: justPaid(),
    }),
  }),
  subscriptionsWelcome: welcomePage({
    route: "subscriptionsWelcome",
    title: () => i18n.t("Set up your services"),
    description: () =>
      i18n.t("Set up {pro} in the app: what each of the three services does and what to do first.", { pro: brand.pro }),
    addEmail: "subscriptionsAddEmail",
    words: () => ({
      heading: i18n.t("You’re subscribed. Set up your services"),
      trial: {
        heading: i18n.t("Your free trial has started. Set up your services"),
        lead: i18n.t("Here’s what to do first."),
      },
      lead: i18n.t("Here’s what to do first."),
      signedOut: i18n.t("Sign in to set up your services."),
    }),
  }),
  subscriptionsWelcomeStripe: welcomePage({
    route: "subscriptionsWelcomeStripe",
    title: () => i18n.t("Set up {pro}", { pro: brand.pro }),
    description: () =>
      i18n.t("You’ve paid for {pro}. Go back to the app to start using your subscription.", { pro: brand.pro }),
    addEmail: "subscriptionsAddEmail",
    words: () => ({
      heading: i18n.t("Go back to the app"),
      lead: i18n.t("Your payment went through and you’re subscribed. If the app doesn’t open by itself, open it now."),
      signedOut: justPaid(),
    }),
  }),
} as const;
