/** What our own pages and files ask of the services. */
import * as z from "zod/mini";
import { call, type Service } from "../contract/call.ts";
import {
  type Job,
  jobSchema,
  newsletterAnswerSchema,
  newsletterPaths,
  type newsletterRequestSchema,
  type Post,
  postSchema,
} from "../contract/services.ts";

/** Milliseconds. Shorter than the time limit of a late part, so that the page can say what is missing. */
const hurried = { deadline: 3000 };

const refusals: ReadonlyMap<number | null, "invalid" | "wait"> = new Map([
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

/** The open roles; null when no proper answer came in time. */
export async function readJobs(service: Service): Promise<readonly Job[] | null> {
  const answer = await call(service, { path: "/jobs.js", schema: jobsSchema }, hurried);
  return answer.ok ? answer.value : null;
}

/** The product updates, newest first, 20 at most; null when no proper answer came in time. */
export async function readPosts(service: Service): Promise<readonly Post[] | null> {
  const answer = await call(service, { path: "/content/posts", schema: postsSchema }, hurried);
  return answer.ok ? answer.value.posts : null;
}

/** Has an invitation to a newsletter sent to an address. */
export async function subscribe(
  service: Service,
  body: z.input<typeof newsletterRequestSchema>,
): Promise<"pending" | "invalid" | "wait" | "unavailable"> {
  const path = newsletterPaths.subscribe;
  const answer = await call(service, { method: "POST", path, body, schema: newsletterAnswerSchema }, hurried);
  return answer.ok ? answer.value.status : (refusals.get(answer.error.status) ?? "unavailable");
}
