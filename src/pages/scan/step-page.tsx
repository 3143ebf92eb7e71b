import type { ReactNode } from "react";
import { Faq, type Question as Help } from "../../../client/components/faq.tsx";
import { Desk } from "../../../client/journey/desk.tsx";
import { ScanAnswers, type StartTrouble } from "../../../client/scan/scan-answers.tsx";
import { scanConfirmIsland } from "../../../client/scan/scan-confirm-island.tsx";
import { ScanStep, type ScanStepProps } from "../../../client/scan/scan-step.tsx";
import { scanStepIsland } from "../../../client/scan/scan-step-island.tsx";
import { href } from "../../contract/routes.ts";
import { type Question, type ScanStep as Step, scanSteps, stepRoutes } from "../../contract/scan/scan-flow.ts";
import type { ScanProfile } from "../../contract/scan/scan-profile.ts";
import type { Theme } from "../../contract/settings/theme.ts";
import { Hole } from "../../render/hole.tsx";
import { type Hole as Fill, type Page, page } from "../../render/page.ts";
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

function stepPage(step: Step): Page {
  const { title, description } = words[step];
  return page({ title, description, indexed: false, body: () => <Hole name="scan" /> });
}

export const stepPages = {
  dbpScanName: stepPage("name"),
  dbpScanYear: stepPage("year"),
  dbpScanAddress: stepPage("address"),
  dbpScanConfirm: stepPage("confirm"),
};

/** A question as the worker shows it, with the answer as far as the worker knows it. */
export function questionHole(shown: Omit<ScanStepProps, "action">): Fill {
  const { step } = shown;
  return ({ theme }) => (
    <StepDesk step={step} theme={theme}>
      <ScanStep {...shown} action={href(stepRoutes[step])} />
    </StepDesk>
  );
}

/** The same where the browser may keep the answer, by an island; until that wakes, it is a form like the other. */
export function keptHole(step: Question, isKept: boolean): Fill {
  return ({ theme }) => (
    <StepDesk step={step} theme={theme}>
      {scanStepIsland.mark({ step, holder: isKept ? "browser" : "nowhere" })}
    </StepDesk>
  );
}

/** The look at the answers; null where they are in the browser's storage and the island has to read them out. */
export function confirmHole(profile: ScanProfile | null, trouble: StartTrouble | null = null): Fill {
  return ({ theme }) => (
    <StepDesk step="confirm" theme={theme}>
      {profile ? (
        <ScanAnswers {...{ profile, trouble }} holder="cookie" action={href("dbpScanConfirm")} starting={false} />
      ) : (
        scanConfirmIsland.mark({})
      )}
    </StepDesk>
  );
}

function StepDesk({ step, theme, children }: { step: Step; theme: Theme; children: ReactNode }) {
  const { heading, lead, help } = words[step];
  return (
    <Desk
      progress={{ label: "The free scan", steps: ["Name", "Year", "Address", "Check"], now: scanSteps.indexOf(step) }}
      title={heading}
      lead={lead}
      plate="glean"
      theme={theme}
      side={<Demonstration />}
    >
      {children}
      {help.length > 0 && <Faq questions={help} />}
    </Desk>
  );
}
