import { Notice } from "../../../client/components/notice.tsx";
import { TaskScreen } from "../../../client/flow/task-screen.tsx";
import { AnswerList } from "../../../client/scan/scan-answers.tsx";
import { ScanStepForm, type ScanStepProps, WhereKept } from "../../../client/scan/scan-step.tsx";
import { i18n } from "../../contract/language/i18n.ts";
import { href } from "../../contract/routes.ts";
import type { ScanQuestion } from "../../contract/scan/scan-flow.ts";
import { rowsOf } from "../../contract/scan/scan-form.ts";
import type { ScanProfile } from "../../contract/scan/scan-profile.ts";
import type { ScanError } from "../../contract/scan/scans.ts";
import type { Theme } from "../../contract/settings/theme.ts";
import type { C } from "../../forms/form.ts";
import { FormOwner, IdempotencyKeyFields } from "../../forms/idempotency-key.tsx";
import { page } from "../../render/page.ts";
import { Demonstration } from "./demonstration.tsx";
import { readKeptProfile } from "./scan-calls.ts";
import { formOwnerOf, noScan, openScan, redirectUnlessAllowed, type ScanVisitor } from "./scan-visitor.ts";
import { type NoScan, NoScanScreen } from "./trouble.tsx";

/** The form of one answer, and why a change was not taken; or that there is no scan. */
export type EditResult =
  | NoScan
  | { readonly tag: "shown" | "invalid" | "unavailable"; readonly screen: "change"; readonly change: ScanEditResult };

export interface ScanEditResult extends Pick<ScanStepProps, "step" | "rows" | "faults" | "holder"> {
  readonly error: ScanError | null;
  /** Names the scan. */
  readonly owner: string;
}

export const editPage = page({
  title: () => i18n.t("Change your scan answers"),
  description: () =>
    i18n.t("Change the names, year of birth or addresses of your demonstration scan. We then search all sites again."),
  indexed: false,
  load: async (c, result: EditResult | null) => {
    if (result) return result;
    const editing = await openEditing(c);
    return editing instanceof Response || "screen" in editing ? editing : shownAt(editing);
  },
  body: ({ theme, data }) => {
    if (data.screen === "none") return <NoScanScreen {...data} theme={theme} back="dbpEdit" />;
    if (data.screen === "answers") return <Answers theme={theme} {...data} />;
    return <ChangeAnswer theme={theme} {...data.change} />;
  },
});

interface Editing {
  readonly visitor: ScanVisitor;
  readonly profile: ScanProfile;
  /** Which answer is being changed; null for all of them. */
  readonly step: ScanQuestion | null;
  /** Who has the answers: a free scan is deleted in a day, a subscriber's stays. */
  readonly holder: "service" | "subscription";
  readonly owner: string;
}

/** What a visitor may edit, or where they are led instead. */
export async function openEditing(c: C): Promise<Editing | NoScan | Response> {
  const visitor = await openScan(c);
  const redirect = redirectUnlessAllowed(visitor, "edit");
  if (redirect) return redirect;
  const kept = await readKeptProfile(c, visitor.scanId ?? "");
  if (!kept.ok) return noScan(visitor, kept.error);
  const holder = visitor.isOwned ? "subscription" : "service";
  return { visitor, profile: kept.value, step: stepIn(c), holder, owner: await formOwnerOf(visitor) };
}

function stepIn(c: C): ScanQuestion | null {
  const asked = c.req.query("change");
  return asked === "name" || asked === "year" || asked === "address" ? asked : null;
}

/** All answers, each with the way to change it; or the form of one. */
function shownAt({ profile, step, holder, owner }: Editing) {
  if (!step) return { screen: "answers", profile, holder } as const;
  const rows = rowsOf(step, profile);
  return { screen: "change", change: { step, rows, faults: [], error: null, holder, owner } } as const;
}

function Answers({ theme, profile, holder }: Pick<Editing, "profile" | "holder"> & { readonly theme: Theme }) {
  return (
    <TaskScreen
      title={i18n.t("Your scan answers")}
      lead={i18n.t("If you change an answer, we search all sites again.")}
      illustration="glean"
      theme={theme}
      side={<Demonstration />}
    >
      <AnswerList profile={profile} changeAt={changeHref} />
      <WhereKept holder={holder} />
      <p className="acts">
        <a href={href("dbpDashboard")}>{i18n.t("Back to scan results")}</a>
      </p>
    </TaskScreen>
  );
}

function headings(): Readonly<Record<ScanQuestion, string>> {
  return {
    name: i18n.t("Change your names"),
    year: i18n.t("Change your year of birth"),
    address: i18n.t("Change your addresses"),
  };
}

function ChangeAnswer({ theme, step, rows, faults, error, holder, owner }: ScanEditResult & { readonly theme: Theme }) {
  return (
    <TaskScreen title={headings()[step]} illustration="glean" theme={theme} side={<Demonstration />}>
      {error && <NotTaken error={error} />}
      <FormOwner value={owner}>
        <ScanStepForm
          {...{ step, rows, faults, holder }}
          forgettable={false}
          submit={i18n.t("Save and search again")}
          action={changeHref(step)}
          fields={<IdempotencyKeyFields />}
        />
      </FormOwner>
      <p className="acts">
        <a href={href("dbpEdit")}>{i18n.t("Keep my answers")}</a>
      </p>
    </TaskScreen>
  );
}

function changeHref(change: ScanQuestion): string {
  return href("dbpEdit", { change });
}

function NotTaken({ error }: { error: ScanError }) {
  const isTooOften = error === "too_many_edits";
  return (
    <Notice
      tone="bad"
      title={isTooOften ? i18n.t("You’ve reached the limit of changes") : i18n.t("We couldn’t save your change")}
      live
    >
      <p>
        {isTooOften
          ? i18n.t(
              "You can change a scan only a few times. To search for something else, delete this scan and start another.",
            )
          : i18n.t("The scan service isn’t answering. Your change is still in the form: try again in a minute.")}
      </p>
    </Notice>
  );
}
