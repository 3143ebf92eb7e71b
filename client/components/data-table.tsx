import type { ReactNode } from "react";
import { i18n } from "../../src/contract/language/i18n.ts";
import styles from "./data-table.module.css";
import { Icon } from "./icon.tsx";

export type TableRow = { key: string; head: ReactNode; cells: readonly ReactNode[] };

type DataTableProps = {
  /** What the table holds: its caption for screen readers, and the name of the region that scrolls. */
  label: string;
  columns: readonly ReactNode[];
  rows: readonly TableRow[];
  /** For numbers, which are aligned to the end of their column. */
  numeric?: boolean;
  /** On a phone each row is a block of lines, its cells labelled with the column names, which must then be plain text. */
  stacked?: boolean;
  /** The page sets the column widths, so that the table never scrolls. */
  fits?: boolean;
};

/** A table that scrolls in a region of its own where the screen is too narrow; the keyboard can reach that region. */
export function DataTable({ label, columns, rows, numeric = false, stacked = false, fits = false }: DataTableProps) {
  const look = [styles.table, numeric && styles.numeric, stacked && styles.stacked].filter(Boolean).join(" ");
  // A region must be focusable to be scrolled with the keyboard.
  const scrolls = fits ? {} : { role: "region", "aria-label": label, tabIndex: 0 };
  return (
    <div className={styles.scroll} {...scrolls}>
      <table className={look}>
        <caption className="vh">{label}</caption>
        <thead>
          <tr>
            {columns.map((column, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a column is its position
              <th scope="col" key={index}>
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, head, cells }) => (
            <tr key={key}>
              <th scope="row">{head}</th>
              {cells.map((cell, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a cell is its column
                <td key={index} {...(stacked && { "data-column": columns[index + 1] })}>
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

type MarkProps = { yes: boolean; children?: ReactNode };

/** A mark with words, never the mark alone. */
export function YesNo({ yes, children = yes ? i18n.t("Yes") : i18n.t("No") }: MarkProps) {
  return (
    <span className={yes ? styles.yes : styles.no}>
      <Icon name={yes ? "check" : "close"} size={20} />
      {children}
    </span>
  );
}
