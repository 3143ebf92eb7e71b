import { Band } from "../../../client/components/band.tsx";
import { LinkButton } from "../../../client/components/button.tsx";
import { ClosingBird } from "../../../client/components/closing-bird.tsx";
import { Faq, type Question } from "../../../client/components/faq.tsx";
import { FieldNotes } from "../../../client/components/field-notes.tsx";
import { GoLink } from "../../../client/components/go-link.tsx";
import { PageHead } from "../../../client/components/page-head.tsx";
import { Plate } from "../../../client/components/plate.tsx";
import { Steps } from "../../../client/components/steps.tsx";
import { brand } from "../../contract/brand.ts";
import { href } from "../../contract/routes.ts";
import { leadPage } from "../../render/lead-page.tsx";
import { type ChromeFacet, type Facets, page } from "../../render/page.ts";
import { faqOf } from "../../render/structured.tsx";
import styles from "./feature.module.css";

type Shown = Pick<Facets, ChromeFacet>;

/** On the host that has no AI, the page says so and where to find it (HOST-4). */
const noChatPage = leadPage({
  title: "No AI on this host",
  description: `${brand.hosts.noai} shows no AI answers and no chat. Both are on the main host, for those who want them.`,
  heading: "There is no AI here. That is what this host is for.",
  lead: `You are on ${brand.hosts.noai}, where results come without AI answers and no page offers a chat. Nothing was blocked and nothing is wrong with your link. What you were looking for is on the main host.`,
  plate: "empty",
  actions: [
    { label: `Go to ${brand.hosts.main}`, href: `https://${brand.hosts.main}${href("duckai")}` },
    { label: "Stay and search", href: href("home") },
  ],
});

export const chatPage = page({
  title: brand.chat,
  palette: "heather",
  description: `Chat with AI models without giving them your name: what ${brand.chat} passes on, what it leaves out and how to live without it.`,
  variants: { noai: noChatPage },
  variantFor: ({ host }) => (host === "noai" ? "noai" : null),
  structured: ({ host }) => faqOf(questionsOn(host)),
  body: ({ host, theme }) => (
    <>
      <PageHead
        title="Ask a machine, not as yourself."
        lead={`${brand.chat} stands between you and the AI models of several makers. They get your question from us, with neither your network address nor an account.`}
        plate={
          <Plate
            name="song"
            theme={theme}
            no={1}
            eager
            caption="A churr, written down. Anyone can hear it, and still nobody finds the bird."
          />
        }
      >
        <p className="acts">
          <LinkButton href={brand.external.chat}>Open a chat</LinkButton>
          <GoLink href="#relay">How a question travels</GoLink>
        </p>
      </PageHead>
      <Relay theme={theme} />
      <Limits />
      <Choice host={host} />
      <Questions host={host} />
      <Closing />
    </>
  ),
});

function Relay({ theme }: Pick<Shown, "theme">) {
  return (
    <Band tone="bark" id="relay">
      <div className={styles.diagram}>
        <div className="say">
          <h2>Somebody else asks for you.</h2>
          <p className="lead">
            A model has to see the question in order to answer it. It does not have to see who is asking, so we do the
            asking.
          </p>
          <FieldNotes
            notes={[
              { term: "Passed on", note: "Your words, and the talk so far" },
              { term: "Left out", note: "Network address, device, language of the browser" },
              { term: "Found in", note: "Any browser; no account, no app" },
              { term: "Costs", note: "Nothing" },
            ]}
          />
        </div>
        <Plate
          name="relay"
          theme={theme}
          no={2}
          caption="A question goes the long way round. The way back is known to one bird only."
          legend={[
            "You, with an address and a device",
            `${brand.chat}: takes both off, passes the words on`,
            "The models of several makers, asked by us",
            "The answer, to whoever is waiting for it",
          ]}
        />
      </div>
    </Band>
  );
}

function Limits() {
  return (
    <Band>
      <h2>What that does, and what it cannot.</h2>
      <Steps
        steps={[
          {
            title: "Who asks is hidden",
            text: "To the maker of a model, all questions come from us. There is no thread by which the one of today could be tied to the one of last week.",
          },
          {
            title: "What you write is not",
            text: "If your name is in the question, then the question holds your name. Leave out what a stranger on a train should not hear.",
          },
          {
            title: "Answers may be wrong",
            text: "A model writes what is likely, not what is so. Where it matters, look it up; the search box is never far.",
          },
        ]}
      />
    </Band>
  );
}

function Choice({ host }: Pick<Shown, "host">) {
  return (
    <Band tone="bark">
      <div className="split">
        <div className="say">
          <h2>Or without it.</h2>
        </div>
        <div className="say">
          <p className="lead">
            Not everybody wants a machine to answer, and no part of search needs one. There are two ways to be rid of it
            altogether.
          </p>
          <FieldNotes
            notes={[
              { term: "By a setting", note: "Written answers, the chat and AI pictures each have a switch" },
              { term: "By address", note: `${brand.hosts.noai} never had any, in any browser` },
            ]}
          />
          <p className="acts">
            <LinkButton href={href("theme")} variant="line">
              Switch AI off in settings
            </LinkButton>
            {/* Pages of the onion address do not lead out of it. */}
            {host !== "onion" && <GoLink href={`https://${brand.hosts.noai}/`}>Search without AI</GoLink>}
          </p>
        </div>
      </div>
    </Band>
  );
}

const questions: readonly Question[] = [
  {
    question: "Are my chats used to train a model?",
    answer:
      "No. The makers whose models can be chosen have agreed in writing not to train on what comes through us, and to delete it when it has been answered and checked for abuse.",
  },
  {
    question: "Where are my earlier chats?",
    answer:
      "In the browser in which you had them, and only there. One button deletes them. In another browser you begin with an empty page.",
  },
  {
    question: "Does search use my chats, or the other way round?",
    answer: `Neither knows of the other. ${brand.chat} is a site with an address of its own, and what is said there changes no result and no advertisement here.`,
  },
  {
    question: "Which models are there?",
    answer: (
      <p>
        Several, from different makers, and they change too often for a list on this page. The{" "}
        <a href={brand.external.chat}>chat itself</a> shows who is answering and lets you pick another.
      </p>
    ),
  },
  {
    question: "May I use it for work?",
    answer: (
      <p>
        Yes, within the <a href={href("acceptableUse")}>rules of acceptable use</a>. Whether your employer’s papers may
        leave the house is a question for your employer.
      </p>
    ),
  },
];

const ofHost: Readonly<Record<"onion" | "clear", Question>> = {
  clear: {
    question: `Is it part of ${brand.pro}?`,
    answer: `No. It is free for everyone, and the three parts of ${brand.pro} are something else.`,
  },
  onion: {
    question: "Can I open it from the onion address?",
    answer:
      "The chat is on the open web and needs scripts. Your way there leaves the onion network by an exit, as with any other site.",
  },
};

function questionsOn(host: Facets["host"]): readonly Question[] {
  return [...questions, ofHost[host === "onion" ? "onion" : "clear"]];
}

function Questions({ host }: Pick<Shown, "host">) {
  return (
    <Band>
      <div className="split">
        <div className="say">
          <h2>People ask about it.</h2>
        </div>
        <Faq questions={questionsOn(host)} open={0} />
      </div>
    </Band>
  );
}

function Closing() {
  return (
    <Band tone="night" flush>
      <div className="say">
        <h2>Be heard, not found.</h2>
        <p className="lead">It opens on a site of its own, with an empty page and no sign-in.</p>
        <p className="acts">
          <LinkButton href={brand.external.chat}>Start a chat</LinkButton>
          <GoLink href={href("privacy", {}, "elsewhere")}>What our other sites keep</GoLink>
        </p>
      </div>
      <ClosingBird />
    </Band>
  );
}
