import { Trans } from "@lingui/react";
import type { ReactNode } from "react";
import { LinkButton } from "../../../client/components/button.tsx";
import { GoLink } from "../../../client/components/go-link.tsx";
import { Band } from "../../../client/components/sections/band.tsx";
import { Illustration } from "../../../client/components/sections/illustration.tsx";
import { PageHead } from "../../../client/components/sections/page-head.tsx";
import { Steps } from "../../../client/components/sections/steps.tsx";
import { brand, facts } from "../../contract/brand/brand.ts";
import { i18n } from "../../contract/language/i18n.ts";
import { href } from "../../contract/routes.ts";
import { statements } from "../../contract/statements.ts";
import { links } from "../../locales/links.tsx";
import { page } from "../../render/page.ts";
import { OtherWays } from "./parts.tsx";
import styles from "./restoration.module.css";

const { codeHours } = facts.restoration;

export const aboutRestorationPage = page({
  title: () => i18n.t("Our advisers"),
  description: () =>
    i18n.t(
      "The advisers of Identity Theft Restoration: who they are, when they answer, what they learn about you and what a case costs.",
    ),
  body: ({ theme }) => (
    <>
      <PageHead
        title={i18n.t("Meet the advisers")}
        lead={i18n.t(
          "One adviser takes your case from the first call to the last form. You tell your story once, and always know who to ask for.",
        )}
        illustration={
          <Illustration
            name="roost"
            theme={theme}
            eager
            caption={i18n.t("Two birds sit out the rain. Your adviser stays until you close the case.")}
          />
        }
      >
        <p className="acts">
          <LinkButton href={href("itrCall")}>{i18n.t("Call an adviser")}</LinkButton>
          <GoLink href={href("identityTheftRestoration")}>{i18n.t("See what’s covered")}</GoLink>
        </p>
      </PageHead>
      <Facts />
      <Case />
      <OtherWays than="itrAbout" scene="perch" />
    </>
  ),
});

function told(): readonly { readonly term: string; readonly text: ReactNode }[] {
  return [
    {
      term: i18n.t("Who"),
      text: i18n.t(
        "People trained for these cases, at two partner companies: one for the United States, one for all other countries.",
      ),
    },
    {
      term: i18n.t("When"),
      text: (
        <>
          {statements.adviserHours} <a href={href("itrCall", {}, "hours")}>{i18n.t("See the hours in your time")}</a>
        </>
      ),
    },
    {
      term: i18n.t("Languages"),
      text: statements.adviserLanguage,
    },
    {
      term: i18n.t("Cost"),
      text: i18n.t(
        "Included in {pro}. You pay your phone company’s call charges, and what offices charge for copies and certificates. The adviser tells you about such charges beforehand.",
        { pro: brand.pro },
      ),
    },
    {
      term: i18n.t("If Pro ends"),
      text: statements.caseFinished,
    },
    {
      term: i18n.t("What they see"),
      text: (
        <Trans
          id="What you tell and send them. Your access code shows only that you subscribe. They learn your name when you sign their form. <a>See how long your case file is kept</a>"
          components={links({ a: href("privacy", {}, "retention") })}
        />
      ),
    },
    {
      term: i18n.t("Whose side"),
      text: i18n.t("Yours. We pay the advisers, and they don’t sell you anything."),
    },
  ];
}

function Facts() {
  return (
    <Band tone="surface-alt">
      <h2>{i18n.t("What to expect")}</h2>
      <dl className={styles.facts}>
        {told().map(({ term, text }) => (
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
      <h2>{i18n.t("How you share the work")}</h2>
      <Steps
        steps={[
          {
            title: i18n.t("You call"),
            text: i18n.t("Say what happened. The adviser sends you a form to sign, so that they can speak for you."),
            kept: i18n.t("You need: an access code, which works for {hours} hours", { hours: codeHours }),
          },
          {
            title: i18n.t("The adviser writes and calls"),
            text: i18n.t(
              "Every bank, shop and office has its own form. The adviser fills in each one, asks again until there’s an answer and emails you once a week.",
            ),
            kept: i18n.t("You get: a list of what’s still open"),
          },
          {
            title: i18n.t("You close the case"),
            text: i18n.t("The adviser suggests closing the case, and you decide. {caseReopened}", {
              caseReopened: statements.caseReopened,
            }),
            kept: i18n.t("You get: every confirmation in writing"),
          },
        ]}
      />
    </Band>
  );
}
