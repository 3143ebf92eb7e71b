import * as z from "zod/mini";

/**
 * The form field that shows that two submissions are one button pressed twice, where the cookie cannot (protocols, section 10):
 * the visitor has none yet, or a thief who has stolen it must not get the same answer. It holds 43 random characters, made when the page was
 * rendered, which identify nobody.
 */
export const idempotencyField = "press";
export const idempotencyKeySchema = z.string().check(z.regex(/^[\w-]{43}$/));
