import styles from "./whole-words.module.css";

const hyphened = /(\S+-\S+)/;

/** A title of which no line ends at a hyphen: “pop-ups” and “third-party” stay whole. */
export function WholeWords({ text }: { text: string }) {
  return text.split(hyphened).map((part) =>
    hyphened.test(part) ? (
      <span key={part} className={styles.whole}>
        {part}
      </span>
    ) : (
      part
    ),
  );
}
