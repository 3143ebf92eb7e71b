import { Trans } from "@lingui/react";
import { LinkButton } from "../../../client/components/button.tsx";
import { DataTable } from "../../../client/components/data-table.tsx";
import { GoLink } from "../../../client/components/go-link.tsx";
import { Band } from "../../../client/components/sections/band.tsx";
import { Illustration } from "../../../client/components/sections/illustration.tsx";
import { PageHead } from "../../../client/components/sections/page-head.tsx";
import { DashList } from "../../../client/flow/dash-list.tsx";
import { brand, facts } from "../../contract/brand/brand.ts";
import { i18n } from "../../contract/language/i18n.ts";
import { href } from "../../contract/routes.ts";
import { commonDemonstration } from "../../contract/support/common-demonstration.ts";
import { Dated } from "../../render/dated.tsx";
import { page } from "../../render/page.ts";
import styles from "./help.module.css";
import { tests, untested, ways } from "./texts/accessibility.ts";

const reviewed = "2026-11-22";

export const accessibilityPage = page({
  title: () => i18n.t("Accessibility statement"),
  description: () =>
    i18n.t(
      "How we test that everyone can use this site, what we know doesn’t work yet, and how to complain if you can’t use something.",
    ),
  changed: reviewed,
  body: ({ theme }) => (
    <>
      <PageHead
        title={i18n.t("Accessibility statement")}
        lead={i18n.t(
          "We want everyone to be able to use {host}. Our own tests find no failures, but nobody who uses assistive technology has tested the site yet. So we say: it partly meets WCAG 2.2, level AA.",
          { host: brand.hosts.main },
        )}
        quiet
        illustration={
          <Illustration name="ways" theme={theme} eager alt="" caption={i18n.t("Four ways lead to the same branch.")} />
        }
      >
        <p className="soft small">
          <Trans id="Reviewed on {day}" values={{ day: <Dated day={reviewed} /> }} />
        </p>
      </PageHead>
      <div className={styles.statement}>
        <Ways />
        <Tested />
        <Known />
        <Complain />
      </div>
    </>
  ),
});

function Ways() {
  return (
    <Band tone="surface-alt">
      <div className="split">
        <div className="say">
          <h2>{i18n.t("What you can do on this site")}</h2>
        </div>
        <div className="say">
          <p className="lead">{i18n.t("You can:")}</p>
          <DashList>
            {ways().map((way) => (
              <li key={way}>{way}</li>
            ))}
          </DashList>
          <p className="acts">
            <GoLink href={href("theme")}>{i18n.t("Change theme, font and text size")}</GoLink>
          </p>
        </div>
      </div>
    </Band>
  );
}

function Tested() {
  return (
    <Band id="tested">
      <div className="split">
        <div className="say">
          <h2>{i18n.t("What we test")}</h2>
          <p className="soft">{i18n.t("Programs run these tests before each release, in Chromium.")}</p>
        </div>
        <DataTable
          label={i18n.t("Accessibility tests")}
          columns={[i18n.t("Test"), i18n.t("What must be true"), i18n.t("Where")]}
          rows={tests().map((test) => ({ key: test.head, ...test }))}
          stacked
        />
      </div>
    </Band>
  );
}

function Known() {
  return (
    <Band tone="surface-alt" id="known">
      <div className="split">
        <div className="say">
          <h2>{i18n.t("What doesn’t work yet")}</h2>
        </div>
        <DashList>
          {untested().map((gap) => (
            <li key={gap}>{gap}</li>
          ))}
        </DashList>
      </div>
    </Band>
  );
}

function Complain() {
  return (
    <Band id="complain">
      <div className="split">
        <div className="say">
          <h2>{i18n.t("Tell us what you can’t use")}</h2>
        </div>
        <div className="say">
          <p className="lead">
            {i18n.t(
              "Say which page it is, what you tried to do, and which browser or assistive technology you use. We usually answer within {days} working days, and send you what you need in another form if you ask.",
              { days: facts.help.answerDays },
            )}
          </p>
          <p className="acts">
            <LinkButton href={href("help", { subject: "accessibility" })}>
              {i18n.t("Report an accessibility problem")}
            </LinkButton>
          </p>
          <p className="soft small">{commonDemonstration.help}</p>
          <p>
            {i18n.t(
              "If you’re not happy with our answer, you can complain to the authority that enforces accessibility law in your country. In the European Union, that’s the authority your country named under the European Accessibility Act. In the United Kingdom, the Equality Advisory and Support Service can advise you.",
            )}
          </p>
        </div>
      </div>
    </Band>
  );
}
