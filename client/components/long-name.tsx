import { Fragment } from "react";

/** A name without spaces, a host or an event: it may break before a dot or an underscore, and not inside a word. An email address breaks before its @. */
export function LongName({ name }: { name: string }) {
  return name.split(name.includes("@") ? /(?=@)/ : /(?=[._])/).map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a part is its position
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}
