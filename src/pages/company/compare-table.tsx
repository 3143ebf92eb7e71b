import { Fragment, type ReactNode } from "react";
import { Icon, type IconName } from "../../../client/components/icon.tsx";
import { PlusSummary } from "../../../client/components/plus-summary.tsx";
import {
  type Protection,
  type ProtectionGroup,
  protectionCount,
  type SetUp,
  setUps,
  tally,
  type Verdict,
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
        <legend>Compare {ours} with</legend>
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
      <caption className="vh">Protections, by kind of product</caption>
      <thead className={styles.columns} {...roles.group}>
        <tr {...roles.row}>
          <th scope="col" className={styles.column} {...roles.column}>
            Protection
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
              {title}
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
            In full, of {protectionCount}
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
          <PlusSummary>{title}</PlusSummary>
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

const marks: Readonly<Record<Verdict, { icon: IconName; word: string }>> = {
  yes: { icon: "check", word: "Yes" },
  partly: { icon: "minus", word: "Partly" },
  no: { icon: "close", word: "No" },
};

function Mark({ verdict }: { verdict: Verdict }) {
  const { icon, word } = marks[verdict];
  return (
    <span className={`${styles.mark} ${styles[verdict]}`}>
      <Icon name={icon} size={20} />
      {word}
    </span>
  );
}

const meanings: readonly (readonly [Verdict, string])[] = [
  ["yes", "On for everyone, with nothing to set up."],
  ["partly", "For some sites, some people or some of the data."],
  ["no", "Not at all, or only after you add something or turn it on. Two exceptions: see “How we judge products”."],
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
          <dd>{meaning}</dd>
        </Fragment>
      ))}
    </dl>
  );
}
