import { CodeForm } from "../../../../client/code/code-form.tsx";
import { SentAgain } from "../../../../client/code/sent-again.tsx";
import { Button, LinkButton } from "../../../../client/components/button.tsx";
import { Card } from "../../../../client/components/card.tsx";
import { Faq, type Question } from "../../../../client/components/faq.tsx";
import { EmailField } from "../../../../client/components/field.tsx";
import { Notice } from "../../../../client/components/notice.tsx";
import { ButtonForm } from "../../../../client/journey/button-form.tsx";
import { inSeconds } from "../../../../client/journey/in-seconds.ts";
import { PrintButton } from "../../../../client/journey/print-button.tsx";
import { TaskScreen } from "../../../../client/journey/task-screen.tsx";
import { brand } from "../../../contract/brand.ts";
import { href, routes } from "../../../contract/routes.ts";
import type { Theme } from "../../../contract/settings/theme.ts";
import { statements } from "../../../contract/statements.ts";
import type { CodeProblem } from "../../../contract/subscription/sent-code.ts";
import type { Fields } from "../../../platform/body.ts";
import { Hole } from "../../../render/hole.tsx";
import { type Given, type Page, page, type TitleGiven } from "../../../render/page.ts";
import type { NewCode } from "../../../session/entries.ts";
import { factAt } from "../../../session/told.ts";
import { activateWays } from "../activate/activate-flow.ts";
import type { NotAccepted } from "../not-accepted.ts";
import { RecoverySheet } from "../recovery-sheet.tsx";
import styles from "../sign-in/sign-in.module.css";
import { accountOf } from "../signed-in.ts";
import { typedAddress } from "../typed-address.ts";
import { type Done, type Edit, kindFor } from "./email-flow.ts";
import type { EmailRoute } from "./email-places.ts";
import { editOf, keptEdit } from "./email-session.ts";
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
interface Refused extends NotAccepted<CodeProblem> {
  readonly tag: "invalid" | "unavailable";
  readonly typed: Fields;
}

/** `done`: the last step, shown once. */
export type EmailOutcome = Refused | Shown;

interface Shown {
  readonly tag: "shown";
  readonly done: Done;
  readonly recovery: NewCode | undefined;
}

interface StepProps {
  readonly theme: Theme;
  readonly action: string;
  readonly refused: Refused | null;
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
      if (outcome?.tag === "shown") return kindWords[outcome.done.kind].done.title;
      const edit = subscriber && keptEdit(subscriber.session);
      return edit && kindWords[edit.kind].code.title;
    },
    holes: {
      step: async ({ theme, url }, { subscriber, outcome }: Given<EmailOutcome | null>) => {
        const present = (subscriber && (await accountOf(subscriber)))?.email ?? null;
        if (outcome?.tag === "shown") return <LastStep {...{ declared, theme }} {...outcome} />;
        const edit = subscriber && editOf(subscriber.session, present);
        const props = { theme, action, refused: outcome };
        if (edit) {
          const isAgain = factAt({ url, session: subscriber.session }) === "code-sent-again";
          return <CodeStep {...{ ...props, edit, isAgain }} />;
        }
        const typed = subscriber ? typedAddress(subscriber.session) : undefined;
        return <AddressStep {...{ ...props, declared, present, typed }} />;
      },
    },
    body: () => <Hole name="step" />,
  });
}

/** Whether the account has a recovery code; null where nobody can tell. */

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
      progress={{ label: "Your email address", steps: kindWords[kind].progress, now: 0 }}
      title={declared.heading}
      lead={declared.lead}
      plate="seeds"
      theme={theme}
      side={present !== null && <Removal {...{ action, present }} />}
    >
      {refused && !inField && <Trouble refused={refused} />}
      {present !== null && (
        <p>
          Your email address is <b>{present}</b>.
        </p>
      )}
      <form className={styles.form} method="post" action={action} noValidate>
        <EmailField
          label={kind === "add" ? "Email address" : "New email address"}
          typed={refused?.typed.get("email") ?? typed}
          {...(inField && { error: inField, autoFocus: true })}
          hint="We send a six-digit code to confirm it."
        />
        <div className={styles.row}>
          <Button name="intent" value="send">
            Send code
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

function Removal({ action, present }: Pick<AddressProps, "action"> & { present: string }) {
  return (
    <Card as="section" label="Remove your email address">
      <p>You can have an account without an email address. Browsers that are signed in stay signed in.</p>
      <p>{`Once your email address is removed, we show you a new recovery code to sign in with. ${statements.earlierCodes}`}</p>
      <p className="soft small">To confirm, we send a code to {present}.</p>
      <ButtonForm action={action} intent="remove" variant="line" icon="trash">
        Remove email address
      </ButtonForm>
    </Card>
  );
}

const addressHelp: readonly Question[] = [
  {
    question: "Who sees my email address?",
    answer: `${statements.emailUse} We don’t give it to advertisers or add it to a newsletter. When you delete your account, we delete your email address too.`,
  },
  {
    question: "Can I use a forwarding address?",
    answer: (
      <p>
        Yes. Any email address you can read works, including one of ours at <a href={href("email")}>{brand.mailHost}</a>
        .
      </p>
    ),
  },
];

interface CodeProps extends StepProps {
  readonly edit: Edit;
  /** The address says that the code was just sent once more. */
  readonly isAgain: boolean;
}

function CodeStep({ theme, action, refused, edit, isAgain }: CodeProps) {
  const inField = refused && codeProblemsInField[refused.problem]?.(edit);
  const { progress, code, button } = kindWords[edit.kind];
  return (
    <TaskScreen
      state="subscription_email_confirm"
      progress={{ label: "Your email address", steps: progress, now: 1 }}
      title={code.title}
      lead={
        <>
          {code.text} <b>{edit.email}</b>. {statements.code}
        </>
      }
      plate="seeds"
      theme={theme}
    >
      {isAgain && !refused && <SentAgain email={edit.email} />}
      {refused && !inField && <Trouble refused={refused} />}
      <CodeForm
        action={action}
        label="Six-digit code"
        typed={refused?.typed.get("code") ?? undefined}
        error={inField ?? undefined}
        button={button}
        resend="Send a new code"
        wait={refused?.wait ?? 0}
        restart={edit.kind === "remove" ? "Keep email address" : "Use another email address"}
      />
      <p className="soft small">Nothing changes until you enter the code.</p>
    </TaskScreen>
  );
}

interface LastProps {
  readonly declared: EmailDeclaration;
  readonly theme: Theme;
  readonly done: Done;
  readonly recovery: NewCode | undefined;
}

function LastStep({ declared: { next }, theme, done: { kind, email }, recovery }: LastProps) {
  const { progress, done } = kindWords[kind];
  return (
    <TaskScreen
      state={kind === "remove" ? "subscription_email_delete" : "subscription_email_success"}
      progress={{ label: "Your email address", steps: progress, now: progress.length }}
      title={done.title}
      lead={done.text(email)}
      plate="rings"
      theme={theme}
    >
      {recovery && (
        <section className={styles.left}>
          <h2>Save your recovery code</h2>
          <p>{`This code is now the only way to sign in on another device. We show it once. ${statements.earlierCodes}`}</p>
          <RecoverySheet {...recovery} />
        </section>
      )}
      <div className="acts">
        {recovery && <PrintButton>Print recovery code</PrintButton>}
        <LinkButton href={next.href} {...(recovery && { variant: "line" })}>
          {next.label}
        </LinkButton>
      </div>
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
    lead: "With an email address you can sign in on any device, wherever you bought your subscription. Your plan and price stay the same.",
    next: manage,
    back: { label: "Skip for now", href: href("subscriptionsManage") },
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
    back: { label: "Skip for now", href: href("activateThisDevice") },
  }),
} as const;
