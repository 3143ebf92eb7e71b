import { Field, type FieldProps } from "../components/field.tsx";
import styles from "./code-field.module.css";

/** A field for a one-time code of six digits, which are large and spaced, with a stroke under each. */
export function CodeField(props: Omit<FieldProps, "look">) {
  return <Field {...props} look={styles.digits} />;
}
