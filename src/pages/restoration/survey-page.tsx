import { Button } from "../../../client/components/button.tsx";
import { DataTable } from "../../../client/components/data-table.tsx";
import { Check, FieldError } from "../../../client/components/field.tsx";
import { GoLink } from "../../../client/components/go-link.tsx";
import { WholeWords } from "../../../client/components/line-breaks.tsx";
import { Notice } from "../../../client/components/notice.tsx";
import { TaskScreen } from "../../../client/flow/task-screen.tsx";
import { call } from "../../contract/call.ts";
import { i18n } from "../../contract/language/i18n.ts";
import {
  type SurveyQuestion,
  type SurveySums,
  surveyQuestions,
  surveySumsSchema,
} from "../../contract/restoration/itr-survey.ts";
import { href } from "../../contract/routes.ts";
import type { Theme } from "../../contract/settings/theme.ts";
import type { C } from "../../forms/form.ts";
import { IdempotencyKeyFields } from "../../forms/idempotency-key.tsx";
import { serviceOf } from "../../gateway/service-of.ts";
import type { FormFields } from "../../platform/body.ts";
import { page } from "../../render/page.ts";
import { factOf } from "../../session/flash.ts";
import styles from "./restoration.module.css";

/** The form as it was filled in, and why it was not accepted. */
export type SurveyResult =
  | { readonly tag: "invalid"; readonly given: FormFields; readonly missing: ReadonlySet<string> }
  | { readonly tag: "wait" | "unavailable"; readonly given: FormFields };

export const restorationSurveyPage = page({
  title: () => i18n.t("Rate the help you got"),
  description: () =>
    i18n.t("Three questions for people an adviser has helped. We only keep totals: how often each answer was given."),
  indexed: false,
  // After the form was sent, its result can be reloaded without sending the form again. Never null: each rendering of the form
  // has a key of its own.
  load: async (c, result: SurveyResult | null) => {
    const fact = result ? null : await factOf(c);
    const isRated = fact === "help-rated";
    return { isRated, isUnknown: fact === "unknown", sums: isRated ? await surveySums(c) : null };
  },
  body: ({ theme, data, result }) =>
    data?.isRated ? (
      <Thanks theme={theme} sums={data.sums} />
    ) : (
      <Survey theme={theme} isUnknown={data?.isUnknown ?? false} refused={result} />
    ),
});

async function surveySums(c: C): Promise<SurveySums | null> {
  const sums = await call(serviceOf(c), { path: "/itr/survey", schema: surveySumsSchema });
  return sums.ok ? sums.value : null;
}

const questions = Object.keys(surveyQuestions) as SurveyQuestion[];

interface SurveyProps {
  readonly theme: Theme;
  /** The address names a note that this browser does not hold. */
  readonly isUnknown: boolean;
  readonly refused: SurveyResult | null;
}

function Survey({ theme, isUnknown, refused }: SurveyProps) {
  const missing = questions.filter((name) => refused?.tag === "invalid" && refused.missing.has(name));
  return (
    <TaskScreen
      title={i18n.t("Rate the help you got")}
      lead={i18n.t("For subscribers who’ve had help from an adviser. Three questions. We keep only totals.")}
      illustration="cones"
      theme={theme}
    >
      {isUnknown && (
        <Notice title={i18n.t("If you’ve just sent your answers, we’ve counted them")}>
          <p>{i18n.t("When we can’t count answers, this page says so and keeps them selected.")}</p>
        </Notice>
      )}
      {refused?.tag === "unavailable" && (
        <Notice tone="bad" title={i18n.t("We couldn’t count your answers")} live>
          <p>
            {i18n.t("There has been a communication error. Please try again. Your answers are still selected below.")}
          </p>
        </Notice>
      )}
      {refused?.tag === "wait" && (
        <Notice tone="bad" title={i18n.t("Too many answers at once")} live>
          <p>{i18n.t("We haven’t counted your answers. They’re still selected below: try again in a minute.")}</p>
        </Notice>
      )}
      {missing.length > 0 && (
        <Notice tone="bad" title={i18n.t("Answer the missing questions")} live>
          <ul>
            {missing.map((name) => (
              <li key={name}>
                <a href={`#${name}`}>{i18n.t(surveyQuestions[name].ask)}</a>
              </li>
            ))}
          </ul>
        </Notice>
      )}
      <form className={styles.form} method="post" action={href("itrSurvey")} noValidate>
        <IdempotencyKeyFields />
        {questions.map((name) => (
          <Choices key={name} name={name} given={refused?.given.get(name) ?? null} isMissing={missing.includes(name)} />
        ))}
        <Button>{i18n.t("Send answers")}</Button>
      </form>
    </TaskScreen>
  );
}

interface ChoicesProps {
  readonly name: SurveyQuestion;
  readonly given: string | null;
  readonly isMissing: boolean;
}

function Choices({ name, given, isMissing }: ChoicesProps) {
  const { ask, optional, answers } = surveyQuestions[name];
  return (
    <fieldset {...(isMissing && { "aria-describedby": `${name}-error` })}>
      <legend>
        <WholeWords text={optional ? i18n.t("{question} (optional)", { question: i18n.t(ask) }) : i18n.t(ask)} />
      </legend>
      {isMissing && <FieldError id={name} error={i18n.t("Choose the answer that fits best.")} />}
      {Object.entries(answers).map(([value, label], index) => (
        <Check
          key={value}
          boxed
          type="radio"
          name={name}
          value={value}
          label={i18n.t(label)}
          defaultChecked={given === value}
          {...(index === 0 && { id: name })}
          {...(isMissing && { "aria-invalid": true })}
        />
      ))}
    </fieldset>
  );
}

/** `sums` is null if the totals could not be fetched; the answers were counted all the same. */
function Thanks({ theme, sums }: { theme: Theme; sums: SurveySums | null }) {
  return (
    <TaskScreen
      title={i18n.t("Thank you for your answers")}
      lead={i18n.t("These totals are all we keep, from you and everyone before you.")}
      illustration="cones"
      theme={theme}
    >
      {sums ? (
        <DataTable
          label={i18n.t("All answers so far")}
          columns={[i18n.t("Answer"), i18n.t("How often")]}
          numeric
          rows={rowsOf(sums)}
        />
      ) : (
        <Notice title={i18n.t("We can’t show the totals right now")}>
          <p>{i18n.t("We’ve counted your answers.")}</p>
        </Notice>
      )}
      <p className="acts">
        <GoLink href={href("identityTheftRestoration")}>{i18n.t("Back to Identity Theft Restoration")}</GoLink>
      </p>
    </TaskScreen>
  );
}

function rowsOf(sums: SurveySums) {
  return questions.flatMap((name) =>
    Object.entries(surveyQuestions[name].answers).map(([answer, label]) => ({
      key: `${name}-${answer}`,
      head: `${i18n.t(surveyQuestions[name].ask)} ${i18n.t(label)}`,
      cells: [sums[name]?.[answer] ?? 0],
    })),
  );
}
