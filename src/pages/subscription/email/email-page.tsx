import type { AccountInfo } from "../../../../client/subscription/answers.ts";
import { href, routes } from "../../../contract/routes.ts";
import { statements } from "../../../contract/statements.ts";
import { Hole } from "../../../render/hole.tsx";
import { type Given, type Page, page, type TitleGiven } from "../../../render/page.ts";
import type { NewCode } from "../../../session/entries.ts";
import type { Subscriber } from "../../../session/subscriber.ts";
import { factAt } from "../../../session/told.ts";
import { accountInfoOf, codeOutranksEmail } from "../account-info.ts";
import { activateWays } from "../activate/activate-flow.ts";
import { accountOf } from "../signed-in.ts";
import { typedAddress } from "../typed-address.ts";
import type { Done } from "./email-flow.ts";
import type { EmailRoute } from "./email-places.ts";
import { editOf, keptEdit } from "./email-session.ts";
import { AddressStep, BackStep, CodeStep, type EmailWording, LastStep, type Refused } from "./email-steps.tsx";
import { doneWords, kindWords } from "./email-words.ts";

interface EmailDeclaration extends EmailWording, Pick<Page, "title" | "description"> {
  readonly route: EmailRoute;
}

/** `done`: the last step, shown once. */
export type EmailOutcome = Refused | Shown;

interface Shown {
  readonly tag: "shown";
  readonly done: Done;
  readonly recovery: NewCode | undefined;
}

/** A page that takes an address in three steps: the address, its code, what holds from then on. */
export function emailPage(declared: EmailDeclaration): Page<EmailOutcome | null> {
  const action = routes[declared.route].path;
  return page({
    chrome: "lean",
    title: declared.title,
    description: declared.description,
    indexed: false,
    personal: true,
    titleFor: (_, { subscriber, outcome }: TitleGiven<EmailOutcome | null>) => {
      if (outcome?.tag === "shown") return doneWords(outcome.done.kind, outcome.recovery !== undefined).title;
      const edit = subscriber && keptEdit(subscriber.session);
      return edit && kindWords[edit.kind].code.title;
    },
    holes: {
      step: async ({ theme, url }, { subscriber, outcome }: Given<EmailOutcome | null>) => {
        const account = subscriber && (await accountOf(subscriber));
        const present = account?.email ?? null;
        if (outcome?.tag === "shown") {
          const info = outcome.done.kind === "add" ? await infoOf(subscriber) : null;
          const codeUntil = codeOutranksEmail(info) ? info?.deletion?.until : undefined;
          return <LastStep {...{ declared, theme, account, codeUntil }} {...outcome} />;
        }
        const edit = subscriber && editOf(subscriber.session, present);
        const props = { theme, action, refused: outcome };
        if (edit) {
          const isAgain = factAt({ url, session: subscriber.session }) === "code-sent-again";
          const isBack = edit.kind === "remove" && (await infoOf(subscriber))?.deletion?.from !== undefined;
          return <CodeStep {...{ ...props, edit, isAgain, isBack }} />;
        }
        const typed = subscriber ? typedAddress(subscriber.session) : undefined;
        // Until then the replaced address can be restored, and no other one set.
        const back = present === null ? undefined : (await infoOf(subscriber))?.deletion?.from;
        if (present !== null && back) return <BackStep {...{ ...props, declared, present }} until={back} />;
        return <AddressStep {...{ ...props, declared, present, typed }} />;
      },
    },
    body: () => <Hole name="step" />,
  });
}

async function infoOf(subscriber: Subscriber | null): Promise<AccountInfo | null> {
  return subscriber?.isV2 ? await accountInfoOf(subscriber) : null;
}

const manage = { label: "Manage subscription", href: href("subscriptionsManage") };

/** The five addresses at which an email address is given. */
export const emailPages = {
  proAddEmail: emailPage({
    route: "proAddEmail",
    title: "Add your email address",
    description:
      "Add an email address to your new subscription, so that you can sign in on other devices and recover your access.",
    heading: "Add your email address",
    lead: `You can use your subscription without an email address. With one, you can sign in on any device. ${statements.lostDevice}`,
    next: { label: "Set up your services", href: href("proWelcome") },
    back: { label: "Skip for now", href: href("proWelcome") },
  }),
  subscriptionsAddEmail: emailPage({
    route: "subscriptionsAddEmail",
    title: "Add an email address to your subscription",
    description: "Add an email address to your subscription, and use the subscription on other devices too.",
    heading: "Add an email address to your subscription",
    lead: "With an email address you can sign in on any device, whether you bought here or in an app store. Your plan and price stay the same.",
    next: manage,
    back: { label: "Back to Manage subscription", href: href("subscriptionsManage") },
  }),
  subscriptionsEditEmail: emailPage({
    route: "subscriptionsEditEmail",
    title: "Change or remove your email address",
    description:
      "Change or remove the email address of your subscription. The old one works until you confirm the new one.",
    heading: "Change or remove your email address",
    lead: "We send a code to the new email address. Your old one works until you’ve entered the code.",
    next: manage,
    back: { label: "Keep email address", href: href("subscriptionsManage") },
  }),
  activateAnotherDeviceAddEmail: emailPage({
    route: "activateAnotherDeviceAddEmail",
    title: "Add an email address for your other device",
    description:
      "Your other device signs in with your email address and a code. Add an email address on this device first.",
    heading: "Add an email address first",
    lead: "Your other device signs in with your email address and a six-digit code. Once you’ve confirmed the email address, we show you what to do on the other device.",
    next: { label: "Set up the other device", href: href(activateWays.activateAnotherDeviceAddEmail.added) },
    back: { label: "Go back", href: href("activateAnotherDevice") },
  }),
  activateThisDeviceEmail: emailPage({
    route: "activateThisDeviceEmail",
    title: "Add an email address on this device",
    description:
      "Add or change the email address of the subscription on this device, so that you can sign in again if you reset it.",
    heading: "Keep access if you reset this device",
    lead: "A device you reset is signed out. Add an email address and you can sign in again with one code.",
    next: { label: "Manage subscription", href: href("subscriptionsManage") },
    back: { label: "Go back", href: href("activateThisDevice") },
  }),
} as const;
