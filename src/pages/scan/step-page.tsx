import type { ReactNode } from "react";
import { Faq, type Question as Help } from "../../../client/components/faq.tsx";
import { TaskScreen } from "../../../client/journey/task-screen.tsx";
import { ScanAnswers, type StartTrouble } from "../../../client/scan/scan-answers.tsx";
import { scanConfirmIsland } from "../../../client/scan/scan-confirm-island.tsx";
import { ScanStep, type ScanStepProps } from "../../../client/scan/scan-step.tsx";
import { scanStepIsland } from "../../../client/scan/scan-step-island.tsx";
import { href } from "../../contract/routes.ts";
import { type Question, type ScanStep as Step, scanSteps, stepRoutes } from "../../contract/scan/scan-flow.ts";
import type { ScanProfile } from "../../contract/scan/scan-profile.ts";
import type { Theme } from "../../contract/settings/theme.ts";
import { Hole } from "../../render/hole.tsx";
import { type Given, type Page, page } from "../../render/page.ts";
import { Demonstration } from "./demonstration.tsx";

interface StepWords extends Pick<Page, "title" | "description"> {
  readonly heading: string;
  readonly lead: string;
  readonly help: readonly Help[];
}

const words: Readonly<Record<Step, StepWords>> = {
  name: {
    title: "Free scan: your name",
    description: "The first of three questions of the free scan: under which names people-search sites may list you.",
    heading: "Whom shall we look for?",
    lead: "Sites list people under every name they have gone by. Begin with the one you use; a former name often finds more.",
    help: [
      {
        question: "I have only one name",
        answer: "Then type it into either field and leave the other one empty. Any script and any length will do.",
      },
      {
        question: "Which other names are worth adding?",
        answer: "A name from before a marriage, a short form, another spelling. Up to five in all.",
      },
    ],
  },
  year: {
    title: "Free scan: your year of birth",
    description: "The second question of the free scan: the year of birth tells you from others of the same name.",
    heading: "When were you born?",
    lead: "There are others with your name. The year tells most of them from you, so that you do not have to.",
    help: [
      {
        question: "May I leave it out or make one up?",
        answer:
          "It cannot be left out, because without it too many strangers would be found. A wrong year finds the wrong person.",
      },
    ],
  },
  address: {
    title: "Free scan: where you have lived",
    description:
      "The third question of the free scan: towns in which people-search sites may say that you live or lived.",
    heading: "Where have you lived?",
    lead: "The town is enough. Earlier places help, because the lists that these sites buy are often years old.",
    help: [
      {
        question: "My country has no states or postcodes",
        answer: "Leave those fields empty. Only the town or city is needed.",
      },
      {
        question: "Why would I add an address I left long ago?",
        answer: "Because a page that shows it is still about you, and because old lists are sold again and again.",
      },
    ],
  },
  confirm: {
    title: "Free scan: check your answers",
    description: "The last look before the free scan starts: your answers, and exactly what would be sent.",
    heading: "One last look before anything is sent.",
    lead: "Nothing was sent to the scan service yet. It will be when you press the button, and it is deleted a day later at the latest.",
    help: [],
  },
};

/** A form as the worker shows it, with the answer as far as the worker knows it; or one for the browser to keep. */
export type StepOutcome =
  | { readonly tag: "shown" | "invalid"; readonly screen: "form"; readonly form: StepForm }
  | { readonly tag: "shown"; readonly screen: "island"; readonly isKept: boolean };

export interface StepForm extends Pick<ScanStepProps, "rows" | "faults"> {
  /** The worker has answers, and so it is the worker that keeps the others too. */
  readonly isBegun: boolean;
}

function stepPage(step: Question): Page<StepOutcome> {
  const { title, description } = words[step];
  return page({
    title,
    description,
    indexed: false,
    holes: {
      scan: ({ theme }, { outcome }: Given<StepOutcome>) => (
        <StepDesk step={step} theme={theme}>
          {outcome.screen === "form" ? (
            <Asked step={step} {...outcome.form} />
          ) : (
            // By an island, which wakes later: until then it is a form like the other.
            scanStepIsland.mark({ step, holder: outcome.isKept ? "browser" : "nowhere" })
          )}
        </StepDesk>
      ),
    },
    body: () => <Hole name="scan" />,
  });
}

function Asked({ step, rows, faults, isBegun }: StepForm & { readonly step: Question }) {
  const holder = isBegun ? "cookie" : "nowhere";
  return <ScanStep {...{ step, rows, faults, holder }} forgettable={isBegun} action={href(stepRoutes[step])} />;
}

/** The look at the answers; null where they are in the browser's storage and the island has to read them out. */
export type ConfirmOutcome =
  | { readonly tag: "shown"; readonly profile: ScanProfile | null; readonly trouble: null }
  | { readonly tag: "wait" | "unavailable"; readonly profile: ScanProfile; readonly trouble: StartTrouble };

const confirmPage = page({
  title: words.confirm.title,
  description: words.confirm.description,
  indexed: false,
  holes: {
    scan: ({ theme }, { outcome: { profile, trouble } }: Given<ConfirmOutcome>) => (
      <StepDesk step="confirm" theme={theme}>
        {profile ? (
          <ScanAnswers {...{ profile, trouble }} holder="cookie" action={href("dbpScanConfirm")} starting={false} />
        ) : (
          scanConfirmIsland.mark({})
        )}
      </StepDesk>
    ),
  },
  body: () => <Hole name="scan" />,
});

export const stepPages = {
  dbpScanName: stepPage("name"),
  dbpScanYear: stepPage("year"),
  dbpScanAddress: stepPage("address"),
  dbpScanConfirm: confirmPage,
};

function StepDesk({ step, theme, children }: { step: Step; theme: Theme; children: ReactNode }) {
  const { heading, lead, help } = words[step];
  return (
    <TaskScreen
      progress={{ label: "The free scan", steps: ["Name", "Year", "Address", "Check"], now: scanSteps.indexOf(step) }}
      title={heading}
      lead={lead}
      plate="glean"
      theme={theme}
      side={<Demonstration />}
    >
      {children}
      {help.length > 0 && <Faq questions={help} />}
    </TaskScreen>
  );
}
