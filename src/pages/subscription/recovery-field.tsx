import { Field, type FieldProps } from "../../../client/components/field.tsx";

interface RecoveryFieldProps extends Pick<FieldProps, "hint" | "error" | "autoFocus" | "defaultValue"> {
  /** Not the newest one is asked for. */
  readonly isEarlier?: boolean;
}

/** Where a recovery code is typed from paper, however it is grouped and in capital or small letters. */
export function RecoveryField({ isEarlier = false, ...props }: RecoveryFieldProps) {
  return (
    <Field
      {...props}
      id="recovery"
      name="recovery"
      label={isEarlier ? "Earlier recovery code" : "Recovery code"}
      autoComplete="off"
      autoCapitalize="characters"
      spellCheck={false}
      maxLength={80}
      required
    />
  );
}
