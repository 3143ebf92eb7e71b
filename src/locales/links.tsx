import type { ReactElement } from "react";

/** The links of a sentence, by the names that `<Trans>` gives them: `links({ a: href("pro") })` for `<a>Nightjar Pro</a>`. */
export function links(to: Readonly<Record<string, string>>): Record<string, ReactElement> {
  // biome-ignore lint/a11y/useAnchorContent: the sentence has the words
  return Object.fromEntries(Object.entries(to).map(([name, href]) => [name, <a key={name} href={href} />]));
}
