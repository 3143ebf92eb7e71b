import type { ComponentProps } from "react";
import { i18n } from "../../src/contract/language/i18n.ts";
import { Button } from "../components/button.tsx";
import { Icon } from "../components/icon.tsx";
import styles from "./country-picker.module.css";

type CountryPickerProps = {
  id: string;
  action: string;
  countries: readonly { code: string; name: string }[];
  /** Code of the country in use; "none" for none. */
  current: string;
  /** Where to return to after the form was sent. */
  back: string;
  onPick?: (code: string) => void;
} & Omit<ComponentProps<"form">, "action" | "className" | "method" | "children" | "id">;

/** Lets visitors correct their country; "" deletes the correction, so that the country of the connection counts again. */
export function CountryPicker({ id, action, countries, current, back, onPick, ...rest }: CountryPickerProps) {
  return (
    <form {...rest} className={styles.picker} method="post" action={action}>
      <input type="hidden" name="back" value={back} />
      <label className="soft small" htmlFor={id}>
        {i18n.t("Country, for prices, currency and phone numbers")}
      </label>
      <span className={styles.pill}>
        <Icon name="globe" size={20} />
        <select
          id={id}
          name="country"
          defaultValue={current}
          {...(onPick && { onChange: (event) => onPick(event.currentTarget.value) })}
        >
          <option value="none">{i18n.t("Not set")}</option>
          <option value="">{i18n.t("Detect by IP address")}</option>
          {countries.map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </select>
        <Icon name="down" size={20} />
      </span>
      <Button variant="line" small>
        {i18n.t("Set country")}
      </Button>
    </form>
  );
}
