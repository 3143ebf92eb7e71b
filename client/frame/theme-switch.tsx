import type { ComponentProps } from "react";
import { i18n } from "../../src/contract/language/i18n.ts";
import type { Theme } from "../../src/contract/settings/theme.ts";
import { themeLabels } from "../../src/contract/theme/theme-labels.ts";
import { Icon, type IconName } from "../components/icon.tsx";
import styles from "./theme-switch.module.css";

type ThemeSwitchProps = {
  action: string;
  theme: Theme;
  /** Where to return to after the form was sent. */
  back: string;
  onPick?: (theme: Theme) => void;
} & Omit<ComponentProps<"form">, "action" | "className" | "method" | "children">;

const themes: readonly { value: keyof typeof themeLabels; icon: IconName }[] = [
  { value: "light", icon: "sun" },
  { value: "dark", icon: "moon" },
  { value: "system", icon: "device" },
];

/** Three buttons of one form, so that it works without scripts; a script may handle the click instead. */
export function ThemeSwitch({ action, theme, back, onPick, ...rest }: ThemeSwitchProps) {
  return (
    <form {...rest} className={styles.themes} method="post" action={action}>
      <fieldset>
        <legend className="vh">{i18n.t("Theme")}</legend>
        <input type="hidden" name="back" value={back} />
        {themes.map(({ value, icon }) => (
          <button
            key={value}
            type="submit"
            name="theme"
            value={value}
            title={i18n.t(themeLabels[value])}
            aria-pressed={value === theme}
            {...(onPick && { onClick: () => onPick(value) })}
          >
            <Icon name={icon} size={19} />
            <span className="vh">{i18n.t(themeLabels[value])}</span>
          </button>
        ))}
      </fieldset>
    </form>
  );
}
