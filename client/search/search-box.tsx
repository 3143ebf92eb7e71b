import type { ComponentProps, ReactNode } from "react";
import { i18n } from "../../src/contract/language/i18n.ts";
import { Icon } from "../components/icon.tsx";
import styles from "./search-box.module.css";

type SearchBoxProps = {
  /** Of the text field; unique on the page. */
  id: string;
  /** Address that answers the search: home. */
  action: string;
  /** `post` keeps the words out of the address. */
  method?: "get" | "post" | undefined;
  label?: string | undefined;
  placeholder?: string | undefined;
  /** Settings that travel with the words, such as the region. */
  hidden?: Readonly<Record<string, string>>;
  /** The list of suggestions, placed under the box. */
  children?: ReactNode;
  /** A script makes the field a combobox, which `type="search"` does not allow (ARIA in HTML). */
  suggests?: boolean;
  inputProps?: Omit<ComponentProps<"input">, "id" | "name" | "type" | "placeholder" | "className">;
} & Omit<ComponentProps<"form">, "id" | "action" | "className" | "method" | "children" | "hidden">;

export function SearchBox({
  id,
  action,
  method = "get",
  label = i18n.t("Search privately"),
  placeholder = i18n.t("Search privately"),
  hidden = {},
  children,
  suggests = false,
  inputProps,
  ...rest
}: SearchBoxProps) {
  return (
    <search className={styles.search}>
      <form {...rest} action={action} method={method}>
        <div className={styles.box}>
          <Icon name="search" size={26} />
          <label className="vh" htmlFor={id}>
            {label}
          </label>
          <input
            autoComplete="off"
            autoCapitalize="none"
            enterKeyHint="search"
            {...inputProps}
            id={id}
            name="q"
            type={suggests ? "text" : "search"}
            placeholder={placeholder}
          />
          {Object.entries(hidden).map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          <button type="submit">
            <span>{i18n.t("Search")}</span>
            <Icon name="search" />
          </button>
        </div>
        {children}
      </form>
    </search>
  );
}
