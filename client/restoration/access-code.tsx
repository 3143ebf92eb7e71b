import type { ReactNode } from "react";
import { countryName } from "../../src/contract/country.ts";
import { i18n, languageTag } from "../../src/contract/language/i18n.ts";
import { type AdviserLine, dialled } from "../../src/contract/restoration/access-code.ts";
import { href } from "../../src/contract/routes.ts";
import { Sentence } from "../components/sentence.tsx";
import styles from "./access-code.module.css";

interface CodeSheetProps {
  readonly title?: string;
  readonly code: ReactNode;
  /** How long the code is still valid. */
  readonly left: string;
  /** When it expires, in milliseconds since 1970 and in words; left out for an example. */
  readonly until?: { readonly at: number; readonly words: string };
  /** The line to call; null if the country has none and an adviser calls back, undefined if the number is shown elsewhere. */
  readonly line: AdviserLine | null | undefined;
}

/** The code in type as large as fits, for reading out. Nothing else of the page is printed. */
export function CodeSheet({ title = i18n.t("Your access code"), code, left, until, line }: CodeSheetProps) {
  const Tag = until ? "code" : "samp";
  return (
    <section className={styles.sheet} aria-labelledby="access-code">
      <h2 className={styles.of} id="access-code">
        {title}
      </h2>
      <p className={styles.code}>
        <Tag>{code}</Tag>
      </p>
      <p className="small">{until ? <Until {...{ left, until }} /> : i18n.t("Works for {left}.", { left })}</p>
      {line !== undefined && <Reach line={line} />}
      <p className="soft small">
        {i18n.t("The code never uses the letters O and I. What looks like them is a zero or a one.")}
      </p>
    </section>
  );
}

function Until({ left, until }: Pick<CodeSheetProps, "left"> & Required<Pick<CodeSheetProps, "until">>) {
  const { at, words } = until;
  return (
    <Sentence text={i18n.t("Works for another {left}, until {until}.", { left, until: words })} part={words}>
      <time dateTime={new Date(at).toISOString()}>{words}</time>
    </Sentence>
  );
}

/** A code that can be copied as a whole, in groups that do not break across lines. */
export function CodeGroups({ accessCode }: { accessCode: string }) {
  return accessCode.split(/(?<=-)/).map((group) => <span key={group}>{group}</span>);
}

function Reach({ line }: { line: AdviserLine | null }) {
  return <p className={styles.line}>{line ? <Call line={line} /> : <AllNumbers />}</p>;
}

function Call({ line }: { line: AdviserLine }) {
  const { country, number } = line;
  const text = i18n.t("Call {country} {number}", { country: countryName(country, languageTag()), number });
  return (
    <Sentence text={text} part={number}>
      <a href={dialled(line)}>{number}</a>
    </Sentence>
  );
}

function AllNumbers() {
  return <a href={href("itrCall")}>{i18n.t("Find a number, or ask for a call back")}</a>;
}
