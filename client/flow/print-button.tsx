import type { ComponentProps } from "react";
import { Button } from "../components/button.tsx";

/** Prints the page. Only a script can, so it is shown where one runs (`flow-forms.ts`). */
export function PrintButton(props: Pick<ComponentProps<typeof Button>, "children" | "variant">) {
  return (
    <span data-print="" hidden>
      <Button {...props} type="button" />
    </span>
  );
}
