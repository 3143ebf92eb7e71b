import { Trans } from "@lingui/react";
import { Faq, type FaqQuestion } from "../../../../client/components/sections/faq.tsx";
import { TaskScreen } from "../../../../client/flow/task-screen.tsx";
import { brand } from "../../../contract/brand/brand.ts";
import { i18n } from "../../../contract/language/i18n.ts";
import { href } from "../../../contract/routes.ts";
import type { Theme } from "../../../contract/settings/theme.ts";
import { links } from "../../../locales/links.tsx";
import { SetUpFacts } from "../../../product/set-up-facts.tsx";
import { page } from "../../../render/page.ts";
import { factAt } from "../../../session/flash.ts";
import type { ScreenStatus } from "../buy/buy-flow.ts";
import { statusFor } from "../buy/screen-status.ts";
import { AddressStep } from "../sign-in/address-step.tsx";
import { CodeStep } from "../sign-in/code-step.tsx";
import { LinkStep } from "../sign-in/link-step.tsx";
import { otherAccountNote } from "../sign-in/other-account.tsx";
import { isByRecoveryCode, RecoveryStep } from "../sign-in/recovery-step.tsx";
import { type LoginLink, linkIn } from "../sign-in/sign-in-flow.ts";
import { linkOf, sentCodeOf } from "../sign-in/sign-in-session.ts";
import type { SignInResult } from "../sign-in/sign-in-step.tsx";
import { WhyHere } from "../sign-in/why-here.tsx";
import { subscriberAccountOf } from "../signed-in.ts";
import { StatusNote } from "../status/status-note.tsx";
import { typedAddress } from "../typed-address.ts";
import { Ways } from "../ways.tsx";
import { activateWays } from "./activate-flow.ts";
import { activationSteps } from "./activation-steps.ts";
import { Ready } from "./ready.tsx";

function storeHelp(): readonly FaqQuestion[] {
  return [
    {
      question: i18n.t("How do I restore a purchase on an iPhone, iPad or Mac?"),
      answer: i18n.t(
        "Sign in to the App Store account you bought with. Open the {brand} browser, then Settings, {pro}, “I have a subscription”. Select “Restore purchase”.",
        { brand: brand.name, pro: brand.pro },
      ),
    },
    {
      question: i18n.t("How do I restore a purchase on Android?"),
      answer: i18n.t(
        "In the Play Store, switch to the account you bought with. Then follow the steps above, from “Open the {brand} browser” on.",
        { brand: brand.name },
      ),
    },
    {
      question: i18n.t("Can I restore an iPhone purchase on Android?"),
      answer: (
        <p>
          <Trans
            id="No. Each store only works with its own devices. Add an email address on the iPhone, then <a>sign in by email</a> on the Android phone."
            components={links({ a: href("activateThisDeviceByEmail") })}
          />
        </p>
      ),
    },
  ];
}

export const thisDevicePage = page({
  chrome: "lean",
  title: () => i18n.t("Set up this device"),
  description: () =>
    i18n.t(
      "Use your existing subscription on this device: sign in by email with a code, or restore an app store purchase.",
    ),
  indexed: false,
  load: async (c) => statusFor(await c.var.subscriber(), c.var.visit.url.search),
  body: ({ theme, data: { account, status } }) =>
    status === "subscribed" ? (
      <Ready theme={theme} email={account?.email ?? null} />
    ) : (
      <ThisDevice theme={theme} status={status} />
    ),
});

/** Somebody who is signed in without a subscription is told so first. */
function ThisDevice({ theme, status }: { readonly theme: Theme; readonly status: ScreenStatus }) {
  return (
    <TaskScreen
      progress={{ ...activationSteps(), now: 1 }}
      title={i18n.t("Set up this device")}
      lead={i18n.t("Choose how to sign in.")}
      illustration="posts"
      theme={theme}
      side={<SetUpFacts />}
    >
      {status !== "unknown" && <StatusNote status={status} here={href("activateThisDevice")} />}
      <Ways
        ways={[
          {
            title: i18n.t("Sign in by email"),
            text: `${i18n.t("If your subscription has an email address, we send a code to it. This works wherever you bought.")} ${i18n.t("You can also use a passkey there.")}`,
            link: i18n.t("Sign in by email"),
            to: href(activateWays.activateThisDevice["by email"]),
          },
          {
            title: i18n.t("Sign in with a recovery code"),
            text: i18n.t("It works on this site. For the VPN, you need an email address."),
            link: i18n.t("Enter recovery code"),
            to: href("activateThisDeviceByEmail", { by: "recovery-code" }),
          },
          {
            title: i18n.t("Restore an app store purchase"),
            text: i18n.t(
              "If you bought in this device’s app store, restore your purchase in the {brand} browser, under Settings.",
              { brand: brand.name },
            ),
            link: i18n.t("Restore in the browser"),
            to: href(activateWays.activateThisDevice["by the app store"]),
          },
        ]}
      />
      <Faq questions={storeHelp()} />
    </TaskScreen>
  );
}

export const byEmailPage = page({
  chrome: "lean",
  title: () => i18n.t("Set up this device by email"),
  description: () =>
    i18n.t(
      "Enter the email address of your subscription and the code we send you to use the subscription on this device.",
    ),
  indexed: false,
  load: async (c, result: SignInResult | null) => {
    const { url } = c.var.visit;
    const subscriber = await c.var.subscriber();
    await subscriberAccountOf(subscriber);
    const { session } = subscriber;
    return {
      url,
      session,
      link: result ? linkRefused(result) : await linkOf(c),
      isByCode: isByRecoveryCode(url, result),
      sent: sentCodeOf(session),
      isAgain: factAt({ url, session }) === "code-sent-again",
      above: await otherAccountNote(subscriber),
      now: Date.now(),
    };
  },
  body: ({ theme, data: { url, session, link, isByCode, sent, isAgain, above, now }, result }) => {
    const action = href("activateThisDeviceByEmail");
    const step = { theme, action, above, result, progress: { ...activationSteps(), now: 1 } };
    if (link && !result) return <LinkStep {...step} link={link} />;
    if (isByCode) return <RecoveryStep {...step} />;
    if (link) return <LinkStep {...step} link={link} />;
    if (sent) return <CodeStep {...{ ...step, sent, isAgain, now }} />;
    const notes = (
      <>
        {above}
        {!result && <WhyHere url={url} session={session} />}
      </>
    );
    return <AddressStep {...step} above={notes} typed={typedAddress(session)} />;
  },
});

/** The link of a press that was refused, unless it can't be used any more. */
function linkRefused({ problem, typed }: SignInResult): LoginLink | null {
  return problem === "link-spent" ? null : linkIn(typed);
}
