import { Field, type FieldProps } from "../components/field.tsx";
import styles from "./code-field.module.css";

/** A one-time code of six: large spaced digits with a stroke under each. */
export function CodeField(props: Omit<FieldProps, "look">) {
  return <Field {...props} look={styles.digits} />;
}
