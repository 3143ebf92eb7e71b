/** Schemas for the variables of our workers. The `env.ts` of each worker says which it reads. */
import * as z from "zod/mini";

/** Where a worker runs. Tools for developers exist in development alone, what is only tried out also on staging. */
export const stageSchema = z.enum(["development", "staging", "production"]);
export type Stage = z.infer<typeof stageSchema>;

export const webAddress = z.url({ protocol: /^https?$/ });

/** Text; empty if it is not set. */
export const text = z._default(z.string(), "");

/** Host names, with space between them. */
export const hostNames = z.pipe(
  text,
  z.transform((list) => list.toLowerCase().split(/\s+/).filter(Boolean)),
);

/** A host name, or an origin where it is not https on the usual port; null where nothing is given. */
export const serviceHost = z.pipe(
  z.pipe(
    z.pipe(
      text,
      z.transform((host) => (host && !host.includes("://") ? `https://${host}` : host)),
    ),
    z.union([z.literal(""), webAddress]),
  ),
  z.transform((address) => (address ? new URL(address).origin : null)),
);
