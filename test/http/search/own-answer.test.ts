import { describe, expect, it } from "vitest";
import { href } from "../../../src/contract/routes.ts";
import { found, hosts, request } from "../request.ts";

const form = { "content-type": "application/x-www-form-urlencoded" };

/** The text of the answer above the results; "" where there is none. */
const answerIn = (html: string) => found(html, /<section[^>]*aria-labelledby="instant-answer"[^>]*>(.*?)<\/section>/s);

async function answerTo(q: string, asked: Parameters<typeof request>[1] = {}): Promise<string> {
  return answerIn(await (await request(href("home", { q }), asked)).text());
}

describe("an instant answer", () => {
  it.each([
    ["15% of 80", ">12<"],
    ["capital of france", "Paris"],
    ["time difference between lisbon and tokyo", "9 hours ahead"],
    ["http 404", "Not Found"],
    ["#ff9a62", "rgb(255, 154, 98)"],
    ["dark theme", `href="${href("theme", { kae: "d" })}"`],
    ["qr code of otter@people.example", "<path"],
    ["define serendipity", "fortunate discoveries"],
    ["2.45/5", ">0.49<"],
    ["7 – 2", ">5<"],
    ["100 sq m to sq cm", ">1,000,000 square centimetres<"],
    ["1 ft lb in n m", "1.3558179483"],
    ["light year in mm", "9.460730473 × 10^18"],
    ["1 Gb in MB", ">125 megabytes<"],
    ["sha256 hello", "2cf24dba5fb0a30e26e83b2ac5b9e29e1b161e5c1fa7425e73043362938b9824"],
    ["md5 hello", "5d41402abc4b2a76b9719d911017c592"],
    ["base64 encode hello world", ">aGVsbG8gd29ybGQ=<"],
    ["mcmxciv", ">1994<"],
    ["unicode snowman", "U+2603"],
  ])("SRCH-8 stands on the page of results for %s", async (q, value) => {
    expect(await answerTo(q)).toContain(value);
  });

  it.each(["otter", "weather in lisbon", "best films of 2020"])("SRCH-8 is none for %s", async (q) => {
    expect(await answerTo(q)).toBe("");
  });

  it("SRCH-8 a figure that changes comes with its year and its source", async () => {
    const html = await answerTo("population of iceland");
    for (const said of ["393,396", "2024", "United Nations", "CC BY 3.0 IGO"]) expect(html).toContain(said);
  });

  it("SRCH-8 what stands in its own measure says in which", async () => {
    expect(await answerTo("sin 1")).toContain("radians");
    expect(await answerTo("30 is what percent of 120")).toContain(">25%<");
  });

  it.each([
    ["capital of georgia", "uk-en", ["Tbilisi", "US state of Georgia is Atlanta"]],
    ["1 cup in ml", "uk-en", ["1 metric cup", ">250 millilitres<", "A US cup is 236.6 ml"]],
    ["1 cup in ml", "us-en", ["1 US cup", "236.588", "A metric cup is 250 ml"]],
    ["2 months in days", "uk-en", ["60.87", "On average"]],
    ["time in portland", "uk-en", ["Portland, Oregon"]],
  ])("SRCH-8 %s (%s) says which of those that share the name", async (q, region, said) => {
    const html = await answerTo(q, { cookie: `kl=${region}` });
    for (const words of said) expect(html).toContain(words);
  });

  it("SRCH-8 stands above everything that was found", async () => {
    const html = await (await request(href("home", { q: "dark theme" }))).text();
    expect(html.indexOf('id="instant-answer"')).toBeLessThan(html.indexOf('id="elsewhere"'));
  });

  it("SRCH-9 kz switches it off", async () => {
    expect(await answerTo("15% of 80", { cookie: "kz=-1" })).toBe("");
  });

  it("SRCH-9 units are those of kaj, else of the region", async () => {
    const inMiles = await answerTo("how tall is 5 feet in cm", { cookie: "kaj=m" });
    expect(inMiles).toBe("");
    const metric = await answerTo("1 gallon in litres", { cookie: "kl=uk-en" });
    const american = await answerTo("1 gallon in litres", { cookie: "kl=us-en" });
    const chosen = await answerTo("1 gallon in litres", { cookie: "kl=uk-en; kaj=u" });
    expect(metric).toContain("4.54");
    expect(american).toContain("3.78");
    expect(chosen).toContain("3.78");
  });

  it("SRCH-8 HOST-3 says what the browser says of itself, but not over the onion host", async () => {
    const headers = { "user-agent": "Owl/1.0" };
    expect(await answerTo("my user agent", { headers })).toContain("Owl/1.0");
    expect(await answerTo("my user agent", { headers, host: hosts.onion })).toBe("");
  });

  /** The side of a QR code of a version in modules (ISO/IEC 18004), with four modules of white on both ends. */
  const side = (version: number) => 17 + 4 * version + 8;

  it.each([
    ["a".repeat(14), 1],
    ["a".repeat(15), 2],
    ["a".repeat(213), 10],
    ["a".repeat(214), 11],
    // In UTF-8. Shift JIS would make it smaller, but its table takes a new isolate longer than the code itself.
    ["梟は夜に狩る".repeat(10), 10],
  ])("SRCH-8 a QR code of %s is of the smallest version that holds it, %d", async (content, version) => {
    expect(await answerTo(`qr "${content}"`)).toContain(`viewBox="-4 -4 ${side(version)} ${side(version)}"`);
  });

  it("SRCH-8 what was drawn can be drawn again, in the way that searches are sent", async () => {
    expect(await answerTo("random number")).toContain(`href="${href("home", { q: "random number" })}"`);
    const sent = { method: "POST", headers: { ...form, cookie: "kg=p" }, body: "q=random+number" };
    const answer = answerIn(await (await request("/", sent)).text());
    expect(answer).toContain('<form action="/" method="post"><input type="hidden" name="q" value="random number"/>');
  });
});
