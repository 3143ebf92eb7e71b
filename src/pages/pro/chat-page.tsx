import { LinkButton } from "../../../client/components/button.tsx";
import { GoLink } from "../../../client/components/go-link.tsx";
import { Band } from "../../../client/components/sections/band.tsx";
import { Closing } from "../../../client/components/sections/closing.tsx";
import type { FaqQuestion } from "../../../client/components/sections/faq.tsx";
import { Questions } from "../../../client/components/sections/faq.tsx";
import { FieldNotes } from "../../../client/components/sections/field-notes.tsx";
import { Illustration } from "../../../client/components/sections/illustration.tsx";
import { PageHead } from "../../../client/components/sections/page-head.tsx";
import { Steps } from "../../../client/components/sections/steps.tsx";
import { BrowserWindow } from "../../../client/mockups/browser-window.tsx";
import { Chat } from "../../../client/mockups/chat.tsx";
import { Specimen } from "../../../client/mockups/specimen.tsx";
import { brand } from "../../contract/brand/brand.ts";
import { demonstration } from "../../contract/demonstration.ts";
import { i18n } from "../../contract/language/i18n.ts";
import { href } from "../../contract/routes.ts";
import type { Frame } from "../../render/frame.ts";
import { leadPage } from "../../render/lead-page.tsx";
import { page } from "../../render/page.ts";
import { faqOf } from "../../render/structured.tsx";
import styles from "./feature.module.css";
import { chatQuestions } from "./texts/chat.tsx";

/** On the host that has no AI, the page says so and where to find it (HOST-4). */
const noChatPage = leadPage({
  title: () => i18n.t("No AI on {noai}", { noai: brand.hosts.noai }),
  description: () =>
    i18n.t("{noai} has no AI answers and no chat. Find both on {main}.", {
      noai: brand.hosts.noai,
      main: brand.hosts.main,
    }),
  heading: () => i18n.t("There’s no AI on this site"),
  lead: () =>
    i18n.t(
      "You’re on {noai}, our search without AI answers and without chat. Your link works: the chat is on {main}.",
      { noai: brand.hosts.noai, main: brand.hosts.main },
    ),
  illustration: "empty",
  actions: () => [
    { label: i18n.t("Go to {main}", { main: brand.hosts.main }), href: `https://${brand.hosts.main}${href("duckai")}` },
    { label: i18n.t("Search without AI"), href: href("home") },
  ],
});

export const chatPage = page({
  title: brand.chat,
  description: () =>
    i18n.t("Chat with AI models free, without saying who you are: see what {chat} passes on and what it leaves out.", {
      chat: brand.chat,
    }),
  instead: ({ host }) => (host === "noai" ? noChatPage : null),
  structured: ({ host }) => faqOf([...chatQuestions(), ofHost()[host === "onion" ? "onion" : "clear"]]),
  body: ({ host, theme }) => (
    <>
      <PageHead
        title={i18n.t("Chat with AI without saying who you are")}
        lead={i18n.t(
          "{chat} passes your questions to AI models from several makers, without your IP address and without an account. Free.",
          { chat: brand.chat },
        )}
        illustration={
          <Illustration
            name="mirror"
            theme={theme}
            no={1}
            eager
            caption={i18n.t("The water shows a bird, but not which one. The AI sees a question, but not who asked.")}
          />
        }
      >
        <p className="acts">
          <LinkButton href={brand.external.chat}>{i18n.t("Open a chat")}</LinkButton>
          <GoLink href="#relay">{i18n.t("See how a question travels")}</GoLink>
        </p>
        <p className="soft small">
          {`${i18n.t(demonstration.chat)} ${i18n.t("There, you wouldn’t sign in, and one button would delete your chats from your browser.")}`}
        </p>
      </PageHead>
      <Relay theme={theme} />
      <Limits theme={theme} />
      <Choice host={host} />
      <Questions
        title={i18n.t("Questions about the chat")}
        questions={[...chatQuestions(), ofHost()[host === "onion" ? "onion" : "clear"]]}
      />
      <Closing
        scene="water"
        title={i18n.t("Open a chat")}
        lead={i18n.t("The chat opens on its own site, without signing in. Delete your chats there with one button.")}
      >
        <p className="acts">
          <LinkButton href={brand.external.chat}>{i18n.t("Open a chat")}</LinkButton>
          <GoLink href={href("privacy", {}, "elsewhere")}>{i18n.t("Read what our other sites keep")}</GoLink>
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
          <h2>{i18n.t("We ask the AI model for you")}</h2>
          <p className="lead">
            {i18n.t(
              "A model has to see your question to answer you. It doesn’t have to see who you are, so we ask for you.",
            )}
          </p>
          <FieldNotes
            notes={[
              { term: i18n.t("Passed on"), note: i18n.t("Your words, and the chat so far") },
              { term: i18n.t("Left out"), note: i18n.t("IP address, device, browser language") },
              {
                term: i18n.t("Kept"),
                note: i18n.t(
                  "By us: nothing. Your chats stay in your browser until you delete them. The maker of the model handles your words by its own rules",
                ),
              },
              { term: i18n.t("Works in"), note: i18n.t("Any browser; no account, no app") },
              { term: i18n.t("Costs"), note: i18n.t("Free") },
            ]}
          />
        </div>
        <Illustration
          name="relay"
          theme={theme}
          no={2}
          caption={i18n.t("Your question goes through our server, and the answer comes back through it.")}
          legend={[
            i18n.t("You, with an IP address and a device"),
            i18n.t("{chat}: takes both off, passes the words on", { chat: brand.chat }),
            i18n.t("AI models from several makers, which see only us"),
            i18n.t("The answer, on its way back to you"),
          ]}
        />
      </div>
    </Band>
  );
}

function Limits({ theme }: Pick<Frame, "theme">) {
  return (
    <Band>
      <h2>{i18n.t("What to know before you chat")}</h2>
      <div className={styles.diagram}>
        <Steps
          steps={[
            {
              title: i18n.t("Hidden: who you are"),
              text: i18n.t(
                "To the maker of a model, all questions come from us. Within one chat, the model sees what came before; nothing links one chat to another.",
              ),
            },
            {
              title: i18n.t("Not hidden: what you write"),
              text: i18n.t(
                "If you write your name, the model sees your name. Leave out anything you wouldn’t tell a stranger on a train.",
              ),
            },
            {
              title: i18n.t("Answers may be wrong"),
              text: i18n.t(
                "A model writes what’s likely, which isn’t always true. Check important answers with a search.",
              ),
            },
          ]}
        />
        <Specimen theme={theme} no={3} caption={i18n.t("a question in the chat, and what went along.")}>
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
          <h2>{i18n.t("Use search without AI")}</h2>
        </div>
        <div className="say">
          <p className="lead">{i18n.t("Our search has no AI of its own. You can also hide what leads to it.")}</p>
          <FieldNotes
            notes={[
              { term: i18n.t("In settings"), note: i18n.t("One setting hides every link to the chat") },
              {
                term: i18n.t("By address"),
                note: i18n.t("{noai} is search without AI, in any browser", { noai: brand.hosts.noai }),
              },
            ]}
          />
          <p className="acts">
            <LinkButton href={href("theme")} variant="line">
              {i18n.t("Turn off AI in settings")}
            </LinkButton>
            {/* Pages of the onion address do not lead out of it. */}
            {host !== "onion" && <GoLink href={`https://${brand.hosts.noai}/`}>{i18n.t("Search without AI")}</GoLink>}
          </p>
        </div>
      </div>
    </Band>
  );
}

function ofHost(): Readonly<Record<"onion" | "clear", FaqQuestion>> {
  return {
    clear: {
      question: i18n.t("Is the chat part of {pro}?", { pro: brand.pro }),
      answer: i18n.t("No. {chat} is free for everyone.", { chat: brand.chat }),
    },
    onion: {
      question: i18n.t("Can I open the chat from the onion address?"),
      answer: i18n.t(
        "The chat is on the open web and needs scripts. To open it, your connection leaves the onion network through an exit relay.",
      ),
    },
  };
}
