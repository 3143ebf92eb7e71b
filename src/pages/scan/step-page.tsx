import type { ReactNode } from "react";
import { Faq, type FaqQuestion } from "../../../client/components/sections/faq.tsx";
import type { IllustrationName } from "../../../client/components/sections/illustration-list.ts";
import { TaskScreen } from "../../../client/flow/task-screen.tsx";
import { ScanAnswers, type StartTrouble } from "../../../client/scan/scan-answers.tsx";
import { scanConfirmIsland } from "../../../client/scan/scan-confirm-island.tsx";
import { ScanStepForm, type ScanStepProps } from "../../../client/scan/scan-step.tsx";
import { scanStepIsland } from "../../../client/scan/scan-step-island.tsx";
import { facts } from "../../contract/brand/brand.ts";
import { i18n } from "../../contract/language/i18n.ts";
import { href } from "../../contract/routes.ts";
import { type ScanQuestion, type ScanStep, scanSteps, stepRoutes } from "../../contract/scan/scan-flow.ts";
import { rowsOf, type ScanRow } from "../../contract/scan/scan-form.ts";
import { type ProfileFault, readProfile, type ScanProfile } from "../../contract/scan/scan-profile.ts";
import type { Theme } from "../../contract/settings/theme.ts";
import type { C } from "../../forms/form.ts";
import { FormOwner, IdempotencyKeyFields } from "../../forms/idempotency-key.tsx";
import { type Page, page } from "../../render/page.ts";
import { Demonstration } from "./demonstration.tsx";
import { formOwnerOf, openScan, redirectUnlessAllowed, type ScanVisitor } from "./scan-visitor.ts";

interface StepWords {
  readonly title: string;
  readonly description: string;
  readonly heading: string;
  readonly lead: string;
  readonly help: readonly FaqQuestion[];
}

function words(): Readonly<Record<ScanStep, StepWords>> {
  return {
    name: {
      title: i18n.t("Demonstration scan: name"),
      description: i18n.t("Question 1 of 3 of the demonstration scan: make up a name to search for."),
      heading: i18n.t("Make up a name"),
      lead: i18n.t(
        "The sites are invented, so even your own name would find nothing real. In a real scan, you’d add former names too: sites often list people under an old one.",
      ),
      help: [
        {
          question: i18n.t("What if I have only one name?"),
          answer: i18n.t("Enter it in either field and leave the other one empty. You can use any alphabet."),
        },
        {
          question: i18n.t("Which other names should I add?"),
          answer: i18n.t(
            "Here, one name is enough. In a real scan, add a name from before you married, a short form or another spelling. You can enter up to five names.",
          ),
        },
      ],
    },
    year: {
      title: i18n.t("Demonstration scan: year of birth"),
      description: i18n.t("Question 2 of 3 of the demonstration scan: make up a year of birth."),
      heading: i18n.t("Make up a year of birth"),
      lead: i18n.t("Any year will do here. A real scan needs yours, to tell you apart from people with the same name."),
      help: [],
    },
    address: {
      title: i18n.t("Demonstration scan: town"),
      description: i18n.t("Question 3 of 3 of the demonstration scan: make up a town."),
      heading: i18n.t("Make up a town"),
      lead: i18n.t("Any town will do here. In a real scan, earlier towns help too: sites keep selling old lists."),
      help: [
        {
          question: i18n.t("What if my country has no states or postcodes?"),
          answer: i18n.t("Leave those fields empty. We only need the town or city."),
        },
      ],
    },
    confirm: {
      title: i18n.t("Demonstration scan: check your answers"),
      description: i18n.t(
        "Check your answers before the demonstration scan starts, and see exactly what we’d receive.",
      ),
      heading: i18n.t("Check your answers"),
      lead: i18n.t(
        "We’ve stored nothing yet. “Start demonstration scan” sends these answers to us and deletes them in this browser. We then search {sites} invented sites, and delete your answers {hours} hours later, or sooner if you delete the scan.",
        { sites: facts.removal.sites, hours: facts.freeScanHours },
      ),
      help: [],
    },
  };
}

/** A form with the answer as far as the worker knows it; or an island with a form whose answer the browser keeps. */
export type StepView =
  | { readonly tag: "shown" | "invalid"; readonly screen: "form"; readonly form: StepForm }
  | { readonly tag: "shown"; readonly screen: "island"; readonly isKept: boolean; readonly held?: EarlyPost };

/** A form that was posted before its island was awake, which keeps the other answers: the island sends it once it wakes. */
interface EarlyPost {
  readonly rows: readonly ScanRow[];
  /** False if the press added or removed a row: then nothing is sent. */
  readonly isSent: boolean;
}

interface StepForm extends Pick<ScanStepProps, "rows" | "faults"> {
  /** The worker keeps answers already, so it keeps the others too. */
  readonly isBegun: boolean;
}

function stepPage(step: ScanQuestion): Page<StepView> {
  return page({
    chrome: "lean",
    title: () => words()[step].title,
    description: () => words()[step].description,
    indexed: false,
    load: (c, pressed: StepView | null) => pressed ?? stepView(c, step),
    body: ({ theme, data }) => (
      <StepScreen step={step} theme={theme}>
        {data.screen === "form" ? (
          <QuestionForm step={step} {...data.form} />
        ) : (
          // An island, which wakes later: until then it is a form like the other.
          scanStepIsland.mark({ step, holder: data.isKept ? "browser" : "nowhere", held: data.held })
        )}
      </StepScreen>
    ),
  });
}

async function stepView(c: C, step: ScanQuestion): Promise<StepView | Response> {
  const visitor = await openScan(c);
  const redirect = redirectUnlessAllowed(visitor, step);
  if (redirect) return redirect;
  if (isBegun(visitor)) return formView(visitor, rowsOf(step, visitor.draft ?? {}));
  return { tag: "shown", screen: "island", isKept: visitor.isDraftInBrowser };
}

/** Whether the worker keeps answers already: then it keeps the others too. */
function isBegun({ draft }: ScanVisitor): boolean {
  return Object.keys(draft ?? {}).length > 0;
}

/** The form with these rows. */
export function formView(
  visitor: ScanVisitor,
  rows: readonly ScanRow[],
  faults: readonly ProfileFault[] = [],
): StepView {
  const tag = faults.length > 0 ? "invalid" : "shown";
  return { tag, screen: "form", form: { rows, faults, isBegun: isBegun(visitor) } };
}

function QuestionForm({ step, rows, faults, isBegun }: StepForm & { readonly step: ScanQuestion }) {
  const holder = isBegun ? "cookie" : "nowhere";
  return <ScanStepForm {...{ step, rows, faults, holder }} forgettable={isBegun} action={href(stepRoutes[step])} />;
}

/** All answers, to check; `profile` is null if they are in the browser's storage, where the island reads them. */
export type ConfirmView = (
  | { readonly tag: "shown"; readonly profile: ScanProfile | null; readonly trouble: null }
  | { readonly tag: "wait" | "unavailable"; readonly profile: ScanProfile; readonly trouble: StartTrouble }
) & {
  /** Names the answers. */
  readonly owner: string;
};

const confirmPage = page({
  chrome: "lean",
  title: () => words().confirm.title,
  description: () => words().confirm.description,
  indexed: false,
  load: (c, pressed: ConfirmView | null) => pressed ?? confirmView(c),
  body: ({ theme, data: { profile, trouble, owner } }) => (
    <StepScreen step="confirm" theme={theme}>
      {profile ? (
        <FormOwner value={owner}>
          <ScanAnswers
            {...{ profile, trouble }}
            holder="cookie"
            action={href("dbpScanConfirm")}
            starting={false}
            fields={<IdempotencyKeyFields />}
          />
        </FormOwner>
      ) : (
        scanConfirmIsland.mark({})
      )}
    </StepScreen>
  ),
});

async function confirmView(c: C): Promise<ConfirmView | Response> {
  const visitor = await openScan(c);
  const redirect = redirectUnlessAllowed(visitor, "confirm");
  if (redirect) return redirect;
  const profile = visitor.draft && profileIn(visitor.draft);
  return { tag: "shown", profile, trouble: null, owner: await formOwnerOf(visitor) };
}

/** Null if the answers are no valid profile. Those that the worker kept were valid; only a new year since can change that. */
export function profileIn(draft: unknown): ScanProfile | null {
  const read = readProfile(draft, new Date().getUTCFullYear());
  return read.ok ? read.value : null;
}

export const stepPages = {
  dbpScanName: stepPage("name"),
  dbpScanYear: stepPage("year"),
  dbpScanAddress: stepPage("address"),
  dbpScanConfirm: confirmPage,
};

/** Each answer brings the bird nearer, and leaves fewer strokes in the field. */
const illustrations: Readonly<Record<ScanStep, IllustrationName>> = {
  name: "gleanName",
  year: "gleanYear",
  address: "gleanAddress",
  confirm: "gleanCheck",
};

function StepScreen({ step, theme, children }: { step: ScanStep; theme: Theme; children: ReactNode }) {
  const { heading, lead, help } = words()[step];
  return (
    <TaskScreen
      progress={{
        label: i18n.t("Demonstration scan"),
        steps: [i18n.t("Name"), i18n.t("Year"), i18n.t("Town"), i18n.t("Check")],
        now: scanSteps.indexOf(step),
      }}
      title={heading}
      lead={lead}
      illustration={illustrations[step]}
      theme={theme}
      side={<Demonstration />}
    >
      {children}
      {help.length > 0 && <Faq questions={help} />}
    </TaskScreen>
  );
}
