import { LinkButton } from "../../../../client/components/button.tsx";
import { Faq, type Question } from "../../../../client/components/faq.tsx";
import { FieldNotes } from "../../../../client/components/field-notes.tsx";
import { GoLink } from "../../../../client/components/go-link.tsx";
import { QrCode } from "../../../../client/components/qr-code.tsx";
import { TaskScreen } from "../../../../client/journey/task-screen.tsx";
import { brand, facts } from "../../../contract/brand.ts";
import { endpointHref, endpoints, href, routes } from "../../../contract/routes.ts";
import type { Theme } from "../../../contract/settings/theme.ts";
import { Hole } from "../../../render/hole.tsx";
import { type Given, page } from "../../../render/page.ts";
import { factAt } from "../../../session/told.ts";
import type { ScreenStatus } from "../buy/buy-flow.ts";
import { statusFor } from "../buy/screen-status.ts";
import { AddressStep } from "../sign-in/address-step.tsx";
import { CodeStep } from "../sign-in/code-step.tsx";
import { LinkStep } from "../sign-in/link-step.tsx";
import { otherAccountNote } from "../sign-in/other-account.tsx";
import { isByRecoveryCode, RecoveryStep } from "../sign-in/recovery-step.tsx";
import { linkIn } from "../sign-in/sign-in-flow.ts";
import { sentCodeOf } from "../sign-in/sign-in-session.ts";
import type { ByEmailOutcome } from "../sign-in/sign-in-step.tsx";
import { WhyHere } from "../sign-in/why-here.tsx";
import { accountOf } from "../signed-in.ts";
import { StatusNote } from "../status-note.tsx";
import { typedAddress } from "../typed-address.ts";
import { Ways } from "../ways.tsx";
import styles from "./activate.module.css";
import { activateWays } from "./activate-flow.ts";
import { activationSteps } from "./activation-steps.ts";
import { Ready } from "./ready.tsx";

/** What holds for every device, beside the steps. */
function SetUpFacts() {
  return (
    <FieldNotes
      notes={[
        { term: "Costs", note: "Nothing extra" },
        { term: "VPN", note: `${facts.vpn.devices} devices at a time, in the ${brand.name} browser` },
        { term: "Sign in with", note: "Your email address and a code; on this site, a recovery code works too" },
        { term: "Not needed", note: "A password or your name" },
      ]}
    />
  );
}

const flowPage = page({
  chrome: "lean",
  title: "Set up a device",
  description:
    "Use your subscription on this device or another one. Choose the device and follow the steps. There’s no extra charge.",
  indexed: false,
  body: ({ theme }) => (
    <TaskScreen
      progress={{ ...activationSteps, now: 0 }}
      title="Which device do you want to add?"
      lead={`There’s no extra charge. The VPN runs on ${facts.vpn.devices} devices at a time.`}
      plate="posts"
      theme={theme}
      side={<SetUpFacts />}
    >
      <Ways
        ways={[
          {
            title: "This device",
            text: "You subscribed on another device and want to use your subscription here too.",
            link: "Set up this device",
            to: href(activateWays.activationFlow["this device"]),
          },
          {
            title: "Another device",
            text: "You’re subscribed here and want to add another phone or computer.",
            link: "Set up another device",
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
    answer: `Sign in to the App Store account you bought with. Then open ${brand.name}, go to Settings, select ${brand.pro}, then “I have a subscription”, and restore your purchase.`,
  },
  {
    question: "How do I restore a purchase on Android?",
    answer: `In the Play Store, switch to the account you bought with. Then open ${brand.name}, go to Settings and restore your purchase the same way.`,
  },
  {
    question: "Can I restore an iPhone purchase on Android?",
    answer: (
      <p>
        No. Each store only works with its own devices. Add an email address on the iPhone, then{" "}
        <a href={href("activateThisDeviceByEmail")}>sign in by email</a> on the Android phone.
      </p>
    ),
  },
];

const thisDevicePage = page({
  chrome: "lean",
  title: "Set up this device",
  description:
    "Use your existing subscription on this device: sign in by email with a code, or restore an app store purchase.",
  indexed: false,
  personal: true,
  holes: {
    device: async ({ theme, url }, { subscriber }) => {
      const { account, status } = await statusFor(subscriber, url.search);
      if (status === "subscribed") return <Ready theme={theme} email={account?.email ?? null} />;
      return <ThisDevice theme={theme} status={status} />;
    },
  },
  body: () => <Hole name="device" />,
});

/** Somebody who is signed in without a subscription is told so first. */
function ThisDevice({ theme, status }: { readonly theme: Theme; readonly status: ScreenStatus }) {
  return (
    <TaskScreen
      progress={{ ...activationSteps, now: 1 }}
      title="Set up your subscription on this device"
      lead="Choose how to sign in."
      plate="posts"
      theme={theme}
      side={<SetUpFacts />}
    >
      {status !== "unknown" && <StatusNote status={status} here={routes.activateThisDevice.path} />}
      <Ways
        ways={[
          {
            title: "Sign in by email",
            text: "If your subscription has an email address, we send a code to it. This works wherever you bought.",
            link: "Sign in by email",
            to: href(activateWays.activateThisDevice["by email"]),
          },
          {
            title: "Restore an app store purchase",
            text: `If you bought in this device’s app store, restore your purchase in the ${brand.name} browser, under Settings.`,
            link: "Get the browser",
            to: href(activateWays.activateThisDevice["by the app store"]),
          },
        ]}
      />
      <Faq questions={storeHelp} />
    </TaskScreen>
  );
}

const byEmailPage = page({
  chrome: "lean",
  title: "Set up this device by email",
  description:
    "Enter the email address of your subscription and the code we send you to use the subscription on this device.",
  indexed: false,
  personal: true,
  holes: {
    step: async ({ theme, url }, { subscriber, outcome }: Given<ByEmailOutcome | null>) => {
      const action = routes.activateThisDeviceByEmail.path;
      const above = await otherAccountNote(subscriber);
      const step = { theme, action, above, progress: { ...activationSteps, now: 1 } };
      if (outcome?.tag === "shown") return <LinkStep {...step} outcome={null} link={outcome.link} />;
      const shown = { ...step, outcome };
      if (isByRecoveryCode(url, outcome)) return <RecoveryStep {...shown} />;
      const link = outcome && outcome.problem !== "link-spent" ? linkIn(outcome.typed) : null;
      if (link) return <LinkStep {...shown} link={link} />;
      const sent = subscriber && sentCodeOf(subscriber.session);
      const isAgain = factAt({ url, session: subscriber?.session }) === "code-sent-again";
      if (sent) return <CodeStep {...shown} sent={sent} isAgain={isAgain} now={Date.now()} />;
      const why = !outcome && <WhyHere url={url} session={subscriber?.session} />;
      const notes = (
        <>
          {above}
          {why}
        </>
      );
      return <AddressStep {...shown} above={notes} typed={subscriber ? typedAddress(subscriber.session) : undefined} />;
    },
  },
  body: () => <Hole name="step" />,
});

const anotherDevicePage = page({
  chrome: "lean",
  title: "Set up another device",
  description:
    "Use your subscription on another phone or computer: add an email address here, then sign in on the other device.",
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
      progress={{ ...activationSteps, now: 1 }}
      title="Set up another device"
      lead={
        email ? (
          <>
            Your other device signs in with <b>{email}</b> and a six-digit code.
          </>
        ) : (
          "Your other device signs in with your email address and a six-digit code."
        )
      }
      plate="posts"
      theme={theme}
    >
      {email ? (
        <p className="acts">
          <LinkButton href={href(activateWays.activateAnotherDevice["it has an address"])}>
            Continue with this email address
          </LinkButton>
          <GoLink href={href(activateWays.activateAnotherDevice["a different address"])}>
            Use a different email address
          </GoLink>
        </p>
      ) : (
        <p className="acts">
          <LinkButton href={href(activateWays.activateAnotherDevice["it has none"])}>
            {isSignedIn ? "Add email address" : "Sign in to add an email address"}
          </LinkButton>
          {!isSignedIn && (
            <GoLink href={href(activateWays.activateAnotherDevice["it has an address"])}>
              I’ve already added an email address
            </GoLink>
          )}
        </p>
      )}
      {!isSignedIn && (
        <p className="soft small">Bought in an app store? Add your email address in our browser’s settings.</p>
      )}
      <SetUpFacts />
    </TaskScreen>
  );
}

const finishPage = page({
  chrome: "lean",
  title: "Sign in on your other device",
  description: "What to open and enter on your other device to sign in to your subscription by email and code.",
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

/** Short enough to type on a phone. */
const shortAddress = `${brand.hosts.main}${endpoints.activate}`;

function Finish({ theme, email }: { theme: Theme; email: string | null }) {
  return (
    <TaskScreen
      progress={{ ...activationSteps, now: 2 }}
      title="Sign in on your other device"
      lead="Point the other device’s camera at the code, or follow these steps there. You can keep this page open."
      plate="posts"
      theme={theme}
      side={<SetUpFacts />}
    >
      <QrCode src={endpointHref("qrCode", { to: "activate" })} label={`QR code of ${shortAddress}`} />
      <ol className={styles.list}>
        <li>
          {`Scan the code, or open any browser and go to `}
          <b>{shortAddress}</b>
        </li>
        <li>Enter {email ? <b>{email}</b> : "the email address of your subscription"} and select Send code.</li>
        <li>Open our email on any device, and enter the six-digit code on the other device.</li>
        <li>{`To use the VPN, install the ${brand.name} browser there and sign in under Settings.`}</li>
      </ol>
      <p className="acts">
        <LinkButton href={href(activateWays.activateAnotherDeviceEmail["no browser there"])}>
          Get the browser for your other device
        </LinkButton>
        <GoLink href={`mailto:${brand.email.help}`}>Get help by email</GoLink>
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
