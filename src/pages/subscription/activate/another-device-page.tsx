import { Trans } from "@lingui/react";
import { Fragment } from "react";
import { LinkButton } from "../../../../client/components/button.tsx";
import { GoLink } from "../../../../client/components/go-link.tsx";
import { BoldName, WholeWords } from "../../../../client/components/line-breaks.tsx";
import { QrCode } from "../../../../client/components/qr-code.tsx";
import { Instructions } from "../../../../client/flow/instructions.tsx";
import { TaskScreen } from "../../../../client/flow/task-screen.tsx";
import { brand } from "../../../contract/brand/brand.ts";
import { i18n, languageNow } from "../../../contract/language/i18n.ts";
import { type Language, languageQuery } from "../../../contract/language/languages.ts";
import { activateHref, endpointHref, href } from "../../../contract/routes.ts";
import type { Theme } from "../../../contract/settings/theme.ts";
import { SetUpFacts } from "../../../product/set-up-facts.tsx";
import { page } from "../../../render/page.ts";
import { subscriberAccountOf } from "../signed-in.ts";
import { type WayCard, Ways } from "../ways.tsx";
import styles from "./activate.module.css";
import { activateWays } from "./activate-flow.ts";
import { activationSteps } from "./activation-steps.ts";

export const anotherDevicePage = page({
  chrome: "lean",
  title: () => i18n.t("Set up another device"),
  description: () =>
    i18n.t(
      "Use your subscription on another phone or computer: add an email address here, then sign in on the other device.",
    ),
  indexed: false,
  load: async (c) => ({ account: await subscriberAccountOf(await c.var.subscriber()) }),
  body: ({ theme, data: { account } }) => (
    <AnotherDevice theme={theme} email={account?.email ?? null} isSignedIn={account !== null} />
  ),
});

/** Without knowing the subscription: its address may be there already. */
function byEmail(): WayCard {
  return {
    title: i18n.t("Sign in by email"),
    text: i18n.t("If your subscription has an email address, we send a code to it. This works wherever you bought."),
    link: i18n.t("Continue by email"),
    to: href(activateWays.activateAnotherDevice["it has an address"]),
  };
}

function adding(isSignedIn: boolean): WayCard {
  return {
    title: i18n.t("Add an email address"),
    text: isSignedIn
      ? i18n.t("Add an email address to sign in on other devices and to use the VPN.")
      : i18n.t(
          "Add an email address in the browser where you subscribed, or sign in with a passkey or a recovery code first.",
        ),
    link: i18n.t("Add email address"),
    to: href(activateWays.activateAnotherDevice["it has none"]),
  };
}

interface AnotherDeviceProps {
  readonly theme: Theme;
  readonly email: string | null;
  readonly isSignedIn: boolean;
}

function AnotherDevice({ theme, email, isSignedIn }: AnotherDeviceProps) {
  return (
    <TaskScreen
      progress={{ ...activationSteps(), now: 1 }}
      title={i18n.t("Set up another device")}
      lead={
        email ? (
          <Trans
            id="Your other device signs in with <name/> and a six-digit code."
            components={{ name: <BoldName key="name" name={email} /> }}
          />
        ) : (
          <WholeWords text={i18n.t("Your other device signs in by email, with a six-digit code.")} />
        )
      }
      illustration="posts"
      theme={theme}
      side={<SetUpFacts />}
    >
      {email ? (
        <p className="acts">
          <LinkButton href={href(activateWays.activateAnotherDevice["it has an address"])}>
            {i18n.t("Continue with this email address")}
          </LinkButton>
          <GoLink href={href(activateWays.activateAnotherDevice["a different address"])}>
            {i18n.t("Use a different email address")}
          </GoLink>
        </p>
      ) : (
        <>
          <Ways ways={isSignedIn ? [adding(isSignedIn)] : [byEmail(), adding(isSignedIn)]} />
          {!isSignedIn && (
            <p className="soft small">
              {i18n.t("Bought in an app store? Add your email address in the {brand} browser, under Settings.", {
                brand: brand.name,
              })}
            </p>
          )}
        </>
      )}
    </TaskScreen>
  );
}

export const finishPage = page({
  chrome: "lean",
  title: () => i18n.t("Sign in on your other device"),
  description: () =>
    i18n.t("What to open and enter on your other device to sign in to your subscription by email and code."),
  indexed: false,
  load: async (c) => ({ account: await subscriberAccountOf(await c.var.subscriber()) }),
  body: ({ theme, data: { account } }) => <Finish theme={theme} email={account?.email ?? null} />,
});

/** A QR code of the address in a language. */
function activateCode(language: Language): string {
  const code = endpointHref("qrCode", { to: "activate" });
  return language === "en" ? code : `${code}&${languageQuery(language)}`;
}

function Finish({ theme, email }: { theme: Theme; email: string | null }) {
  // Short enough to type on a phone.
  const address = `${brand.hosts.main}${activateHref()}`;
  return (
    <TaskScreen
      progress={{ ...activationSteps(), now: 1 }}
      title={i18n.t("Sign in on your other device")}
      lead={i18n.t(
        "For the VPN, install the {brand} browser on the other device and sign in there, under Settings. To use this site on it, follow these steps.",
        { brand: brand.name },
      )}
      illustration="posts"
      theme={theme}
      side={<SetUpFacts />}
    >
      <div className={styles.beside}>
        <QrCode src={activateCode(languageNow())} label={i18n.t("QR code of {address}", { address })} />
        <Instructions
          items={[
            <Fragment key="open">
              {i18n.t("Scan the QR code with the other device’s camera, or open this address in any browser on it:")}{" "}
              {/* Where it needs two lines, the second begins after the host. */}
              <b className={styles.address}>
                {brand.hosts.main}/<wbr />
                {activateHref().slice(1)}
              </b>
            </Fragment>,
            email ? (
              <Trans
                key="enter"
                id="Enter <name/> and select Send code."
                components={{ name: <BoldName key="name" name={email} /> }}
              />
            ) : (
              i18n.t("Enter the email address of your subscription and select Send code.")
            ),
            i18n.t("Open the email from us on any device, and enter the six-digit code on the other device."),
          ]}
        />
      </div>
      <p className="acts">
        <GoLink href={href(activateWays.activateAnotherDeviceEmail["no browser there"])}>
          {i18n.t("Get the browser")}
        </GoLink>
        <GoLink href={`mailto:${brand.email.help}`}>{i18n.t("Get help by email")}</GoLink>
      </p>
    </TaskScreen>
  );
}
