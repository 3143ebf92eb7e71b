import { createContext, useContext } from "react";
import { idempotencyField } from "../contract/idempotency-key.ts";
import type { FormFields } from "../platform/body.ts";
import { newSecret } from "../platform/random.ts";

/**
 * Names what a form was made for: an account, a scan, or the address that a code was sent to. In an older tab, another one may
 * be there by the time of a press.
 */
const ownerField = "owner";

/** Whether a form was made for another owner than the one that is there by now. A form that names none is anybody's. */
export function isForAnother(fields: FormFields, owner: string): boolean {
  const named = fields.get(ownerField);
  return Boolean(named) && named !== owner;
}

/** What names that account, scan or address; null on pages that are about none. */
export const FormOwner = createContext<string | null>(null);

/** The field with what the page said that sending its form leads to, as on the payment pages of the services. */
export const aboutField = "about";

/** What the page says of that (`product/about-subscription.ts`); null where it can't change meanwhile. */
export const FormAbout = createContext<string | null>(null);

/** Whether a form was sent from a page that said something else. A form that says nothing is about what holds now. */
export function isOutdated(fields: FormFields, about: string): boolean {
  const said = fields.get(aboutField);
  return said !== null && said !== about;
}

/**
 * The hidden fields by which one rendering of a form differs from the next: two presses of one page are one, and the same choice
 * made again on a later page is another. Only for pages with a `load`: a cached page would give all visitors one key.
 */
export function IdempotencyKeyFields() {
  const owner = useContext(FormOwner);
  const about = useContext(FormAbout);
  return (
    <>
      <input type="hidden" name={idempotencyField} value={newSecret()} />
      {owner && <input type="hidden" name={ownerField} value={owner} />}
      {about !== null && <input type="hidden" name={aboutField} value={about} />}
    </>
  );
}
