import type { ScreenName, Screens } from "../../src/contract/in-app/screens.ts";
import type {
  ActionOf,
  AnyView,
  FieldOf,
  FormOf,
  PlaceOf,
  RowOf,
  RowSlotOf,
  ScreenViews,
  SlotOf,
  ViewName,
} from "../../src/contract/in-app/view.ts";
import type { InApp } from "./in-app.ts";
import { type AnyContents, fillView, part, type RowContents, type SlotTexts, tieNote, writeSlots } from "./view-dom.ts";

/** What a view is filled with before it is shown. Everything that it has a slot or a row for has to be there. */
export type Contents<View> = ([SlotOf<View>] extends [never] ? unknown : { readonly slots: SlotTexts<SlotOf<View>> }) &
  ([RowOf<View>] extends [never]
    ? unknown
    : { readonly rows: { readonly [Row in RowOf<View>]: readonly RowContents<RowSlotOf<View, Row>>[] } }) &
  ([FormOf<View>] extends [never]
    ? unknown
    : { readonly fields?: Readonly<Partial<Record<FieldOf<View, FormOf<View>>, string>>> });

/** Nothing has to be given for a view that has nothing to fill. */
type Given<View> = object extends Contents<View> ? [contents?: Contents<View>] : [contents: Contents<View>];

/**
 * A page inside the app as its script sees it. All that it can show stands in the page as templates, one a view, with
 * every word: the script only chooses, and fills in what the app alone knows.
 */
export interface Screen<Views extends ScreenViews> {
  readonly app: InApp;
  /** Shows a view in the place of the one before. */
  show<Name extends ViewName<Views>>(view: Name, ...contents: Given<Views[Name]>): void;
  /** Adds a view at a place of what is shown, instead of another that was added there. */
  add<Name extends ViewName<Views>>(place: PlaceOf<AnyView<Views>>, view: Name, ...contents: Given<Views[Name]>): void;
  /** Writes slots of what is shown anew. */
  refill(slots: Partial<SlotTexts<SlotOf<AnyView<Views>>>>): void;
}

/** What a form says when it is sent, and with each change: the text of each field, "" where there is none. */
export type Fields<Name extends string> = Readonly<Record<Name, string>>;

interface FormHandlers<Name extends string> {
  /** The browser does not send the form. */
  submit(fields: Fields<Name>): void;
  change?(fields: Fields<Name>): void;
}

/** How a screen answers every action and every form that its views have. One that is left out does not compile. */
export interface Handlers<Views extends ScreenViews> {
  readonly actions: { readonly [Name in ActionOf<AnyView<Views>>]: () => void };
  readonly forms: [FormOf<AnyView<Views>>] extends [never]
    ? Readonly<Record<string, never>>
    : { readonly [Form in FormOf<AnyView<Views>>]: FormHandlers<FieldOf<AnyView<Views>, Form>> };
}

/** The screen of a name, and what its script gives back. */
export type ScreenOf<Name extends ScreenName> = Screen<Screens[Name]>;
export type HandlersOf<Name extends ScreenName> = Handlers<Screens[Name]>;

/** The script of a screen: begins, and says how it goes on. */
export type ScreenScript<Name extends ScreenName> = (screen: ScreenOf<Name>) => HandlersOf<Name>;

/** Puts a script to work on the page that has its views. */
export function openScreen<Name extends ScreenName>(marked: HTMLElement, app: InApp, script: ScreenScript<Name>): void {
  const shown = part(marked, "shown", "");
  const hasFocus = () => shown.contains(document.activeElement);

  const screen: AnyScreen = {
    app,
    show(view, contents = {}) {
      const next = copyOf(marked, view);
      fillView(next, contents);
      const hadFocus = hasFocus();
      shown.replaceChildren(next);
      // Whoever pressed a key goes on from here, not from the top of the page.
      if (hadFocus) (shown.querySelector<HTMLElement>("[autofocus]") ?? shown).focus();
    },
    add(place, view, contents = {}) {
      const next = copyOf(marked, view);
      fillView(next, contents);
      part(shown, "place", place).replaceChildren(next);
      tieNote(shown);
    },
    refill: (slots) => writeSlots(shown, slots),
  };
  // The page was written by the same contract that the script is held to.
  const handlers: AnyHandlers = script(screen as ScreenOf<Name>);
  listen(marked, handlers);
}

/** Some screen, with views by any name. */
interface AnyScreen {
  readonly app: InApp;
  show(view: string, contents?: AnyContents): void;
  add(place: string, view: string, contents?: AnyContents): void;
  refill(slots: Partial<SlotTexts>): void;
}

/** The handlers of some screen, by the names that the page's elements carry. */
interface AnyHandlers {
  readonly actions: Readonly<Record<string, () => void>>;
  readonly forms: Readonly<Record<string, FormHandlers<string>>>;
}

function listen(marked: HTMLElement, { actions, forms }: AnyHandlers): void {
  marked.addEventListener("click", ({ target }) => {
    const pressed = target instanceof Element && target.closest<HTMLElement>("[data-do]");
    if (pressed) actions[pressed.dataset.do ?? ""]?.();
  });
  for (const type of ["submit", "change"] as const) {
    marked.addEventListener(type, (event) => {
      const form = event.target instanceof Element ? event.target.closest<HTMLFormElement>("[data-form]") : null;
      if (!form) return;
      if (type === "submit") event.preventDefault();
      forms[form.dataset.form ?? ""]?.[type]?.(fieldsOf(form));
    });
  }
}

function fieldsOf(form: HTMLFormElement): Fields<string> {
  const entries = [...new FormData(form)].flatMap(([name, value]) =>
    typeof value === "string" ? [[name, value]] : [],
  );
  return Object.fromEntries(entries);
}

function copyOf(marked: HTMLElement, view: string): DocumentFragment {
  const template = part(marked, "view", view);
  if (!(template instanceof HTMLTemplateElement)) throw new Error(`"${view}" is no template`);
  return document.importNode(template.content, true);
}
