import { LinkButton } from "../../../client/components/button.tsx";
import { MarkedList } from "../../../client/components/marked-list.tsx";
import { FieldNotes } from "../../../client/components/sections/field-notes.tsx";
import { PrintButton } from "../../../client/flow/print-button.tsx";
import { TaskScreen } from "../../../client/flow/task-screen.tsx";
import { facts } from "../../contract/brand/brand.ts";
import { type Country, countryName } from "../../contract/country.ts";
import { weekdayWords } from "../../contract/day-words.ts";
import { demonstration } from "../../contract/demonstration.ts";
import { i18n, languageTag } from "../../contract/language/i18n.ts";
import { adviserLine, dialled } from "../../contract/restoration/access-code.ts";
import { href } from "../../contract/routes.ts";
import { statements } from "../../contract/statements.ts";
import { type C, seeOther } from "../../forms/form.ts";
import { page } from "../../render/page.ts";
import { adviserDay, casePlan, caseReference, openedAt, workingDaysAfter } from "./case-plan.ts";
import { codeAddress, codeView } from "./code-view.ts";
import styles from "./restoration.module.css";

function atHand(): readonly string[] {
  return [
    i18n.t("Your access code and your reference number"),
    i18n.t("The letter, email or bill that worried you"),
    i18n.t("The names of the banks, shops and offices that are involved"),
    i18n.t("Pen and paper, to write down your adviser’s name"),
  ];
}

interface CaseView {
  readonly reference: string;
  readonly opened: number;
}

/** What happens next in a case, to print. It is for whoever holds the access code in this browser, while the code lives. */
export const casePage = page({
  title: () => i18n.t("Your restoration case"),
  description: () =>
    i18n.t("For subscribers with an access code: the steps of your case with their dates, and what to have at hand."),
  indexed: false,
  load: caseView,
  body: ({ theme, country, data }) => (
    <TaskScreen
      title={i18n.t("Your case: what happens next")}
      lead={i18n.t("These are the dates of a typical case. Your adviser tells you if yours takes longer.")}
      illustration="stump"
      caption={i18n.t("Cut down, and growing again.")}
      theme={theme}
      side={<AtHand />}
    >
      <p className="soft small">
        {`${i18n.t(demonstration.numbers)} ${i18n.t("A real case would have dates like these.")}`}
      </p>
      <CaseFacts country={country} {...data} />
      <Steps opened={data.opened} />
      <div className="acts">
        <PrintButton>{i18n.t("Print case")}</PrintButton>
        <LinkButton variant="line" href={href("itrAccessCode")}>
          {i18n.t("Back to your access code")}
        </LinkButton>
      </div>
    </TaskScreen>
  ),
});

async function caseView(c: C): Promise<CaseView | Response> {
  const { code } = await codeView(c);
  if (!code) return seeOther(codeAddress(c));
  return { reference: await caseReference(code), opened: openedAt(code) };
}

function dayWords(day: number): string {
  return weekdayWords(day, "UTC");
}

/** By when a step is done; the first one is done on its day. */
function dueWords(by: number | null, isFirst: boolean): string {
  if (by === null) return i18n.t("When all is settled");
  return isFirst ? dayWords(by) : i18n.t("By {day}", { day: dayWords(by) });
}

function CaseFacts({ reference, opened, country }: CaseView & { readonly country: Country | null }) {
  const line = adviserLine(country);
  const answerBy = dayWords(workingDaysAfter(adviserDay(opened), facts.help.answerDays));
  return (
    <FieldNotes
      notes={[
        { term: i18n.t("Reference number"), note: reference },
        { term: i18n.t("Opened on"), note: dayWords(adviserDay(opened)) },
        {
          term: i18n.t("Call"),
          note: line ? (
            <>
              {`${countryName(line.country, languageTag())}, `}
              <a href={dialled(line)}>{line.number}</a>
            </>
          ) : (
            <a href={href("itrCall")}>{i18n.t("Find a number, or ask for a call back")}</a>
          ),
        },
        { term: i18n.t("Hours"), note: statements.adviserHours },
        {
          term: i18n.t("Asked us to call?"),
          note: i18n.t("We email you by {day}, and call at a time you chose", { day: answerBy }),
        },
        {
          term: i18n.t("This page"),
          note: i18n.t("Is here as long as your access code works. Print it to keep the steps and dates"),
        },
      ]}
    />
  );
}

function AtHand() {
  return (
    <section className="say" aria-labelledby="at-hand">
      <h2 className={styles.heading} id="at-hand">
        {i18n.t("What to have at hand when you call")}
      </h2>
      <MarkedList mark="yes" items={atHand()} />
    </section>
  );
}

function Steps({ opened }: Pick<CaseView, "opened">) {
  return (
    <section className="say" aria-labelledby="steps">
      <h2 className={styles.heading} id="steps">
        {i18n.t("Steps and dates")}
      </h2>
      <ol className={styles.steps}>
        {casePlan(opened).map(({ title, text, by }, index) => (
          <li key={title}>
            <p className={styles.by}>{dueWords(by, index === 0)}</p>
            <h3>{title}</h3>
            <p className="soft">{text}</p>
          </li>
        ))}
      </ol>
      <p className="soft small">
        {i18n.t(
          "Dates are by Dublin time and count working days, Monday to Friday. A public holiday where you live can move a date by a day.",
        )}
      </p>
    </section>
  );
}
