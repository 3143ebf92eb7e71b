import { createExecutionContext, waitOnExecutionContext } from "cloudflare:test";
import { env, exports } from "cloudflare:workers";
import { expect, it, vi } from "vitest";
import { createApp } from "../../../src/app.ts";
import { postsAnswerSchema } from "../../../src/contract/services.ts";
import { found } from "../request.ts";

const picture = "https://blog.nightjar.example/owl.png?size=large&crop=1";
const png = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, ...new Uint8Array(16)]);

/** A content service elsewhere whose posts have a picture, and the host of that picture. */
async function upstream(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const request = new Request(input, init);
  const url = new URL(request.url);
  if (request.url === picture) return new Response(png);
  const answer = await exports.ContentService.fetch(new Request(`http://localhost${url.pathname}${url.search}`));
  const { posts, meta } = postsAnswerSchema.parse(await answer.json());
  return Response.json({ posts: posts.map((post) => ({ ...post, feature_image: picture })), meta });
}

async function get(path: string): Promise<Response> {
  const context = createExecutionContext();
  const settings = { ...env, CONTENT_HOST: "content.upstream.example" };
  const answer = await createApp().fetch(new Request(`http://localhost${path}`), settings, context);
  const body = await answer.arrayBuffer();
  await waitOnExecutionContext(context);
  return new Response(body, answer);
}

it("SVC-5 SEC-1 the picture of a post comes by way of this site, and no other host is named to the browser", async () => {
  using _ = vi.spyOn(globalThis, "fetch").mockImplementation(upstream);
  const html = await (await get("/updates")).text();
  expect(html).not.toContain("blog.nightjar.example/owl.png");
  const address = found(html, /<img[^>]* src="(\/iu[^"]*)"/).replaceAll("&amp;", "&");
  const shown = await get(address);
  expect([shown.status, shown.headers.get("content-type")]).toEqual([200, "image/png"]);
});
