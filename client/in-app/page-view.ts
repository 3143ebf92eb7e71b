import type { ReactElement, ReactNode } from "react";
import type { ScreenName, Screens } from "../../src/contract/in-app/screens.ts";
import type { ActionOf, FieldOf, FormOf, RowOf, RowSlotOf, SlotOf, ViewName } from "../../src/contract/in-app/view.ts";
import type { IconName } from "../components/icon.tsx";

/** A text that contains each slot in braces: "We sent a code to {email}." */
export type Sentence<Slot extends string> = [Slot] extends [never] ? string : UnionToAll<Room<Slot>>;
type Room<Slot extends string> = Slot extends string ? `${string}{${Slot}}${string}` : never;
type UnionToAll<Union> = (Union extends unknown ? (taken: Union) => void : never) extends (taken: infer All) => void
  ? All & string
  : never;

/** An action as the page words it. */
export interface ActionWords {
  readonly label: string;
  /** Read out after the label by screen readers, where several actions have the same label: "Open" … "VPN". */
  readonly of?: string;
  readonly icon?: IconName;
  /** `primary` for the one main action of a view; left out for those beside it. */
  readonly variant?: "primary";
  /** Makes the action a link: the app is told, and the link is followed. */
  readonly href?: string;
  /** Words about the subject (`of`), where a view lists several subjects with an action each. */
  readonly about?: string;
}

/** Elements that the script writes texts into, by slot; and those that it repeats, by row. */
export type Slots<Name extends string> = Readonly<Record<Name, ReactElement>>;
type Rows<Name extends string> = Readonly<Record<Name, ReactElement>>;

/** Draws what it is given. Typed as a method, whose looser checks let views of any contract pass as `AnyPageView`. */
type Drawing<Given extends readonly unknown[], Drawn> = { draw(...given: Given): Drawn }["draw"];

type FormMarkup<View, Names extends string> =
  | {
      /** Draws each field, from the name that the script reads and from the view's repeated rows. */
      readonly fields: {
        readonly [Name in Names]: Drawing<[field: { readonly name: Name }, rows: Rows<RowOf<View>>], ReactElement>;
      };
      readonly button: string | Drawing<[slots: Slots<SlotOf<View>>], ReactElement>;
    }
  /** A form shared with pages outside the apps. It draws the actions in `takes` as its own buttons, so the view does not. */
  | {
      readonly takes: readonly ActionOf<View>[];
      readonly draw: Drawing<[actions: Readonly<Record<ActionOf<View>, ActionWords>>], ReactElement>;
    };

/** What a view shows before its places, forms and actions. */
type Body<View> =
  /** A message with a title. */
  | {
      readonly tone?: "info" | "bad" | "good";
      readonly title: string;
      readonly text?: Sentence<SlotOf<View>>;
    }
  /** A sentence and nothing else. */
  | { readonly title?: never; readonly text: Sentence<SlotOf<View>> }
  /** Anything else. */
  | ({ readonly title?: never; readonly text?: never } & Drawn<View>);

/** Optional for a view that need not say anything itself, such as a form; required for slots that are in no form. */
type Drawn<View> = [SlotOf<View>] extends [never]
  ? { readonly draw?: () => ReactNode }
  : [FormOf<View>] extends [never]
    ? { readonly draw: Drawing<[slots: Slots<SlotOf<View>>], ReactNode> }
    : { readonly draw?: Drawing<[slots: Slots<SlotOf<View>>], ReactNode> };

/** What the page must provide for a view: every action, form, field and row of its contract, and nothing else. */
export type PageView<View> = Body<View> & {
  /** Links that need no script, before the actions and after them. */
  readonly before?: ReactNode;
  readonly after?: ReactNode;
} & ([ActionOf<View>] extends [never]
    ? { readonly actions?: never }
    : { readonly actions: { readonly [Action in ActionOf<View>]: ActionWords } }) &
  ([FormOf<View>] extends [never]
    ? { readonly forms?: never }
    : { readonly forms: { readonly [Form in FormOf<View>]: FormMarkup<View, FieldOf<View, Form>> } }) &
  ([RowOf<View>] extends [never]
    ? { readonly rows?: never }
    : {
        readonly rows: {
          readonly [Row in RowOf<View>]: Drawing<[slots: Slots<RowSlotOf<View, Row>>], ReactElement>;
        };
      });

/** Every view of a screen. */
export type PageViews<Name extends ScreenName> = {
  readonly [View in ViewName<Screens[Name]>]: PageView<Screens[Name][View]>;
};
