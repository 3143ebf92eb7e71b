import type { ReactNode } from "react";

interface SentenceProps {
  /** The whole sentence, in the language of the page. */
  readonly text: string;
  /** The part of it that `children` are shown in place of. */
  readonly part: string;
  readonly children: ReactNode;
}

/** A sentence with a part that is bold, a link or the like: for what scripts show as well, which have no `<Trans>`. */
export function Sentence({ text, part, children }: SentenceProps) {
  const at = text.indexOf(part);
  return (
    <>
      {text.slice(0, at)}
      {children}
      {text.slice(at + part.length)}
    </>
  );
}
