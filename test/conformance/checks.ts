/**
 * What a company's own services have to do, as checks that need nothing but addresses: no mailbox, no payment, no database.
 * `npm run conformance -- https://auth.example` runs them against any host; the suite runs them against ours.
 */
import * as z from "zod/mini";
import { jobsSchema, postsAnswerSchema } from "../../src/contract/services.ts";
import {
  accountAnswerSchema,
  authFailureSchema,
  logoutAnswerSchema,
  publishedKeysSchema,
  tokenAnswerSchema,
} from "../../src/contract/subscription/auth.ts";
import { authPaths } from "../../src/contract/subscription/auth-paths.ts";
import { productFeaturesSchema, productsSchema } from "../../src/contract/subscription/subscription.ts";

/** Asks the host under test; redirects are not followed. */
export type Ask = (path: string, init?: RequestInit) => Promise<Response>;

export interface Client {
  readonly id: string;
  /** One of the redirect addresses that the service knows for the client. */
  readonly redirect: string;
}

interface Check {
  readonly service: "auth" | "subscriptions" | "content" | "jobs";
  readonly title: string;
  /** Throws an error that says what was expected, if the service does something else. */
  run(ask: Ask, client: Client): Promise<void>;
}

function must(holds: boolean, what: string): asserts holds {
  if (!holds) throw new Error(what);
}

async function bodyOf<Schema extends z.ZodMiniType>(answer: Response, schema: Schema): Promise<z.output<Schema>> {
  const read = schema.safeParse(await answer.json().catch(() => null));
  must(read.success, `another form: ${read.error?.issues.map(({ path }) => path.join(".")).join(", ")}`);
  return read.data;
}

async function refused(answer: Response, error: string, status = 400): Promise<void> {
  must(answer.status === status, `expected ${status}, was ${answer.status}`);
  const { error: given } = await bodyOf(answer, authFailureSchema);
  must(given === error, `expected ${error}, was ${given}`);
}

const base64url = (bytes: Uint8Array) =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");
const random = () => base64url(crypto.getRandomValues(new Uint8Array(32)));

async function challengeOf(verifier: string): Promise<string> {
  return base64url(new Uint8Array(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(verifier))));
}

const query = (fields: Record<string, string>) => `?${new URLSearchParams(fields)}`;

async function authorize(ask: Ask, { id, redirect }: Client, changed: Record<string, string> = {}) {
  const verifier = random();
  const state = random();
  const answer = await ask(
    authPaths.authorize +
      query({
        ...{ response_type: "code", scope: "privacypro", client_id: id, redirect_uri: redirect, state },
        ...{ code_challenge: await challengeOf(verifier), code_challenge_method: "S256", ...changed },
      }),
  );
  return { answer, verifier, state };
}

/** A new account, up to its authorization code; `exchange` trades the code for tokens. */
async function signUp(ask: Ask, client: Client) {
  const { answer, verifier, state } = await authorize(ask, client);
  must(answer.status === 302, `authorize answered ${answer.status}`);
  const cookie = answer.headers.get("set-cookie") ?? "";
  const created = await ask(authPaths.accountCreate, {
    method: "POST",
    headers: { cookie: cookie.split(";")[0] ?? "" },
  });
  must(created.status === 302, `account/create answered ${created.status}`);
  const callback = new URL(created.headers.get("location") ?? "", "https://relative.invalid");
  const code = callback.searchParams.get("code") ?? "";
  const exchange = (more: Record<string, string> = {}) =>
    ask(
      authPaths.token +
        query({
          ...{ grant_type: "authorization_code", client_id: client.id, code, code_verifier: verifier },
          ...{ redirect_uri: client.redirect, ...more },
        }),
    );
  return { cookie, callback, state, code, exchange };
}

const withBearer = (token: string, init: RequestInit = {}) => ({
  ...init,
  headers: { authorization: `Bearer ${token}` },
});
const refresh = (ask: Ask, { id }: Client, token: string) =>
  ask(authPaths.token + query({ grant_type: "refresh_token", client_id: id, refresh_token: token }));

const auth: readonly Omit<Check, "service">[] = [
  {
    title: "metadata names the endpoints that there are, and S256 alone",
    async run(ask) {
      const form = z.looseObject({
        ...{ issuer: z.string(), authorization_endpoint: z.string(), token_endpoint: z.string(), jwks_uri: z.string() },
        code_challenge_methods_supported: z.array(z.string()),
      });
      const read = await bodyOf(await ask(authPaths.metadata), form);
      must(read.code_challenge_methods_supported.join() === "S256", "a challenge other than S256");
      must(new URL(read.token_endpoint).pathname === authPaths.token, "another token endpoint");
      must(new URL(read.jwks_uri).pathname === authPaths.keys, "keys at another address");
    },
  },
  {
    title: "publishes two keys at least, without their private part",
    async run(ask) {
      const answer = await ask(authPaths.keys);
      const text = await answer.text();
      must(!/"d"\s*:/.test(text), "a private key is published");
      const { keys } = publishedKeysSchema.parse(JSON.parse(text));
      must(
        keys.length >= 2 && new Set(keys.map(({ kid }) => kid)).size === keys.length,
        "too few keys, or one name twice",
      );
    },
  },
  {
    title: "a session begins with a cookie that no script reads and no other site sends",
    async run(ask, client) {
      const { answer } = await authorize(ask, client);
      const cookie = answer.headers.get("set-cookie") ?? "";
      must(/^auth_session_id=[A-Za-z0-9]{86};/.test(cookie), "no session cookie");
      for (const part of ["HttpOnly", "SameSite=Strict", "Path=/api/auth/v2/"])
        must(cookie.includes(part), `without ${part}`);
    },
  },
  {
    title: "refuses an unknown client, another redirect and a request without a challenge",
    async run(ask, client) {
      for (const changed of [
        { client_id: "nobody" },
        { redirect_uri: "https://elsewhere.example/" },
        { code_challenge: "" },
      ]) {
        await refused((await authorize(ask, client, changed)).answer, "invalid_authorization_request");
      }
    },
  },
  {
    title: "a new account: state and issuer come back, the code opens tokens once, and the tokens open the account",
    async run(ask, client) {
      const { callback, state, exchange } = await signUp(ask, client);
      must(callback.searchParams.get("state") === state, "another state");
      must(callback.searchParams.has("iss"), "without an issuer");
      const tokens = await bodyOf(await exchange(), tokenAnswerSchema);
      const account = await bodyOf(await ask(authPaths.account, withBearer(tokens.access_token)), accountAnswerSchema);
      must(account.email === null, "a new account has no address");
      must(!(await exchange()).ok, "a code opened tokens twice");
    },
  },
  {
    title: "a code opens nothing with another verifier",
    async run(ask, client) {
      const { exchange } = await signUp(ask, client);
      must(!(await exchange({ code_verifier: random() })).ok, "another verifier opened tokens");
    },
  },
  {
    title: "a refresh token is replaced, and one of before opens nothing new",
    async run(ask, client) {
      const { exchange } = await signUp(ask, client);
      const first = await bodyOf(await exchange(), tokenAnswerSchema);
      const second = await bodyOf(await refresh(ask, client, first.refresh_token), tokenAnswerSchema);
      must(second.refresh_token !== first.refresh_token, "the same token again");
      await bodyOf(await refresh(ask, client, second.refresh_token), tokenAnswerSchema);
      // A client that lost the response may ask again, and gets the same one.
      const again = await refresh(ask, client, first.refresh_token);
      const isSame = again.ok && (await bodyOf(again, tokenAnswerSchema)).refresh_token === second.refresh_token;
      must(!again.ok || isSame, "a token of two before opened new ones");
    },
  },
  {
    title: "without a token, or with one that is none, the answer is 401 and says how to come again",
    async run(ask) {
      for (const init of [{}, withBearer("nothing"), withBearer("a.b.c")]) {
        const answer = await ask(authPaths.account, init);
        must(answer.status === 401, `expected 401, was ${answer.status}`);
        must(/^Bearer /.test(answer.headers.get("www-authenticate") ?? ""), "without WWW-Authenticate");
      }
    },
  },
  {
    title: "after signing out no token of the session counts",
    async run(ask, client) {
      const { exchange } = await signUp(ask, client);
      const tokens = await bodyOf(await exchange(), tokenAnswerSchema);
      await bodyOf(
        await ask(authPaths.logout, withBearer(tokens.access_token, { method: "POST" })),
        logoutAnswerSchema,
      );
      must((await ask(authPaths.account, withBearer(tokens.access_token))).status === 401, "its access token counts");
      must(!(await refresh(ask, client, tokens.refresh_token)).ok, "its refresh token counts");
    },
  },
  {
    title: "a method that an address does not take is 405, an address that is none 404",
    async run(ask) {
      const answer = await ask(authPaths.login);
      await refused(answer, "method_not_allowed", 405);
      await refused(await ask("/api/auth/v2/nothing"), "not_found", 404);
    },
  },
];

const others: readonly Check[] = [
  {
    ...{ service: "subscriptions", title: "products have prices, and each says what it contains" },
    async run(ask) {
      const products = await bodyOf(await ask("/api/products"), productsSchema);
      must(products.length > 0, "nothing is sold");
      for (const { productId } of products)
        await bodyOf(await ask(`/api/products/${productId}/features`), productFeaturesSchema);
      must((await ask("/api/products/no-such-product/features")).status === 404, "an unknown product has features");
      must((await ask("/api/subscription")).status === 401, "a subscription without a token");
    },
  },
  {
    ...{ service: "content", title: "posts come newest first, as many as were asked for" },
    async run(ask) {
      const { posts } = await bodyOf(await ask("/content/posts?limit=3"), postsAnswerSchema);
      must(posts.length <= 3, "more than were asked for");
      const days = posts.map(({ published_at }) => published_at ?? "");
      must(days.join() === days.toSorted().reverse().join(), "not newest first");
    },
  },
  {
    ...{ service: "jobs", title: "open roles are JSON" },
    async run(ask) {
      await bodyOf(await ask("/jobs.js"), jobsSchema);
    },
  },
];

export const checks: readonly Check[] = [...auth.map((check) => ({ service: "auth" as const, ...check })), ...others];
