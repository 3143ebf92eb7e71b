import { describe, expect, it, vi } from "vitest";
import { type Given, page, placePage } from "../../src/render/page.ts";
import { renderPage } from "../../src/render/render.tsx";
import { EncodedBodies } from "../../src/render/shells.ts";
import { resolveVisit } from "../../src/visit/visit.ts";
import { noServices } from "../no-services.ts";

const text = "A page says much of what it says more than once. ".repeat(200);
const plain = () => new TextEncoder().encode(text);

describe("the forms of a page that are kept", () => {
  it.each(["br", "gzip"] as const)("PAGE-9 are its packed one alone, once it was asked for as %s", async (coding) => {
    const changed = vi.fn();
    const forms = new EncodedBodies(plain(), changed);
    expect(forms.size).toBe(text.length);
    await forms.pack(coding);
    expect(forms.size).toBe(forms.packed(coding)?.bytes.byteLength);
    expect(forms.size).toBeLessThan(text.length / 4);
    expect(changed).toHaveBeenCalledTimes(1);
  });

  it("PAGE-9 are the plain one beside it, from when that is asked for again", async () => {
    const changed = vi.fn();
    const forms = new EncodedBodies(plain(), changed);
    await forms.pack("br");
    const packed = forms.size;
    for (const again of [await forms.plain(), await forms.plain()]) expect(again).toEqual(plain());
    expect(forms.size).toBe(packed + text.length);
    expect(changed).toHaveBeenCalledTimes(2);
  });

  it("PAGE-9 are both packed ones where both are asked for, at once or in turn", async () => {
    const atOnce = new EncodedBodies(plain(), () => {});
    await Promise.all([atOnce.pack("br"), atOnce.pack("gzip"), atOnce.pack("br")]);
    const inTurn = new EncodedBodies(plain(), () => {});
    for (const coding of ["gzip", "br"] as const) await inTurn.pack(coding);
    expect(inTurn.size).toBe(atOnce.size);
    expect(await atOnce.plain()).toEqual(plain());
    expect(await inTurn.plain()).toEqual(plain());
  });
});

describe("pages that are kept", () => {
  it("PAGE-9 are rendered once, though their plain bytes are more than an isolate keeps", async () => {
    const body = vi.fn(() => <p>{"x".repeat(2 ** 20)}</p>);
    const declared = page({ title: "Large", description: "A page of a megabyte.", body });
    const large = Array.from({ length: 40 }, (_, index) => ({
      ...placePage("about", declared, "about"),
      id: `${index}`,
    }));
    const visit = resolveVisit(new Request("http://localhost/about"), { hosts: { start: [], noai: [], onion: [] } });
    const given: Given = {
      services: noServices,
      files: { fetch: async () => new Response("body{}") },
      subscriber: null,
      outcome: null,
    };
    for (const _ of ["rendered", "found"]) {
      for (const one of large) {
        const rendered = await renderPage({ page: one, visit, given, report: vi.fn() });
        if (!(rendered.body instanceof EncodedBodies)) throw new Error("the page is not kept");
        await rendered.body.pack("br");
      }
    }
    expect(body).toHaveBeenCalledTimes(large.length);
  });
});
