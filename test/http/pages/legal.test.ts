import { env } from "cloudflare:workers";
import { describe, expect, it, vi } from "vitest";
import { type Language, languageNames, pathIn, speaks } from "../../../src/contract/language/languages.ts";
import { legalTextSchema } from "../../../src/contract/legal-text.ts";
import { routes } from "../../../src/contract/routes.ts";
import { SpokenFile } from "../../../src/files/spoken-file.ts";
import { speaking } from "../../../src/locales/speaking.ts";
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

  const spoken = languageNames.filter((language) => language !== "en" && speaks("legal", language));
  const translations = spoken.flatMap((language) =>
    (["privacy", "cookies", "terms", "proPrivacyTerms", "acceptableUse"] as const).map((name) => ({ language, name })),
  );

  it.each(translations)("PAGE-5 LANG-2 $name in $language says that the English text counts", async (asked) => {
    const { path } = routes[asked.name];
    const html = await (await request(pathIn(asked.language, path))).text();
    expect(html).toContain(`<a href="${path}" hrefLang="en-GB">`);
    expect(await (await request(path)).text()).not.toContain('hrefLang="en-GB">');
  });

  it("PAGE-5 LANG-2 each language has its own file, and keeps it to itself", async () => {
    const asked: string[] = [];
    const files = {
      fetch: async (address: string) => {
        asked.push(address);
        return Response.json({ address });
      },
    };
    const file = new SpokenFile("terms", (text): { address: string } => JSON.parse(text));
    const readIn = (language: Language) =>
      speaking({ language, feature: "fallback", files: env.ASSETS }, () => file.read(files));
    for (const language of ["de", "en", "fr", "de"] as const) {
      const folder = language === "en" ? "" : `documents/${language}/`;
      expect(await readIn(language)).toEqual({ address: `https://files.invalid/data/${folder}terms.json` });
    }
    expect(asked).toHaveLength(3);
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
