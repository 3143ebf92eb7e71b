import { Fragment } from "react";

/**
 * A name without spaces may break, and not inside a word: a host or an event before a dot or an underscore, an email address
 * before its @.
 */
export function LongName({ name }: { name: string }) {
  return name.split(name.includes("@") ? /(?=@)/ : /(?=[._])/).map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a part is its position
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}
