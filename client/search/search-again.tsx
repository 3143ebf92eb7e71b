import type { ReactNode } from "react";
import { searchHref } from "../../src/contract/routes.ts";
import { Icon, type IconName } from "../components/icon.tsx";
import styles from "./search-again.module.css";

interface SearchAgainProps {
  /** `post` keeps the words out of the address: then it is a form. */
  readonly method: "get" | "post";
  /** What is sent: the words as `q`, and what else differs from a plain search. */
  readonly fields: Readonly<Record<string, string>>;
  /** Settings that travel in the address, even with `post`: unlike the words, they may be in it. */
  readonly settings?: Readonly<Record<string, string>>;
  readonly icon?: IconName;
  /** The page already shows this search. */
  readonly current?: boolean;
  readonly children: ReactNode;
}

/** Another search from a page of results: a link, or a form that looks like one. */
export function SearchAgain({ method, fields, settings = {}, icon, current = false, children }: SearchAgainProps) {
  const label = (
    <>
      {children}
      {icon && <Icon name={icon} size={20} />}
    </>
  );
  const look = { className: styles.again, ...(current && { "aria-current": "page" as const }) };
  if (method === "get") {
    return (
      <a {...look} href={searchHref(fields.q, { ...fields, ...settings })}>
        {label}
      </a>
    );
  }
  return (
    <form action={searchHref(undefined, settings)} method="post">
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <button {...look} type="submit">
        {label}
      </button>
    </form>
  );
}
