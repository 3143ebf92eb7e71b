import type { AccountInfo } from "../../../../client/subscription/answers.ts";
import { i18n } from "../../../contract/language/i18n.ts";
import { href } from "../../../contract/routes.ts";
import { statements } from "../../../contract/statements.ts";
import type { C } from "../../../forms/form.ts";
import { FormOwner } from "../../../forms/idempotency-key.tsx";
import { type Page, page } from "../../../render/page.ts";
import { type FlashMessage, factAt, noteAt } from "../../../session/flash.ts";
import type { Subscriber } from "../../../session/subscriber.ts";
import type { SubscriberAccount } from "../account.ts";
import { accountInfoOf, codeOutranksEmail } from "../account-info.ts";
import { activateWays } from "../activate/activate-flow.ts";
import { forcesStatus, requireSignedIn } from "../signed-in.ts";
import { typedAddress } from "../typed-address.ts";
import { type EmailRoute, placeElsewhere } from "./email-places.ts";
import { editOf, keptEdit } from "./email-session.ts";
import {
  BackStep,
  EmailAddressStep,
  EmailCodeStep,
  type EmailWording,
  LastStep,
  type RefusedEmailStep,
} from "./email-steps.tsx";
import { doneWords, kindWords } from "./email-words.ts";

interface EmailDeclaration extends Pick<Page, "title" | "description"> {
  readonly route: EmailRoute;
  words(): EmailWording;
}

/** A page that takes an address in three steps: the address, its code, what holds from then on. */
export function emailPage(declared: EmailDeclaration): Page<RefusedEmailStep> {
  return page({
    chrome: "lean",
    title: declared.title,
    description: declared.description,
    indexed: false,
    load: (c, refused: RefusedEmailStep | null) => stepOf(c, declared, refused),
    body: ({ theme, data: step, result: refused }) => {
      const props = { declared: declared.words(), theme, action: href(declared.route), refused };
      return (
        <FormOwner value={step.account?.id ?? null}>
          {step.name === "last" && <LastStep {...{ ...props, ...step }} />}
          {step.name === "code" && <EmailCodeStep {...{ ...props, ...step }} />}
          {step.name === "back" && <BackStep {...{ ...props, ...step }} />}
          {step.name === "address" && <EmailAddressStep {...{ ...props, ...step }} />}
        </FormOwner>
      );
    },
  });
}

/** The step that a visitor is at. A page that does not fit the account redirects to the one that does. */
async function stepOf(c: C, { route }: EmailDeclaration, refused: RefusedEmailStep | null) {
  const signedIn = await requireSignedIn(c);
  const isRedirected = signedIn instanceof Response;
  if (isRedirected && !forcesStatus(c)) return signedIn;
  const { url } = c.var.visit;
  const subscriber = await c.var.subscriber();
  const { session } = subscriber;
  const account = isRedirected ? null : signedIn.account;
  const note = refused || !account ? null : noteAt({ url, session });
  if (note?.kind === "edited") return lastStep(subscriber, account, note);
  const elsewhere = account && placeElsewhere(route, account);
  if (elsewhere) return elsewhere;
  const present = account?.email ?? null;
  const kept = keptEdit(session);
  const title = kept && kindWords()[kept.kind].code.title;
  const edit = editOf(session, present);
  if (edit) {
    const isAgain = factAt({ url, session }) === "code-sent-again";
    const isBack = edit.kind === "remove" && (await infoOf(subscriber))?.deletion?.from !== undefined;
    return { name: "code", account, title, edit, isAgain, isBack } as const;
  }
  // Until then the replaced address can be restored, and no other one set.
  const until = present === null ? undefined : (await infoOf(subscriber))?.deletion?.from;
  if (present !== null && until) return { name: "back", account, title, present, until } as const;
  return { name: "address", account, title, present, typed: typedAddress(session) } as const;
}

/** Shown once, with what holds from then on. */
async function lastStep(
  subscriber: Subscriber,
  account: SubscriberAccount | null,
  { edit: done, recovery }: EditedNote,
) {
  const info = done.kind === "add" ? await infoOf(subscriber) : null;
  const codeUntil = codeOutranksEmail(info) ? info?.deletion?.until : undefined;
  const { title } = doneWords(done.kind, recovery !== undefined);
  return { name: "last", title, done, recovery, account, codeUntil } as const;
}

type EditedNote = Extract<FlashMessage, { readonly kind: "edited" }>;

async function infoOf(subscriber: Subscriber): Promise<AccountInfo | null> {
  return subscriber.isV2 ? await accountInfoOf(subscriber) : null;
}

function manage() {
  return { label: i18n.t("Manage subscription"), href: href("subscriptionsManage") };
}

/** The five addresses at which an email address is given. */
export const emailPages = {
  proAddEmail: emailPage({
    route: "proAddEmail",
    title: () => i18n.t("Add your email address"),
    description: () =>
      i18n.t(
        "Add an email address to your new subscription, so that you can sign in on other devices and recover your access.",
      ),
    words: () => ({
      heading: i18n.t("Add your email address"),
      lead: i18n.t(
        "You can use your subscription without an email address. With one, you can sign in on any device. {lostDevice}",
        { lostDevice: statements.lostDevice },
      ),
      next: { label: i18n.t("Set up your services"), href: href("proWelcome") },
      back: { label: i18n.t("Skip for now"), href: href("proWelcome") },
    }),
  }),
  subscriptionsAddEmail: emailPage({
    route: "subscriptionsAddEmail",
    title: () => i18n.t("Add an email address to your subscription"),
    description: () =>
      i18n.t("Add an email address to your subscription, and use the subscription on other devices too."),
    words: () => ({
      heading: i18n.t("Add an email address to your subscription"),
      lead: i18n.t(
        "With an email address you can sign in on any device, whether you bought here or in an app store. Your plan and price stay the same.",
      ),
      next: manage(),
      back: { label: i18n.t("Back to Manage subscription"), href: href("subscriptionsManage") },
    }),
  }),
  subscriptionsEditEmail: emailPage({
    route: "subscriptionsEditEmail",
    title: () => i18n.t("Change or remove your email address"),
    description: () =>
      i18n.t(
        "Change or remove the email address of your subscription. The old one works until you confirm the new one.",
      ),
    words: () => ({
      heading: i18n.t("Change or remove your email address"),
      lead: i18n.t("We send a code to the new email address. Your old one works until you’ve entered the code."),
      next: manage(),
      back: { label: i18n.t("Keep email address"), href: href("subscriptionsManage") },
    }),
  }),
  activateAnotherDeviceAddEmail: emailPage({
    route: "activateAnotherDeviceAddEmail",
    title: () => i18n.t("Add an email address for your other device"),
    description: () =>
      i18n.t(
        "Your other device signs in with your email address and a code. Add an email address on this device first.",
      ),
    words: () => ({
      heading: i18n.t("Add an email address first"),
      lead: i18n.t(
        "Your other device signs in with your email address and a six-digit code. Once you’ve confirmed the email address, we show you what to do on the other device.",
      ),
      next: { label: i18n.t("Set up the other device"), href: href(activateWays.activateAnotherDeviceAddEmail.added) },
      back: { label: i18n.t("Go back"), href: href("activateAnotherDevice") },
    }),
  }),
  activateThisDeviceEmail: emailPage({
    route: "activateThisDeviceEmail",
    title: () => i18n.t("Add an email address on this device"),
    description: () =>
      i18n.t(
        "Add or change the email address of the subscription on this device, so that you can sign in again if you reset it.",
      ),
    words: () => ({
      heading: i18n.t("Keep access if you reset this device"),
      lead: i18n.t("A device you reset is signed out. Add an email address and you can sign in again with one code."),
      next: { label: i18n.t("Manage subscription"), href: href("subscriptionsManage") },
      back: { label: i18n.t("Go back"), href: href("activateThisDevice") },
    }),
  }),
} as const;
