import { Button, LinkButton } from "../../../client/components/button.tsx";
import { Check, TextArea } from "../../../client/components/field.tsx";
import { Notice } from "../../../client/components/notice.tsx";
import { TaskScreen } from "../../../client/journey/task-screen.tsx";
import { href } from "../../contract/routes.ts";
import { type ScanError, type ScanFeedback, verdicts } from "../../contract/scan/scans.ts";
import type { Theme } from "../../contract/settings/theme.ts";
import type { Fields } from "../../platform/body.ts";
import { Hole } from "../../render/hole.tsx";
import { type Given, page } from "../../render/page.ts";
import styles from "./feedback.module.css";
import { type NoScan, NoScanScreen } from "./trouble.tsx";

/** In characters, as the service takes them. */
export const longestFeedback = 1000;

const verdictWords: Readonly<Record<ScanFeedback["verdict"], string>> = {
  good: "It told me what I wanted to know",
  mixed: "Some of it was useful",
  poor: "It was of no use to me",
};

/** The form, perhaps as it was filled in and why it was not taken; or the thanks for it. */
export type FeedbackOutcome =
  | NoScan
  | { readonly tag: "shown"; readonly screen: "form" | "thanks" }
  | {
      readonly tag: "invalid" | "unavailable";
      readonly screen: "form";
      readonly typed: Fields;
      readonly trouble: FeedbackTrouble;
    };

type FeedbackTrouble = ScanError | "no-verdict" | "too-long";

export const feedbackPage = page({
  title: "Say how the scan was",
  description:
    "Three answers to choose from and room for a few words about the free scan. Nothing of your profile goes with it.",
  indexed: false,
  holes: {
    scan: (visit, { outcome }: Given<FeedbackOutcome>) => {
      if (outcome.screen === "none") return <NoScanScreen tag={outcome.tag} visit={visit} />;
      if (outcome.screen === "thanks") return <Thanks theme={visit.theme} />;
      return <Feedback theme={visit.theme} {...(outcome.tag === "shown" ? nothingYet : outcome)} />;
    },
  },
  body: () => <Hole name="scan" />,
});

interface FeedbackProps {
  readonly theme: Theme;
  readonly typed: Fields;
  readonly trouble: FeedbackTrouble | null;
}

const nothingYet = { typed: new URLSearchParams(), trouble: null };

function Feedback({ theme, typed, trouble }: FeedbackProps) {
  return (
    <TaskScreen
      title="How was it?"
      lead="Your verdict is kept apart from the scan, with nothing that says whose it is. Names and places that you gave are struck out of the words."
      plate="song"
      theme={theme}
    >
      {trouble && trouble !== "no-verdict" && trouble !== "too-long" && <NotSent trouble={trouble} />}
      <form className={styles.form} method="post" action={href("dbpFeedback")} noValidate>
        <fieldset {...(trouble === "no-verdict" && { "aria-describedby": "verdict-error", "aria-invalid": true })}>
          <legend>Your verdict</legend>
          {trouble === "no-verdict" && (
            <p className={styles.error} id="verdict-error" role="alert">
              Choose one of the three.
            </p>
          )}
          {verdicts.map((value, index) => (
            <Check
              key={value}
              type="radio"
              name="verdict"
              value={value}
              label={verdictWords[value]}
              defaultChecked={typed.get("verdict") === value}
              autoFocus={trouble === "no-verdict" && index === 0}
            />
          ))}
        </fieldset>
        <TextArea
          id="words"
          name="words"
          label="In your own words (if you like)"
          rows={5}
          defaultValue={typed.get("words") ?? ""}
          hint={`Up to ${longestFeedback} characters.`}
          {...(trouble === "too-long" && {
            error: `That is longer than ${longestFeedback} characters. Shorten it a little.`,
            autoFocus: true,
          })}
        />
        <Button>Send it</Button>
      </form>
    </TaskScreen>
  );
}

function NotSent({ trouble }: { trouble: ScanError }) {
  const isGiven = trouble === "feedback_given";
  return (
    <Notice tone={isGiven ? "info" : "bad"} title={isGiven ? "You have told us already" : "It was not sent"} live>
      <p>
        {isGiven
          ? "One verdict a scan is all that is kept, and the first one counts."
          : "The scan service did not take it. What you wrote is still here; try again in a minute."}
      </p>
    </Notice>
  );
}

function Thanks({ theme }: { theme: Theme }) {
  return (
    <TaskScreen
      title="Thank you."
      lead="That is all we keep of it: the verdict, the words, the day."
      plate="song"
      theme={theme}
    >
      <p className="acts">
        <LinkButton href={href("dbpDashboard")}>Back to the dashboard</LinkButton>
      </p>
    </TaskScreen>
  );
}
