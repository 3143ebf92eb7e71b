import type { ComponentType, ReactElement, ReactNode } from "react";

/** Most are a `*-island.tsx` in the folder of their subject; `watch.ts` has the module of each. */
export type IslandName =
  | "theme-switch"
  | "menu"
  | "country-picker"
  | "settings-form"
  | "bang-list"
  | "coat"
  | "search-box"
  | "scan-step"
  | "scan-confirm"
  | "scan-kept"
  | "sent-events"
  | "sent";

/** A component that wakes in the browser. Until it is touched it is plain HTML and works without scripts. */
export interface Island<Props extends object> {
  /** Its markup in a page, with the props that it needs to wake. */
  mark(props: Props): ReactElement;
  /** The same element again, from the props in the page. Throws if they are not what the component takes. */
  wake(marked: HTMLElement): ReactElement;
}

/** What the browser needs of an island. */
export interface Hydration {
  /** Null if it has done everything itself, without React. */
  wake(marked: HTMLElement): ReactElement | null;
}

interface IslandDeclaration<Props extends object> {
  readonly name: IslandName;
  readonly Component: ComponentType<Props>;
  /** Checks the props in the page, and reads those that travel in the markup itself from there. */
  parseProps(value: unknown, marked: HTMLElement): Props;
  /** Props that are not sent as JSON, because the markup holds them. */
  readonly inMarkup?: readonly (keyof Props)[];
  /** Wakes when it comes into view, because it shows what only the browser knows: always, or depending on its props. */
  readonly eager?: boolean | ((props: Props) => boolean);
}

/** Props travel as JSON in the page: only what the component needs, only what the visitor may see. */
export function island<Props extends object>(declared: IslandDeclaration<Props>): Island<Props> {
  const { name, Component, parseProps, inMarkup = [], eager = false } = declared;
  return {
    mark(props) {
      const sent = Object.entries(props).filter(([prop]) => !inMarkup.some((left) => left === prop));
      return (
        <div
          data-island={name}
          data-props={sent.length ? JSON.stringify(Object.fromEntries(sent)) : undefined}
          {...((typeof eager === "function" ? eager(props) : eager) && { "data-eager": "" })}
        >
          <Component {...props} />
        </div>
      );
    },
    wake: (marked) => <Component {...parseProps(JSON.parse(marked.dataset.props ?? "{}"), marked)} />,
  };
}

/**
 * An island that wakes when it comes into view, because it shows what only the browser knows. Its script does without
 * React, because nobody has touched it yet.
 */
export function PlainIsland({ name, children }: { readonly name: IslandName; readonly children: ReactNode }) {
  return (
    <div data-island={name} data-eager="plain">
      {children}
    </div>
  );
}
