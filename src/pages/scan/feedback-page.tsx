import { Button, LinkButton } from "../../../client/components/button.tsx";
import { Check, TextArea } from "../../../client/components/field.tsx";
import { Notice } from "../../../client/components/notice.tsx";
import { Desk } from "../../../client/journey/desk.tsx";
import { href } from "../../contract/routes.ts";
import { type ScanError, type ScanFeedback, verdicts } from "../../contract/scan/scans.ts";
import { Hole } from "../../render/hole.tsx";
import { type Hole as Fill, page } from "../../render/page.ts";
import styles from "./feedback.module.css";

export const feedbackPage = page({
  title: "Say how the scan was",
  description:
    "Three answers to choose from and room for a few words about the free scan. Nothing of your profile goes with it.",
  indexed: false,
  body: () => <Hole name="scan" />,
});

/** In characters, as the service takes them. */
export const longestFeedback = 1000;

const verdictWords: Readonly<Record<ScanFeedback["verdict"], string>> = {
  good: "It told me what I wanted to know",
  mixed: "Some of it was useful",
  poor: "It was of no use to me",
};

export interface FeedbackShown {
  readonly verdict: string;
  readonly words: string;
  readonly trouble: ScanError | "no-verdict" | "too-long" | null;
}

export function feedbackHole({ verdict, words, trouble }: FeedbackShown): Fill {
  return ({ theme }) => (
    <Desk
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
              defaultChecked={verdict === value}
              autoFocus={trouble === "no-verdict" && index === 0}
            />
          ))}
        </fieldset>
        <TextArea
          id="words"
          name="words"
          label="In your own words (if you like)"
          rows={5}
          defaultValue={words}
          hint={`Up to ${longestFeedback} characters.`}
          {...(trouble === "too-long" && {
            error: `That is longer than ${longestFeedback} characters. Shorten it a little.`,
            autoFocus: true,
          })}
        />
        <Button>Send it</Button>
      </form>
    </Desk>
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

export const thanksHole: Fill = ({ theme }) => (
  <Desk
    title="Thank you."
    lead="That is all we keep of it: the verdict, the words, the day."
    plate="song"
    theme={theme}
  >
    <p className="acts">
      <LinkButton href={href("dbpDashboard")}>Back to the dashboard</LinkButton>
    </p>
  </Desk>
);
