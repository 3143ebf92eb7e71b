import * as z from "zod/mini";
import { Band } from "../../../client/components/band.tsx";
import { LinkButton } from "../../../client/components/button.tsx";
import { Closing } from "../../../client/components/closing.tsx";
import type { Question } from "../../../client/components/faq.tsx";
import { GoLink } from "../../../client/components/go-link.tsx";
import { PageHead } from "../../../client/components/page-head.tsx";
import { Questions } from "../../../client/components/questions.tsx";
import { Panorama } from "../../../client/shown/panorama.tsx";
import { brand, facts, stats } from "../../contract/brand.ts";
import { birdCaptions } from "../../contract/brand-story.ts";
import { href } from "../../contract/routes.ts";
import { pageLists, points } from "../../files/page-lists.ts";
import type { Services } from "../../gateway/site-services.ts";
import { Hole } from "../../render/hole.tsx";
import { page } from "../../render/page.ts";
import { faqOf, StructuredData } from "../../render/structured.tsx";
import { jobPosting } from "../../render/structured-data.ts";
import type { Visit } from "../../visit/visit.ts";
import { OpenRoles } from "./open-roles.tsx";
import { Points } from "./points.tsx";

const { hiring } = facts;

const listsSchema = z.object({ offer: points });

export const hiringPage = page({
  title: "Careers",
  description: `See open remote roles in a team of ${stats.team} that builds private search and a private browser, with salary ranges, and apply without your life story.`,
  holes: {
    roles: (visit, { services }) => rolesFor(visit, services),
  },
  structured: () => faqOf(questions),
  reads: pageLists("hiring", listsSchema),
  body: ({ theme }, { offer }) => (
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
      <Band tone="bark" id="roles">
        <div className="say">
          <h2>Open roles</h2>
          <p className="soft">
            Every role is remote. The place tells you which working hours the team shares. This is a demonstration: the
            roles and salaries are examples, and nobody is being hired.
          </p>
        </div>
        <Hole name="roles" />
      </Band>
      <Offer offer={offer} />
      <Questions title="Questions about applying" questions={questions} tone="bark" />
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

/** Search engines are told of each role on the one host that they may list. */
async function rolesFor({ url, host }: Visit, services: Services) {
  const roles = await services.jobs();
  return (
    <>
      {host === "main" && <StructuredData things={(roles ?? []).map(jobPosting)} />}
      <OpenRoles roles={roles} query={url.searchParams} />
    </>
  );
}

function Offer({ offer }: z.infer<typeof listsSchema>) {
  return (
    <Band>
      <h2>What we offer</h2>
      <Points points={offer} />
    </Band>
  );
}

const questions: readonly Question[] = [
  {
    question: "Would I have to move?",
    answer:
      "No. There’s no office. Teams meet in person now and then. We pay for travel and lodging, and you don’t have to come.",
  },
  {
    question: "Can you employ me in my country?",
    answer:
      "In most countries, yes, with a contract under your local law. If we can’t, we tell you before you do any work.",
  },
  {
    question: "Can I apply for two roles?",
    answer: "Yes. One application is enough. Tell us which role you prefer.",
  },
  {
    question: "Does a program sort the applications?",
    answer: "No. A person reads every application, without scores, rankings or keyword searches.",
  },
  {
    question: "What happens to my application?",
    answer: `Only the people who decide see it. We delete it ${hiring.keptMonths} months after the decision, or the day you ask.`,
  },
  {
    question: "What if my kind of work isn’t listed?",
    answer: (
      <p>
        Email <a href={`mailto:${brand.email.jobs}`}>{brand.email.jobs}</a> and describe the role you’d like.
      </p>
    ),
  },
];
