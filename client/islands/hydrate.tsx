import type { ComponentType } from "react";
import { flushSync } from "react-dom";
import { hydrateRoot } from "react-dom/client";

/** What a file in this folder exports: the component, and the check of what the page says its props are. */
export interface IslandModule {
  readonly parseProps: (value: unknown, element: Element) => object;
  // The registry pairs each component with its own parser, which TypeScript cannot follow through the table.
  readonly Component: ComponentType<never>;
}

/** Gives the marked HTML its behaviour. Throws when the props are not what the component takes. */
export function wakeIsland(element: HTMLElement, { Component, parseProps }: IslandModule): void {
  const props = parseProps(JSON.parse(element.dataset.props ?? "{}"), element);
  const Awake = Component as ComponentType<object>;
  flushSync(() => {
    hydrateRoot(element, <Awake {...props} />, { onRecoverableError: reportError, onUncaughtError: reportError });
  });
}
