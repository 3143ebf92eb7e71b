import { LinkButton } from "../../../client/components/button.tsx";
import { GoLink } from "../../../client/components/go-link.tsx";
import { Band } from "../../../client/components/sections/band.tsx";
import { Closing } from "../../../client/components/sections/closing.tsx";
import { Questions } from "../../../client/components/sections/faq.tsx";
import { PageHead } from "../../../client/components/sections/page-head.tsx";
import { Panorama } from "../../../client/mockups/panorama.tsx";
import { stats } from "../../contract/brand/brand.ts";
import { birdCaptions } from "../../contract/brand/brand-story.ts";
import { i18n, languageNow } from "../../contract/language/i18n.ts";
import { href } from "../../contract/routes.ts";
import { serviceOf } from "../../gateway/service-of.ts";
import { readJobs } from "../../gateway/site-services.ts";
import { Later } from "../../render/later.tsx";
import { page } from "../../render/page.ts";
import { faqOf, StructuredData } from "../../render/structured.tsx";
import { jobPosting } from "../../render/structured-data.ts";
import { OpenRoles } from "./open-roles.tsx";
import { Points } from "./points.tsx";
import { hiringQuestions, offer } from "./texts/hiring.tsx";

export const hiringPage = page({
  title: () => i18n.t("Careers"),
  description: () =>
    i18n.t(
      "See open remote roles in a team of {team} that builds private search and a private browser, with salary ranges, and apply without your life story.",
      { team: stats.team },
    ),
  load: (c) => ({ roles: readJobs(serviceOf(c)), query: c.var.visit.url.searchParams }),
  structured: () => faqOf(hiringQuestions()),
  body: ({ theme, host, data: { roles, query } }) => (
    <>
      <PageHead
        wide
        title={i18n.t("Build private search and a browser with us")}
        lead={i18n.t(
          "We’re {team} people in engineering, design, privacy, support and more. Everyone works remotely, from where they live.",
          { team: stats.team },
        )}
      >
        <p className="acts">
          <LinkButton href="#roles">{i18n.t("See open roles")}</LinkButton>
          <GoLink href={href("howWeHire")}>{i18n.t("See how we hire")}</GoLink>
        </p>
      </PageHead>
      <Panorama name="crossing" theme={theme} caption={i18n.t(birdCaptions.hiring)} />
      <Band tone="surface-alt" id="roles">
        <div className="say">
          <h2>{i18n.t("Open roles")}</h2>
          <p className="lead">
            {i18n.t("Every role is remote. The place tells you which working hours the team shares.")}
          </p>
          <p className="soft">
            {i18n.t(
              "Salaries are for full time; part time is paid in proportion. To apply, email us one page: why you want the role, and one thing you made. This is a demonstration: the roles and salaries are examples, and nobody is being hired.",
            )}
          </p>
          {languageNow() !== "en" && (
            <p className="soft">{i18n.t("The titles and places of the roles are in English.")}</p>
          )}
        </div>
        <Later value={roles}>
          {(roles) => (
            <>
              {/* Search engines are told of each role on the one host that they may list. */}
              {host === "main" && <StructuredData things={(roles ?? []).map(jobPosting)} />}
              <OpenRoles roles={roles} query={query} />
            </>
          )}
        </Later>
      </Band>
      <Offer />
      <Questions title={i18n.t("Questions about applying")} questions={hiringQuestions()} tone="surface-alt" />
      <Closing
        title={i18n.t("See what working here is like")}
        lead={i18n.t("Read about a week with us first. There’s no rush to apply.")}
      >
        <p className="acts">
          <LinkButton href={href("howWeWork")}>{i18n.t("See how we work")}</LinkButton>
          <GoLink href={href("about")}>{i18n.t("Read about the company")}</GoLink>
        </p>
      </Closing>
    </>
  ),
});

function Offer() {
  return (
    <Band>
      <h2>{i18n.t("What you get")}</h2>
      <Points points={offer()} />
    </Band>
  );
}
