import { Band } from "../../../client/components/band.tsx";
import { LinkButton } from "../../../client/components/button.tsx";
import { Closing } from "../../../client/components/closing.tsx";
import type { Question } from "../../../client/components/faq.tsx";
import { Questions } from "../../../client/components/faq.tsx";
import { FieldNotes } from "../../../client/components/field-notes.tsx";
import { GoLink } from "../../../client/components/go-link.tsx";
import { Illustration } from "../../../client/components/illustration.tsx";
import { PageHead } from "../../../client/components/page-head.tsx";
import { Steps } from "../../../client/components/steps.tsx";
import { BrowserWindow } from "../../../client/mockups/browser-window.tsx";
import { Chat } from "../../../client/mockups/chat.tsx";
import { Specimen } from "../../../client/mockups/specimen.tsx";
import { brand } from "../../contract/brand.ts";
import { demonstration } from "../../contract/demonstration.ts";
import { href } from "../../contract/routes.ts";
import type { Frame } from "../../render/frame.ts";
import { leadPage } from "../../render/lead-page.tsx";
import { page } from "../../render/page.ts";
import { faqOf } from "../../render/structured.tsx";
import styles from "./feature.module.css";
import { chatQuestions } from "./texts/chat.tsx";

/** On the host that has no AI, the page says so and where to find it (HOST-4). */
const noChatPage = leadPage({
  title: `No AI on ${brand.hosts.noai}`,
  description: `${brand.hosts.noai} has no AI answers and no chat. Find both on ${brand.hosts.main}.`,
  heading: "There’s no AI on this site",
  lead: `You’re on ${brand.hosts.noai}, our search without AI answers and without chat. Your link works: the chat is on ${brand.hosts.main}.`,
  illustration: "empty",
  actions: [
    { label: `Go to ${brand.hosts.main}`, href: `https://${brand.hosts.main}${href("duckai")}` },
    { label: "Search without AI", href: href("home") },
  ],
});

export const chatPage = page({
  title: brand.chat,
  description: `Chat with AI models free, without saying who you are: see what ${brand.chat} passes on and what it leaves out.`,
  instead: ({ host }) => (host === "noai" ? noChatPage : null),
  structured: ({ host }) => faqOf([...chatQuestions, ofHost[host === "onion" ? "onion" : "clear"]]),
  body: ({ host, theme }) => (
    <>
      <PageHead
        title="Chat with AI without saying who you are"
        lead={`${brand.chat} passes your questions to AI models from several makers, without your IP address and without an account. Free.`}
        illustration={
          <Illustration
            name="mirror"
            theme={theme}
            no={1}
            eager
            caption="The water shows a bird, but not which one. The AI sees a question, but not who asked."
          />
        }
      >
        <p className="acts">
          <LinkButton href={brand.external.chat}>Open a chat</LinkButton>
          <GoLink href="#relay">See how a question travels</GoLink>
        </p>
        <p className="soft small">
          {demonstration.chat} There, you wouldn’t sign in, and one button would delete your chats from your browser.
        </p>
      </PageHead>
      <Relay theme={theme} />
      <Limits theme={theme} />
      <Choice host={host} />
      <Questions
        title="Questions about the chat"
        questions={[...chatQuestions, ofHost[host === "onion" ? "onion" : "clear"]]}
        open={0}
      />
      <Closing
        scene="water"
        title="Open a chat"
        lead="The chat opens on its own site, without signing in. Delete your chats there with one button."
      >
        <p className="acts">
          <LinkButton href={brand.external.chat}>Open a chat</LinkButton>
          <GoLink href={href("privacy", {}, "elsewhere")}>Read what our other sites keep</GoLink>
        </p>
      </Closing>
    </>
  ),
});

function Relay({ theme }: Pick<Frame, "theme">) {
  return (
    <Band tone="surface-alt" id="relay">
      <div className={styles.diagram}>
        <div className="say">
          <h2>We ask the AI model for you</h2>
          <p className="lead">
            A model has to see your question to answer you. It doesn’t have to see who you are, so we ask for you.
          </p>
          <FieldNotes
            notes={[
              { term: "Passed on", note: "Your words, and the chat so far" },
              { term: "Left out", note: "IP address, device, browser language" },
              {
                term: "Kept",
                note: "By us: nothing. Your chats stay in your browser until you delete them. The maker of the model handles your words by its own rules",
              },
              { term: "Works in", note: "Any browser; no account, no app" },
              { term: "Costs", note: "Free" },
            ]}
          />
        </div>
        <Illustration
          name="relay"
          theme={theme}
          no={2}
          caption="Your question goes through our server, and the answer comes back the same way."
          legend={[
            "You, with an IP address and a device",
            `${brand.chat}: takes both off, passes the words on`,
            "AI models from several makers, which see only us",
            "The answer, on its way back to you",
          ]}
        />
      </div>
    </Band>
  );
}

function Limits({ theme }: Pick<Frame, "theme">) {
  return (
    <Band>
      <h2>What to know before you chat</h2>
      <div className={styles.diagram}>
        <Steps
          steps={[
            {
              title: "Hidden: who you are",
              text: "To the maker of a model, all questions come from us. Within one chat, the model sees what came before; nothing links one chat to another.",
            },
            {
              title: "Not hidden: what you write",
              text: "If you write your name, the model sees your name. Leave out anything you wouldn’t tell a stranger on a train.",
            },
            {
              title: "Answers may be wrong",
              text: "A model writes what’s likely, which isn’t always true. Check important answers with a search.",
            },
          ]}
        />
        <Specimen theme={theme} no={3} caption="a question in the chat, and what went along.">
          <BrowserWindow address={new URL(brand.external.chat).host} blocked={0}>
            <Chat />
          </BrowserWindow>
        </Specimen>
      </div>
    </Band>
  );
}

function Choice({ host }: Pick<Frame, "host">) {
  return (
    <Band tone="surface-alt">
      <div className="split">
        <div className="say">
          <h2>Use search without AI</h2>
        </div>
        <div className="say">
          <p className="lead">Our search has no AI of its own. You can also hide what leads to it.</p>
          <FieldNotes
            notes={[
              { term: "In settings", note: "One setting hides every link to the chat" },
              { term: "By address", note: `${brand.hosts.noai} is search without AI, in any browser` },
            ]}
          />
          <p className="acts">
            <LinkButton href={href("theme")} variant="line">
              Turn off AI in settings
            </LinkButton>
            {/* Pages of the onion address do not lead out of it. */}
            {host !== "onion" && <GoLink href={`https://${brand.hosts.noai}/`}>Search without AI</GoLink>}
          </p>
        </div>
      </div>
    </Band>
  );
}

const ofHost: Readonly<Record<"onion" | "clear", Question>> = {
  clear: {
    question: `Is the chat part of ${brand.pro}?`,
    answer: `No. ${brand.chat} is free for everyone.`,
  },
  onion: {
    question: "Can I open the chat from the onion address?",
    answer:
      "The chat is on the open web and needs scripts. To open it, your connection leaves the onion network through an exit relay.",
  },
};
