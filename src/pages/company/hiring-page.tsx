import { Band } from "../../../client/components/band.tsx";
import { LinkButton } from "../../../client/components/button.tsx";
import { Closing } from "../../../client/components/closing.tsx";
import { Questions } from "../../../client/components/faq.tsx";
import { GoLink } from "../../../client/components/go-link.tsx";
import { PageHead } from "../../../client/components/page-head.tsx";
import { Panorama } from "../../../client/mockups/panorama.tsx";
import { stats } from "../../contract/brand.ts";
import { birdCaptions } from "../../contract/brand-story.ts";
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
  title: "Careers",
  description: `See open remote roles in a team of ${stats.team} that builds private search and a private browser, with salary ranges, and apply without your life story.`,
  load: (c) => ({ roles: readJobs(serviceOf(c)), query: c.var.visit.url.searchParams }),
  structured: () => faqOf(hiringQuestions),
  body: ({ theme, host, data: { roles, query } }) => (
    <>
      <PageHead
        wide
        title="Build private search and a browser with us"
        lead={`We’re ${stats.team} people in engineering, design, privacy, support and more. Everyone works remotely, from where they live.`}
      >
        <p className="acts">
          <LinkButton href="#roles">See open roles</LinkButton>
          <GoLink href={href("howWeHire")}>See how we hire</GoLink>
        </p>
      </PageHead>
      <Panorama name="crossing" theme={theme} caption={birdCaptions.hiring} />
      <Band tone="surface-alt" id="roles">
        <div className="say">
          <h2>Open roles</h2>
          <p className="soft">
            Every role is remote. The place tells you which working hours the team shares. Salaries are for full time;
            part time is paid in proportion. To apply, email us one page: why you want the role, and one thing you made.
            This is a demonstration: the roles and salaries are examples, and nobody is being hired.
          </p>
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
      <Questions title="Questions about applying" questions={hiringQuestions} tone="surface-alt" />
      <Closing
        scene="water"
        title="See what working here is like"
        lead="Read about a week with us first. There’s no rush to apply."
      >
        <p className="acts">
          <LinkButton href={href("howWeWork")}>See how we work</LinkButton>
          <GoLink href={href("about")}>Read about the company</GoLink>
        </p>
      </Closing>
    </>
  ),
});

function Offer() {
  return (
    <Band>
      <h2>What you get</h2>
      <Points points={offer} />
    </Band>
  );
}
