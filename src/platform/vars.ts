/** What the variables of our workers are made of. Each worker says in its own `env.ts` which it reads. */
import * as z from "zod/mini";

/** Where a worker runs. Whatever only helps to develop or to try exists in the first, or the first two. */
export const stageSchema = z.enum(["development", "staging", "production"]);
export type Stage = z.infer<typeof stageSchema>;

export const webAddress = z.url({ protocol: /^https?$/ });

/** Empty where it is not given. */
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
