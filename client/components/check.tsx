import type { ComponentProps, ReactNode } from "react";
import styles from "./check.module.css";
import { ErrorOf, wiring } from "./field.tsx";

type CheckProps = { label: ReactNode; error?: string | undefined } & Omit<ComponentProps<"input">, "className">;

/** A box or a round button with its words beside it, both in one target. One that has an id may say what is wrong. */
export function Check({ id = "", label, error, type = "checkbox", ...rest }: CheckProps) {
  return (
    <>
      <label className={styles.check}>
        <input {...rest} {...(id && wiring(id, null, error))} type={type} />
        <span>{label}</span>
      </label>
      {error && <ErrorOf id={id} error={error} />}
    </>
  );
}
