import { Fragment, type ReactNode } from "react";
import { Icon, type IconName } from "../../../client/components/icon.tsx";
import { PlusSummary } from "../../../client/components/sections/plus-summary.tsx";
import { i18n } from "../../contract/language/i18n.ts";
import {
  type Protection,
  type ProtectionGroup,
  type ProtectionVerdict,
  protectionCount,
  type SetUp,
  setUps,
  tally,
} from "../../product/protections.ts";
import styles from "./compare-table.module.css";

/** Some browsers forget that a table is one when its rows are laid out as a grid, as ours are on a phone. */
const roles = {
  table: { role: "table" },
  group: { role: "rowgroup" },
  row: { role: "row" },
  column: { role: "columnheader" },
  head: { role: "rowheader" },
  cell: { role: "cell" },
};

/** Why each protection matters and how we judged it, by its title. */
type Reasons = Readonly<Record<string, string>>;

interface CompareTableProps {
  readonly groups: readonly ProtectionGroup[];
  readonly reasons: Reasons;
}

/**
 * Each protection against each set-up. A row is a line on wide screens; on a phone it is a small list of two, our own
 * verdict and that of the kind of product which the reader chose.
 */
export function CompareTable(props: CompareTableProps) {
  return (
    <div className={styles.compare}>
      <fieldset className={styles.kinds}>
        <legend>{i18n.t("Compare {ours} with", { ours })}</legend>
        {others.map(({ key, name }, index) => (
          <label key={key}>
            <input type="radio" name="kind" value={key} defaultChecked={index === 0} />
            {name}
          </label>
        ))}
      </fieldset>
      <Verdicts {...props} />
    </div>
  );
}

const others = setUps.filter(({ key }) => key !== "whole");
const ours = setUps.find(({ key }) => key === "whole")?.name;

function Verdicts({ groups, reasons }: CompareTableProps) {
  return (
    <table className={styles.table} {...roles.table}>
      <caption className="vh">{i18n.t("Protections, by kind of product")}</caption>
      <thead className={styles.columns} {...roles.group}>
        <tr {...roles.row}>
          <th scope="col" className={styles.column} {...roles.column}>
            {i18n.t("Protection")}
          </th>
          {setUps.map(({ key, name }) => (
            <th scope="col" key={key} className={`${styles.column}${mine(key)}`} {...roles.column}>
              {name}
            </th>
          ))}
        </tr>
      </thead>
      {groups.map(({ title, protections }) => (
        <tbody key={title} className={styles.body} {...roles.group}>
          <tr {...roles.row}>
            <th scope="rowgroup" colSpan={setUps.length + 1} className={styles.group} {...roles.head}>
              {i18n.t(title)}
            </th>
          </tr>
          {protections.map((protection) => (
            <ProtectionRow key={protection.title} protection={protection} why={reasons[protection.title]} />
          ))}
        </tbody>
      ))}
      <tfoot className={styles.body} {...roles.group}>
        <tr className={styles.foot} {...roles.row}>
          <th scope="row" className={styles.head} {...roles.head}>
            {i18n.t("In full, of {count}", { count: protectionCount })}
          </th>
          {setUps.map(({ key, name }) => (
            <Cell key={key} of={key} name={name}>
              <b className={styles.sum}>{tally(key).yes}</b>
            </Cell>
          ))}
        </tr>
      </tfoot>
    </table>
  );
}

interface ProtectionRowProps {
  readonly protection: Protection;
  readonly why: string | undefined;
}

function ProtectionRow({ protection: { title, verdicts }, why }: ProtectionRowProps) {
  return (
    <tr className={styles.row} {...roles.row}>
      <th scope="row" className={styles.head} {...roles.head}>
        <details className={styles.why}>
          <PlusSummary>{i18n.t(title)}</PlusSummary>
          <p>{why}</p>
        </details>
      </th>
      {setUps.map(({ key, name }) => (
        <Cell key={key} of={key} name={name}>
          <Mark verdict={verdicts[key]} />
        </Cell>
      ))}
    </tr>
  );
}

/** On a phone, where the column's head is out of sight, the cell shows its name. */
function Cell({ of, name, children }: { of: SetUp; name: string; children: ReactNode }) {
  return (
    <td className={`${styles.cell}${mine(of)}`} data-of={of} {...roles.cell}>
      <span className={styles.setUp} aria-hidden="true">
        {name}
      </span>
      {children}
    </td>
  );
}

function mine(setUp: SetUp): string {
  return setUp === "whole" ? ` ${styles.ours}` : "";
}

const marks: Readonly<Record<ProtectionVerdict, { icon: IconName; word: string }>> = {
  yes: { icon: "check", word: /*i18n*/ "Yes" },
  partly: { icon: "minus", word: /*i18n*/ "Partly" },
  no: { icon: "close", word: /*i18n*/ "No" },
};

function Mark({ verdict }: { verdict: ProtectionVerdict }) {
  const { icon, word } = marks[verdict];
  return (
    <span className={`${styles.mark} ${styles[verdict]}`}>
      <Icon name={icon} size={20} />
      {i18n.t(word)}
    </span>
  );
}

const meanings: readonly (readonly [ProtectionVerdict, string])[] = [
  ["yes", /*i18n*/ "On for everyone, with nothing to set up."],
  ["partly", /*i18n*/ "For some sites, some people or some of the data."],
  [
    "no",
    /*i18n*/ "Not at all, or only after you add something or turn it on. Two exceptions: see “How we judge products”.",
  ],
];

/** What the marks stand for. */
export function CompareLegend() {
  return (
    <dl className={styles.legend}>
      {meanings.map(([verdict, meaning]) => (
        <Fragment key={verdict}>
          <dt>
            <Mark verdict={verdict} />
          </dt>
          <dd>{i18n.t(meaning)}</dd>
        </Fragment>
      ))}
    </dl>
  );
}
