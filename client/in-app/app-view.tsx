import { Fragment, type ReactElement, type ReactNode } from "react";
import type { ViewContract } from "../../src/contract/in-app/view.ts";
import { Button, LinkButton } from "../components/button.tsx";
import { Notice } from "../components/notice.tsx";
import styles from "./app-view.module.css";
import type { ActionWords, Slots } from "./page-view.ts";
import { noteOf } from "./view-dom.ts";

/** A view of any screen, with loose types: the compiler has already checked the view against its contract. */
export interface AnyPageView {
  readonly tone?: "info" | "bad" | "good";
  readonly title?: string | undefined;
  readonly text?: string | undefined;
  readonly draw?: ((slots: Slots<string>) => ReactNode) | undefined;
  readonly before?: ReactNode;
  readonly after?: ReactNode;
  readonly actions?: Readonly<Record<string, ActionWords>> | undefined;
  readonly forms?: Readonly<Record<string, AnyForm>> | undefined;
  readonly rows?: Readonly<Record<string, (slots: Slots<string>) => ReactElement>> | undefined;
}

type AnyForm =
  | {
      readonly fields: Readonly<
        Record<string, (field: { readonly name: string }, rows: Slots<string>) => ReactElement>
      >;
      readonly button: string | ((slots: Slots<string>) => ReactElement);
    }
  | {
      readonly takes: readonly string[];
      readonly draw: (actions: Readonly<Record<string, ActionWords>>) => ReactElement;
    };

interface ViewProps {
  readonly contract: ViewContract;
  readonly view: AnyPageView;
}

/** One view: its message, its places, its forms, and the actions and links that lead on. */
export function View({ contract, view }: ViewProps) {
  const slots = slotsOf(contract.slots ?? []);
  const actions = view.actions ?? {};
  const taken = new Set(Object.values(view.forms ?? {}).flatMap((form) => ("takes" in form ? form.takes : [])));
  const beside = Object.entries(actions).filter(([name]) => !taken.has(name));
  return (
    <>
      <Body {...view} slots={slots} field={contract.field} />
      {contract.places?.map((place) => (
        <div key={place} className={styles.place} data-place={place} />
      ))}
      {Object.entries(view.forms ?? {}).map(([name, form]) => (
        <Fragment key={name}>
          {"takes" in form ? form.draw(actions) : <Form {...{ name, form, slots }} rows={rowsOf(contract, view)} />}
        </Fragment>
      ))}
      <Actions {...view} actions={Object.fromEntries(beside)} />
    </>
  );
}

interface FormProps {
  readonly name: string;
  readonly form: Extract<AnyForm, { fields: unknown }>;
  readonly slots: Slots<string>;
  readonly rows: Slots<string>;
}

function Form({ name, form: { fields, button }, slots, rows }: FormProps) {
  return (
    <form className={`say ${styles.form}`} data-form={name} noValidate>
      {Object.entries(fields).map(([field, draw]) => (
        <Fragment key={field}>{draw({ name: field }, rows)}</Fragment>
      ))}
      <Button>{typeof button === "string" ? button : button(slots)}</Button>
    </form>
  );
}

function rowsOf(contract: ViewContract, { rows }: AnyPageView): Slots<string> {
  const drawn = Object.entries(contract.rows ?? {}).map(([row, names]) => [
    row,
    <div key={row} data-row={row}>
      {rows?.[row]?.(slotsOf(names))}
    </div>,
  ]);
  return Object.fromEntries(drawn);
}

function slotsOf(names: readonly string[]): Slots<string> {
  return Object.fromEntries(names.map((name) => [name, <b key={name} data-slot={name} />]));
}

interface BodyProps extends AnyPageView {
  readonly slots: Slots<string>;
  readonly field: string | undefined;
}

function Body({ tone = "info", title, text, draw, slots, field }: BodyProps) {
  const sentence = text !== undefined && <p className={styles.sentence}>{withSlots(text, slots)}</p>;
  if (title === undefined) return sentence || draw?.(slots);
  return (
    <Notice tone={tone} title={title} live {...(field && { id: noteOf(field) })}>
      {sentence}
    </Notice>
  );
}

/** "We sent a code to {email}." with the element of the slot in place of its name. */
function withSlots(text: string, slots: Slots<string>): ReactNode[] {
  return text.split(/\{([\w-]+)\}/).map((piece, index) => (index % 2 === 1 ? slots[piece] : piece));
}

function Actions({ before, after, actions = {} }: Pick<AnyPageView, "before" | "after" | "actions">) {
  const all = Object.entries(actions);
  const listed = all.filter(([, { about }]) => about !== undefined);
  const beside = all.filter(([, { about }]) => about === undefined);
  return (
    <>
      {listed.length > 0 && (
        <ul className={styles.subjects}>
          {listed.map(([name, words]) => (
            <li key={name}>
              <h2>{words.of}</h2>
              <p className="soft">{words.about}</p>
              <Action name={name} {...words} />
            </li>
          ))}
        </ul>
      )}
      {(before || after || beside.length > 0) && (
        <p className="acts">
          {before}
          {beside.map(([name, words]) => (
            <Action key={name} name={name} {...words} />
          ))}
          {after}
        </p>
      )}
    </>
  );
}

/** A button or link that the screen's script finds by `data-do`. */
function Action({ name, label, of, href, about, ...look }: ActionWords & { readonly name: string }) {
  const words = (
    <>
      {label}
      {of && <span className="vh"> {of}</span>}
    </>
  );
  const given = { variant: "line", "data-do": name, ...look } as const;
  if (href !== undefined)
    return (
      <LinkButton {...given} href={href}>
        {words}
      </LinkButton>
    );
  return (
    <Button {...given} type="button">
      {words}
    </Button>
  );
}
