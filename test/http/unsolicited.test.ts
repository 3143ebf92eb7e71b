import { describe, expect, it } from "vitest";
import { authPaths } from "../../src/contract/subscription/auth-paths.ts";
import { request } from "./request.ts";
import { lastMail, member } from "./subscription/visitor.ts";

const challenge = "JP1GpQFSca0OUo-5Xxe5fzu2K_Sa84q2yCeHb-bw1zM";
const json = { accept: "application/json" };

/** The headers of requests that no visitor of this site made. */
const unasked: readonly Readonly<Record<string, string>>[] = [
  { "sec-fetch-site": "cross-site", "sec-fetch-mode": "navigate", "sec-fetch-user": "?1" },
  { "sec-fetch-site": "cross-site", "sec-fetch-mode": "no-cors", "sec-fetch-dest": "image" },
  { "sec-fetch-site": "same-site" },
  { "sec-fetch-site": "same-origin", "sec-purpose": "prefetch" },
  { referer: "https://evil.example/page" },
];

async function mailsTo(email: string): Promise<number> {
  const text = await (await request(`/dev/inbox?to=${encodeURIComponent(email)}`, { headers: json })).text();
  return [...text.matchAll(/"subject":/g)].length;
}

describe("what services do by GET", { timeout: 30_000 }, () => {
  it("HOLD-2 a page of another site has no code mailed; a program has", async () => {
    const email = await member();
    const path = `${authPaths.v1LoginLink}?${new URLSearchParams({ email })}`;
    const before = await mailsTo(email);
    for (const headers of unasked) expect([headers, (await request(path, { headers })).status]).toEqual([headers, 403]);
    expect((await request(path, { method: "HEAD" })).status).toBe(405);
    const spelt = path.replace("loginlink", "login%6cink");
    for (const headers of unasked) expect([spelt, (await request(spelt, { headers })).status]).toEqual([spelt, 403]);
    expect(await mailsTo(email)).toBe(before);
    expect((await request(path)).status).toBe(200);
    await lastMail(email, before + 1);
  });

  it("HOLD-2 a page of another site uses up no code; a program signs in with it", async () => {
    const email = await member();
    await request(`${authPaths.v1LoginLink}?${new URLSearchParams({ email })}`);
    const { otp } = await lastMail(email, 2);
    const path = `${authPaths.v1Login}?${new URLSearchParams({ email, otp })}`;
    for (const headers of unasked) expect([headers, (await request(path, { headers })).status]).toEqual([headers, 403]);
    expect((await request(path)).status).toBe(200);
  });

  it("HOLD-2 a page of another site ends no sign-in under way; a program begins one", async () => {
    const query = new URLSearchParams({
      response_type: "code",
      scope: "privacypro",
      client_id: "nightjar-web",
      code_challenge: challenge,
    });
    const path = `${authPaths.authorize}?${query}`;
    for (const headers of unasked) {
      const answer = await request(path, { headers });
      expect([headers, answer.status, answer.headers.getSetCookie()]).toEqual([headers, 403, []]);
    }
    const begun = await request(path);
    expect([begun.status, begun.headers.getSetCookie().length]).toEqual([302, 1]);
    const ours = await request(path, { headers: { ...json, "sec-fetch-site": "same-origin" } });
    expect([ours.status, ours.headers.getSetCookie().length]).toEqual([200, 1]);
  });
});

describe("the page that asks before staging", () => {
  it.each(["//evil.example/x", "///evil.example", "/\\evil.example/x", "/about"])(
    "HOLD-2 FLOW-8 for %s leads on within this site",
    async (path) => {
      const headers = { "sec-fetch-site": "cross-site", "sec-fetch-mode": "navigate", accept: "text/html" };
      const html = await (await request(`${path}?environment=staging`, { headers })).text();
      const [, to = ""] = /<a href="([^"]+)" class="go">/.exec(html) ?? [];
      expect(to).toMatch(/^\/[^/]/);
    },
  );
});
