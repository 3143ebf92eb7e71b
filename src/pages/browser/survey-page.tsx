import { Band, Wrap } from "../../../client/components/band.tsx";
import { Button, LinkButton } from "../../../client/components/button.tsx";
import { Check, TextArea } from "../../../client/components/field.tsx";
import { GoLink } from "../../../client/components/go-link.tsx";
import { Notice } from "../../../client/components/notice.tsx";
import { PageHead } from "../../../client/components/page-head.tsx";
import { Plate } from "../../../client/components/plate.tsx";
import { brand } from "../../contract/brand.ts";
import { href } from "../../contract/routes.ts";
import { Hole } from "../../render/hole.tsx";
import { page } from "../../render/page.ts";
import type { Visit } from "../../visit/visit.ts";
import styles from "./browser.module.css";
import { longestWish, readSurvey, surveyLetter, surveyQuestions } from "./survey.ts";

/**
 * The survey keeps nothing: there is no place of ours for its answers to lie. The form asks for this same address with
 * the answers in it, and gets them back as a letter, which the visitor reads and sends, or does not.
 */
const letterPage = page({
  title: "Your letter to us",
  description: "The answers to the survey as a letter, to read, to change and to send.",
  indexed: false,
  holes: { letter: (visit) => <Letter visit={visit} /> },
  body: () => (
    <>
      <PageHead
        quiet
        title="Your letter. It has not been sent."
        lead="This is all that the answers say. Open it in your mail program, change what you like and send it off."
      />
      <Wrap>
        <div className={`say ${styles.letterPage}`}>
          <Hole name="letter" />
        </div>
      </Wrap>
    </>
  ),
});

function Letter({ visit }: { visit: Visit }) {
  const answers = readSurvey(visit.url.searchParams);
  const letter = answers && surveyLetter(answers);
  if (!letter) {
    return (
      <>
        <Notice title="There is nothing in it yet">No question was answered, which is allowed.</Notice>
        <GoLink href={href("windowsSurvey")}>Back to the questions</GoLink>
      </>
    );
  }
  const subject = encodeURIComponent("Windows preview survey");
  return (
    <>
      <p className={styles.letter}>{letter}</p>
      <p className="acts">
        <LinkButton
          href={`mailto:${brand.email.help}?subject=${subject}&body=${encodeURIComponent(letter)}`}
          icon="mail"
        >
          Open as a letter
        </LinkButton>
        <GoLink href={href("windowsSurvey")}>Begin again</GoLink>
      </p>
      <p className="soft small">
        No mail program here? Copy the text and send it to {brand.email.help} from wherever you write. To correct an
        answer, go one page back: the form still holds them.
      </p>
    </>
  );
}

export const surveyPage = page({
  title: "Windows preview survey",
  description:
    "A few questions for people who run the Windows preview: what works, what does not and what is missed. Answers carry no name.",
  indexed: false,
  variants: { letter: letterPage },
  variantFor: ({ url }) => (readSurvey(url.searchParams) ? "letter" : null),
  body: ({ theme }) => (
    <>
      <PageHead
        title="What should we mend first?"
        lead="Four questions, any of which may stay empty. We do not ask who you are, and the page does not send anything off by itself."
        plate={
          <Plate name="song" theme={theme} eager caption="Say it as you would out loud. Somebody writes it down." />
        }
      />
      <Band tone="bark">
        <Form />
      </Band>
    </>
  ),
});

function Form() {
  return (
    <form className={styles.survey} method="get" action={href("windowsSurvey")}>
      <Choices name="use" />
      <Choices name="trouble" />
      <Choices name="stay" />
      <div className={styles.wish}>
        <TextArea
          id="wish"
          name="wish"
          label="What is missing, or should be different?"
          maxLength={longestWish}
          hint={`Up to ${longestWish} characters. Leave out passwords and anything else that is private.`}
        />
      </div>
      <div className="say">
        <Button icon="mail">Make a letter of it</Button>
        <p className="soft small">
          Next you see the answers as a letter. Until you send it they stand only in the address of that page, and in
          the history of this browser.
        </p>
      </div>
    </form>
  );
}

function Choices({ name }: { name: keyof typeof surveyQuestions }) {
  const { ask, several, answers } = surveyQuestions[name];
  return (
    <fieldset>
      <legend>{ask}</legend>
      {several && <p className="soft small">Choose as many as you like.</p>}
      {Object.entries(answers).map(([value, label]) => (
        <Check key={value} type={several ? "checkbox" : "radio"} name={name} value={value} label={label} />
      ))}
    </fieldset>
  );
}
