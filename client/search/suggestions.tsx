import { type ComponentProps, type ReactNode, type RefObject, useEffect } from "react";
import { i18n } from "../../src/contract/language/i18n.ts";
import { Icon, type IconName } from "../components/icon.tsx";
import styles from "./suggestions.module.css";

export type Suggestion = {
  /** The part of the phrase that the visitor has typed, set in plain weight. */
  typed: string;
  /** What the phrase adds. */
  rest: string;
  icon?: IconName;
  /** A word at the end of the line, such as the site a bang leads to. */
  hint?: string;
};

export type Starter = { label: string; hint: string; href: string; icon: IconName };

/** Places to begin: the same list before anything is typed, as links. */
export function Starters({ items, note }: { items: readonly Starter[]; note: ReactNode }) {
  return (
    <div className={styles.list}>
      <ul aria-label={i18n.t("Places to begin")}>
        {items.map(({ label, hint, href, icon }) => (
          <li key={label}>
            <a href={href}>
              <Icon name={icon} size={22} />
              {label}
              <small>{hint}</small>
            </a>
          </li>
        ))}
      </ul>
      <p>{note}</p>
    </div>
  );
}

type SuggestionsProps = {
  /** Of the list; options are `${id}-0`, `${id}-1` … for `aria-activedescendant`. */
  id: string;
  items: readonly Suggestion[];
  /** Index of the option that the arrow keys are on; -1 for none. */
  active: number;
  onPick?: (index: number) => void;
  /** Says what happens to what is typed. */
  note?: ReactNode;
  /** Around the options and the note. */
  frame?: RefObject<HTMLDivElement | null>;
} & Omit<ComponentProps<"div">, "id" | "className" | "children" | "role">;

/** The list under a search box, by the combobox pattern: the focus stays in the text field. */
export function Suggestions({ id, items, active, onPick, note, frame, ...rest }: SuggestionsProps) {
  useEffect(() => {
    if (active >= 0) frame?.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: "nearest" });
  }, [active, frame]);
  return (
    <div ref={frame} className={styles.list}>
      <div aria-label={i18n.t("Suggestions")} {...rest} id={id} role="listbox">
        {items.map(({ typed, rest: added, icon = "search", hint }, index) => (
          <div
            key={typed + added + (hint ?? "")}
            id={`${id}-${index}`}
            role="option"
            tabIndex={-1}
            aria-selected={index === active}
            {...(onPick && { onClick: () => onPick(index) })}
          >
            <Icon name={icon} size={22} />
            <span>
              {typed}
              <b>{added}</b>
            </span>
            {hint && <small>{hint}</small>}
          </div>
        ))}
      </div>
      {note && <p>{note}</p>}
    </div>
  );
}
