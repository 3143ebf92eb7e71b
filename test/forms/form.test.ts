import { describe, expect, it } from "vitest";
import * as z from "zod/mini";
import { scriptedForm } from "../../src/contract/scripted-form.ts";
import { type C, form, parseFields, seeOther } from "../../src/forms/form.ts";
import { companyPages } from "../../src/pages/company/routes.tsx";
import { answerPage } from "../../src/render/answer-page.ts";
import { found, request } from "../http/request.ts";

const plan = form({
  period: z.enum(["month", "year"]),
  extras: z.array(z.string()),
  note: z.optional(z.string().check(z.maxLength(3))),
});

const read = (query: string) => parseFields(plan, new URLSearchParams(query));

describe("a form", () => {
  it("FLOW-7 gives what its schema says, lists where a name may come repeatedly, and the first value where not", () => {
    const sent = read("period=year&period=month&extras=a&extras=b&other=1");
    expect(sent.ok && sent.value).toEqual({ period: "year", extras: ["a", "b"] });
    expect(sent.fields.get("other")).toBe("1");
  });

  it("FLOW-7 names the fields that were not accepted, and keeps them as they were typed", () => {
    const sent = read("period=week&note=long");
    expect(sent.ok || [...sent.faults]).toEqual(["period", "note"]);
    expect(sent.fields.get("period")).toBe("week");
  });

  it("FLOW-7 leads on by 303, which no cache keeps, with its cookies", () => {
    const { status, headers } = seeOther("/pro", ["a=1", "b=2"]);
    expect([status, headers.get("location"), headers.get("cache-control"), headers.getSetCookie()]).toEqual([
      303,
      "/pro",
      "no-store",
      ["a=1", "b=2"],
    ]);
  });
});

describe("the door", () => {
  const send = (path: string, fields: Record<string, string>, headers: Record<string, string> = {}) =>
    request(path, { method: "POST", headers, body: new URLSearchParams(fields) });
  const byScript = { [scriptedForm.request]: "script" };

  it("FLOW-7 tells a script the way on, on every page, with the cookies of any form", async () => {
    const plain = await send("/settings/theme", { theme: "dark", back: "/about" });
    const scripted = await send("/settings/theme", { theme: "dark", back: "/about" }, byScript);
    expect([plain.status, plain.headers.get("location")]).toEqual([303, "/about"]);
    expect([scripted.status, scripted.headers.get("location")]).toEqual([204, null]);
    expect(scripted.headers.get(scriptedForm.next)).toBe("/about");
    expect(scripted.headers.getSetCookie()).toEqual(plain.headers.getSetCookie());
  });

  it("HOLD-3 says what is wrong with a body on a page for people", async () => {
    const answer = await request("/settings/theme", {
      method: "POST",
      headers: { "content-type": "multipart/form-data; boundary=x" },
      body: "--x\r\nno such thing",
    });
    expect([answer.status, found(await answer.text(), /data-page="(\w+)"/)]).toEqual([400, "error_400"]);
  });
});

describe("a result", () => {
  it("FLOW-7 fits its page, or does not compile", () => {
    /** Never run: the compiler reports every expected error that does not occur. */
    const declared = (c: C) => {
      const typed = new URLSearchParams();
      answerPage(c, companyPages.newsletter);
      answerPage(c, companyPages.newsletter, { tag: "invalid", typed });
      // @ts-expect-error no page shows a result that it did not declare
      answerPage(c, companyPages.newsletter, { tag: "gone", typed });
      // @ts-expect-error nor one without what it declared
      answerPage(c, companyPages.newsletter, { tag: "invalid" });
      // @ts-expect-error nor that of another page
      answerPage(c, companyPages.newsletter, { tag: "shown", deleted: {} });
      // @ts-expect-error a page that declares none is handed none
      answerPage(c, companyPages.about, { tag: "invalid", typed });
    };
    expect(declared).toBeTypeOf("function");
  });
});
