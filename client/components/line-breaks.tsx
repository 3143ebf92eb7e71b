import { Fragment } from "react";
import styles from "./line-breaks.module.css";

/**
 * Lets a name without spaces break between its words: a host or an event before a dot or an underscore, an email address
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

/** A {@link LongName} in bold. */
export function BoldName({ name }: { name: string }) {
  return (
    <b>
      <LongName name={name} />
    </b>
  );
}

const hyphened = /(\S+-\S+)/;

/** A text in which no line breaks at a hyphen: “pop-ups” and “third-party” stay whole. */
export function WholeWords({ text }: { text: string }) {
  return text.split(hyphened).map((part, index) =>
    hyphened.test(part) ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: a part is its position
      <span key={index} className={styles.whole}>
        {part}
      </span>
    ) : (
      part
    ),
  );
}
