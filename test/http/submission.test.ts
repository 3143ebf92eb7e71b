import { createExecutionContext } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { beforeAll, describe, expect, it } from "vitest";
import { createApp } from "../../src/app.ts";
import { idempotencyField } from "../../src/contract/idempotency-key.ts";
import { href } from "../../src/contract/routes.ts";
import { newSecret } from "../../src/platform/random.ts";
import { visitor } from "./subscription/visitor.ts";

const message = { topic: "search", message: "Where is it?", email: "wren@post.example" };

/** The key of the call that comes of sending the form of the help page. */
async function keyOf(
  cookie: string,
  changes: Record<string, string> = {},
  path = href("help"),
): Promise<string | null> {
  let key: string | null = null;
  const SUPPORT = {
    fetch: async ({ headers }: Request) => {
      key = headers.get("idempotency-key");
      return Response.json({ status: "sent" }, { status: 202 });
    },
  };
  const sent = new Request(`http://localhost${path}`, {
    method: "POST",
    headers: { cookie, "content-type": "application/x-www-form-urlencoded", origin: "http://localhost" },
    body: String(new URLSearchParams({ ...message, ...changes })),
  });
  const answer = await createApp().fetch(sent, { ...env, SUPPORT }, createExecutionContext());
  expect(answer.status).toBe(303);
  return key;
}

describe("what a form asks of a service", () => {
  let sealed = "";
  let others = "";
  beforeAll(async () => {
    [sealed, others] = (await Promise.all(
      [visitor(), visitor()].map(async (person) => {
        await person.post(href("help"), message);
        return person.cookie();
      }),
    )) as [string, string];
  });

  it("HOLD-2 has the same idempotency key for equal submissions from one browser", async () => {
    const key = await keyOf(sealed);
    expect(key).toMatch(/^[\w-]{43}$/);
    expect(await keyOf(sealed)).toBe(key);
    const press = newSecret();
    const marked = await keyOf("", { [idempotencyField]: press });
    expect(marked).toMatch(/^[\w-]{43}$/);
    expect(await keyOf("", { [idempotencyField]: press })).toBe(marked);
  });

  it("HOLD-2 has another key for another browser, another form and another address", async () => {
    const keys = [
      await keyOf(sealed),
      await keyOf(others),
      await keyOf(`${sealed}; kae=d`),
      await keyOf(sealed, { message: "Where is it" }),
      await keyOf(sealed, { [idempotencyField]: newSecret() }),
      await keyOf(sealed, { [idempotencyField]: newSecret() }),
      await keyOf(sealed, {}, `${href("help")}?kae=d`),
    ];
    expect(new Set(keys).size).toBe(keys.length);
    expect(keys).not.toContain(null);
  });

  it.each([
    ["no cookie", ""],
    ["a cookie that we did not seal", `__Host-x=${"x".repeat(50)}`],
    ["a cookie that looks sealed", `__Host-session=development.${"A".repeat(80)}`],
    ["a cookie without the prefix", "kae=d; session=x"],
  ])("HOLD-2 has no key with %s: nothing shows that both come from one browser", async (_, cookie) => {
    expect(await keyOf(cookie)).toBeNull();
    expect(await keyOf(cookie, { [idempotencyField]: "guessed" })).toBeNull();
  });

  it("HOLD-2 has no key for a cookie of ours under another name", async () => {
    expect(await keyOf(sealed.replace(/__Host-\w+=/g, "__Host-other="))).toBeNull();
  });
});
