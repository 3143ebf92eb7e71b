import { Field, type FieldProps } from "../../../../client/components/field.tsx";
import { i18n } from "../../../contract/language/i18n.ts";

interface RecoveryFieldProps extends Pick<FieldProps, "hint" | "error" | "autoFocus" | "defaultValue"> {
  /** An earlier code than the newest is asked for. */
  readonly isEarlier?: boolean;
}

/** The field to type a recovery code from paper, in any grouping, in capital or small letters. */
export function RecoveryField({ isEarlier = false, ...props }: RecoveryFieldProps) {
  return (
    <Field
      {...props}
      id="recovery"
      name="recovery"
      label={isEarlier ? i18n.t("Earlier recovery code") : i18n.t("Recovery code")}
      autoComplete="off"
      autoCapitalize="characters"
      spellCheck={false}
      maxLength={80}
      required
    />
  );
}
