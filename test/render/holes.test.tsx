import { afterEach, describe, expect, it, vi } from "vitest";
import { Hole } from "../../src/render/hole.tsx";
import { type Given, type HoleRenderer, page, placePage } from "../../src/render/page.ts";
import { type Rendered, renderPage } from "../../src/render/render.tsx";
import { EncodedBodies } from "../../src/render/shells.ts";
import { resolveVisit } from "../../src/visit/visit.ts";
import { noServices } from "../no-services.ts";

const hosts = { start: [], noai: [], onion: ["onion.localhost"] };
const visit = (url = "http://localhost/about") => resolveVisit(new Request(url), { hosts });

/** None of these holes calls a service. */
const given: Given = {
  services: noServices,
  files: { fetch: async () => new Response("body{}") },
  subscriber: null,
  outcome: null,
};

let pages = 0;

/** A page of its own with two holes, so that no shell is shared between tests. */
function pageWith(first: HoleRenderer, second: HoleRenderer = () => <p>second</p>) {
  const declared = page({
    title: "Holes",
    description: "A page with two holes.",
    holes: { first, second },
    body: () => (
      <>
        <h1>Before</h1>
        <Hole name="first" />
        <p>between</p>
        <Hole name="second" />
        <p>after</p>
      </>
    ),
  });
  return { ...placePage("about", declared, "about"), id: `holes-${pages++}` };
}

const text = async (body: Rendered["body"]) => {
  if (body instanceof ReadableStream) return new Response(body).text();
  return new TextDecoder().decode(body instanceof EncodedBodies ? await body.plain() : body);
};

afterEach(() => vi.useRealTimers());

describe("holes", () => {
  it("HOST-3 are filled in the order of the page, whichever is ready first", async () => {
    const late = Promise.withResolvers<React.ReactNode>();
    const { body, etag } = await renderPage({
      page: pageWith(() => late.promise),
      visit: visit(),
      given,
      report: vi.fn(),
    });
    late.resolve(<p>first</p>);
    const html = await text(body);
    const places = [">Before<", ">first<", ">between<", ">second<", ">after<", "</html>"].map((words) =>
      html.indexOf(words),
    );
    expect(places).not.toContain(-1);
    expect(places).toEqual([...places].sort((a, b) => a - b));
    expect(html).not.toContain("<template");
    expect(etag).toBeNull();
  });

  it("ERR-3 what stands before a hole is sent while the hole is still open", async () => {
    const late = Promise.withResolvers<React.ReactNode>();
    const { body } = await renderPage({ page: pageWith(() => late.promise), visit: visit(), given, report: vi.fn() });
    if (!(body instanceof ReadableStream)) throw new Error("the page was not streamed");
    const reader = body.getReader();
    const start = new TextDecoder().decode((await reader.read()).value);
    expect(start).toMatch(/^<!DOCTYPE html>[\s\S]*<h1>Before<\/h1>$/);
    late.resolve("here");
    await reader.cancel();
  });

  it.each<[string, HoleRenderer]>([
    [
      "throws",
      () => {
        throw new Error("broken");
      },
    ],
    ["rejects", () => Promise.reject(new Error("broken"))],
    ["cannot be rendered", () => <Broken />],
  ])("ERR-3 one that %s leaves a whole page, a notice in its place and one report", async (_, hole) => {
    const report = vi.fn();
    const { body } = await renderPage({ page: pageWith(hole), visit: visit(), given, report });
    const html = await text(body);
    expect(html).toContain("second");
    expect(html.endsWith("</html>")).toBe(true);
    expect(html.match(/notice/g)?.length).toBeGreaterThan(0);
    expect(report).toHaveBeenCalledTimes(1);
    expect(report).toHaveBeenCalledWith(expect.any(Error), "hole first");
    expect(html).not.toContain("broken");
  });

  it("ERR-3 SVC-6 one that never comes is given up after its time", async () => {
    vi.useFakeTimers();
    const report = vi.fn();
    const never = new Promise<never>(() => undefined);
    const { body } = await renderPage({ page: pageWith(() => never), visit: visit(), given, report });
    const whole = text(body);
    await vi.advanceTimersByTimeAsync(4_001);
    expect((await whole).endsWith("</html>")).toBe(true);
    expect(report).toHaveBeenCalledTimes(1);
  });

  it.each(["http://onion.localhost/about", "http://localhost/about?complete"])(
    "HOST-3 %s is sent whole",
    async (url) => {
      const { body } = await renderPage({
        page: pageWith(() => <p>first</p>),
        visit: visit(url),
        given,
        report: vi.fn(),
      });
      expect(body).toBeInstanceOf(Uint8Array);
      expect(await text(body)).toContain("first");
    },
  );

  it("ERR-3 a shell that cannot be rendered is an error before anything is sent", async () => {
    const about = placePage("about", page({ title: "x", description: "x", body: () => <Broken /> }), "about");
    await expect(
      renderPage({ page: { ...about, id: "broken" }, visit: visit(), given, report: vi.fn() }),
    ).rejects.toThrow("broken");
  });
});

function Broken(): never {
  throw new Error("broken");
}
