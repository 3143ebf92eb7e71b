import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { postFields, postSchema, postsAnswerSchema } from "../../../src/contract/services.ts";
import { contentApp, pagination } from "../../../src/services/content/content-service.ts";

const ask = async (query = "") => contentApp.request(`http://localhost/content/posts${query}`, {}, { env });
const postsOf = async (query = "") => postsAnswerSchema.parse(await (await ask(query)).json());

describe("posts", () => {
  it("SVC-5 are whole, newest first, each with an address of its own", async () => {
    const { posts, meta } = await postsOf();
    const whole = posts.map((post) => postSchema.parse(post));
    expect(meta.pagination).toEqual({ page: 1, limit: 20, pages: 1, total: whole.length, next: null, prev: null });
    expect(whole.map(({ published_at }) => published_at)).toEqual(
      whole
        .map(({ published_at }) => published_at)
        .sort()
        .reverse(),
    );
    expect(new Set(whole.map(({ slug }) => slug)).size).toBe(whole.length);
    expect(whole.length).toBeGreaterThan(10);
    for (const { html } of whole) expect(html).not.toMatch(/<(?!\/?p>)/);
  });

  it("SVC-5 come with the limit and the fields asked for", async () => {
    const { posts, meta } = await postsOf("?limit=5&fields=title,url&page=2");
    expect([posts.length, meta.pagination.prev, meta.pagination.next]).toEqual([5, 1, 3]);
    for (const post of posts) expect(Object.keys(post)).toEqual(["title", "url"]);
    expect((await postsOf(`?fields=${postFields.join(",")}`)).posts.length).toBe(12);
  });

  it.each([
    "?limit=0",
    "?limit=21",
    "?limit=-1",
    "?limit=1e1",
    "?limit=",
    "?limit=1&limit=2",
    "?page=0",
    "?fields=",
    "?fields=title,secret",
    "?fields=__proto__",
  ])("SVC-5 %s is a bad request", async (query) => {
    const answer = await ask(query);
    expect([answer.status, await answer.json()]).toEqual([400, { error: "invalid_request" }]);
  });

  it.each([
    [12, 20, 1, { pages: 1, next: null, prev: null }],
    [12, 5, 3, { pages: 3, next: null, prev: 2 }],
    [0, 5, 1, { pages: 1, next: null, prev: null }],
  ])("SVC-5 %i posts, %i a page, page %i", (total, limit, page, expected) => {
    expect(pagination(total, limit, page)).toMatchObject(expected);
  });

  it("SVC-5 a list in KV replaces the one that shipped, unless it is broken", async () => {
    const [post] = (await postsOf("?limit=1")).posts;
    await env.STORE.put("definition:posts", JSON.stringify([{ ...post, title: "From the store" }]));
    expect((await postsOf()).posts.map(({ title }) => title)).toEqual(["From the store"]);
    for (const broken of ["{", "[{}]", "null"]) {
      const store = { get: async () => broken } as unknown as KVNamespace;
      const answer = await contentApp.request("http://localhost/content/posts", {}, { env: { ...env, STORE: store } });
      expect(postsAnswerSchema.parse(await answer.json()).posts.length).toBe(12);
    }
  });
});
