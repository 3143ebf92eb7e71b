/**
 * Calls with an `Idempotency-Key` (protocols, section 10): equal ones take effect once and get the same answer. The answer is
 * in the memory of an object that all of them reach, whichever isolate they came to, and is gone after seconds. It is in no
 * store: a call that comes later meets what each service itself makes exact, such as codes that are used up.
 */
import { type BodyLimits, bodyLimits, readBytes } from "../platform/body.ts";
import { digest, digestText } from "../platform/digest.ts";
import { hex } from "../platform/encoding.ts";
import { failure } from "../platform/json-http.ts";
import { hasEffect } from "../platform/methods.ts";
import { PinnedEntrypoint, PinnedObject } from "./pinned.ts";
import { languageOfCall, speakingIn } from "./speaking.ts";

/** Milliseconds after the answer, as long as a refresh token gives the same answer: a press of a form takes no longer. */
const remembered = 10_000;

/** Of an answer that is remembered: all that an account holds is by far the largest, with some 50 kB. */
const answerLimits: BodyLimits = { bytes: 1_000_000, time: 15_000 };

/** As long as `checkout/session` takes. */
const longestKey = 255;

interface Remembered {
  readonly status: number;
  readonly headers: readonly [name: string, value: string][];
  readonly body: Uint8Array<ArrayBuffer> | null;
}

/** The services whose calls may have a key, by their entrypoints. */
type ServiceName =
  | "AuthService"
  | "IdentityService"
  | "NewsletterService"
  | "ScanService"
  | "SubscriptionService"
  | "SupportService";

/** All equal calls: the first is answered by its service, the others by what that said. */
export class IdempotencyKey extends PinnedObject {
  #answer: Promise<Remembered> | null = null;

  async answer(service: ServiceName, request: Request): Promise<Response> {
    this.#answer ??= this.#ask(service, request);
    const { status, headers, body } = await this.#answer;
    return new Response(body, { status, headers: [...headers] });
  }

  /** What was refused may be tried again at once; those that waited for it are refused as well. */
  async #ask(service: ServiceName, request: Request): Promise<Remembered> {
    let isDone = false;
    try {
      const answer = await this.ctx.exports[service].answer(request);
      const read = await readBytes(answer, answerLimits);
      if (!read.ok) throw new Error(`the answer is ${read.fault}`);
      isDone = answer.status < 400;
      const body = read.value?.byteLength ? read.value : null;
      return { status: answer.status, headers: [...answer.headers], body };
    } finally {
      const forget = () => {
        this.#answer = null;
      };
      if (isDone) setTimeout(forget, remembered);
      else forget();
    }
  }
}

/** A service that the edge asks by HTTP. */
export abstract class HttpService extends PinnedEntrypoint {
  /** Its name among the exports of this worker. */
  protected abstract readonly name: ServiceName;

  /** The answer to one call, as if it had no idempotency key, in the language of the call. */
  answer(request: Request): Promise<Response> {
    return speakingIn(languageOfCall(request) ?? "en", () => this.respond(request));
  }

  /** What the service answers. */
  protected abstract respond(request: Request): Response | Promise<Response>;

  override async fetch(request: Request): Promise<Response> {
    const key = request.headers.get("idempotency-key") ?? "";
    const { pathname } = new URL(request.url);
    // What only shows something is answered anew each time: whoever is signed out meanwhile is shown nothing.
    if (key === "" || key.length > longestKey || !hasEffect(request.method, pathname)) return this.answer(request);
    const body = await readBytes(request, bodyLimits);
    if (!body.ok) return failure("request_too_large", 413);
    const { method, url, headers, cf } = request;
    const asked = [method, url, [...headers].sort(), cf?.country, hex(await digest(body.value ?? ""))];
    const equal = this.env.IDEMPOTENCY_KEY.getByName(await digestText(JSON.stringify([this.name, asked])));
    return equal.answer(this.name, new Request(url, { method, headers, body: body.value, ...(cf && { cf }) }));
  }
}
