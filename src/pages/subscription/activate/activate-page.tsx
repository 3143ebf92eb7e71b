import type { ReactNode } from "react";
import { LinkButton } from "../../../../client/components/button.tsx";
import { Card } from "../../../../client/components/card.tsx";
import { Faq, type Question } from "../../../../client/components/faq.tsx";
import { GoLink } from "../../../../client/components/go-link.tsx";
import { TaskScreen } from "../../../../client/journey/task-screen.tsx";
import { brand, facts } from "../../../contract/brand.ts";
import { href, routes } from "../../../contract/routes.ts";
import type { Theme } from "../../../contract/settings/theme.ts";
import { Hole } from "../../../render/hole.tsx";
import { type Given, page } from "../../../render/page.ts";
import { AddressStep } from "../sign-in/address-step.tsx";
import { CodeStep } from "../sign-in/code-step.tsx";
import { LinkStep } from "../sign-in/link-step.tsx";
import { isByRecoveryCode, RecoveryStep } from "../sign-in/recovery-step.tsx";
import { signInOf } from "../sign-in/sign-in-session.ts";
import type { SignInOutcome } from "../sign-in/sign-in-step.tsx";
import { accountOf } from "../signed-in.ts";
import { typedAddress } from "../typed-address.ts";
import styles from "./activate.module.css";
import { activateWays } from "./activate-flow.ts";

const journey = { label: "Activating a device", steps: ["Which device", "How", "Ready"] } as const;

interface Way {
  readonly title: string;
  readonly text: ReactNode;
  readonly link: string;
  readonly to: string;
}

/** Ways to choose from, each with the one thing that leads on. */
export function Ways({ ways }: { ways: readonly Way[] }) {
  return (
    <ul className={styles.ways}>
      {ways.map(({ title, text, link, to }, index) => (
        <Card as="li" key={title}>
          <h2>{title}</h2>
          <p className="soft">{text}</p>
          <p>
            <LinkButton variant={index === 0 ? "primary" : "line"} href={to}>
              {link}
            </LinkButton>
          </p>
        </Card>
      ))}
    </ul>
  );
}

const flowPage = page({
  title: "Activate a device",
  description:
    "Bring a subscription that you already have to this device or to another one. Choose which, and follow one step at a time.",
  indexed: false,
  body: ({ theme }) => (
    <TaskScreen
      progress={{ ...journey, now: 0 }}
      title="Which device shall join?"
      lead={`One subscription serves several devices, and the VPN runs on ${facts.vpn.devices} of them at a time. You pay nothing again.`}
      plate="flight"
      theme={theme}
    >
      <Ways
        ways={[
          {
            title: "The one in front of me",
            text: "You subscribed somewhere else, and want to have it here as well.",
            link: "This device",
            to: href(activateWays.activationFlow["this device"]),
          },
          {
            title: "Another one",
            text: "You are subscribed here, and want to have it on a second phone or computer.",
            link: "Another device",
            to: href(activateWays.activationFlow["another device"]),
          },
        ]}
      />
    </TaskScreen>
  ),
});

const storeHelp: readonly Question[] = [
  {
    question: "How do I restore a purchase on an iPhone, iPad or Mac?",
    answer: `Sign the device in to the App Store account that bought it. Then open ${brand.name}, go to Settings, choose ${brand.pro}, then “I have a subscription”, and restore.`,
  },
  {
    question: "And on Android?",
    answer: `The Play Store has to show the account that bought it. In ${brand.name}, the same place under Settings finds the purchase.`,
  },
  {
    question: "Can an Android phone restore what an iPhone bought?",
    answer: (
      <p>
        No, a store knows its own devices only. Add an email address on the iPhone, then{" "}
        <a href={href("activateThisDeviceByEmail")}>activate by email</a> on the other.
      </p>
    ),
  },
];

const thisDevicePage = page({
  title: "Activate this device",
  description:
    "Ways to bring an existing subscription to the device in your hand: by email and code, or by restoring a store purchase.",
  indexed: false,
  body: ({ theme }) => (
    <TaskScreen
      progress={{ ...journey, now: 1 }}
      title="Have it here, too."
      lead="There are two ways, depending on what the subscription is known by."
      plate="rest"
      theme={theme}
    >
      <Ways
        ways={[
          {
            title: "It has an address",
            text: "Then a code that we send by email is enough, wherever it was bought.",
            link: "Activate by email",
            to: href(activateWays.activateThisDevice["by email"]),
          },
          {
            title: "It was bought in this device’s app store",
            text: `The app restores it without any code: in ${brand.name}, under Settings. A browser cannot ask the store.`,
            link: "Get the app",
            to: href(activateWays.activateThisDevice["by the app store"]),
          },
        ]}
      />
      <Faq questions={storeHelp} />
    </TaskScreen>
  ),
});

const byEmailPage = page({
  title: "Activate this device by email",
  description:
    "Type the email address of the subscription and the code that we send there. The device is active at once.",
  indexed: false,
  personal: true,
  holes: {
    step: ({ theme, url }, { subscriber, outcome }: Given<SignInOutcome | null>) => {
      const action = routes.activateThisDeviceByEmail.path;
      const progress = { ...journey, now: 1 };
      const shown = { theme, action, progress, outcome };
      const { link, sent } = subscriber ? signInOf(subscriber.session) : { link: null, sent: null };
      if (isByRecoveryCode(url, outcome)) return <RecoveryStep {...shown} />;
      if (link) return <LinkStep {...shown} link={link} />;
      if (sent) return <CodeStep {...shown} sent={sent} now={Date.now()} />;
      return <AddressStep {...shown} typed={subscriber ? typedAddress(subscriber.session) : undefined} />;
    },
  },
  body: () => <Hole name="step" />,
});

const anotherDevicePage = page({
  title: "Activate another device",
  description:
    "Use your subscription on a second phone or computer: what you need on this device, and what to open on the other.",
  indexed: false,
  personal: true,
  holes: {
    ways: async ({ theme }, { subscriber }) => {
      const account = subscriber && (await accountOf(subscriber));
      return <AnotherDevice theme={theme} email={account?.email ?? null} isSignedIn={Boolean(account)} />;
    },
  },
  body: () => <Hole name="ways" />,
});

interface AnotherDeviceProps {
  readonly theme: Theme;
  readonly email: string | null;
  readonly isSignedIn: boolean;
}

function AnotherDevice({ theme, email, isSignedIn }: AnotherDeviceProps) {
  return (
    <TaskScreen
      progress={{ ...journey, now: 1 }}
      title="From this device to the other."
      lead="The other device finds the subscription by its email address and a code. So it needs an address first."
      plate="flight"
      theme={theme}
    >
      {email ? (
        <p className="acts">
          <LinkButton href={href(activateWays.activateAnotherDevice["it has an address"])}>
            It has one: go on
          </LinkButton>
          <GoLink href={href(activateWays.activateAnotherDevice["a different address"])}>
            Use a different address
          </GoLink>
        </p>
      ) : (
        <p className="acts">
          <LinkButton href={href(activateWays.activateAnotherDevice["it has none"])}>
            {isSignedIn ? "Add an address" : "Sign in and add one"}
          </LinkButton>
          {!isSignedIn && (
            <GoLink href={href(activateWays.activateAnotherDevice["it has an address"])}>
              It has an address already
            </GoLink>
          )}
        </p>
      )}
      {!isSignedIn && (
        <p className="soft small">
          Bought in an app? Open this page from the app’s settings, or add the address there: the app is signed in.
        </p>
      )}
    </TaskScreen>
  );
}

const finishPage = page({
  title: "Finish on the other device",
  description:
    "What to open and what to type on the second device, so that it finds the subscription by email and one code.",
  indexed: false,
  personal: true,
  holes: {
    steps: async ({ theme }, { subscriber }) => {
      const account = subscriber && (await accountOf(subscriber));
      return <Finish theme={theme} email={account?.email ?? null} />;
    },
  },
  body: () => <Hole name="steps" />,
});

function Finish({ theme, email }: { theme: Theme; email: string | null }) {
  return (
    <TaskScreen
      progress={{ ...journey, now: 2 }}
      title="Now pick up the other device."
      lead="This page may stay open while you do the four things over there."
      plate="flight"
      theme={theme}
    >
      <ol className={styles.list}>
        <li>
          {`Open ${brand.name}, or any browser, and go to `}
          {brand.hosts.main}
          <wbr />
          {routes.activateThisDeviceByEmail.path}
        </li>
        <li>Type {email ? <b>{email}</b> : "the email address of the subscription"} and have the code sent.</li>
        <li>Read the mail on whichever device you like, and type its six digits over there.</li>
        <li>{`For the VPN, install the ${brand.name} app there and sign in under its settings.`}</li>
      </ol>
      <p className="acts">
        <LinkButton href={href(activateWays.activateAnotherDeviceEmail["no browser there"])}>
          Get the browser there
        </LinkButton>
        <GoLink href={`mailto:${brand.email.help}`}>It did not work</GoLink>
      </p>
    </TaskScreen>
  );
}

/** The activation flow, but for the two pages that add an address: those are in `email-page.tsx`. */
export const activatePages = {
  activationFlow: flowPage,
  activateThisDevice: thisDevicePage,
  activateThisDeviceByEmail: byEmailPage,
  activateAnotherDevice: anotherDevicePage,
  activateAnotherDeviceEmail: finishPage,
} as const;
