import { createContext, useContext } from "react";
import { idempotencyField } from "../contract/idempotency-key.ts";
import { newSecret } from "../platform/random.ts";

/** Names the account that the forms of a page were made for: in an older tab, somebody else may be signed in by the time of a press. */
export const ownerField = "owner";

/** The id of that account; null on pages that are about none. */
export const FormOwner = createContext<string | null>(null);

/**
 * The hidden fields by which one rendering of a form differs from the next: two presses of one page are one, and the same choice
 * made again on a later page is another. Only for pages with a `load`: a cached page would give all visitors one key.
 */
export function IdempotencyKey() {
  const owner = useContext(FormOwner);
  return (
    <>
      <input type="hidden" name={idempotencyField} value={newSecret()} />
      {owner && <input type="hidden" name={ownerField} value={owner} />}
    </>
  );
}
