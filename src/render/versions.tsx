import type { ReactNode } from "react";
import type { VariantLetter } from "../contract/experiments/registry.ts";

/**
 * All versions of what an experiment changes, where the browser draws one (`client/experiments/expose.ts`). The first is
 * the page as it stands, also with scripts off; the others are hidden, so this belongs below the first screen, where a
 * change moves nothing that is being read.
 */
export function Versions({ of: versions }: { of: Readonly<Partial<Record<VariantLetter, ReactNode>>> }) {
  return Object.entries(versions).map(([letter, content], index) => (
    <div key={letter} data-version={letter} hidden={index > 0}>
      {content}
    </div>
  ));
}
