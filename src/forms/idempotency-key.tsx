import { idempotencyField } from "../contract/idempotency-key.ts";
import { newSecret } from "../platform/random.ts";

/**
 * The hidden field by which one rendering of a form differs from the next: two presses of one page are one, and the same choice
 * made again on a later page is another. Only for pages with a `load`: a cached page would give all visitors one key.
 */
export function IdempotencyKey() {
  return <input type="hidden" name={idempotencyField} value={newSecret()} />;
}
