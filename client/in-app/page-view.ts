import type { ReactElement, ReactNode } from "react";
import type { ScreenName, Screens } from "../../src/contract/in-app/screens.ts";
import type { ActionOf, FieldOf, FormOf, RowOf, RowSlotOf, SlotOf, ViewName } from "../../src/contract/in-app/view.ts";
import type { IconName } from "../components/icon.tsx";

/** A text that leaves room for each slot: "We sent a code to {email}." */
export type Sentence<Slot extends string> = [Slot] extends [never] ? string : UnionToAll<Room<Slot>>;
type Room<Slot extends string> = Slot extends string ? `${string}{${Slot}}${string}` : never;
type UnionToAll<Union> = (Union extends unknown ? (taken: Union) => void : never) extends (taken: infer All) => void
  ? All & string
  : never;

/** An action as the page words it. */
export interface ActionWords {
  readonly label: string;
  /** Read out besides the label, where that stands in a list of its like: "Open" … "VPN". */
  readonly of?: string;
  readonly icon?: IconName;
  /** `primary` is the one action of a view; left out: beside it. */
  readonly variant?: "primary";
  /** Where it leads as well: the app is told, and the link is followed. */
  readonly href?: string;
  /** What it is about, where a view lists several. */
  readonly about?: string;
}

/** Elements that the script writes texts into, by slot; and those that it repeats, by row. */
export type Slots<Name extends string> = Readonly<Record<Name, ReactElement>>;
type Rows<Name extends string> = Readonly<Record<Name, ReactElement>>;

/** Draws something of what it is given. As a method, so that one frame can hand to each what it asks for. */
type Drawing<Given extends readonly unknown[], Drawn> = { draw(...given: Given): Drawn }["draw"];

type FormMarkup<View, Names extends string> =
  | {
      /** How each field is drawn; it gets the name that the script reads, and what of the view is repeated. */
      readonly fields: {
        readonly [Name in Names]: Drawing<[field: { readonly name: Name }, rows: Rows<RowOf<View>>], ReactElement>;
      };
      readonly button: string | Drawing<[slots: Slots<SlotOf<View>>], ReactElement>;
    }
  /** A form that pages outside the apps have as well, with its own buttons: these are not drawn again. */
  | {
      readonly takes: readonly ActionOf<View>[];
      readonly draw: Drawing<[actions: Readonly<Record<ActionOf<View>, ActionWords>>], ReactElement>;
    };

/** What a view shows before its places, forms and actions. */
type Body<View> =
  /** A message: what is the case. */
  | {
      readonly tone?: "info" | "bad" | "good";
      readonly title: string;
      readonly text?: Sentence<SlotOf<View>>;
    }
  /** A sentence and nothing else. */
  | { readonly title?: never; readonly text: Sentence<SlotOf<View>> }
  /** Anything else. */
  | ({ readonly title?: never; readonly text?: never } & Drawn<View>);

/** What says nothing by itself, such as a form, need not be drawn; slots have to stand somewhere. */
type Drawn<View> = [SlotOf<View>] extends [never]
  ? { readonly draw?: () => ReactNode }
  : [FormOf<View>] extends [never]
    ? { readonly draw: Drawing<[slots: Slots<SlotOf<View>>], ReactNode> }
    : { readonly draw?: Drawing<[slots: Slots<SlotOf<View>>], ReactNode> };

/** What the page has to bring for a view: each action, form, field and row of its contract, and nothing besides. */
export type PageView<View> = Body<View> & {
  /** Ways on that need no script, before the actions and after them. */
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
