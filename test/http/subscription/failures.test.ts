import { createExecutionContext, waitOnExecutionContext } from "cloudflare:test";
import { env, exports } from "cloudflare:workers";
import { afterEach, describe, expect, it, vi } from "vitest";
import type { FailureLabel } from "../../../client/subscription/events.ts";
import { createApp } from "../../../src/app.ts";
import { failureEvents } from "../../../src/contract/events/failure-events.ts";
import { authPaths } from "../../../src/contract/subscription/auth-paths.ts";
import { expectWritten } from "../../logged.ts";
import { lastMail, member, subscribed, visitor } from "./visitor.ts";

const message = "There has been a communication error. Please try again.";

/** How one call of a service fails; all others are answered by the services in this worker. */
const failures = {
  "is not ok": async () => Response.json({ error: "server_error" }, { status: 500 }),
  "is not JSON": async () => new Response("<h1>Hello</h1>", { headers: { "content-type": "text/html" } }),
  "lacks a field": async () => Response.json({}),
  "does not come in time": () => new Promise<Response>(() => {}),
  "meets no network": async () => {
    throw new TypeError("Network connection lost.");
  },
} as const satisfies Readonly<Record<string, () => Promise<Response>>>;
type Failure = keyof typeof failures;

const upstreams = { AUTH_HOST: "https://auth.upstream.example", SUBSCRIPTIONS_HOST: "https://subs.upstream.example" };

/** Requests a path as a browser without scripts does, while one call of the services fails. */
async function requestWhileFailing(
  path: string,
  failing: string,
  failure: Failure,
  { cookie = "", fields = {} }: VisitorInput,
) {
  const warned = expectWritten("warn");
  let isReached = false;
  vi.spyOn(globalThis, "fetch").mockImplementation(async (input, init) => {
    const request = new Request(input, init);
    const url = new URL(request.url);
    if (url.pathname === failing) {
      isReached = true;
      return failures[failure]();
    }
    const service = url.host.startsWith("auth.") ? exports.AuthService : exports.SubscriptionService;
    return service.fetch(new Request(`http://localhost${url.pathname}${url.search}`, request));
  });
  if (failure === "does not come in time") vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const isForm = Object.keys(fields).length > 0;
  const request = new Request(`http://localhost${path}`, {
    redirect: "manual",
    headers: { cookie: `${cookie}; country=IE` },
    ...(isForm && { method: "POST", body: new URLSearchParams(fields) }),
  });
  const context = createExecutionContext();
  const answering = Promise.resolve(createApp().fetch(request, { ...env, ...upstreams }, context)).then(
    async (answer) => ({
      status: answer.status,
      html: await answer.text(),
      seen:
        answer.headers
          .get("server-timing")
          ?.match(/seen;desc=\w+/g)
          ?.join(", ") ?? null,
      cookie:
        answer.headers
          .getSetCookie()
          .find((set) => set.startsWith("__Host-session="))
          ?.split(";")[0] ?? cookie,
    }),
  );
  while (failure === "does not come in time") {
    if (isReached) {
      await vi.advanceTimersByTimeAsync(10_000);
      vi.useRealTimers();
      break;
    }
    await new Promise((resolve) => setImmediate(resolve));
  }
  const answer = await answering;
  await waitOnExecutionContext(context);
  return { ...answer, told: toldIn(warned.mock.calls), isReached };
}

/** The logged failures of the subscription client: the step, and the kind of failure. */
function toldIn(calls: readonly unknown[][]): readonly string[] {
  const lines = calls.map(([text]) => JSON.parse(String(text)) as { part: string; cause: string });
  return lines.filter(({ part }) => part.startsWith("subscription ")).map(({ part, cause }) => `${part}: ${cause}`);
}

interface VisitorInput {
  readonly cookie?: string;
  readonly fields?: Readonly<Record<string, string>>;
}

interface Row {
  readonly what: string;
  readonly path: string;
  readonly failing: string;
  readonly label: FailureLabel | null;
  /** Brings a visitor into the state before the call; returns their cookie and what they typed. */
  readonly start: () => Promise<VisitorInput>;
  /** The part of what was typed that has to be in the page. */
  readonly kept?: string;
  /** The call ignores the body of its answer. */
  readonly bodyless?: true;
  /** The status, if a page is requested and no form is sent: such a page reports the failure and is shown all the same. */
  readonly status?: 200;
}

const email = "wren@post.example";

async function waitingForOtp(): Promise<{ cookie: string; otp: string }> {
  const address = await member();
  const person = visitor();
  await person.post("/subscriptions/activate", { intent: "send", email: address });
  const { otp } = await lastMail(address, 2);
  return { cookie: person.cookie(), otp };
}

async function changing(): Promise<{ cookie: string; otp: string }> {
  const person = await subscribed();
  const address = `wren@${crypto.randomUUID()}.example`;
  await person.post("/pro/add-email", { intent: "send", email: address });
  const { otp } = await lastMail(address);
  return { cookie: person.cookie(), otp };
}

const firstPress = async () => ({ fields: { period: "monthly" } });
const plans = "/subscriptions";
const signIn = "/subscriptions/activate";
const send = async () => ({ fields: { intent: "send", email } });
const recover = async () => ({ fields: { intent: "recover", recovery: "0000-0000-0000-0000-0000-0000" } });
const subscription = "/api/subscription";

const rows: readonly Row[] = [
  {
    what: "buying",
    path: plans,
    failing: authPaths.authorize,
    label: "authorization",
    start: firstPress,
    bodyless: true,
  },
  { what: "buying", path: plans, failing: authPaths.accountCreate, label: "account create", start: firstPress },
  { what: "buying", path: plans, failing: authPaths.token, label: "tokens", start: firstPress },
  { what: "buying", path: plans, failing: "/api/checkout/session", label: null, start: firstPress },
  {
    what: "asking for a one-time code",
    path: signIn,
    failing: authPaths.authorize,
    label: "authorization",
    start: send,
    kept: email,
    bodyless: true,
  },
  {
    what: "asking for a one-time code",
    path: signIn,
    failing: authPaths.otp,
    label: "passphrase",
    start: send,
    kept: email,
    bodyless: true,
  },
  {
    what: "typing the one-time code",
    path: "/subscriptions/confirm",
    failing: authPaths.login,
    label: "login",
    start: async () => {
      const { cookie } = await waitingForOtp();
      return { cookie, fields: { intent: "check", code: "123456" } };
    },
  },
  {
    what: "typing the one-time code",
    path: "/subscriptions/confirm",
    failing: authPaths.token,
    label: "tokens",
    start: async () => {
      const { cookie, otp } = await waitingForOtp();
      return { cookie, fields: { intent: "check", code: otp } };
    },
  },
  {
    what: "a recovery code",
    path: signIn,
    failing: authPaths.login,
    label: "login",
    start: recover,
    kept: "0000-0000",
  },
  {
    what: "giving an address",
    path: "/pro/add-email",
    failing: authPaths.accountEdit,
    label: "account edit",
    start: async () => ({ cookie: (await subscribed()).cookie(), fields: { intent: "send", email } }),
    kept: email,
  },
  {
    what: "confirming an address",
    path: "/pro/add-email",
    failing: authPaths.accountEditConfirm,
    label: "account edit confirm",
    start: async () => {
      const { cookie, otp } = await changing();
      return { cookie, fields: { intent: "check", code: otp } };
    },
  },
  {
    what: "the welcome",
    path: "/pro/welcome",
    failing: subscription,
    label: null,
    start: async () => ({ cookie: (await subscribed()).cookie() }),
    status: 200,
  },
];

const cases = rows.flatMap((row) =>
  (Object.keys(failures) as Failure[])
    .filter((failure) => !(row.bodyless && (failure === "lacks a field" || failure === "is not JSON")))
    .map((failure) => ({ ...row, failure })),
);

describe("an answer that fails while somebody is at a page", { timeout: 30_000 }, () => {
  afterEach(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
  });

  it.each(cases)("SUB-2 SUB-3 ERR-2 $what: $failing $failure", async (given) => {
    const { path, failing, failure, label, kept, status = 503 } = given;
    const start = await given.start();
    const answer = await requestWhileFailing(path, failing, failure, start);
    expect(answer.isReached).toBe(true);
    expect(answer.status).toBe(status);
    expect(answer.html).toContain(message);
    const typed = kept ?? start.fields?.code;
    if (typed) expect(answer.html).toContain(`value="${typed}`);
    expect(answer.told).toEqual(label ? [`subscription ${label}: CommunicationError`] : []);
    // The answer makes the page count it, once.
    expect(answer.seen).toBe(label ? `seen;desc=${failureEvents[label]}` : null);
    // Nobody is signed out by it, and what was begun goes on.
    if (start.cookie) expect(answer.cookie).not.toBe("__Host-session=");
  });
});
