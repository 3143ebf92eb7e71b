import { Band } from "../../../client/components/band.tsx";
import { LinkButton } from "../../../client/components/button.tsx";
import { Closing } from "../../../client/components/closing.tsx";
import { Questions } from "../../../client/components/faq.tsx";
import { GoLink } from "../../../client/components/go-link.tsx";
import { Illustration } from "../../../client/components/illustration.tsx";
import { MarkedList } from "../../../client/components/marked-list.tsx";
import { PageHead } from "../../../client/components/page-head.tsx";
import { brand, facts } from "../../contract/brand.ts";
import { birdCaptions } from "../../contract/brand-story.ts";
import { href } from "../../contract/routes.ts";
import { page } from "../../render/page.ts";
import { faqOf } from "../../render/structured.tsx";
import { asked, howWeHireQuestions, neverAsked, steps } from "./texts/how-we-hire.tsx";
import { Timeline } from "./timeline.tsx";

const { hiring } = facts;

export const howWeHirePage = page({
  title: "How we hire",
  description: "Five steps from application to offer: see how long each takes, what we ask and what we never ask.",
  structured: () => faqOf(howWeHireQuestions),
  body: ({ theme }) => (
    <>
      <PageHead
        title="How we hire, in five steps"
        lead={`You meet the people you’d work with and do a paid piece of the work. It takes ${hiring.weeks} weeks, and you always know what comes next.`}
        illustration={
          <Illustration
            name="fledge"
            theme={theme}
            no={1}
            eager
            caption={birdCaptions.howWeHire}
            legend={["Laid", "Hatched", "Feathered", "On the wing"]}
          />
        }
      >
        <p className="acts">
          <LinkButton href={href("hiring", {}, "roles")}>See open roles</LinkButton>
        </p>
        <p className="soft small">Demonstration: nobody is being hired.</p>
      </PageHead>
      <Flow />
      <Asked />
      <Changes />
      <Questions title="Questions about hiring" questions={howWeHireQuestions} />
      <Closing scene="fern" title="Apply for a role" lead="Write as you would to someone you expect to get along with.">
        <p className="acts">
          <LinkButton href={href("hiring", {}, "roles")}>Choose a role</LinkButton>
          <GoLink href={href("howWeWork")}>See how we work</GoLink>
        </p>
      </Closing>
    </>
  ),
});

function Flow() {
  return (
    <Band tone="surface-alt">
      <div className="say">
        <h2>From application to contract</h2>
        <p className="soft">Days are working days. Before a step ends, you know the date of the next one.</p>
      </div>
      <Timeline moments={steps} />
    </Band>
  );
}

function Asked() {
  return (
    <Band>
      <div className="two">
        <div className="say">
          <h2>What we ask</h2>
          <MarkedList items={asked} mark="yes" />
        </div>
        <div className="say">
          <h2>What we never ask</h2>
          <MarkedList items={neverAsked} mark="no" />
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
          <h2>Ask for changes to any step</h2>
        </div>
        <div className="say">
          <p className="lead">If a step doesn’t suit you, tell us and we’ll change it.</p>
          <p>
            We can talk by phone, by video or in writing, and send you the questions first. You can spread the piece of
            work over several days and use your own tools. We pay for sign language interpreters, and captions are on in
            every call.
          </p>
          <p>
            The person who arranges changes takes no part in the decision and doesn’t tell those who do. Email{" "}
            <a href={`mailto:${brand.email.jobs}`}>{brand.email.jobs}</a>; a sentence is enough, and you don’t need a
            certificate.
          </p>
        </div>
      </div>
    </Band>
  );
}
