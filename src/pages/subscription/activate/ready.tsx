import { LinkButton } from "../../../../client/components/button.tsx";
import { GoLink } from "../../../../client/components/go-link.tsx";
import { BoldName } from "../../../../client/components/line-breaks.tsx";
import { TaskScreen } from "../../../../client/flow/task-screen.tsx";
import { brand } from "../../../contract/brand.ts";
import { href } from "../../../contract/routes.ts";
import type { Theme } from "../../../contract/settings/theme.ts";
import { FeatureRows } from "../feature-rows.tsx";
import styles from "./activate.module.css";
import { activationSteps } from "./activation-steps.ts";

const otherServices = ["personal-information-removal", "identity-theft-restoration"] as const;

interface ReadyProps {
  readonly theme: Theme;
  /** Null for an account without an address. */
  readonly email: string | null;
}

/** The end of setting up this device: what this browser has, how the app gets it, and what to do first. */
export function Ready({ theme, email }: ReadyProps) {
  return (
    <TaskScreen
      progress={{ ...activationSteps, now: activationSteps.steps.length - 1 }}
      title="This browser is signed in"
      lead={
        email
          ? `One thing is left: to use the VPN, set up the ${brand.name} browser on this device.`
          : `To use the VPN, add an email address first, then set up the ${brand.name} browser on this device.`
      }
      illustration="posts"
      theme={theme}
      side={
        <FeatureRows title="Your other services" slugs={otherServices} held={otherServices} hasEmail={email !== null} />
      }
    >
      <h2 className={styles.heading}>Set up the VPN</h2>
      <ol className={styles.list}>
        {!email && <li>Add an email address: the VPN signs in with an email address and a code.</li>}
        <li>Install the {brand.name} browser on this device.</li>
        <li>
          {email ? (
            <AppByEmail email={email} />
          ) : (
            `In its settings, select ${brand.pro}, then “I have a subscription”, and sign in by email.`
          )}
        </li>
        <li>
          Turn on the VPN in the same settings. <a href={href("vpnSetUp")}>See the steps for your device</a>
        </li>
      </ol>
      <p className="acts">
        {!email && (
          <LinkButton icon="mail" href={href("activateThisDeviceEmail")}>
            Add email address
          </LinkButton>
        )}
        <LinkButton href={href("appDevices")} {...(!email && { variant: "line" })}>
          Get the {brand.name} browser
        </LinkButton>
      </p>
      <p className="soft small">{`Already have the ${brand.name} browser? Skip step ${email ? 1 : 2}.`}</p>
      <p className="acts">
        <LinkButton variant="line" href={href("activateAnotherDevice")}>
          Set up another device
        </LinkButton>
        <GoLink href={href("subscriptionsManage")}>Manage subscription</GoLink>
      </p>
    </TaskScreen>
  );
}

function AppByEmail({ email }: { readonly email: string }) {
  return (
    <>
      {`In its settings, select ${brand.pro}, then “I have a subscription”. Enter `}
      <BoldName name={email} /> and the code we send.
    </>
  );
}
