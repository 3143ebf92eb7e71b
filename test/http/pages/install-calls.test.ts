import { describe, expect, it } from "vitest";
import { routes } from "../../../src/contract/routes.ts";
import { type Expected, expectedFor } from "../../contract/device/expected-calls.ts";
import { type HintedAgent, headersOf, hintedAgents } from "../../contract/device/hinted-agents.ts";
import { found, request } from "../request.ts";

const systemNames = { ios: "iOS", android: "Android", macos: "macOS", windows: "Windows" } as const;

/** What the page says: its first button, and the system that is told to be too old. */
async function callFor(agent: HintedAgent): Promise<string> {
  const answer = await request(routes.browser.path, { headers: headersOf(agent) });
  const html = (await answer.text()).replaceAll("&amp;", "&");
  const body = html.slice(html.indexOf("<h1"));
  const button = /<a href="([^"]+)"[^>]* class="[^"]*button[^>]*>(.*?)<\/a>/.exec(body);
  const notice = found(body, /Not supported on this version of (\w+)/);
  return `${button?.[2]?.replace(/<[^>]+>/g, "")} → ${button?.[1]} ${notice}`;
}

function rules({ label, link, tooOld }: Expected): string {
  return `${label} → ${link} ${tooOld ? systemNames[tooOld] : ""}`;
}

describe("DEV-3 ADDR-8 the call that a real browser finds on the browser's page", () => {
  it("DEV-2 DEV-3 ADDR-8 has the label and the link of its system, and says why where that is too old", async () => {
    const wrong: string[] = [];
    for (const agent of hintedAgents) {
      const [said, expected] = [await callFor(agent), rules(expectedFor(agent))];
      if (said !== expected) wrong.push(`${said}, not ${expected}: ${JSON.stringify(headersOf(agent))}`);
    }
    expect(wrong).toEqual([]);
  }, 60_000);
});
