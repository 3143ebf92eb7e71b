import { createExecutionContext, env, waitOnExecutionContext } from "cloudflare:test";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { createApp } from "../../../src/app.ts";
import { roomInFirstFlight } from "../../../src/render/shells.ts";

const app = createApp();

/** The answer with its bytes as they are sent, still compressed, once all background work is done. */
async function ask(path: string, accepted: string, headers: Readonly<Record<string, string>> = {}) {
  const context = createExecutionContext();
  const request = new Request(`http://localhost${path}`, { headers: { "accept-encoding": accepted, ...headers } });
  const answer = await app.fetch(request, env, context);
  const bytes = new Uint8Array(await answer.arrayBuffer());
  await waitOnExecutionContext(context);
  return { status: answer.status, headers: answer.headers, bytes };
}

const plainOf = async (path: string) => new TextDecoder().decode((await ask(path, "identity")).bytes);

const unpacked: Readonly<Record<string, (bytes: Uint8Array) => Uint8Array>> = {
  br: (bytes) => brotliDecompressSync(bytes),
  gzip: (bytes) => gunzipSync(bytes),
};

describe("a page that is ready", () => {
  it.each([
    ["gzip", "gzip, deflate"],
    ["br", "gzip, deflate, br, zstd"],
    ["gzip", "br;q=0, gzip;q=0.5"],
  ])("PAGE-9 is sent as %s to the second who asks for “%s”", async (coding, accepted) => {
    const path = `/about?as=${encodeURIComponent(accepted)}`;
    await ask(path, accepted);
    const second = await ask(path, accepted);
    expect(second.headers.get("content-encoding")).toBe(coding);
    expect(second.headers.get("vary")).toContain("accept-encoding");
    const plain = await plainOf(path);
    expect(second.bytes.byteLength).toBeLessThan(plain.length / 3);
    expect(new TextDecoder().decode(unpacked[coding]?.(second.bytes))).toBe(plain);
  });

  it.each(Object.keys(unpacked))(
    "PAGE-9 is the same page in plain bytes, before it is packed as %s and after",
    async (coding) => {
      const own = { cookie: coding === "br" ? "kae=d" : "kae=l" };
      const before = await ask("/about", "identity", own);
      expect(before.headers.has("content-encoding")).toBe(false);
      await ask("/about", coding, own);
      expect((await ask("/about", coding, own)).headers.get("content-encoding")).toBe(coding);
      for (let times = 0; times < 2; times += 1) {
        const after = await ask("/about", "identity", own);
        expect(new TextDecoder().decode(after.bytes)).toBe(new TextDecoder().decode(before.bytes));
        expect(after.headers.get("etag")).toBe(before.headers.get("etag"));
      }
    },
  );

  it("PAGE-9 is packed as small as can be where it is long and asked for often, and is the same page", async () => {
    const asked = async (path: string) => (await ask(path, "br")).bytes;
    for (const path of ["/privacy", "/_app"]) {
      await asked(path);
      const first = await asked(path);
      for (let times = 0; times < 8; times += 1) await asked(path);
      const later = await asked(path);
      const isLong = first.byteLength > roomInFirstFlight;
      expect(isLong).toBe(path === "/privacy");
      expect(later.byteLength < 0.95 * first.byteLength).toBe(isLong);
      expect(new TextDecoder().decode(brotliDecompressSync(later))).toBe(await plainOf(path));
      expect(await asked(path)).toEqual(later);
    }
  });

  it("PAGE-9 has a validator for each form, and answers 304 to either", async () => {
    const plain = (await ask("/pro/privacy-terms", "identity")).headers.get("etag") ?? "";
    await ask("/pro/privacy-terms", "br");
    const packed = (await ask("/pro/privacy-terms", "br")).headers.get("etag") ?? "";
    expect(packed).toBe(plain.replace(/"$/, '-br_quick"'));
    for (let times = 0; times < 8; times += 1) await ask("/pro/privacy-terms", "br");
    const best = (await ask("/pro/privacy-terms", "br")).headers.get("etag") ?? "";
    expect(best).toBe(plain.replace(/"$/, '-br_best"'));
    for (const held of [plain, packed, best]) {
      const again = await ask("/pro/privacy-terms", "br", { "if-none-match": held });
      expect([again.status, again.headers.get("etag"), again.bytes.length]).toEqual([304, held, 0]);
    }
  });

  it("PAGE-9 is plain to who takes no packed one, and where a campaign is written into its links", async () => {
    await ask("/about", "br");
    expect((await ask("/about", "identity;q=1, br;q=0.0")).headers.has("content-encoding")).toBe(false);
    const campaign = "/about?origin=funnel_marketing_website_radio";
    await ask(campaign, "br");
    const carried = await ask(campaign, "br");
    expect(carried.headers.has("content-encoding")).toBe(false);
    expect(new TextDecoder().decode(carried.bytes)).toContain("origin=funnel_marketing_website_radio");
  });

  it("PAGE-9 is packed for one visitor's own look by nobody", async () => {
    const own = { cookie: "k7=1d2b1a" };
    await ask("/about", "br", own);
    expect((await ask("/about", "br", own)).headers.has("content-encoding")).toBe(false);
  });
});
