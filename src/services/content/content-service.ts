import { Hono } from "hono";
import * as z from "zod/mini";
import { type Post, type PostsAnswer, postFields, postSchema } from "../../contract/services.ts";
import { failure, json, queryParameter } from "../../platform/json-http.ts";
import { otherMethod } from "../../platform/methods.ts";
import { readDefinition } from "../definitions.ts";
import { errorAnswer } from "../error-answer.ts";
import { PinnedEntrypoint } from "../pinned.ts";
import { shippedPosts } from "./shipped-posts.ts";

export interface ContentBindings {
  readonly env: Pick<Env, "STORE">;
}

const postsSchema = z.array(postSchema);

export const contentApp = new Hono<{ Bindings: ContentBindings }>();

const absent = z.literal(null);

function count(least: number, most: number, otherwise: number) {
  const given = z.pipe(z.string().check(z.regex(/^\d{1,4}$/)), z.transform(Number));
  const number = z.union([
    z.pipe(
      absent,
      z.transform(() => otherwise),
    ),
    given,
  ]);
  return z.pipe(number, z.number().check(z.minimum(least), z.maximum(most)));
}

const fieldName = z.enum(postFields as [keyof Post, ...(keyof Post)[]]);

/** `limit` is 1 to 20, `page` counts from 1, `fields` is separated by commas. The defaults: 20, 1 and all fields. */
const querySchema = z.object({
  limit: count(1, 20, 20),
  page: count(1, 9999, 1),
  fields: z.union([
    z.pipe(
      absent,
      z.transform(() => postFields),
    ),
    z.pipe(
      z.pipe(
        z.string(),
        z.transform((list) => list.split(",")),
      ),
      z.array(fieldName).check(z.minLength(1)),
    ),
  ]),
});

contentApp.get("/content/posts", async (c) => {
  const url = new URL(c.req.url);
  const names = ["limit", "page", "fields"] as const;
  const query = querySchema.safeParse(Object.fromEntries(names.map((name) => [name, queryParameter(url, name)])));
  if (!query.success) return failure("invalid_request", 400);
  const all = await readDefinition(c.env.env.STORE, "posts", postsSchema, () => shippedPosts);
  const { limit, page, fields } = query.data;
  const posts = all.slice((page - 1) * limit, page * limit).map((post) => pick(post, fields));
  const answer = { posts, meta: { pagination: pagination(all.length, limit, page) } } satisfies PostsAnswer;
  return json(answer, 200, cacheable);
});

/** New posts may be five minutes late: the list is the same for everyone. */
const cacheable = { "cache-control": "public, max-age=300" };

/** Which page this is and which lie beside it. */
export function pagination(total: number, limit: number, page: number) {
  const pages = Math.max(1, Math.ceil(total / limit));
  return { page, limit, pages, total, next: page < pages ? page + 1 : null, prev: page > 1 ? page - 1 : null };
}

function pick(post: Post, fields: readonly (keyof Post)[]): Partial<Post> {
  return Object.fromEntries(fields.map((field) => [field, post[field]]));
}

contentApp.notFound((c) => otherMethod(contentApp.routes, c.req.method, c.req.path) ?? failure("not_found", 404));

contentApp.onError((error) => errorAnswer("content", error));

/** The content service: product updates. */
export class ContentService extends PinnedEntrypoint {
  override fetch(request: Request): Response | Promise<Response> {
    return contentApp.fetch(request, { env: this.env }, this.ctx);
  }
}
