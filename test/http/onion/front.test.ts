import { describe, expect, it } from "vitest";
import { fromOnionProxy, type OnionSettings, onionKeyHeader } from "../../../src/onion/front.ts";

const name = "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa.onion";
const settings: OnionSettings = { name, originHost: "onion-origin.example", key: "the key of this test" };
const asks = (key: string | null, path = "/about?x=1") =>
  new Request(`https://onion-origin.example${path}`, key === null ? {} : { headers: { [onionKeyHeader]: key } });

describe("the way in for the onion proxy", () => {
  it("OPS-4 takes what the proxy sends for a request to the onion name, and drops the key", async () => {
    const sent = new Request("https://onion-origin.example/theme?x=1", {
      method: "POST",
      headers: { [onionKeyHeader]: "the key of this test", origin: `http://${name}` },
      body: "kae=d",
    });
    const asked = fromOnionProxy(sent, settings);
    if (asked instanceof Response) throw new Error(`it was refused with ${asked.status}`);
    expect(asked.url).toBe(`http://${name}/theme?x=1`);
    expect([asked.method, await asked.text(), asked.headers.get("origin")]).toEqual([
      "POST",
      "kae=d",
      `http://${name}`,
    ]);
    expect(asked.headers.has(onionKeyHeader)).toBe(false);
  });

  it.each([
    ["no key", asks(null), settings],
    ["no key, to the name with a closing dot", new Request("https://onion-origin.example./about"), settings],
    ["a wrong key", asks("the key of this tesT"), settings],
    ["a longer key", asks("the key of this testx"), settings],
    ["a deployment without a key", asks(""), { ...settings, key: null }],
    ["a deployment without a name", asks("the key of this test"), { ...settings, name: null }],
  ])("OPS-4 answers 421 to %s", (_, request, given) => {
    const answer = fromOnionProxy(request, given);
    expect(answer instanceof Response && answer.status).toBe(421);
  });

  it("OPS-4 lets every other request pass as it is", () => {
    for (const given of [settings, { ...settings, originHost: null }]) {
      const request = new Request("https://nightjar.example/about");
      expect(fromOnionProxy(request, given)).toBe(request);
    }
  });
});
