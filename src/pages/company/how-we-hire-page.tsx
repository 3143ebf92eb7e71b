import { Trans } from "@lingui/react";
import { LinkButton } from "../../../client/components/button.tsx";
import { GoLink } from "../../../client/components/go-link.tsx";
import { MarkedList } from "../../../client/components/marked-list.tsx";
import { Band } from "../../../client/components/sections/band.tsx";
import { Closing } from "../../../client/components/sections/closing.tsx";
import { Questions } from "../../../client/components/sections/faq.tsx";
import { Illustration } from "../../../client/components/sections/illustration.tsx";
import { PageHead } from "../../../client/components/sections/page-head.tsx";
import { brand, facts } from "../../contract/brand/brand.ts";
import { birdCaptions } from "../../contract/brand/brand-story.ts";
import { i18n } from "../../contract/language/i18n.ts";
import { href } from "../../contract/routes.ts";
import { links } from "../../locales/links.tsx";
import { page } from "../../render/page.ts";
import { faqOf } from "../../render/structured.tsx";
import { asked, howWeHireQuestions, neverAsked, steps } from "./texts/how-we-hire.tsx";
import { Timeline } from "./timeline.tsx";

const { hiring } = facts;

export const howWeHirePage = page({
  title: () => i18n.t("How we hire"),
  description: () =>
    i18n.t("Five steps from application to offer: see how long each takes, what we ask and what we never ask."),
  structured: () => faqOf(howWeHireQuestions()),
  body: ({ theme }) => (
    <>
      <PageHead
        title={i18n.t("How we hire, in five steps")}
        lead={i18n.t(
          "You meet the people you’d work with and do a paid piece of the work. It takes {weeks} weeks, and you always know what comes next.",
          { weeks: hiring.weeks },
        )}
        illustration={
          <Illustration
            name="fledge"
            theme={theme}
            no={1}
            eager
            caption={i18n.t(birdCaptions.howWeHire)}
            legend={[i18n.t("Laid"), i18n.t("Hatching"), i18n.t("Hatched"), i18n.t("Feathered"), i18n.t("On the wing")]}
          />
        }
      >
        <p className="acts">
          <LinkButton href={href("hiring", {}, "roles")}>{i18n.t("See open roles")}</LinkButton>
        </p>
        <p className="soft small">{i18n.t("Demonstration: nobody is being hired.")}</p>
      </PageHead>
      <Flow />
      <Asked />
      <Changes />
      <Questions title={i18n.t("Questions about hiring")} questions={howWeHireQuestions()} />
      <Closing
        scene="fern"
        title={i18n.t("Apply for a role")}
        lead={i18n.t("Write as you would to someone you expect to get along with.")}
      >
        <p className="acts">
          <LinkButton href={href("hiring", {}, "roles")}>{i18n.t("Choose a role")}</LinkButton>
          <GoLink href={href("howWeWork")}>{i18n.t("See how we work")}</GoLink>
        </p>
      </Closing>
    </>
  ),
});

function Flow() {
  return (
    <Band tone="surface-alt">
      <div className="say">
        <h2>{i18n.t("From application to contract")}</h2>
        <p className="soft">
          {i18n.t("Days are working days. Before a step ends, you know the date of the next one.")}
        </p>
      </div>
      <Timeline moments={steps()} rows />
    </Band>
  );
}

function Asked() {
  return (
    <Band>
      <div className="two">
        <div className="say">
          <h2>{i18n.t("What we ask")}</h2>
          <MarkedList items={asked()} mark="yes" />
        </div>
        <div className="say">
          <h2>{i18n.t("What we never ask")}</h2>
          <MarkedList items={neverAsked()} mark="no" />
        </div>
      </div>
    </Band>
  );
}

function Changes() {
  return (
    <Band tone="surface-alt">
      <div className="split">
        <div className="say">
          <h2>{i18n.t("Ask for changes to any step")}</h2>
        </div>
        <div className="say">
          <p className="lead">{i18n.t("If a step doesn’t suit you, tell us and we’ll change it.")}</p>
          <p>
            {i18n.t(
              "We can talk by phone, by video or in writing, and send you the questions first. You can spread the piece of work over several days and use your own tools. We pay for sign language interpreters, and captions are on in every call.",
            )}
          </p>
          <p>
            <Trans
              id="The person who arranges changes takes no part in the decision and doesn’t tell those who do. Email <a>{email}</a>; a sentence is enough, and you don’t need a certificate."
              values={{ email: brand.email.jobs }}
              components={links({ a: `mailto:${brand.email.jobs}` })}
            />
          </p>
        </div>
      </div>
    </Band>
  );
}
