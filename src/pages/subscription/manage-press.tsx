import type { ComponentProps, ReactNode } from "react";
import { Button } from "../../../client/components/button.tsx";

type PressProps = Pick<ComponentProps<typeof Button>, "variant" | "icon"> & {
  /** The address of the page, which takes the form. */
  readonly action: string;
  readonly intent: string;
  readonly children: ReactNode;
};

/** A form that is one button. */
export function Press({ action, intent, children, ...look }: PressProps) {
  return (
    <form method="post" action={action}>
      <Button {...look} name="intent" value={intent}>
        {children}
      </Button>
    </form>
  );
}
