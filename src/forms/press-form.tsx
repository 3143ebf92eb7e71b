import type { ComponentProps } from "react";
import { ButtonForm } from "../../client/flow/button-form.tsx";
import { IdempotencyKeyFields } from "./idempotency-key.tsx";

/** A form that is one button, with a key of its own: pressed twice on one page, it counts once. */
export function PressForm(props: Omit<ComponentProps<typeof ButtonForm>, "fields">) {
  return <ButtonForm {...props} fields={<IdempotencyKeyFields />} />;
}
