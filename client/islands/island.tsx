import type { ComponentType } from "react";
import type { IslandName } from "./watch.ts";

interface IslandProps<Props extends object> {
  /** The file of the component in this folder. */
  readonly name: IslandName;
  readonly of: ComponentType<Props>;
  /** Travels to the browser as JSON: only what the component needs, only what the visitor may see. */
  readonly props: Props;
  /** Props that the browser reads from the markup itself, so that they do not travel twice. */
  readonly inMarkup?: readonly (keyof Props)[];
}

/** Marks a component that wakes in the browser. Until it is touched it is plain HTML and works without scripts. */
export function Island<Props extends object>({ name, of: Component, props, inMarkup = [] }: IslandProps<Props>) {
  const sent = Object.entries(props).filter(([key]) => !inMarkup.some((prop) => prop === key));
  return (
    <div data-island={name} data-props={JSON.stringify(Object.fromEntries(sent))}>
      <Component {...props} />
    </div>
  );
}
