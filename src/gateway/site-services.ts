import * as z from "zod/mini";
import {
  type Job,
  jobSchema,
  newsletterAnswerSchema,
  newsletterPaths,
  type newsletterRequestSchema,
  type Post,
  postSchema,
} from "../contract/services.ts";
import { type Asker, ask } from "./ask.ts";

/** What our own pages and files ask of the services. A failure is a value: null, or a word for it. */
export interface Services {
  /** The open roles; null when no proper answer came in time. */
  jobs(): Promise<readonly Job[] | null>;
  /** The product updates, newest first, 20 at most; null when no proper answer came in time. */
  posts(): Promise<readonly Post[] | null>;
  /** Has an invitation to a newsletter sent to an address. */
  subscribe(request: z.input<typeof newsletterRequestSchema>): Promise<"pending" | "invalid" | "wait" | "unavailable">;
}

/** Milliseconds. Shorter than the time limit of a hole, so that the page can say what is missing. */
const timeLimit = 3000;

const refusals: ReadonlyMap<number, "invalid" | "wait"> = new Map([
  [400, "invalid"],
  [429, "wait"],
]);

/** A list of which a page shows no more: the rest is cut off before anything looks at it. */
function firstOf<Item extends z.ZodMiniType>(most: number, item: Item) {
  const cut = (given: unknown) => (Array.isArray(given) ? given.slice(0, most) : given) as z.input<Item>[];
  return z.pipe(z.transform(cut), z.array(item));
}

const postsSchema = z.object({ posts: firstOf(20, postSchema) });
/** More open roles than anybody reads through. */
const jobsSchema = firstOf(500, jobSchema);

export function servicesFor({ options, ...asker }: Asker): Services {
  const hurried: Asker = { ...asker, options: { timeLimit, ...options } };
  return {
    async jobs() {
      const answer = await ask(hurried, { path: "/jobs.js", schema: jobsSchema });
      return answer.tag === "ok" ? answer.data : null;
    },
    async posts() {
      const answer = await ask(hurried, { path: "/content/posts", schema: postsSchema });
      return answer.tag === "ok" ? answer.data.posts : null;
    },
    async subscribe(body) {
      const path = newsletterPaths.subscribe;
      const answer = await ask(hurried, { method: "POST", path, body, schema: newsletterAnswerSchema });
      if (answer.tag === "ok") return answer.data.status;
      return refusals.get(answer.status) ?? "unavailable";
    },
  };
}
