/** Where an account is signed in: what is told of each place, which is nothing that tells one device from others of its kind. */
import * as z from "zod/mini";
import { type DeviceKind, deviceWords } from "./device-kind.ts";

export const deviceKindSchema = z.enum(Object.keys(deviceWords) as [DeviceKind, ...DeviceKind[]]);

/** Stands for one sign-in in the calls of its owner. A digest: it leads to nothing. */
const signInIdSchema = z.string().check(z.regex(/^[\w-]{43}$/));

/** `month`: of the sign-in, in UTC, as "2026-11". `current`: the sign-in that asks. */
const signInSchema = z.object({
  id: signInIdSchema,
  device: z.nullable(deviceKindSchema),
  month: z.string().check(z.regex(/^\d{4}-(?:0[1-9]|1[0-2])$/)),
  current: z.boolean(),
});
export type SignIn = z.infer<typeof signInSchema>;

/** `account/sessions`: the one that asks first, then the newest first. */
export const signInsAnswerSchema = z.object({ sessions: z.array(signInSchema) });
export type SignInsAnswer = z.infer<typeof signInsAnswerSchema>;

/** `account/sessions/end`: one, or all but the one that asks. */
export const endSignInsRequestSchema = z.union([
  z.object({ id: signInIdSchema }),
  z.object({ others: z.literal(true) }),
]);
export type EndSignInsRequest = z.infer<typeof endSignInsRequestSchema>;

/** `ended`: how many ended by this call; 0 if all had ended before. */
export const endSignInsAnswerSchema = z.object({ status: z.literal("logged_out"), ended: z.int() });
export type EndSignInsAnswer = z.infer<typeof endSignInsAnswerSchema>;
