import type { ReactNode } from "react";
import { Band } from "../../../client/components/band.tsx";
import { LinkButton } from "../../../client/components/button.tsx";
import { GoLink } from "../../../client/components/go-link.tsx";
import { Illustration } from "../../../client/components/illustration.tsx";
import { PageHead } from "../../../client/components/page-head.tsx";
import { Steps } from "../../../client/components/steps.tsx";
import { brand, facts } from "../../contract/brand.ts";
import { href } from "../../contract/routes.ts";
import { statements } from "../../contract/statements.ts";
import { page } from "../../render/page.ts";
import { OtherWays } from "./parts.tsx";
import styles from "./restoration.module.css";

const { codeHours } = facts.restoration;

export const aboutRestorationPage = page({
  title: "Our advisers",
  description:
    "The advisers of Identity Theft Restoration: who they are, when they answer, what they learn about you and what a case costs.",
  body: ({ theme }) => (
    <>
      <PageHead
        title="Meet the advisers"
        lead="One adviser takes your case from the first call to the last form. You tell your story once, and always know who to ask for."
        illustration={
          <Illustration name="roost" theme={theme} eager caption="Your adviser waits on hold, so you don’t have to." />
        }
      >
        <p className="acts">
          <LinkButton href={href("itrCall")}>Call an adviser</LinkButton>
          <GoLink href={href("identityTheftRestoration")}>See what’s covered</GoLink>
        </p>
      </PageHead>
      <Facts />
      <Case />
      <OtherWays than="itrAbout" />
    </>
  ),
});

const told: readonly { readonly term: string; readonly text: ReactNode }[] = [
  {
    term: "Who",
    text: "People trained for these cases, at two partner companies: one for the United States, one for all other countries.",
  },
  {
    term: "When",
    text: (
      <>
        {statements.adviserHours} <a href={href("itrCall", {}, "hours")}>See the hours in your time</a>
      </>
    ),
  },
  {
    term: "Languages",
    text: "English. Ask for an interpreter if you need another language.",
  },
  {
    term: "Cost",
    text: `Included in ${brand.pro}. You pay your phone company’s call charges, and what offices charge for copies and certificates. The adviser tells you about such charges beforehand.`,
  },
  {
    term: "What they see",
    text: (
      <>
        What you tell and send them. Your access code shows only that you subscribe. They learn your name when you sign
        their form. <a href={href("privacy", {}, "retention")}>See how long your case file is kept</a>
      </>
    ),
  },
  {
    term: "Whose side",
    text: "Yours. We pay the advisers, and they don’t sell you anything.",
  },
];

function Facts() {
  return (
    <Band tone="surface-alt">
      <h2>What to expect</h2>
      <dl className={styles.facts}>
        {told.map(({ term, text }) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </Band>
  );
}

function Case() {
  return (
    <Band>
      <h2>How you share the work</h2>
      <Steps
        steps={[
          {
            title: "You call",
            text: "Say what happened. The adviser sends you a form to sign, so that they can speak for you.",
            kept: `You need: an access code, which works for ${codeHours} hours`,
          },
          {
            title: "The adviser writes and calls",
            text: "Every bank, shop and office has its own form. The adviser fills in each one, asks again until there’s an answer and emails you once a week.",
            kept: "You get: a list of what’s still open",
          },
          {
            title: "You close the case",
            text: `The adviser suggests closing the case, and you decide. ${statements.caseFinished} ${statements.caseReopened}`,
            kept: "You get: every confirmation in writing",
          },
        ]}
      />
    </Band>
  );
}
