import styles from "./code-field.module.css";
import { Field, type FieldProps } from "./field.tsx";

/** A passcode of six: large spaced digits with a stroke under each. */
export function CodeField(props: Omit<FieldProps, "look">) {
  return <Field {...props} look={styles.digits} />;
}
