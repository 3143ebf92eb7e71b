import type { ComponentProps, ReactNode } from "react";
import { longestEmail } from "../../src/contract/email-address.ts";
import { i18n } from "../../src/contract/language/i18n.ts";
import styles from "./field.module.css";
import { Icon } from "./icon.tsx";

type Shared = {
  id: string;
  label: string;
  hint?: ReactNode;
  /** What is wrong and what to do next; the control is then marked invalid and described by it. */
  error?: ReactNode;
};

export type FieldProps = Shared & {
  /** The id of a notice elsewhere that says what is wrong, in place of `error`. */
  fault?: string;
  /** A class besides the field's own. */
  look?: string | undefined;
} & Omit<ComponentProps<"input">, "id" | "className">;
type SelectProps = Shared & { options: readonly { value: string; label: string }[] } & Omit<
    ComponentProps<"select">,
    "id" | "className" | "children"
  >;
type TextAreaProps = Shared & Omit<ComponentProps<"textarea">, "id" | "className">;

/** One line of text. */
export function Field({ id, label, hint, error, fault, look, ...rest }: FieldProps) {
  return (
    <Labelled id={id} label={label} hint={hint} error={error}>
      <input
        {...rest}
        {...wiring(id, hint, error, fault)}
        className={look ? `${styles.input} ${look}` : styles.input}
      />
    </Labelled>
  );
}

type EmailFieldProps = Partial<Pick<FieldProps, "id" | "label">> &
  Pick<FieldProps, "name" | "hint" | "error" | "fault" | "autoFocus" | "autoComplete"> & {
    /** What was typed before, however long. */
    readonly typed?: string | null | undefined;
  };

/** One email address. */
export function EmailField({
  id = "email",
  name = "email",
  label = i18n.t("Email address"),
  autoComplete = "email",
  typed,
  ...rest
}: EmailFieldProps) {
  return (
    <Field
      {...{ id, name, label, ...rest }}
      type="email"
      autoComplete={autoComplete}
      maxLength={longestEmail}
      required
      defaultValue={typed?.slice(0, longestEmail)}
    />
  );
}

export function Select({ id, label, hint, error, options, ...rest }: SelectProps) {
  return (
    <Labelled id={id} label={label} hint={hint} error={error}>
      <span className={styles.select}>
        <select {...rest} {...wiring(id, hint, error)} className={styles.input}>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
        <Icon name="down" size={20} />
      </span>
    </Labelled>
  );
}

export function TextArea({ id, label, hint, error, ...rest }: TextAreaProps) {
  return (
    <Labelled id={id} label={label} hint={hint} error={error}>
      <textarea rows={4} {...rest} {...wiring(id, hint, error)} className={styles.input} />
    </Labelled>
  );
}

type CheckProps = {
  label: ReactNode;
  error?: string | undefined;
  /** In a box of its own, which is all pressed: for an answer that is a question's whole point, or a declaration. */
  boxed?: boolean;
} & Omit<ComponentProps<"input">, "className">;

/** A checkbox or radio button whose label is part of the click target. It can show an error only if it has an `id`. */
export function Check({ id = "", label, error, boxed = false, type = "checkbox", ...rest }: CheckProps) {
  return (
    <>
      <label className={boxed ? `${styles.check} ${styles.boxed}` : styles.check}>
        <input {...rest} {...(id && wiring(id, null, error))} type={type} />
        <span>{label}</span>
      </label>
      {error && <FieldError id={id} error={error} />}
    </>
  );
}

/** What is wrong with a field or a group of choices, said the same way everywhere. Its id is that of the control and `-error`. */
export function FieldError({ id, error }: Pick<Shared, "id" | "error">) {
  return (
    <p className={styles.error} id={`${id}-error`}>
      <Icon name="alert" size={20} />
      <span>{error}</span>
    </p>
  );
}

function Labelled({ id, label, hint, error, children }: Shared & { children: ReactNode }) {
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      {children}
      {error && <FieldError id={id} error={error} />}
      {hint && (
        <p className={styles.hint} id={`${id}-hint`}>
          {hint}
        </p>
      )}
    </div>
  );
}

function wiring(id: string, hint: ReactNode, error: ReactNode, fault = error && `${id}-error`) {
  const described = [fault, hint && `${id}-hint`].filter(Boolean).join(" ");
  return { id, ...(described && { "aria-describedby": described }), ...(fault && { "aria-invalid": true }) };
}
