import { Field, type FieldProps } from "../../../client/components/field.tsx";

type RecoveryFieldProps = Pick<FieldProps, "hint" | "error" | "autoFocus" | "defaultValue">;

/** Where a recovery code is typed from paper, however it is grouped and in capital or small letters. */
export function RecoveryField(props: RecoveryFieldProps) {
  return (
    <Field
      {...props}
      id="recovery"
      name="recovery"
      label="Recovery code"
      autoComplete="off"
      autoCapitalize="characters"
      spellCheck={false}
      maxLength={80}
      required
    />
  );
}
