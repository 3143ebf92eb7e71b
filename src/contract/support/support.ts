/** A message to the help desk, as page, worker and service agreed on it. Pure. */
import * as z from "zod/mini";
import { emailAddressSchema } from "../email-address.ts";
import { topicNames } from "./support-topics.ts";

/** Characters of a message: three printed pages, and a quarter of what a form field may have (`bodyLimits`). */
export const longestMessage = 5000;

/** Browsers send a line break as two characters and count it as one (HTML, "normalize newlines"). */
const message = z.string().check(
  z.overwrite((text) => text.replaceAll("\r\n", "\n").trim()),
  z.minLength(1),
  z.maxLength(longestMessage),
);

/**
 * `POST /support/messages`. Answered with 202 `{status:"sent"}` once it is stored, 429 `too_many` with `Retry-After` (for
 * a declaration only where it would wait for longer than `longestLine`), or 503 `not_sent`.
 */
export const supportMessageSchema = z.strictObject({
  topic: z.enum(topicNames),
  message,
  email: emailAddressSchema,
});
export type SupportMessage = z.infer<typeof supportMessageSchema>;

export const supportAnswerSchema = z.object({ status: z.literal("sent") });
