import type { ComponentProps, ReactNode, Ref } from "react";
import { i18n } from "../../src/contract/language/i18n.ts";
import type { ScanQuestion } from "../../src/contract/scan/scan-flow.ts";
import {
  controlOf,
  intents,
  rowLimits,
  type ScanRow,
  shownAgainField,
  stepFields,
} from "../../src/contract/scan/scan-form.ts";
import { type ProfileFault, profileLimits } from "../../src/contract/scan/scan-profile.ts";
import { Button } from "../components/button.tsx";
import { Field } from "../components/field.tsx";
import { Icon } from "../components/icon.tsx";
import { Notice } from "../components/notice.tsx";
import styles from "./scan-step.module.css";
import { type AnswerHolder, faultText, fieldWords, inText, rowWords } from "./scan-words.ts";

export type ScanStepProps = {
  step: ScanQuestion;
  rows: readonly ScanRow[];
  /** A key for each row, which it keeps when others are added or removed; its index when left out. */
  keys?: readonly string[];
  faults: readonly ProfileFault[];
  holder: AnswerHolder;
  /** Something was answered, so there is something to forget. */
  forgettable: boolean;
  /** The form was sent once and held back for a script. */
  isHeld?: boolean;
  action: string;
  /** What the button says. */
  submit?: string;
  /** Hidden fields. */
  fields?: ReactNode;
  /** Takes the focus when there is something wrong. */
  summary?: Ref<HTMLDivElement>;
} & Pick<ComponentProps<"form">, "onSubmit" | "ref">;

/** For a form that an island handles: no other script may send it, because its content stays in the browser (DBP-2). */
export const notSentByScripts = { "data-plain": "" } as const;

/** One question of the scan as a form: a row for each name or address, what is wrong with it, and where it is kept. */
export function ScanStepForm({
  step,
  rows,
  keys,
  faults,
  holder,
  forgettable,
  action,
  isHeld = false,
  submit = i18n.t("Continue"),
  fields,
  summary,
  ...form
}: ScanStepProps) {
  return (
    <form
      {...form}
      {...(form.onSubmit && notSentByScripts)}
      className={styles.form}
      method="post"
      action={action}
      noValidate
    >
      {/* Enter presses the first button of a form, and that must not be one that takes a row away. */}
      <button type="submit" className="vh" name="intent" value={intents.next} tabIndex={-1} aria-hidden="true">
        {i18n.t("Continue")}
      </button>
      {fields}
      {isHeld && <input type="hidden" name={shownAgainField} value="" />}
      <FaultSummary step={step} faults={faults} {...(summary && { summary })} />
      {step === "year" ? (
        <YearField faults={faults} row={rows[0] ?? {}} />
      ) : (
        rows.map((row, index) => (
          <RowFields key={keys?.[index] ?? index} {...{ step, row, index, faults }} removable={rows.length > 1} />
        ))
      )}
      {rows.length < rowLimits[step] && (
        <Button name="intent" value={intents.add} variant="line" small icon="plus">
          {rowWords()[step].add}
        </Button>
      )}
      <div className="acts">
        <Button name="intent" value={intents.next}>
          {submit}
        </Button>
        {forgettable && (
          <Button name="intent" value={intents.forget} variant="line" icon="trash">
            {i18n.t("Delete my answers")}
          </Button>
        )}
      </div>
      <WhereKept holder={holder} />
    </form>
  );
}

type SummaryProps = { step: ScanQuestion; faults: readonly ProfileFault[]; summary?: Ref<HTMLDivElement> };

/** All that is wrong, at the top, each with a link to its field. */
function FaultSummary({ step, faults, summary }: SummaryProps) {
  if (faults.length === 0) return null;
  return (
    <Notice
      tone="bad"
      title={
        faults.length === 1 ? i18n.t("Check your answer") : i18n.t("Check {count} answers", { count: faults.length })
      }
      live
      ref={summary}
    >
      <ul>
        {faults.map((fault) => (
          <li key={fault.field}>
            <a href={`#${controlOf(step, fault)}`}>{faultText(step, fault)}</a>
          </li>
        ))}
      </ul>
    </Notice>
  );
}

function YearField({ row, faults }: { row: ScanRow; faults: readonly ProfileFault[] }) {
  const [fault] = faults;
  return (
    <div className={styles.year}>
      <Field
        id={controlOf("year", { field: "birthYear" })}
        name="birthYear"
        label={fieldWords().birthYear?.label ?? ""}
        inputMode="numeric"
        autoComplete="bday-year"
        maxLength={profileLimits.letters}
        required
        defaultValue={row.birthYear}
        hint={i18n.t("Four digits, like 1980. We don’t need the day or month.")}
        {...(fault && { error: faultText("year", fault) })}
      />
    </div>
  );
}

type RowProps = {
  step: Exclude<ScanQuestion, "year">;
  row: ScanRow;
  index: number;
  faults: readonly ProfileFault[];
  removable: boolean;
};

function RowFields({ step, row, index, faults, removable }: RowProps) {
  const legend = rowTitle(step, index);
  return (
    <fieldset className={styles.row}>
      <legend className={removable ? styles.legend : "vh"}>{legend}</legend>
      <div className={step === "name" ? styles.fields : `${styles.fields} ${styles[step]}`}>
        {stepFields[step].map((field) => {
          const id = `${field}-${index}`;
          return <RowField key={field} {...{ field, id, row }} fault={faultAt(step, faults, id)} />;
        })}
      </div>
      {removable && (
        <Button name="intent" value={`${intents.remove}${index}`} variant="line" small icon="minus">
          {i18n.t("Remove")}
          <span className="vh"> {inText(legend)}</span>
        </Button>
      )}
    </fieldset>
  );
}

/** The title of a row, by which two rows with the same fault can be told apart. */
function rowTitle(step: ScanQuestion, index: number): string {
  const { first, more } = rowWords()[step];
  return index === 0 ? first : `${more} (${index + 1})`;
}

function faultAt(step: ScanQuestion, faults: readonly ProfileFault[], id: string): string | null {
  const fault = faults.find((candidate) => controlOf(step, candidate) === id);
  return fault ? faultText(step, fault) : null;
}

type RowFieldProps = { field: string; id: string; row: ScanRow; fault: ReactNode };

function RowField({ field, id, row, fault }: RowFieldProps) {
  const { label = "", autoComplete = "off", optional = false } = fieldWords()[field] ?? {};
  return (
    <Field
      id={id}
      name={field}
      label={optional ? i18n.t("{label} (optional)", { label }) : label}
      autoComplete={autoComplete}
      spellCheck={false}
      defaultValue={row[field]}
      {...(fault && { error: fault })}
    />
  );
}

function keptWords(): Readonly<Record<AnswerHolder, { readonly title: string; readonly text: string }>> {
  return {
    browser: {
      title: i18n.t("Your answers stay in this browser until you start the scan"),
      text: i18n.t(
        "They last seven days at most. Anyone who uses this browser can see them, until you select “Delete my answers”.",
      ),
    },
    cookie: {
      title: i18n.t("Your answers are saved in this browser only"),
      text: i18n.t(
        "They last seven days at most. Scripts are off, so each page passes them through our server in an encrypted cookie. We keep no copy.",
      ),
    },
    service: {
      title: i18n.t("Your answers are with the scan service"),
      text: i18n.t("We delete them with the scan, 24 hours after it started at the latest."),
    },
    subscription: {
      title: i18n.t("Your answers are with the scan service, encrypted"),
      text: i18n.t(
        "We keep them while your subscription includes Personal Information Removal, or until you delete the scan.",
      ),
    },
    nowhere: {
      title: i18n.t("Nothing is saved until you select “Continue”"),
      text: i18n.t("Then your answers stay in this browser until you start the scan, for seven days at most."),
    },
  };
}

/** Says where the answers are at the moment. */
export function WhereKept({ holder }: { holder: AnswerHolder }) {
  const { title, text } = keptWords()[holder];
  return (
    <div className={styles.kept} data-holder={holder}>
      <Icon name="lock" />
      <p>
        <b>{title}.</b> {text}
      </p>
    </div>
  );
}
