import { env } from "cloudflare:workers";
import { describe, expect, it, vi } from "vitest";
import { legalTextSchema } from "../../../src/contract/legal-text.ts";
import { routes } from "../../../src/contract/routes.ts";
import { legalPages } from "../../../src/pages/legal/routes.tsx";
import { renderPage } from "../../../src/render/render.tsx";
import { resolveVisit } from "../../../src/visit/visit.ts";
import { expectWrittenOnce } from "../../logged.ts";
import { pages } from "../../pages.ts";
import { request } from "../request.ts";

const documents = {
  privacy: "privacy",
  terms: "terms",
  proPrivacyTerms: "pro-terms",
  acceptableUse: "acceptable-use",
} as const;

describe("legal documents", () => {
  it.each(Object.entries(documents))("PAGE-5 %s shows all of its text, under its own date", async (route, file) => {
    const name = route as keyof typeof documents;
    const stored = await env.ASSETS.fetch(`https://files.invalid/data/${file}.json`);
    const { sections, history } = legalTextSchema.parse(await stored.json());
    const html = await (await request(routes[name].path)).text();
    expect(sections.length).toBeGreaterThan(4);
    for (const { id } of sections) expect(html).toContain(`id="${id}"`);
    expect(pages[name].changed).toBe(history[0]?.day);
  });

  it("PAGE-5 ERR-1 a text that cannot be read is an error, which is not kept", async () => {
    const visit = resolveVisit(new Request("http://localhost/terms?kae=d"), {
      hosts: { start: [], noai: [], onion: [] },
    });
    expectWrittenOnce("error");
    const none = { fetch: async () => new Response(null, { status: 404 }) };
    const page = { ...legalPages.terms, id: "unread" };
    const asked = { page, visit, data: null, result: null, title: page.title, report: vi.fn() };
    await expect(renderPage({ ...asked, files: none })).rejects.toThrow("cannot be read");
    const { etag } = await renderPage({ ...asked, files: env.ASSETS });
    expect(etag).not.toBeNull();
  });
});
