import { Button, LinkButton } from "../../../client/components/button.tsx";
import { Check, TextArea } from "../../../client/components/field.tsx";
import { GoLink } from "../../../client/components/go-link.tsx";
import { Notice } from "../../../client/components/notice.tsx";
import { Band, Wrap } from "../../../client/components/sections/band.tsx";
import { Illustration } from "../../../client/components/sections/illustration.tsx";
import { PageHead } from "../../../client/components/sections/page-head.tsx";
import { brand } from "../../contract/brand/brand.ts";
import { i18n } from "../../contract/language/i18n.ts";
import { href } from "../../contract/routes.ts";
import { page } from "../../render/page.ts";
import styles from "./survey.module.css";
import { longestWish, type PreviewSurveyAnswers, previewSurveyQuestions, readSurvey, surveyLetter } from "./survey.ts";

/**
 * The survey stores nothing: we have no place for its answers. Its form gets this same address with the answers in the
 * query, and the page shows them as a letter, which the visitor reads and sends, or does not.
 */
const letterPage = page({
  title: () => i18n.t("Your survey answers"),
  description: () => i18n.t("Your survey answers as an email that you can read, change and send."),
  indexed: false,
  load: ({ var: { visit } }) => readSurvey(visit.url.searchParams),
  body: ({ theme, data }) => (
    <>
      <PageHead
        quiet
        title={i18n.t("Send your survey answers")}
        lead={i18n.t(
          "We haven’t received anything yet. Open your answers as an email, change what you like and send it.",
        )}
        illustration={<Illustration name="gleanName" theme={theme} eager alt="" />}
      />
      <Wrap>
        <div className={`say ${styles.letterPage}`}>
          <Letter answers={data} />
        </div>
      </Wrap>
    </>
  ),
});

function Letter({ answers }: { readonly answers: PreviewSurveyAnswers | null }) {
  const letter = answers && surveyLetter(answers);
  if (!letter) {
    return (
      <>
        <Notice title={i18n.t("No answers yet")}>{i18n.t("Answer at least one question to make an email.")}</Notice>
        <GoLink href={href("windowsSurvey")}>{i18n.t("Back to the survey")}</GoLink>
      </>
    );
  }
  const subject = encodeURIComponent(i18n.t("Windows preview survey"));
  return (
    <>
      <p className={styles.letter}>{letter}</p>
      <p className="acts">
        <LinkButton
          href={`mailto:${brand.email.help}?subject=${subject}&body=${encodeURIComponent(letter)}`}
          icon="mail"
        >
          {i18n.t("Open answers as an email")}
        </LinkButton>
        <GoLink href={href("windowsSurvey")}>{i18n.t("Start the survey again")}</GoLink>
      </p>
      <p className="soft small">
        {i18n.t(
          "We see the email address you send from. No email app here? Copy the text and send it to {email}. To change an answer, go back one page: your answers are still there.",
          { email: brand.email.help },
        )}
      </p>
    </>
  );
}

export const surveyPage = page({
  title: () => i18n.t("Windows preview survey"),
  description: () =>
    i18n.t("Four questions about the Windows preview: tell us what works, what doesn’t and what’s missing."),
  indexed: false,
  instead: ({ url }) => (readSurvey(url.searchParams) ? letterPage : null),
  body: ({ theme }) => (
    <>
      <PageHead
        title={i18n.t("What should we fix first?")}
        lead={i18n.t(
          "Four questions, and you can skip any of them. Your answers become an email, and nothing is sent until you send it yourself.",
        )}
        illustration={
          <Illustration
            name="gleanName"
            theme={theme}
            eager
            caption={i18n.t("A whole field, and one place circled to start with.")}
          />
        }
      />
      <Band tone="surface-alt">
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
          label={i18n.t("What’s missing, or should be different?")}
          maxLength={longestWish}
          hint={i18n.t("Up to {count} characters. Don’t include passwords or anything private.", {
            count: longestWish,
          })}
        />
      </div>
      <div className="say">
        <Button icon="mail">{i18n.t("Turn answers into an email")}</Button>
        <p className="soft small">
          {i18n.t(
            "Next, you see your answers as an email. Until you send it, they’re only in the page’s address and your browser’s history.",
          )}
        </p>
      </div>
    </form>
  );
}

function Choices({ name }: { name: keyof typeof previewSurveyQuestions }) {
  const { ask, several, answers } = previewSurveyQuestions[name];
  return (
    <fieldset>
      <legend>{i18n.t(ask)}</legend>
      {several && <p className="soft small">{i18n.t("Choose as many as you like.")}</p>}
      <div className={styles.answers}>
        {Object.entries(answers).map(([value, label]) => (
          <Check
            boxed
            key={value}
            type={several ? "checkbox" : "radio"}
            name={name}
            value={value}
            label={i18n.t(label)}
          />
        ))}
      </div>
    </fieldset>
  );
}
