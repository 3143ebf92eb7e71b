import { Button } from "../../../client/components/button.tsx";
import { DataTable } from "../../../client/components/data-table.tsx";
import { Check } from "../../../client/components/field.tsx";
import { GoLink } from "../../../client/components/go-link.tsx";
import { Notice } from "../../../client/components/notice.tsx";
import { Desk } from "../../../client/journey/desk.tsx";
import { type SurveyQuestion, type SurveySums, surveyQuestions } from "../../contract/restoration/itr-survey.ts";
import { href } from "../../contract/routes.ts";
import { Hole } from "../../render/hole.tsx";
import { type Hole as Fill, page } from "../../render/page.ts";
import styles from "./restoration.module.css";

export const restorationSurveyPage = page({
  title: "How did it go?",
  palette: "lichen",
  description:
    "Three questions for people whom an adviser has helped. Only sums are kept: how often each answer was given.",
  indexed: false,
  body: () => <Hole name="survey" />,
});

const questions = Object.keys(surveyQuestions) as SurveyQuestion[];

interface SurveyShown {
  readonly given: ReadonlyMap<string, string>;
  /** The questions that want an answer before it can be sent. */
  readonly missing: readonly string[];
  /** The service did not take it. */
  readonly failed: boolean;
}

export function surveyHole({ given, missing, failed }: SurveyShown): Fill {
  return ({ theme }) => (
    <Desk
      title="How did it go?"
      lead="Three presses. There is nowhere to write, so nothing can give you away; each answer is added to a sum and the rest is forgotten."
      plate="hatch"
      theme={theme}
    >
      {failed && (
        <Notice tone="bad" title="It was not counted" live>
          <p>There has been a communication error. Please try again. Your answers are still chosen below.</p>
        </Notice>
      )}
      {missing.length > 0 && (
        <Notice tone="bad" title="One more press" live>
          <ul>
            {questions
              .filter((name) => missing.includes(name))
              .map((name) => (
                <li key={name}>
                  <a href={`#${name}`}>{surveyQuestions[name].ask}</a>
                </li>
              ))}
          </ul>
        </Notice>
      )}
      <form className={styles.form} method="post" action={href("itrSurvey")} noValidate>
        {questions.map((name) => (
          <Choices key={name} name={name} given={given.get(name)} isMissing={missing.includes(name)} />
        ))}
        <Button>Add it to the sums</Button>
      </form>
    </Desk>
  );
}

interface ChoicesProps {
  readonly name: SurveyQuestion;
  readonly given: string | undefined;
  readonly isMissing: boolean;
}

function Choices({ name, given, isMissing }: ChoicesProps) {
  const { ask, optional, answers } = surveyQuestions[name];
  return (
    <fieldset {...(isMissing && { "aria-describedby": `${name}-error` })}>
      <legend>{optional ? `${ask} (if you like)` : ask}</legend>
      {isMissing && (
        <p className={styles.error} id={`${name}-error`}>
          Choose what comes closest.
        </p>
      )}
      {Object.entries(answers).map(([value, label], index) => (
        <Check
          key={value}
          type="radio"
          name={name}
          value={value}
          label={label}
          defaultChecked={given === value}
          {...(index === 0 && { id: name })}
          {...(isMissing && { "aria-invalid": true })}
        />
      ))}
    </fieldset>
  );
}

/** `sums` null: they could not be fetched, which does not make the answers less counted. */
export function thanksHole(sums: SurveySums | null): Fill {
  return ({ theme }) => (
    <Desk
      title="Counted. Thank you."
      lead="Below is all that is kept, from you and everybody before you."
      plate="hatch"
      theme={theme}
    >
      {sums ? (
        <DataTable label="All answers so far" columns={["Answer", "Times"]} numeric rows={rowsOf(sums)} />
      ) : (
        <Notice title="The sums are not to be had just now">
          <p>Yours are in them all the same.</p>
        </Notice>
      )}
      <p className="acts">
        <GoLink href={href("identityTheftRestoration")}>Back to Identity Theft Restoration</GoLink>
      </p>
    </Desk>
  );
}

function rowsOf(sums: SurveySums) {
  return questions.flatMap((name) =>
    Object.entries(surveyQuestions[name].answers).map(([answer, label]) => ({
      key: `${name}-${answer}`,
      head: `${surveyQuestions[name].ask} ${label}`,
      cells: [sums[name]?.[answer] ?? 0],
    })),
  );
}
