import { exports } from "cloudflare:workers";
import type { Hono } from "hono";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { createApp } from "../../src/app.ts";
import { eventPath } from "../../src/contract/events/events.ts";
import { featureAt, mountAt } from "../../src/features.ts";
import { serviceNameAt } from "../../src/gateway/services.ts";
import { bodyLimits } from "../../src/platform/body.ts";
import type { ServiceName } from "../../src/platform/service-table.ts";
import { authApp } from "../../src/services/auth/auth-app.ts";
import { contentApp } from "../../src/services/content/content-service.ts";
import { identityApp } from "../../src/services/identity/identity-service.ts";
import { jobsApp } from "../../src/services/jobs/jobs-service.ts";
import { inboxApp } from "../../src/services/mail/inbox-page.ts";
import { newsletterApp } from "../../src/services/newsletter/newsletter-service.ts";
import { scanApp } from "../../src/services/scans/scan-service.ts";
import { subscriptionApp } from "../../src/services/subscriptions/subscription-app.ts";
import { supportApp } from "../../src/services/support/support-service.ts";

const services = {
  auth: authApp,
  content: contentApp,
  identity: identityApp,
  jobs: jobsApp,
  inbox: inboxApp,
  newsletter: newsletterApp,
  scans: scanApp,
  subscriptions: subscriptionApp,
  support: supportApp,
} satisfies Readonly<Record<ServiceName | "inbox", unknown>>;

/** The routes that take a body, read from the application itself, so that a new route is covered by itself. */
function takersOf({ routes }: Pick<Hono, "routes">): string[] {
  const taking = routes.filter(({ method }) => method === "POST" || method === "PUT");
  return taking.map(({ method, path }) => `${method} ${path.replace(/:\w+/g, "x").replace("*", "x")}`);
}

const app = createApp();
for (const path of featureAt.keys()) await mountAt(app, path);
const edge = takersOf(app);
const behind = Object.values(services).flatMap((app) => takersOf(app as Pick<Hono, "routes">));
/** An event has no body: what a sender adds is left unread, and the answer is the same. */
const reading = [...new Set([...edge, ...behind])].filter((route) => !route.includes(eventPath)).sort();
const forms = new Set(edge);

const formType = "application/x-www-form-urlencoded";

/** Sends a body to a route as a browser without a session would. */
function send(route: string, type: string, body: BodyInit): Promise<Response> {
  const [method = "", path = ""] = route.split(" ");
  return exports.default.fetch(`http://localhost${path}`, {
    method,
    body,
    headers: { "content-type": type, accept: "*/*" },
    redirect: "manual",
  });
}

/** A stream that gives pieces for as long as they are read, and records how many bytes were. */
function streamed(size: number) {
  const seen = { taken: 0 };
  const piece = new Uint8Array(16_384).fill(97);
  const stream = new ReadableStream<Uint8Array>({
    pull(controller) {
      if (seen.taken >= size) return controller.close();
      seen.taken += piece.byteLength;
      controller.enqueue(piece);
    },
  });
  return { stream, seen };
}

/** A body that begins and never goes on. */
function dripping(): ReadableStream<Uint8Array> {
  return new ReadableStream({
    start: (controller) => controller.enqueue(new TextEncoder().encode("email=")),
    pull: () => new Promise(() => {}),
  });
}

const refused = (answer: Response, status: number) => {
  expect(answer.status).toBe(status);
  expect(answer.headers.getSetCookie()).toEqual([]);
  expect(answer.headers.get("location")).toBeNull();
};

const faulty = (answer: Response) => {
  expect(answer.status).toBeGreaterThanOrEqual(200);
  expect(answer.status).toBeLessThan(500);
};

describe("every route that takes a body", () => {
  it("HOLD-3 is in the list, of the edge and of the services", () => {
    expect(edge.length).toBeGreaterThan(20);
    expect(behind.length).toBeGreaterThan(25);
    const reachable = behind.filter((route) => serviceNameAt(route.split(" ")[1] ?? "") !== null);
    expect(reachable.length).toBeGreaterThan(25);
  });
});

describe.each(reading)("%s", (route) => {
  /** A form of the edge has to refuse with this status; a service may refuse in its own way, or ask who is calling first. */
  const strictly = (answer: Response, status: number) => (forms.has(route) ? refused(answer, status) : faulty(answer));

  it("HOLD-3 an empty body and one of 1 kB are no accident", async () => {
    faulty(await send(route, formType, ""));
    faulty(await send(route, formType, `x=${"y".repeat(1022)}`));
  });

  it("HOLD-3 one byte too many is 413", async () => {
    refused(await send(route, formType, "x".repeat(bodyLimits.bytes + 1)), 413);
  });

  it("HOLD-3 32 MB are 413 before a hundredth of them was taken", async () => {
    const { stream, seen } = streamed(32_000_000);
    refused(await send(route, formType, stream), 413);
    expect(seen.taken).toBeLessThan(320_000);
  });

  it("HOLD-3 ten thousand fields are 413", async () => {
    strictly(await send(route, formType, "a=&".repeat(10_000)), 413);
  });

  it("HOLD-3 malformed multipart and what is no form are 400", async () => {
    strictly(await send(route, "multipart/form-data; boundary=x", "--x\r\nno such thing"), 400);
    strictly(await send(route, "multipart/form-data", "--x--"), 400);
    strictly(await send(route, "text/plain", "theme=light"), 400);
  });
});

describe("a body that drips", () => {
  const { setTimeout: later } = globalThis;

  beforeAll(() => {
    // The deadline for bodies passes at once; every other timer is unchanged.
    vi.spyOn(globalThis, "setTimeout").mockImplementation(((run: () => void, wait?: number) =>
      later(run, wait === bodyLimits.time ? 0 : wait)) as typeof setTimeout);
  });

  afterAll(() => {
    vi.restoreAllMocks();
  });

  it.each(reading)("HOLD-3 is ended with 408: %s", async (route) => {
    refused(await send(route, formType, dripping()), 408);
  });
});
