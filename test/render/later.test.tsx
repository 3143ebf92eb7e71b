import { env } from "cloudflare:workers";
import type { ReactNode } from "react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { Later } from "../../src/render/later.tsx";
import { page, placePage } from "../../src/render/page.ts";
import { renderPage } from "../../src/render/render.tsx";
import { resolveVisit } from "../../src/visit/visit.ts";

const hosts = { start: [], noai: [], onion: ["onion.localhost"] };

interface Parts {
  readonly first: Promise<ReactNode>;
  readonly second: Promise<ReactNode>;
}

const twoParts = placePage(
  "about",
  page({
    title: "Parts & more",
    description: "A page with two late parts.",
    load: (): Parts => ({ first: Promise.resolve(null), second: Promise.resolve(null) }),
    body: ({ data }) => (
      <>
        <h1>Before</h1>
        <Later value={data.first}>{(node) => node}</Later>
        <p>between</p>
        <Later value={data.second}>{(node) => node}</Later>
        <p>after</p>
      </>
    ),
  }),
  "about",
);

function render(first: Promise<ReactNode>, url = "http://localhost/about") {
  const report = vi.fn();
  const data: Parts = { first, second: Promise.resolve(<p>second</p>) };
  const visit = resolveVisit(new Request(url), { hosts });
  const rendering = { page: twoParts, visit, files: env.ASSETS, data, result: null, title: "Parts & more", report };
  return { report, rendered: renderPage(rendering) };
}

async function text(body: Uint8Array | ReadableStream<Uint8Array>): Promise<string> {
  return body instanceof ReadableStream ? new Response(body).text() : new TextDecoder().decode(body);
}

afterEach(() => vi.useRealTimers());

describe("late parts", () => {
  it("STREAM-1 HOST-3 stand in the order of the page, whichever is ready first", async () => {
    const late = Promise.withResolvers<ReactNode>();
    const { rendered } = render(late.promise);
    const { body, etag } = await rendered;
    late.resolve(<p>first</p>);
    const html = await text(body);
    const places = [">Before<", ">first<", ">between<", ">second<", ">after<", "</html>"].map((words) =>
      html.indexOf(words),
    );
    expect(places).not.toContain(-1);
    expect(places).toEqual([...places].sort((a, b) => a - b));
    expect(html).not.toContain("<template");
    expect(html).toContain("<title>Parts &amp; more · ");
    expect(etag).toBeNull();
  });

  it("STREAM-1 what stands before a part is sent while the part is still to come", async () => {
    const late = Promise.withResolvers<ReactNode>();
    const { body } = await render(late.promise).rendered;
    if (!(body instanceof ReadableStream)) throw new Error("the page was not streamed");
    const reader = body.getReader();
    let start = "";
    while (!start.includes("<h1>")) start += new TextDecoder().decode((await reader.read()).value);
    expect(start).toMatch(/^<!DOCTYPE html>[\s\S]*<h1>Before<\/h1>$/);
    late.resolve("here");
    await reader.cancel();
  });

  it("STREAM-1 may themselves have late parts, in their place", async () => {
    const inner = Promise.withResolvers<ReactNode>();
    const outer = Promise.resolve(
      <>
        <i>outer</i>
        <Later value={inner.promise}>{(node) => node}</Later>
        <i>end</i>
      </>,
    );
    const { body } = await render(outer).rendered;
    setTimeout(() => inner.resolve(<b>inner</b>), 0);
    expect(await text(body)).toContain("<i>outer</i><b>inner</b><i>end</i><p>between</p>");
  });

  it("STREAM-1 that look like the place of another are text", async () => {
    const { body } = await render(Promise.resolve('<template data-later="1"></template>')).rendered;
    expect((await text(body)).split(">second<")).toHaveLength(2);
  });

  it.each<[string, () => Promise<ReactNode>]>([
    ["rejects", () => Promise.reject(new Error("broken"))],
    ["cannot be rendered", async () => <Broken />],
  ])("ERR-3 one that %s leaves a whole page, a notice in its place and one report", async (_, first) => {
    const { rendered, report } = render(first());
    const html = await text((await rendered).body);
    expect(html).toContain("second");
    expect(html.endsWith("</html>")).toBe(true);
    expect(html.match(/data-seen="page_part_failed"/g)).toHaveLength(1);
    expect(report).toHaveBeenCalledTimes(1);
    expect(report).toHaveBeenCalledWith(expect.any(Error));
    expect(html).not.toContain("broken");
  });

  it("ERR-3 SVC-6 one that never comes is given up after its time", async () => {
    vi.useFakeTimers();
    const { rendered, report } = render(new Promise<never>(() => undefined));
    const whole = text((await rendered).body);
    await vi.advanceTimersByTimeAsync(4_001);
    expect((await whole).endsWith("</html>")).toBe(true);
    expect(report).toHaveBeenCalledTimes(1);
  });

  it.each(["http://onion.localhost/about", "http://localhost/about?complete"])(
    "HOST-3 on %s, the page is sent whole",
    async (url) => {
      const { body } = await render(Promise.resolve(<p>first</p>), url).rendered;
      expect(body).toBeInstanceOf(Uint8Array);
      expect(await text(body)).toContain("first");
    },
  );

  it("ERR-3 content that cannot be rendered is an error before anything is sent", async () => {
    const broken = placePage("about", page({ title: "x", description: "x", body: () => <Broken /> }), "about");
    const visit = resolveVisit(new Request("http://localhost/about"), { hosts });
    const rendering = { visit, files: env.ASSETS, result: null, title: "x", report: vi.fn() };
    for (const data of [null, {}]) {
      await expect(renderPage({ ...rendering, page: { ...broken, id: "broken" }, data })).rejects.toThrow("broken");
    }
  });
});

function Broken(): never {
  throw new Error("broken");
}
