import { Button, LinkButton } from "../../../client/components/button.tsx";
import { Check, FieldError, TextArea } from "../../../client/components/field.tsx";
import { Notice } from "../../../client/components/notice.tsx";
import { TaskScreen } from "../../../client/flow/task-screen.tsx";
import { i18n } from "../../contract/language/i18n.ts";
import { retention } from "../../contract/retention.ts";
import { href } from "../../contract/routes.ts";
import { type ScanError, type ScanFeedback, verdicts } from "../../contract/scan/scans.ts";
import type { Theme } from "../../contract/settings/theme.ts";
import { FormOwner, IdempotencyKeyFields } from "../../forms/idempotency-key.tsx";
import type { FormFields } from "../../platform/body.ts";
import { page } from "../../render/page.ts";
import { factOf } from "../../session/flash.ts";
import styles from "./feedback.module.css";
import { formOwnerOf, openScan, redirectUnlessAllowed } from "./scan-visitor.ts";
import { type NoScan, NoScanScreen } from "./trouble.tsx";

/** In characters: the service's limit. */
export const longestFeedback = 1000;

function verdictWords(): Readonly<Record<ScanFeedback["verdict"], string>> {
  return {
    good: i18n.t("The scan told me what I wanted to know"),
    mixed: i18n.t("Some results were useful"),
    poor: i18n.t("The scan was no use to me"),
  };
}

/** The form as it was filled in, and why it was not accepted; or that there is no scan. */
export type FeedbackResult =
  | NoScan
  | {
      readonly tag: "invalid" | "wait" | "unavailable";
      readonly screen: "form";
      readonly typed: FormFields;
      readonly trouble: FeedbackTrouble;
    };

type FeedbackTrouble = ScanError | "no-verdict" | "too-long";

export const feedbackPage = page({
  title: () => i18n.t("Rate your scan"),
  description: () =>
    i18n.t("Tell us whether the demonstration scan was useful. We don’t store your rating with your details."),
  indexed: false,
  load: async (c, result: FeedbackResult | null) => {
    const visitor = await openScan(c);
    const owner = await formOwnerOf(visitor);
    if (result) return { isSent: false, owner };
    const redirect = redirectUnlessAllowed(visitor, "feedback");
    return redirect ?? { isSent: (await factOf(c)) === "scan-rated", owner };
  },
  body: ({ theme, data, result }) => {
    if (result?.screen === "none") return <NoScanScreen {...result} theme={theme} back="dbpFeedback" />;
    if (data.isSent) return <Thanks theme={theme} />;
    return (
      <FormOwner value={data.owner}>
        <Feedback theme={theme} {...(result ?? nothingYet)} />
      </FormOwner>
    );
  },
});

interface FeedbackProps {
  readonly theme: Theme;
  readonly typed: FormFields;
  readonly trouble: FeedbackTrouble | null;
}

const nothingYet = { typed: new URLSearchParams(), trouble: null };

function Feedback({ theme, typed, trouble }: FeedbackProps) {
  return (
    <TaskScreen
      title={i18n.t("How useful was the scan?")}
      lead={i18n.t(
        "We store your rating for {days} days, apart from your scan, so nobody can tell whose it is. We take the names and places you entered out of your comment.",
        { days: retention.scanRatingDays },
      )}
      illustration="caps"
      theme={theme}
    >
      {trouble && trouble !== "no-verdict" && trouble !== "too-long" && <NotSent trouble={trouble} />}
      <form className={`say ${styles.form}`} method="post" action={href("dbpFeedback")} noValidate>
        <IdempotencyKeyFields />
        <fieldset {...(trouble === "no-verdict" && { "aria-describedby": "verdict-error", "aria-invalid": true })}>
          <legend>{i18n.t("Your rating")}</legend>
          {trouble === "no-verdict" && <FieldError id="verdict" error={i18n.t("Choose a rating.")} />}
          {verdicts.map((value, index) => (
            <Check
              key={value}
              boxed
              type="radio"
              name="verdict"
              value={value}
              label={verdictWords()[value]}
              defaultChecked={typed.get("verdict") === value}
              autoFocus={trouble === "no-verdict" && index === 0}
            />
          ))}
        </fieldset>
        <TextArea
          id="words"
          name="words"
          label={i18n.t("Comment (optional)")}
          rows={3}
          defaultValue={typed.get("words") ?? ""}
          hint={i18n.t("Up to {most} characters.", { most: longestFeedback })}
          {...(trouble === "too-long" && {
            error: i18n.t("Your comment is longer than {most} characters. Shorten it.", { most: longestFeedback }),
            autoFocus: true,
          })}
        />
        <Button>{i18n.t("Send rating")}</Button>
      </form>
    </TaskScreen>
  );
}

function NotSent({ trouble }: { trouble: ScanError }) {
  const isGiven = trouble === "feedback_given";
  return (
    <Notice
      tone={isGiven ? "info" : "bad"}
      title={isGiven ? i18n.t("You’ve already rated this scan") : i18n.t("We couldn’t send your rating")}
      live
    >
      <p>
        {isGiven
          ? i18n.t("You can rate a scan once, and we’ve stored your first rating.")
          : [
              trouble === "too_many_ratings"
                ? i18n.t("We’re getting too many ratings at once.")
                : i18n.t("The scan service isn’t answering."),
              i18n.t("Your rating is still in the form: try again in a minute."),
            ].join(" ")}
      </p>
    </Notice>
  );
}

function Thanks({ theme }: { theme: Theme }) {
  return (
    <TaskScreen
      title={i18n.t("Thank you for your rating")}
      lead={i18n.t("We’ve stored the rating, your comment and the day, for {days} days.", {
        days: retention.scanRatingDays,
      })}
      illustration="caps"
      theme={theme}
    >
      <p className="acts">
        <LinkButton href={href("dbpDashboard")}>{i18n.t("Back to scan results")}</LinkButton>
      </p>
    </TaskScreen>
  );
}
