import { Notice } from "../../../client/components/notice.tsx";
import { TaskScreen } from "../../../client/journey/task-screen.tsx";
import { AnswerList } from "../../../client/scan/scan-answers.tsx";
import { ScanStep, type ScanStepProps, WhereKept } from "../../../client/scan/scan-step.tsx";
import { href } from "../../contract/routes.ts";
import type { Question } from "../../contract/scan/scan-flow.ts";
import type { ScanProfile } from "../../contract/scan/scan-profile.ts";
import type { ScanError } from "../../contract/scan/scans.ts";
import type { Theme } from "../../contract/settings/theme.ts";
import { Hole } from "../../render/hole.tsx";
import { type Given, page } from "../../render/page.ts";
import { Demonstration } from "./demonstration.tsx";
import { type NoScan, NoScanScreen } from "./trouble.tsx";

/** All answers, each with the way to change it; or the form of one, and why a change was not taken. */
export type EditOutcome =
  | NoScan
  | { readonly tag: "shown"; readonly screen: "answers"; readonly profile: ScanProfile }
  | { readonly tag: "shown" | "invalid" | "unavailable"; readonly screen: "change"; readonly change: Change };

interface Change extends Pick<ScanStepProps, "step" | "rows" | "faults"> {
  readonly error: ScanError | null;
}

export const editPage = page({
  title: "Change your scan answers",
  description:
    "Change the names, year of birth or addresses of your demonstration scan. We then search all sites again.",
  indexed: false,
  holes: {
    scan: (visit, { outcome }: Given<EditOutcome>) => {
      const { theme } = visit;
      if (outcome.screen === "none") return <NoScanScreen tag={outcome.tag} visit={visit} />;
      if (outcome.screen === "answers") return <Answers theme={theme} profile={outcome.profile} />;
      return <ChangeAnswer theme={theme} {...outcome.change} />;
    },
  },
  body: () => <Hole name="scan" />,
});

function Answers({ theme, profile }: { theme: Theme; profile: ScanProfile }) {
  return (
    <TaskScreen
      title="Your scan answers"
      lead="If you change an answer, we search all sites again."
      plate="glean"
      theme={theme}
      side={<Demonstration />}
    >
      <AnswerList profile={profile} changeAt={changeHref} />
      <WhereKept holder="service" />
      <p className="acts">
        <a href={href("dbpDashboard")}>Back to scan results</a>
      </p>
    </TaskScreen>
  );
}

const headings: Readonly<Record<Question, string>> = {
  name: "Change your names",
  year: "Change your year of birth",
  address: "Change your addresses",
};

function ChangeAnswer({ theme, step, rows, faults, error }: Change & { readonly theme: Theme }) {
  return (
    <TaskScreen title={headings[step]} plate="glean" theme={theme} side={<Demonstration />}>
      {error && <NotTaken error={error} />}
      <ScanStep
        {...{ step, rows, faults }}
        holder="service"
        forgettable={false}
        submit="Save and search again"
        action={changeHref(step)}
      />
      <p className="acts">
        <a href={href("dbpEdit")}>Keep my answers</a>
      </p>
    </TaskScreen>
  );
}

function changeHref(change: Question): string {
  return href("dbpEdit", { change });
}

function NotTaken({ error }: { error: ScanError }) {
  const isTooOften = error === "too_many_edits";
  return (
    <Notice tone="bad" title={isTooOften ? "You’ve reached the limit of changes" : "We couldn’t save your change"} live>
      <p>
        {isTooOften
          ? "You can change a scan only a few times. To search for something else, delete this scan and start another."
          : "The scan service isn’t answering. Your change is still in the form: try again in a minute."}
      </p>
    </Notice>
  );
}
