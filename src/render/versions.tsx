import type { ReactNode } from "react";
import type { VariantLetter } from "../contract/experiments/registry.ts";

/**
 * Every version of what the browser draws (`client/experiments/expose.ts`). The first is the page as it stands, also with
 * scripts off; the others wait hidden, so this belongs below the first screen, where a change moves nothing that is read.
 */
export function Versions({ of: versions }: { of: Readonly<Partial<Record<VariantLetter, ReactNode>>> }) {
  return Object.entries(versions).map(([letter, content], index) => (
    <div key={letter} data-version={letter} hidden={index > 0}>
      {content}
    </div>
  ));
}
