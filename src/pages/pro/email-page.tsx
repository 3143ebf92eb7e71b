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
import { page } from "../../render/page.ts";
import { faqOf } from "../../render/structured.tsx";
import styles from "./feature.module.css";

export const emailPage = page({
  title: "Email protection",
  description:
    "An address to give away in place of your own: letters pass through it, lose their trackers and arrive in the inbox you have.",
  structured: () => faqOf(questions),
  body: ({ theme }) => (
    <>
      <PageHead
        title="An address that passes letters on, without their trackers."
        lead="Give shops and forms an address of ours in place of your own. What they send passes through, loses the pixels and links that report when you read it, and arrives in the inbox you already have."
        plate={
          <Plate
            name="seeds"
            theme={theme}
            no={1}
            eager
            caption="A seed head. Each of its seeds has a hook, and you would carry it home without noticing."
          />
        }
      >
        <p className="acts">
          <LinkButton href={href("app")}>Get it with the browser</LinkButton>
          <GoLink href="#way">What happens to a letter</GoLink>
        </p>
      </PageHead>
      <Watched />
      <Way theme={theme} />
      <Start />
      <Questions />
      <Closing />
    </>
  ),
});

function Watched() {
  return (
    <Band tone="bark">
      <div className="split">
        <div className="say">
          <h2>A letter that reads you.</h2>
        </div>
        <div className="say">
          <p className="lead">
            Most newsletters and receipts hold a picture one pixel wide. Opening the letter loads it, and the sender
            learns when you read, where, on what, and how often you came back.
          </p>
          <p>
            The links do the same with every click. And the address itself is a name tag: as long as you use one for
            everything, whoever buys two lists can lay them on top of each other.
          </p>
        </div>
      </div>
    </Band>
  );
}

function Way({ theme }: { theme: Parameters<typeof Plate>[0]["theme"] }) {
  return (
    <Band id="way">
      <div className={styles.diagram}>
        <div className="say">
          <h2>In at one side, out at the other.</h2>
          <p className="lead">
            A letter is with us for a moment. The hedge takes what hangs on to it and lets the letter through.
          </p>
          <FieldNotes
            notes={[
              { term: "Found in", note: "Whichever inbox you use, at any provider" },
              { term: "Takes out", note: "Tracking pixels, tails of links" },
              { term: "Keeps", note: "No letters. Where to send them, and nothing they said" },
              { term: "Costs", note: "Nothing; it comes with the browser" },
            ]}
          />
        </div>
        <Plate
          name="hedge"
          theme={theme}
          no={2}
          caption="One letter, drawn twice. Between the two lie a few seconds."
          legend={[
            "A letter to your address with us",
            "What it carries: pixels, links that report",
            "Caught, and counted for you",
            "The letter in your inbox, with a line that says what was taken out",
          ]}
        />
      </div>
    </Band>
  );
}

function Start() {
  return (
    <Band tone="bark">
      <h2>Two kinds of address.</h2>
      <div className={styles.two}>
        <div className="say">
          <p className={styles.sample}>
            you<span>{`@${brand.mailHost}`}</span>
          </p>
          <h3>One with your name</h3>
          <p className="soft">
            For people and for places you trust. You choose it once and can say it on the telephone.
          </p>
        </div>
        <div className="say">
          <p className={styles.sample}>
            k4tz9wqm
            <wbr />
            <span>{`@${brand.mailHost}`}</span>
          </p>
          <h3>One for each form</h3>
          <p className="soft">
            Made up on the spot when a page asks for an address. When the letters become a nuisance, you switch off this
            one, and all the others go on.
          </p>
        </div>
      </div>
      <Steps
        steps={[
          {
            title: "Install the browser",
            text: "On a phone or a computer. Email protection is in its settings, switched off until you want it.",
          },
          {
            title: "Say where letters go",
            text: "Your present address, confirmed with a code. It is the only thing that has to be known.",
          },
          {
            title: "Fill in the next form",
            text: "Tap the bird in the address field and choose which of the two it shall be.",
          },
        ]}
      />
    </Band>
  );
}

const questions: readonly Question[] = [
  {
    question: "Do you read my email?",
    answer:
      "A program goes through each letter for trackers while it passes, and then the letter is sent on. It is not stored, no person sees it, and it teaches no advertisement anything.",
  },
  {
    question: "Do I need a new inbox?",
    answer:
      "No. Letters arrive where you read them now, in the program you know. There is no inbox of ours and no app to learn.",
  },
  {
    question: "Can I answer from such an address?",
    answer:
      "Yes. Press Reply as usual, and your answer leaves under the address that was written to. Your own stays out of it.",
  },
  {
    question: "What does it miss?",
    answer:
      "A sender who knows you by name still knows you by name. Attachments pass as they are, and a link that you follow leads to a page with watchers of its own, which is the browser’s part.",
  },
  {
    question: "Is there a limit?",
    answer:
      "Make as many addresses as you have forms to fill in. We only step in when somebody sends junk through them.",
  },
  {
    question: "What if I stop using it?",
    answer: (
      <p>
        Switch it off, and you choose whether letters are still passed on or sent back to whoever writes. Deleting it
        removes the addresses and where they led; they are given to nobody else. How we treat them is in the{" "}
        <a href={href("privacy", {}, "sharing")}>privacy policy</a>.
      </p>
    ),
  },
];

function Questions() {
  return (
    <Band>
      <div className="split">
        <div className="say">
          <h2>Asked by return of post.</h2>
        </div>
        <Faq questions={questions} open={0} />
      </div>
    </Band>
  );
}

function Closing() {
  return (
    <Band tone="night" flush>
      <div className="say">
        <h2>Give them another one.</h2>
        <p className="lead">The next form asks for an address. It need not be yours.</p>
        <p className="acts">
          <LinkButton href={href("app")}>Install the browser</LinkButton>
          <GoLink href={href("comparePrivacy")}>What else it protects</GoLink>
        </p>
      </div>
      <ClosingBird />
    </Band>
  );
}
