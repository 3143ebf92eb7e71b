import { html } from "hono/html";
import { describe, expect, it } from "vitest";
import { marked } from "../../src/platform/pages/marked.ts";

const marks = { b: (inner: string) => html`<strong>${inner}</strong>` };

describe("a sentence with marked parts", () => {
  it.each([
    ["plain & simple", "plain &amp; simple"],
    ["Sign in with <b>owl</b> or <b>wren</b>.", "Sign in with <strong>owl</strong> or <strong>wren</strong>."],
    ["<b>R&D</b>", "<strong>R&amp;D</strong>"],
    ["<b><img src=x></b>", "<strong>&lt;img src=x&gt;</strong>"],
    ["<script>alert(1)</script>", "alert(1)"],
    ["<constructor>x</constructor>", "x"],
    ["<b>open", "&lt;b&gt;open"],
  ])("LANG-2 %s is %s", async (text, shown) => {
    expect(String(await marked(text, marks))).toBe(shown);
  });
});
