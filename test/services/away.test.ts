import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { operations } from "../../client/build/openapi/operations.ts";
import { authPaths } from "../../src/contract/subscription/auth-paths.ts";
import { covers } from "../../src/platform/path-pattern.ts";
import {
  pairKeyNames,
  type ServiceName,
  type ServiceRow,
  serviceNames,
  serviceTable,
} from "../../src/platform/service-table.ts";
import { type RequestOptions, renewal, type SignedUp, signUp } from "./auth/service.ts";
import { front } from "./front.ts";
import { manners } from "./manners.ts";

const keys = Object.fromEntries(pairKeyNames.map((name) => [name, name.padEnd(43, "-")]));
const at = (name: ServiceName) => ({ ...keys, [serviceTable[name].host]: `https://${name}.upstream.example` });

type Call = readonly [path: string, options?: RequestOptions];
const post = { method: "POST" } as const;
const bought = { signature: "receipt", productId: "nightjar-pro-monthly-renews-us" };
const order = {
  productId: "nightjar-pro-monthly-renews-us",
  purchasePlatform: "stripe",
  returnUrl: "http://localhost/pro/welcome",
};

/** By the service that is away: what our services cannot answer without it, for somebody who is signed in. */
const needing: Readonly<Partial<Record<ServiceName, (person: SignedUp) => readonly Call[]>>> = {
  auth: ({ access: bearer }) => [
    ["/api/subscription", { bearer }],
    ["/api/subscription/status", { bearer }],
    ["/api/subscription/cancel", { ...post, bearer }],
    ["/api/subscription/resume", { ...post, bearer }],
    ["/api/checkout/session", { ...post, bearer, json: order }],
    ["/api/checkout/portal", { bearer }],
    ["/api/purchase/confirm/apple", { ...post, bearer, json: bought }],
    ["/api/purchase/confirm/google", { ...post, bearer, json: { purchaseToken: "receipt" } }],
    ["/itr/issue", { ...post, bearer, json: {} }],
  ],
  subscriptions: ({ access: bearer, refresh }) => [
    [authPaths.account, { bearer }],
    [authPaths.accountExport, { bearer }],
    [authPaths.token, { query: renewal(refresh) }],
    [authPaths.v1ValidateToken, { bearer }],
    ["/itr/issue", { ...post, bearer, json: {} }],
  ],
  identity: ({ access: bearer }) => [[authPaths.accountExport, { bearer }]],
};

/** A proper answer, though perhaps not a true one: it passes as it is. */
const proper = ["lying", "failing in JSON", "empty"];

let manner: keyof typeof manners = "dead";

beforeEach(() => {
  vi.spyOn(globalThis, "fetch").mockImplementation((input, init) => {
    const call = new Request(input, init);
    return manners[manner]?.(call) ?? Promise.reject();
  });
});

afterEach(() => {
  vi.restoreAllMocks();
});

/** Where the answer of this kind is one that is promised: a page, or a redirect that leads on. */
function isPromised(name: ServiceName, { method, path }: { readonly method: string; readonly path: string }): boolean {
  const row: ServiceRow = serviceTable[name];
  const isOneOf = (patterns: readonly string[] = []) => patterns.some((pattern) => covers(pattern, path));
  if (manner === "not what was promised") return isOneOf(row.pages);
  const isCircle = manner === "leading in a circle" && method === "get";
  return manner.startsWith("leading") && !isCircle && (isOneOf(row.pages) || isOneOf(row.redirects));
}

describe.each(Object.keys(manners))("a service of a company’s that is %s", (kind) => {
  beforeEach(() => {
    manner = kind;
  });

  it("OPS-1 SVC-6 whoever needs it gets 503, and is told when to ask again", { timeout: 30_000 }, async () => {
    const person = await signUp({ ask: front({}) });
    const calls = serviceNames.flatMap((name) => (needing[name]?.(person) ?? []).map((call) => ({ name, call })));
    const asked = calls.map(async ({ name, call }) => ({ name, call, ...(await front(at(name))(...call)) }));
    for (const { name, call, status, body, headers } of await Promise.all(asked))
      expect([name, ...call, status, body, headers.get("retry-after")]).toEqual([
        ...[name, ...call, 503, { error: "server_error" }, "10"],
      ]);
  });

  it.skipIf(proper.includes(kind))(
    "SVC-6 whoever asks it gets 502 or 504, and is told when to ask again",
    { timeout: 30_000 },
    async () => {
      const calls = serviceNames.flatMap((name) =>
        operations[name].filter((one) => !isPromised(name, one)).map((one) => ({ name, ...one })),
      );
      const asked = calls.map(async ({ name, method, path }) => {
        const answer = await front(at(name))(path.replaceAll(/\{\w+\}/g, "x"), { method: method.toUpperCase() });
        return { call: [name, method, path], ...answer };
      });
      const [status, error] = kind === "slow" ? [504, "service_timeout"] : [502, "service_unavailable"];
      for (const { call, ...answer } of await Promise.all(asked))
        expect([...call, answer.status, answer.body, answer.headers.get("retry-after")]).toEqual([
          ...[...call, status, { error }, "10"],
        ]);
    },
  );
});
