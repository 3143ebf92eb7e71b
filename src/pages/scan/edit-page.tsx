import { GoLink } from "../../../client/components/go-link.tsx";
import { Notice } from "../../../client/components/notice.tsx";
import { Desk } from "../../../client/journey/desk.tsx";
import { AnswerList } from "../../../client/scan/scan-answers.tsx";
import { ScanStep, type ScanStepProps, WhereKept } from "../../../client/scan/scan-step.tsx";
import { href } from "../../contract/routes.ts";
import type { Question } from "../../contract/scan/scan-flow.ts";
import type { ScanProfile } from "../../contract/scan/scan-profile.ts";
import type { ScanError } from "../../contract/scan/scans.ts";
import { Hole } from "../../render/hole.tsx";
import { type Hole as Fill, page } from "../../render/page.ts";
import { Demonstration } from "./demonstration.tsx";

export const editPage = page({
  title: "Change the answers of a scan",
  description: "The answers that a scan searches with. Each can be changed, and the sites are then searched once more.",
  indexed: false,
  body: () => <Hole name="scan" />,
});

/** All answers, each with the way to change it. */
export function editHole(profile: ScanProfile): Fill {
  return ({ theme }) => (
    <Desk
      title="What the scan looks for."
      lead="These are your answers as the scan service keeps them. Change one, and the sites are searched once more."
      plate="glean"
      theme={theme}
      side={<Demonstration />}
    >
      <AnswerList profile={profile} changeAt={changeHref} />
      <WhereKept holder="service" />
      <p className="acts">
        <GoLink href={href("dbpDashboard")}>Back to what was found</GoLink>
      </p>
    </Desk>
  );
}

const headings: Readonly<Record<Question, string>> = {
  name: "Change the names.",
  year: "Change the year of birth.",
  address: "Change the addresses.",
};

/** The form of one answer, and why a change was not taken. */
export function changeHole(
  { step, rows, faults }: Pick<ScanStepProps, "step" | "rows" | "faults">,
  error: ScanError | null,
): Fill {
  return ({ theme }) => (
    <Desk title={headings[step]} plate="glean" theme={theme} side={<Demonstration />}>
      {error && <NotTaken error={error} />}
      <ScanStep
        {...{ step, rows, faults }}
        holder="service"
        forgettable={false}
        submit="Save and search again"
        action={changeHref(step)}
      />
      <p className="acts">
        <GoLink href={href("dbpEdit")}>Leave it as it is</GoLink>
      </p>
    </Desk>
  );
}

function changeHref(change: Question): string {
  return href("dbpEdit", { change });
}

function NotTaken({ error }: { error: ScanError }) {
  const isTooOften = error === "too_many_edits";
  return (
    <Notice tone="bad" title={isTooOften ? "That was one change too many" : "The change was not saved"} live>
      <p>
        {isTooOften
          ? "A scan can be changed a few times only. To look for something else, delete it and start another."
          : "The scan service did not take it. What you typed is still here; try again in a minute."}
      </p>
    </Notice>
  );
}
