import type { ComponentProps, ReactNode } from "react";
import { Button } from "../components/button.tsx";

type ButtonFormProps = Pick<ComponentProps<typeof Button>, "variant" | "icon"> & {
  /** The address of the page, which takes the form. */
  readonly action: string;
  readonly intent: string;
  /** The form is answered with a file instead of a page, so no script may send it. */
  readonly saves?: boolean;
  /** Hidden fields. */
  readonly fields?: ReactNode;
  readonly children: ReactNode;
};

/** A form that is one button. */
export function ButtonForm({ action, intent, saves = false, fields, children, ...look }: ButtonFormProps) {
  return (
    <form method="post" action={action} {...(saves && { "data-plain": "" })}>
      {fields}
      <Button {...look} name="intent" value={intent}>
        {children}
      </Button>
    </form>
  );
}
