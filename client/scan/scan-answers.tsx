import type { ComponentProps, ReactNode } from "react";
import { i18n } from "../../src/contract/language/i18n.ts";
import { href } from "../../src/contract/routes.ts";
import { type ScanQuestion, stepRoutes } from "../../src/contract/scan/scan-flow.ts";
import { intents } from "../../src/contract/scan/scan-form.ts";
import type { ScanAddress, ScanName, ScanProfile } from "../../src/contract/scan/scan-profile.ts";
import { Button } from "../components/button.tsx";
import { Notice } from "../components/notice.tsx";
import { PlusSummary } from "../components/sections/plus-summary.tsx";
import styles from "./scan-answers.module.css";
import { notSentByScripts, WhereKept } from "./scan-step.tsx";
import type { AnswerHolder } from "./scan-words.ts";
import { inText } from "./scan-words.ts";

/** Why a scan did not start. */
export type StartTrouble = "offline" | "unavailable" | "too-many";

type ScanAnswersProps = {
  profile: ScanProfile;
  holder: AnswerHolder;
  action: string;
  trouble: StartTrouble | null;
  /** The scan is on its way to being started. */
  starting: boolean;
  /** Hidden fields. */
  fields?: ReactNode;
} & Pick<ComponentProps<"form">, "onSubmit">;

/** The answers, to be checked before anything is sent, and exactly what would be sent. */
export function ScanAnswers({ profile, holder, action, trouble, starting, fields, onSubmit }: ScanAnswersProps) {
  return (
    <div className={styles.answers}>
      {trouble && <StartFailed trouble={trouble} />}
      <AnswerList profile={profile} changeAt={(step) => href(stepRoutes[step])} />
      <WouldBeSent profile={profile} />
      <form className="acts" method="post" action={action} {...(onSubmit && { onSubmit, ...notSentByScripts })}>
        {fields}
        <Button name="intent" value="start" disabled={starting}>
          {starting ? i18n.t("Starting scan…") : i18n.t("Start demonstration scan")}
        </Button>
        <Button name="intent" value={intents.forget} variant="line" icon="trash" disabled={starting}>
          {i18n.t("Delete my answers")}
        </Button>
      </form>
      <WhereKept holder={holder} />
    </div>
  );
}

type AnswerListProps = { profile: ScanProfile; changeAt: (step: ScanQuestion) => string };

/** The answers, each with a link to change it. */
export function AnswerList({ profile: { names, birthYear, addresses }, changeAt }: AnswerListProps) {
  const answers: readonly { step: ScanQuestion; term: string; lines: readonly string[] }[] = [
    { step: "name", term: names.length === 1 ? i18n.t("Name") : i18n.t("Names"), lines: names.map(nameText) },
    { step: "year", term: i18n.t("Year of birth"), lines: [String(birthYear)] },
    {
      step: "address",
      term: addresses.length === 1 ? i18n.t("Address") : i18n.t("Addresses"),
      lines: addresses.map(addressText),
    },
  ];
  return (
    <dl className={styles.list}>
      {answers.map(({ step, term, lines }) => (
        <div key={step}>
          <dt>{term}</dt>
          {lines.map((line, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: an answer is its place
            <dd key={index}>{line}</dd>
          ))}
          <dd className={styles.change}>
            <a href={changeAt(step)}>
              {i18n.t("Change")}
              <span className="vh"> {inText(term)}</span>
            </a>
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** Exactly the profile that would be sent, with the names under which it is sent. */
function WouldBeSent({ profile }: { profile: ScanProfile }) {
  return (
    <details className={styles.sent}>
      <PlusSummary>{i18n.t("See exactly what we’d receive")}</PlusSummary>
      <p>{i18n.t("When you start the scan, our scan service receives exactly this:")}</p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must take the focus to be scrolled by keys */}
      <pre tabIndex={0}>{JSON.stringify(profile, null, 2)}</pre>
    </details>
  );
}

function troubles(): Readonly<Record<StartTrouble, { readonly title: string; readonly text: string }>> {
  return {
    offline: {
      title: i18n.t("You’re offline"),
      text: i18n.t("The scan hasn’t started. Start it again when you’re back online. Your answers are still here."),
    },
    unavailable: {
      title: i18n.t("We couldn’t start the scan"),
      text: i18n.t("The scan service isn’t answering. Your answers are still here: try again in a minute."),
    },
    "too-many": {
      title: i18n.t("Too many scans at once"),
      text: i18n.t("Many people are scanning right now. Your answers are still here: try again in a few minutes."),
    },
  };
}

function StartFailed({ trouble }: { trouble: StartTrouble }) {
  const { title, text } = troubles()[trouble];
  return (
    <Notice tone="bad" title={title} live>
      <p>{text}</p>
    </Notice>
  );
}

export function nameText({ first, middle, last, suffix }: ScanName): string {
  return [first, middle, last, suffix].filter(Boolean).join(" ");
}

export function addressText({ street, city, state, zipCode }: ScanAddress): string {
  return [street, city, [state, zipCode].filter(Boolean).join(" ")].filter(Boolean).join(", ");
}
