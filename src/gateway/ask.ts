import * as z from "zod/mini";
import {
  type Job,
  jobsSchema,
  newsletterAnswerSchema,
  type newsletterRequestSchema,
  type Post,
  postSchema,
} from "../contract/services.ts";
import { type GatewayOptions, gateway } from "./gateway.ts";

/** What our own pages and files ask of the services. A failure is a value: null, or a word for it. */
export interface Services {
  /** The open roles; null when no proper answer came in time. */
  jobs(): Promise<readonly Job[] | null>;
  /** The product updates, newest first, 20 at most; null when no proper answer came in time. */
  posts(): Promise<readonly Post[] | null>;
  /** Asks that an address be invited to a newsletter. */
  subscribe(request: z.input<typeof newsletterRequestSchema>): Promise<"pending" | "invalid" | "unavailable">;
}

/** Milliseconds. Shorter than what a page grants its holes, so that the page can say what is missing. */
const timeLimit = 3000;

const postsSchema = z.object({ posts: z.array(postSchema) });

/**
 * The services as a page at `here` asks them: through the gateway, so that a configured host answers where there is
 * one, and `environment=staging` in the address of the page counts for what it shows.
 */
export function servicesFor(here: URL, options: GatewayOptions): Services {
  const ask = (path: string, init?: RequestInit) =>
    gateway(new Request(new URL(path, here), init), {
      timeLimit,
      staging: here.searchParams.get("environment") === "staging",
      ...options,
    });
  return {
    jobs: async () => parsed(await ask("/jobs.js"), jobsSchema),
    posts: async () => parsed(await ask("/content/posts"), postsSchema).then((answer) => answer?.posts ?? null),
    subscribe: async (request) => {
      const answer = await ask("/newsletter/subscription/subscribe", {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify(request),
      });
      if (answer.status === 400) return "invalid";
      return (await parsed(answer, newsletterAnswerSchema))?.status ?? "unavailable";
    },
  };
}

/** The answer when it is a success and has the form asked for. The gateway has made sure that it is JSON. */
async function parsed<Schema extends z.ZodMiniType>(
  answer: Response,
  schema: Schema,
): Promise<z.output<Schema> | null> {
  if (!answer.ok) return null;
  try {
    return schema.safeParse(await answer.json()).data ?? null;
  } catch {
    return null;
  }
}
