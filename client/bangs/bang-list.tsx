import type { ComponentProps } from "react";
import { i18n } from "../../src/contract/language/i18n.ts";
import { labelled } from "../../src/contract/language/punctuation.ts";
import { href } from "../../src/contract/routes.ts";
import { bangName } from "../../src/contract/search/bang-name.ts";
import { type Bang, type BangFilter, type Bangs, bangAddress, filterBangs } from "../../src/contract/search/bangs.ts";
import { Button } from "../components/button.tsx";
import { Field, Select } from "../components/field.tsx";
import { GoLink } from "../components/go-link.tsx";
import { LongName } from "../components/line-breaks.tsx";
import { Notice } from "../components/notice.tsx";
import { PlusSummary } from "../components/sections/plus-summary.tsx";
import styles from "./bang-list.module.css";

interface Listed {
  readonly bangs: Bangs;
}

type BangListProps = BangFilter & Listed & Omit<ComponentProps<"form">, "action" | "method" | "className" | "children">;

/** How many bangs of each category the overview shows. */
const sample = 6;

/** The list of bangs with the form that narrows it. */
export function BangList({ bangs, words, category, ...rest }: BangListProps) {
  const narrowed = words.trim() !== "" || category !== "";
  return (
    <div className={styles.list}>
      <search>
        <form {...rest} className={styles.form} method="get" action={`${href("bangs")}#list`}>
          <Field
            id="bang-words"
            name="q"
            type="search"
            label={i18n.t("Find a bang")}
            defaultValue={words}
            autoComplete="off"
            placeholder={i18n.t("A site, a topic or !code")}
            maxLength={100}
          />
          <Select
            id="bang-category"
            name="c"
            label={i18n.t("Category")}
            defaultValue={category}
            options={categoryOptions(bangs)}
          />
          <Button>{i18n.t("Find bangs")}</Button>
        </form>
      </search>
      {narrowed ? <Found {...{ bangs, words, category }} /> : <Overview bangs={bangs} />}
    </div>
  );
}

function categoryOptions(bangs: Bangs) {
  const each = [...bangs.categories.keys()].map((category) => ({
    value: category,
    label: `${i18n.t(category)}, ${countOf(bangs, category)}`,
  }));
  return [{ value: "", label: i18n.t("All, {count} bangs", { count: bangs.all.length }) }, ...each];
}

function countOf(bangs: Bangs, category: string): number {
  return filterBangs(bangs, { words: "", category }).length;
}

/** The best known of each category. On a phone each is folded, as sixteen of them are a long way to scroll. */
function Overview({ bangs }: Listed) {
  return (
    <div className={styles.overview}>
      {[...bangs.categories.keys()].map((category) => (
        <details key={category} className={`${styles.part} ${styles.fold}`}>
          <PlusSummary>
            <h3>{i18n.t(category)}</h3>
          </PlusSummary>
          <BangTable caption={i18n.t(category)} found={bestOf(bangs, category)} />
          <GoLink href={href("bangs", { c: category }, "list")}>
            {i18n.t("All {count} in {category}", { count: countOf(bangs, category), category: i18n.t(category) })}
          </GoLink>
        </details>
      ))}
    </div>
  );
}

function bestOf(bangs: Bangs, category: string): readonly Bang[] {
  return [...filterBangs(bangs, { words: "", category })].sort((a, b) => b.r - a.r).slice(0, sample);
}

function Found({ bangs, words, category }: BangFilter & Listed) {
  const found = filterBangs(bangs, { words, category });
  const groups = Map.groupBy(found, ({ c, sc }) => labelled(i18n.t(c), i18n.t(sc)));
  return (
    <>
      <p role="status" className="soft">
        {found.length === 1 ? i18n.t("1 bang found.") : i18n.t("{count} bangs found.", { count: found.length })}
      </p>
      {found.length === 0 && <Nothing />}
      <div className={styles.overview}>
        {[...groups].map(([group, members]) => (
          <div key={group} className={styles.part}>
            <h3>{group}</h3>
            <BangTable caption={group} found={members} />
          </div>
        ))}
      </div>
    </>
  );
}

function Nothing() {
  return (
    <Notice title={i18n.t("No bangs found")}>
      <p>{i18n.t("Try a shorter word, another word or all categories.")}</p>
      <GoLink href={href("bangs", {}, "list")}>{i18n.t("See all bangs")}</GoLink>
    </Notice>
  );
}

function BangTable({ caption, found }: { caption: string; found: readonly Bang[] }) {
  return (
    <table className={styles.table}>
      <caption className="vh">{caption}</caption>
      <colgroup>
        <col className={styles.triggers} />
        <col />
      </colgroup>
      <thead className="vh">
        <tr>
          <th scope="col">{i18n.t("Bang")}</th>
          <th scope="col">{i18n.t("Site")}</th>
        </tr>
      </thead>
      <tbody>
        {found.map((bang) => (
          <tr key={bang.t}>
            <th className={styles.trigger} scope="row">
              <code>{`!${bang.t}`}</code>
            </th>
            <td>
              <a href={bangAddress(bang, "")}>{bangName(bang)}</a>
              <small>
                <LongName name={bang.d.replace(/^www\./, "")} />
              </small>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
