import type { ComponentProps } from "react";
import styles from "./button.module.css";
import { Icon, type IconName } from "./icon.tsx";

type Look = {
  /** `primary` is for the one main action of a screen, `line` for others beside it, `ink` for the header. */
  variant?: "primary" | "line" | "ink";
  small?: boolean;
  icon?: IconName;
};

type ButtonProps = Look & Omit<ComponentProps<"button">, "className">;
type LinkButtonProps = Look & Omit<ComponentProps<"a">, "className">;

export function Button({ variant = "primary", small = false, icon, children, type = "submit", ...rest }: ButtonProps) {
  return (
    <button {...rest} type={type} className={look(variant, small)}>
      {icon && <Icon name={icon} size={20} />}
      {children}
    </button>
  );
}

export function LinkButton({ variant = "primary", small = false, icon, children, ...rest }: LinkButtonProps) {
  return (
    <a {...rest} className={look(variant, small)}>
      {icon && <Icon name={icon} size={20} />}
      {children}
    </a>
  );
}

function look(variant: NonNullable<Look["variant"]>, small: boolean): string {
  return `${styles.button} ${styles[variant]}${small ? ` ${styles.small}` : ""}`;
}
