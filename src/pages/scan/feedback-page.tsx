import { Button, LinkButton } from "../../../client/components/button.tsx";
import { Check, FieldError, TextArea } from "../../../client/components/field.tsx";
import { Notice } from "../../../client/components/notice.tsx";
import { TaskScreen } from "../../../client/flow/task-screen.tsx";
import { retention } from "../../contract/retention.ts";
import { href } from "../../contract/routes.ts";
import { type ScanError, type ScanFeedback, verdicts } from "../../contract/scan/scans.ts";
import type { Theme } from "../../contract/settings/theme.ts";
import { IdempotencyKey } from "../../forms/idempotency-key.tsx";
import type { Fields } from "../../platform/body.ts";
import { page } from "../../render/page.ts";
import { factOf } from "../../session/flash.ts";
import styles from "./feedback.module.css";
import { openScan, redirectUnlessAllowed } from "./scan-visitor.ts";
import { type NoScan, NoScanScreen } from "./trouble.tsx";

/** In characters: the service's limit. */
export const longestFeedback = 1000;

const verdictWords: Readonly<Record<ScanFeedback["verdict"], string>> = {
  good: "The scan told me what I wanted to know",
  mixed: "Some results were useful",
  poor: "The scan was no use to me",
};

/** The form as it was filled in, and why it was not accepted; or that there is no scan. */
export type FeedbackResult =
  | NoScan
  | {
      readonly tag: "invalid" | "wait" | "unavailable";
      readonly screen: "form";
      readonly typed: Fields;
      readonly trouble: FeedbackTrouble;
    };

type FeedbackTrouble = ScanError | "no-verdict" | "too-long";

export const feedbackPage = page({
  title: "Rate your scan",
  description: "Tell us whether the demonstration scan was useful. We don’t store your rating with your details.",
  indexed: false,
  load: async (c, result: FeedbackResult | null) => {
    if (result) return { isSent: false };
    const redirect = redirectUnlessAllowed(await openScan(c), "feedback");
    return redirect ?? { isSent: (await factOf(c)) === "scan-rated" };
  },
  body: ({ theme, data, result }) => {
    if (result?.screen === "none") return <NoScanScreen {...result} theme={theme} back="dbpFeedback" />;
    return data.isSent ? <Thanks theme={theme} /> : <Feedback theme={theme} {...(result ?? nothingYet)} />;
  },
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
      title="How useful was the scan?"
      lead={`We store your rating for ${retention.scanRatingDays} days, apart from your scan, so nobody can tell whose it is. We take the names and places you entered out of your comment.`}
      illustration="caps"
      theme={theme}
    >
      {trouble && trouble !== "no-verdict" && trouble !== "too-long" && <NotSent trouble={trouble} />}
      <form className={`say ${styles.form}`} method="post" action={href("dbpFeedback")} noValidate>
        <IdempotencyKey />
        <fieldset {...(trouble === "no-verdict" && { "aria-describedby": "verdict-error", "aria-invalid": true })}>
          <legend>Your rating</legend>
          {trouble === "no-verdict" && <FieldError id="verdict" error="Choose a rating." />}
          {verdicts.map((value, index) => (
            <Check
              key={value}
              boxed
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
          label="Comment (optional)"
          rows={3}
          defaultValue={typed.get("words") ?? ""}
          hint={`Up to ${longestFeedback} characters.`}
          {...(trouble === "too-long" && {
            error: `Your comment is longer than ${longestFeedback} characters. Shorten it.`,
            autoFocus: true,
          })}
        />
        <Button>Send rating</Button>
      </form>
    </TaskScreen>
  );
}

function NotSent({ trouble }: { trouble: ScanError }) {
  const isGiven = trouble === "feedback_given";
  return (
    <Notice
      tone={isGiven ? "info" : "bad"}
      title={isGiven ? "You’ve already rated this scan" : "We couldn’t send your rating"}
      live
    >
      <p>
        {isGiven
          ? "You can rate a scan once, and we’ve stored your first rating."
          : `${trouble === "too_many_ratings" ? "We’re getting too many ratings at once." : "The scan service isn’t answering."} Your rating is still in the form: try again in a minute.`}
      </p>
    </Notice>
  );
}

function Thanks({ theme }: { theme: Theme }) {
  return (
    <TaskScreen
      title="Thank you for your rating"
      lead={`We’ve stored the rating, your comment and the day, for ${retention.scanRatingDays} days.`}
      illustration="caps"
      theme={theme}
    >
      <p className="acts">
        <LinkButton href={href("dbpDashboard")}>Back to scan results</LinkButton>
      </p>
    </TaskScreen>
  );
}
