import { CodeForm } from "../../../../client/code/code-form.tsx";
import { Button, LinkButton } from "../../../../client/components/button.tsx";
import { Card } from "../../../../client/components/card.tsx";
import { Faq, type Question } from "../../../../client/components/faq.tsx";
import { Field } from "../../../../client/components/field.tsx";
import { Notice } from "../../../../client/components/notice.tsx";
import { ButtonForm } from "../../../../client/journey/button-form.tsx";
import { inSeconds } from "../../../../client/journey/in-seconds.ts";
import { TaskScreen } from "../../../../client/journey/task-screen.tsx";
import { brand, facts } from "../../../contract/brand.ts";
import { href, routes } from "../../../contract/routes.ts";
import type { Theme } from "../../../contract/settings/theme.ts";
import type { CodeProblem } from "../../../contract/subscription/sent-code.ts";
import type { Fields } from "../../../platform/body.ts";
import { Hole } from "../../../render/hole.tsx";
import { type Given, type Page, page } from "../../../render/page.ts";
import { activateWays } from "../activate/activate-flow.ts";
import styles from "../sign-in/sign-in.module.css";
import { accountOf } from "../signed-in.ts";
import { typedAddress } from "../typed-address.ts";
import { type Done, type Edit, kindFor } from "./email-flow.ts";
import type { EmailRoute } from "./email-places.ts";
import { editOf } from "./email-session.ts";
import { addressProblems, codeProblemsInField, kindWords, problemWords } from "./email-words.ts";

interface EmailDeclaration extends Pick<Page, "title" | "description"> {
  readonly route: EmailRoute;
  readonly heading: string;
  readonly lead: string;
  /** Where the last step leads, and what its button says. */
  readonly next: { readonly label: string; readonly href: string };
  /** The way out for whoever does not want to. */
  readonly back: { readonly label: string; readonly href: string };
}

/** A step that was not accepted. */
interface Refused {
  readonly tag: "invalid" | "unavailable";
  readonly problem: CodeProblem;
  /** Seconds until it may be tried again, where it has to wait. */
  readonly wait: number | null;
  readonly typed: Fields;
}

/** `done`: the last step, shown once. */
export type EmailOutcome = Refused | { readonly tag: "shown"; readonly done: Done };

interface StepProps {
  readonly theme: Theme;
  readonly action: string;
  readonly refused: Refused | null;
}

/** A page that takes an address in three steps: the address, its code, what holds from then on. */
export function emailPage(declared: EmailDeclaration): Page<EmailOutcome | null> {
  const action = routes[declared.route].path;
  return page({
    title: declared.title,
    description: declared.description,
    indexed: false,
    personal: true,
    holes: {
      step: async ({ theme }, { subscriber, outcome }: Given<EmailOutcome | null>) => {
        if (outcome?.tag === "shown") return <LastStep {...{ declared, theme }} done={outcome.done} />;
        const present = (subscriber && (await accountOf(subscriber)))?.email ?? null;
        const edit = subscriber && editOf(subscriber.session, present);
        const props = { theme, action, refused: outcome };
        if (edit) return <CodeStep {...props} edit={edit} />;
        const typed = subscriber ? typedAddress(subscriber.session) : undefined;
        return <AddressStep {...{ ...props, declared, present, typed }} />;
      },
    },
    body: () => <Hole name="step" />,
  });
}

type AddressProps = StepProps & {
  readonly declared: EmailDeclaration;
  readonly present: string | null;
  readonly typed: string | undefined;
};

function AddressStep({ declared, theme, action, refused, present, typed }: AddressProps) {
  const inField = refused && addressProblems[refused.problem];
  const kind = kindFor(present);
  return (
    <TaskScreen
      progress={{ label: "The address", steps: kindWords[kind].progress, now: 0 }}
      title={declared.heading}
      lead={declared.lead}
      plate="seeds"
      theme={theme}
      side={present !== null && <Removal action={action} present={present} />}
    >
      {refused && !inField && <Trouble refused={refused} />}
      {present !== null && (
        <p>
          At present it is <b>{present}</b>.
        </p>
      )}
      <form className={styles.form} method="post" action={action} noValidate>
        <Field
          id="email"
          name="email"
          type="email"
          label={kind === "add" ? "Your email address" : "The new email address"}
          autoComplete="email"
          maxLength={254}
          required
          defaultValue={refused?.typed.get("email")?.slice(0, 254) ?? typed}
          {...(inField && { error: inField, autoFocus: true })}
          hint="For codes and receipts, and for nothing else."
        />
        <div className={styles.row}>
          <Button name="intent" value="send">
            Send the code
          </Button>
          <LinkButton variant="line" href={declared.back.href}>
            {declared.back.label}
          </LinkButton>
        </div>
      </form>
      <Faq questions={addressHelp} />
    </TaskScreen>
  );
}

function Removal({ action, present }: { action: string; present: string }) {
  return (
    <Card as="section" label="Without an address">
      <p>
        The account can go without. Then nobody can sign in to it anew, you included: it stays with the browsers that
        have it now.
      </p>
      <p className="soft small">A code to {present} makes sure that it is you.</p>
      <ButtonForm action={action} intent="remove" variant="line" icon="trash">
        Remove the address
      </ButtonForm>
    </Card>
  );
}

const addressHelp: readonly Question[] = [
  {
    question: "Who gets to see the address?",
    answer: `Our own sign-in and mail services. It is not given to advertisers, is in no newsletter list, and goes when the account goes.`,
  },
  {
    question: "Can it be a forwarding address?",
    answer: (
      <p>
        Yes, any at which you can read mail, one of <a href={href("email")}>{brand.mailHost}</a> too.
      </p>
    ),
  },
];

function CodeStep({ theme, action, refused, edit }: StepProps & { readonly edit: Edit }) {
  const inField = refused && codeProblemsInField[refused.problem]?.(edit);
  const { progress, code, button } = kindWords[edit.kind];
  return (
    <TaskScreen
      state="subscription_email_confirm"
      progress={{ label: "The address", steps: progress, now: 1 }}
      title={code.title}
      lead={
        <>
          {code.text} <b>{edit.email}</b>. They work once, for {facts.otpMinutes} minutes.
        </>
      }
      plate="seeds"
      theme={theme}
    >
      {refused && !inField && <Trouble refused={refused} />}
      <CodeForm
        action={action}
        label="6-digit code"
        typed={refused?.typed.get("code") ?? undefined}
        error={inField ?? undefined}
        button={button}
        resend="Send a new code"
        wait={refused?.wait ?? 0}
        restart={edit.kind === "remove" ? "Keep the address" : "Type another address"}
      />
      <p className="soft small">Nothing is changed until the code is confirmed. You can leave this page at any time.</p>
    </TaskScreen>
  );
}

interface LastProps {
  readonly declared: EmailDeclaration;
  readonly theme: Theme;
  readonly done: Done;
}

function LastStep({ declared: { next }, theme, done: { kind, email } }: LastProps) {
  const { progress, done } = kindWords[kind];
  return (
    <TaskScreen
      state={kind === "remove" ? "subscription_email_delete" : "subscription_email_success"}
      progress={{ label: "The address", steps: progress, now: progress.length }}
      title={done.title}
      lead={done.text(email)}
      plate="song"
      theme={theme}
    >
      <p className="acts">
        <LinkButton href={next.href}>{next.label}</LinkButton>
      </p>
    </TaskScreen>
  );
}

/** What is wrong with more than a field. */
function Trouble({ refused: { problem, wait } }: { refused: Refused }) {
  const { title, text } = problemWords[problem] ?? problemWords.unavailable;
  return (
    <Notice tone="bad" title={title} live>
      <p>
        {text}
        {wait !== null && wait > 0 && ` Try again in ${inSeconds(wait)}.`}
      </p>
    </Notice>
  );
}

const manage = { label: "Back to the subscription", href: href("subscriptionsManage") };

/** The five addresses at which an email address is given. */
export const emailPages = {
  proAddEmail: emailPage({
    route: "proAddEmail",
    title: "Add an email after buying here",
    description:
      "Add an email address to a subscription bought on this site, so that it can be used on other devices and found again.",
    heading: "An address, in case you change devices.",
    lead: "The subscription works without an email address. With one, you can sign in elsewhere and recover it when this device is lost.",
    next: { label: "On to the three services", href: href("proWelcome") },
    back: { label: "Not now", href: href("proWelcome") },
  }),
  subscriptionsAddEmail: emailPage({
    route: "subscriptionsAddEmail",
    title: "Add an email to a subscription",
    description:
      "Add an email address to a subscription bought in an app, to use it on more than one device. It can be removed again.",
    heading: "Take your subscription to other devices.",
    lead: "A purchase in an app store lives on that store’s devices. Once it has an email address, it can be signed in to anywhere; plan and price stay as they are.",
    next: manage,
    back: { label: "Manage the subscription", href: href("subscriptionsManage") },
  }),
  subscriptionsEditEmail: emailPage({
    route: "subscriptionsEditEmail",
    title: "Change or remove the email",
    description:
      "Change the email address of a subscription or take it away altogether. The old one stays valid until the new one is confirmed.",
    heading: "Change the address, or take it away.",
    lead: "The new address gets a code, and the old one keeps working until that code has been typed in.",
    next: manage,
    back: { label: "Leave it as it is", href: href("subscriptionsManage") },
  }),
  activateAnotherDeviceAddEmail: emailPage({
    route: "activateAnotherDeviceAddEmail",
    title: "Add an email for the other device",
    description:
      "The other device finds your subscription by its email address. Add one on this device, where you are signed in.",
    heading: "First an address, then the other device.",
    lead: "Your subscription has no email address yet, so another device has nothing to find it by. When the code is confirmed, the next page says what to do over there.",
    next: { label: "Next: the other device", href: href(activateWays.activateAnotherDeviceAddEmail.added) },
    back: { label: "Back", href: href("activateAnotherDevice") },
  }),
  activateThisDeviceEmail: emailPage({
    route: "activateThisDeviceEmail",
    title: "An email for this device",
    description:
      "Check, add or change the email address by which this device keeps hold of the subscription, in case it is ever lost.",
    heading: "So that this device can find it again.",
    lead: "A device that is reset forgets its subscription. An email address brings it back with one code, here or on whatever you use next.",
    next: { label: "See the subscription", href: href("subscriptionsManage") },
    back: { label: "Leave it out", href: href("activateThisDevice") },
  }),
} as const;
