/**
 * What the two halves of a page inside an app agree on (FLOW-9). The worker writes each view as a template, the script in
 * the browser shows views and fills them. Both take their types from here, so a view, an action, a slot, a field or a
 * place that one half lacks does not compile.
 */

/** What stands in a view besides its words. */
export interface ViewContract {
  /** Buttons that the script handles: `data-do`. */
  readonly actions?: readonly string[];
  /** Texts that the app alone knows: `data-slot`. Every slot of a view is filled before it is shown. */
  readonly slots?: readonly string[];
  /** Where the script adds another view: `data-place`. */
  readonly places?: readonly string[];
  /** Forms by name, each with the names of its fields: `data-form`. */
  readonly forms?: Readonly<Record<string, readonly string[]>>;
  /** The form field that the view is about: once added, the view becomes that field's description and marks it invalid. */
  readonly field?: string;
  /** Rows that are repeated for each item that the app lists: `data-row`, with the slots of one row. */
  readonly rows?: Readonly<Record<string, readonly string[]>>;
}

/** The views of one screen. All have `pending`, which is shown until the script runs, and for good if it does not. */
export interface ScreenViews {
  readonly pending: ViewContract;
  readonly [view: string]: ViewContract;
}

type Listed<View, Kind extends "actions" | "slots" | "places"> = View extends {
  readonly [Key in Kind]: readonly (infer Name extends string)[];
}
  ? Name
  : never;

/** The names of a view's parts of one kind, or those of several views together; `never` if there are none of that kind. */
export type ActionOf<View> = Listed<View, "actions">;
export type SlotOf<View> = Listed<View, "slots">;
export type PlaceOf<View> = Listed<View, "places">;
export type FormOf<View> = View extends { readonly forms: infer Forms } ? keyof Forms & string : never;
export type RowOf<View> = View extends { readonly rows: infer Rows } ? keyof Rows & string : never;

export type FieldOf<View, Form> = View extends { readonly forms: infer Forms }
  ? Form extends keyof Forms
    ? Forms[Form] extends readonly (infer Name extends string)[]
      ? Name
      : never
    : never
  : never;

export type RowSlotOf<View, Row> = View extends { readonly rows: infer Rows }
  ? Row extends keyof Rows
    ? Rows[Row] extends readonly (infer Name extends string)[]
      ? Name
      : never
    : never
  : never;

/** Any view of a screen. */
export type AnyView<Views> = Views[keyof Views];
export type ViewName<Views> = keyof Views & string;
