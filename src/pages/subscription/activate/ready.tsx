import { Trans } from "@lingui/react";
import { LinkButton } from "../../../../client/components/button.tsx";
import { GoLink } from "../../../../client/components/go-link.tsx";
import { BoldName } from "../../../../client/components/line-breaks.tsx";
import { Instructions } from "../../../../client/flow/instructions.tsx";
import { TaskScreen } from "../../../../client/flow/task-screen.tsx";
import { brand } from "../../../contract/brand/brand.ts";
import { i18n } from "../../../contract/language/i18n.ts";
import { href } from "../../../contract/routes.ts";
import type { Theme } from "../../../contract/settings/theme.ts";
import { links } from "../../../locales/links.tsx";
import { FeatureRows } from "../feature-rows.tsx";
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
      progress={{ ...activationSteps(), now: activationSteps().steps.length - 1 }}
      title={i18n.t("This browser is signed in")}
      lead={
        email
          ? i18n.t("One thing is left: to use the VPN, set up the {brand} browser on this device.", {
              brand: brand.name,
            })
          : i18n.t("To use the VPN, add an email address first, then set up the {brand} browser on this device.", {
              brand: brand.name,
            })
      }
      illustration="posts"
      theme={theme}
      side={
        <FeatureRows
          title={i18n.t("Your other services")}
          slugs={otherServices}
          held={otherServices}
          hasEmail={email !== null}
        />
      }
    >
      <h2>{i18n.t("Set up the VPN")}</h2>
      <Instructions
        items={[
          ...(email ? [] : [i18n.t("Add an email address: the VPN signs in with an email address and a code.")]),
          i18n.t("Install the {brand} browser on this device, unless you have it already.", { brand: brand.name }),
          email ? (
            <Trans
              key="app"
              id="In its settings, select {pro}, then “I have a subscription”. Enter <name/> and the code we send."
              values={{ pro: brand.pro }}
              components={{ name: <BoldName key="name" name={email} /> }}
            />
          ) : (
            i18n.t("In its settings, select {pro}, then “I have a subscription”, and sign in by email.", {
              pro: brand.pro,
            })
          ),
          <Trans
            key="vpn"
            id="Turn on the VPN in the same settings. <a>See the steps for your device</a>"
            components={links({ a: href("vpnSetUp") })}
          />,
        ]}
      />
      <p className="acts">
        {!email && (
          <LinkButton icon="mail" href={href("activateThisDeviceEmail")}>
            {i18n.t("Add email address")}
          </LinkButton>
        )}
        <LinkButton href={href("appDevices")} {...(!email && { variant: "line" })}>
          {i18n.t("Get the {brand} browser", { brand: brand.name })}
        </LinkButton>
      </p>
      <p className="acts">
        <LinkButton variant="line" href={href("activateAnotherDevice")}>
          {i18n.t("Set up another device")}
        </LinkButton>
        <GoLink href={href("subscriptionsManage")}>{i18n.t("Manage subscription")}</GoLink>
      </p>
    </TaskScreen>
  );
}
