import * as z from "zod/mini";

/**
 * The field by which two presses of one button are known to be one, where a cookie does not tell: the visitor has none yet, or
 * somebody who stole it is not to share the answer. It holds 43 random characters that the page was drawn with, and leads to
 * nobody.
 */
export const pressField = "press";
export const pressSchema = z.string().check(z.regex(/^[\w-]{43}$/));
