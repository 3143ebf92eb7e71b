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

/** What a view is filled with before it is shown: something for each of its slots and rows. */
export type Contents<View> = ([SlotOf<View>] extends [never] ? unknown : { readonly slots: SlotTexts<SlotOf<View>> }) &
  ([RowOf<View>] extends [never]
    ? unknown
    : { readonly rows: { readonly [Row in RowOf<View>]: readonly RowContents<RowSlotOf<View, Row>>[] } }) &
  ([FormOf<View>] extends [never]
    ? unknown
    : { readonly fields?: Readonly<Partial<Record<FieldOf<View, FormOf<View>>, string>>> });

/** The contents may be left out for a view that has nothing to fill. */
type ContentsArgument<View> = object extends Contents<View> ? [contents?: Contents<View>] : [contents: Contents<View>];

/**
 * A page inside the app as its script sees it. The page contains every view that it can show as a template with all of its
 * words: the script only chooses a view, and fills in what the app alone knows.
 */
export interface Screen<Views extends ScreenViews> {
  readonly app: InApp;
  /** Shows a view in the place of the one before. */
  show<Name extends ViewName<Views>>(view: Name, ...contents: ContentsArgument<Views[Name]>): void;
  /** Puts a view into a place of the shown view, replacing one that was put there before. */
  add<Name extends ViewName<Views>>(
    place: PlaceOf<AnyView<Views>>,
    view: Name,
    ...contents: ContentsArgument<Views[Name]>
  ): void;
  /** Rewrites slots of the shown view. */
  refill(slots: Partial<SlotTexts<SlotOf<AnyView<Views>>>>): void;
}

/** What a form holds when it is sent or changed: the text of each field, "" where there is none. */
export type Fields<Name extends string> = Readonly<Record<Name, string>>;

interface FormHandlers<Name extends string> {
  /** Called instead of sending the form. */
  submit(fields: Fields<Name>): void;
  change?(fields: Fields<Name>): void;
}

/** The handlers for every action and form that a screen's views have. If one is left out, it does not compile. */
export interface Handlers<Views extends ScreenViews> {
  readonly actions: { readonly [Name in ActionOf<AnyView<Views>>]: () => void };
  readonly forms: [FormOf<AnyView<Views>>] extends [never]
    ? Readonly<Record<string, never>>
    : { readonly [Form in FormOf<AnyView<Views>>]: FormHandlers<FieldOf<AnyView<Views>, Form>> };
}

/** The screen of a name, and what its script returns. */
export type ScreenOf<Name extends ScreenName> = Screen<Screens[Name]>;
export type HandlersOf<Name extends ScreenName> = Handlers<Screens[Name]>;

/** The script of a screen: shows the first view, and returns the handlers for what follows. */
export type ScreenScript<Name extends ScreenName> = (screen: ScreenOf<Name>) => HandlersOf<Name>;

/** Runs the script of a screen on the page that contains its views. */
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
      // Keyboard users continue in the new view instead of at the top of the page.
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
  // The page was rendered by the same contract that the script's types are made of.
  const handlers: AnyHandlers = script(screen as ScreenOf<Name>);
  listen(marked, handlers);
}

/** Any screen, with names of views as plain strings. */
interface AnyScreen {
  readonly app: InApp;
  show(view: string, contents?: AnyContents): void;
  add(place: string, view: string, contents?: AnyContents): void;
  refill(slots: Partial<SlotTexts>): void;
}

/** The handlers of any screen, by the names that the page's elements carry. */
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
