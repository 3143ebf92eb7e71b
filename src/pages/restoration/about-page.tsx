import type { ReactNode } from "react";
import { Band } from "../../../client/components/band.tsx";
import { LinkButton } from "../../../client/components/button.tsx";
import { GoLink } from "../../../client/components/go-link.tsx";
import { PageHead } from "../../../client/components/page-head.tsx";
import { Plate } from "../../../client/components/plate.tsx";
import { Steps } from "../../../client/components/steps.tsx";
import { brand, facts } from "../../contract/brand.ts";
import { href } from "../../contract/routes.ts";
import { page } from "../../render/page.ts";
import { OtherWays } from "./parts.tsx";
import styles from "./restoration.module.css";

const { hours, codeHours } = facts.restoration;

export const aboutRestorationPage = page({
  title: "Who restores an identity",
  palette: "lichen",
  description: `The advisers behind Identity Theft Restoration: who they are, when they answer, in which languages, and what a case costs.`,
  body: ({ theme }) => (
    <>
      <PageHead
        title="One person, from the first call to the last letter."
        lead="A case has one adviser. You do not tell the story twice, and you know whom to ask for."
        plate={<Plate name="stones" theme={theme} eager caption="Patience, mostly. And a good filing cabinet." />}
      >
        <p className="acts">
          <LinkButton href={href("itrCall")}>Call an adviser</LinkButton>
          <GoLink href={href("identityTheftRestoration")}>The service in short</GoLink>
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
    text: "Case workers at two partner firms, one for the United States and one for everywhere else. Before their first case they train for three months and sit beside somebody experienced.",
  },
  {
    term: "When",
    text: `On the telephone ${hours}. Letters are answered within one working day.`,
  },
  {
    term: "Languages",
    text: "English, French, German, Spanish and Swedish by advisers themselves. For others an interpreter joins, bound to silence as the adviser is.",
  },
  {
    term: "Cost",
    text: `Nothing beyond ${brand.pro}: no fee for a case, for its length or for a second one. What offices charge for copies and certificates stays with you, and the adviser names it beforehand.`,
  },
  {
    term: "What they see",
    text: (
      <>
        What you tell and send them. The access code says that somebody subscribes, not who, and your searches and pages
        are nowhere for them to see. <a href={href("proPrivacyTerms", {}, "restoration")}>What is kept, and how long</a>
      </>
    ),
  },
  {
    term: "Whose side",
    text: "Yours. They are paid by the hour and by us; no bank, agency or collector pays them, and nothing is sold to you on the line.",
  },
];

function Facts() {
  return (
    <Band tone="bark">
      <h2>In plain figures.</h2>
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
      <h2>What you do, and what they do.</h2>
      <Steps
        steps={[
          {
            title: "You call once",
            text: "About forty minutes. You tell what you found, and sign a short mandate on the screen so that others may speak with the adviser.",
            kept: `A code of ${codeHours} hours, used up`,
          },
          {
            title: "They write and ring",
            text: "Each company has its own form and its own patience. You hear on one fixed day a week where everything stands, by telephone or letter as you like.",
            kept: "A list of open matters, yours to read",
          },
          {
            title: "You close it",
            text: "The adviser proposes, you decide. For a year afterwards the same person picks up if a debt comes back.",
            kept: "A folder with every confirmation",
          },
        ]}
      />
    </Band>
  );
}
