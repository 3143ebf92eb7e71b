import { policySource } from "../../platform/digest.ts";

/** Style that is inlined in the page, so that the page can be painted without waiting for a second answer. */
export interface InlineStyle {
  readonly css: string;
  /** Its CSP source: `'sha256-…'` (CSP 3, 2.3.1). */
  readonly source: string;
}

export async function inlineStyle(css: string): Promise<InlineStyle> {
  return { css, source: await policySource(css) };
}
