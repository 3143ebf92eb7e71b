import type * as z from "zod/mini";
import type { Clock } from "../time/clock.ts";
import { within } from "../time/deadline.ts";
import { InvalidAnswer, NativeError, NoAnswer, TokenRefused } from "./errors.ts";
import {
  type EventName,
  mayAskForTokens,
  type NativeFeatureName,
  type NativeMessage,
  type NotificationName,
  nativeEventSchema,
  nativeFeatures,
  nativeResponseSchema,
  type PagePlace,
  type RequestName,
  supportTimeLimit,
} from "./messages.ts";
import type { Transport } from "./transports/transport.ts";

type Features = typeof nativeFeatures;
type Requests<Feature extends NativeFeatureName> = Features[Feature]["requests"];
type ParamsOf<Feature extends NativeFeatureName, Name extends RequestName<Feature>> = Requests<Feature>[Name] extends {
  params: infer Schema extends z.ZodMiniType;
}
  ? z.infer<Schema>
  : never;
type ResultOf<Feature extends NativeFeatureName, Name extends RequestName<Feature>> = Requests<Feature>[Name] extends {
  result: infer Schema extends z.ZodMiniType;
}
  ? z.infer<Schema>
  : never;
type NotedOf<
  Feature extends NativeFeatureName,
  Name extends NotificationName<Feature>,
> = Features[Feature]["notifications"][Name] extends infer Schema extends z.ZodMiniType ? z.infer<Schema> : never;
type PushedOf<
  Feature extends NativeFeatureName,
  Name extends EventName<Feature>,
> = Features[Feature]["events"][Name] extends infer Schema extends z.ZodMiniType ? z.infer<Schema> : never;

/** The three ways to communicate with the host (NAT-1). The messages and their schemas are in `messages.ts`. */
export interface Bridge {
  /** Sends a message that has no answer. Throws `MissingHandler`, or the schema's error if the parameters are wrong. */
  notify<Feature extends NativeFeatureName, Name extends NotificationName<Feature>>(
    feature: Feature,
    name: Name,
    params?: NotedOf<Feature, Name>,
  ): void;
  /**
   * Sends a message and waits for its answer. Rejects with `MissingHandler`, `NativeError` (the host's own message),
   * `InvalidAnswer` or `TokenRefused`, and with `NoAnswer` after the time limit in milliseconds (NAT-3), which is 1200 unless
   * an answer takes a store or a payment longer.
   */
  request<Feature extends NativeFeatureName, Name extends RequestName<Feature>>(
    feature: Feature,
    name: Name,
    params?: ParamsOf<Feature, Name>,
    options?: { readonly timeLimit?: number },
  ): Promise<ResultOf<Feature, Name>>;
  /** Listens for an event that the host pushes; one of the wrong shape is ignored. Returns a function that stops it. */
  subscribe<Feature extends NativeFeatureName, Name extends EventName<Feature>>(
    feature: Feature,
    name: Name,
    hear: (params: PushedOf<Feature, Name>) => void,
  ): () => void;
}

export interface BridgeOptions {
  readonly transport: Transport;
  /** `crypto.randomUUID`, or a fixed sequence in a test. */
  readonly newId: () => string;
  readonly clock: Pick<Clock, "after">;
  /** Where the page is at the time of a request; see `mayAskForTokens`. */
  readonly place: () => PagePlace;
  readonly ownHosts: readonly string[];
  readonly development?: boolean;
}

export function createBridge(options: BridgeOptions): Bridge {
  const { transport } = options;

  function notify(feature: NativeFeatureName, name: string, params?: unknown): void {
    const schema = entry<z.ZodMiniType>(nativeFeatures[feature].notifications, name);
    transport.send(messageOf(feature, name, schema.parse(params)));
  }

  async function request(
    feature: NativeFeatureName,
    name: string,
    params?: unknown,
    { timeLimit = supportTimeLimit }: { timeLimit?: number } = {},
  ): Promise<unknown> {
    const schemas = entry<RequestSchemas>(nativeFeatures[feature].requests, name);
    if (schemas.token && !mayAskForTokens(options.place(), options)) throw new TokenRefused(name);
    const message = { ...messageOf(feature, name, schemas.params.parse(params)), id: options.newId() };
    const read = schemas.result.safeParse(await exchange(message, timeLimit, options));
    if (!read.success) throw new InvalidAnswer(name, read.error);
    return read.data;
  }

  function subscribe(feature: NativeFeatureName, name: string, hear: (params: unknown) => void): () => void {
    const schema = entry<z.ZodMiniType>(nativeFeatures[feature].events, name);
    const { context } = nativeFeatures[feature];
    return transport.listen((incoming) => {
      const event = nativeEventSchema.safeParse(incoming).data;
      if (event?.context !== context || event.featureName !== feature || event.subscriptionName !== name) return;
      const params = schema.safeParse(event.params);
      if (params.success) hear(params.data);
    }, name);
  }

  // These functions accept any string as a name; the interface limits callers to the names of the chosen feature.
  return { notify, request, subscribe } as Bridge;
}

interface RequestSchemas {
  readonly params: z.ZodMiniType;
  readonly result: z.ZodMiniType;
  readonly token: boolean;
}

function entry<Value>(of: Readonly<Record<string, unknown>>, name: string): Value {
  if (!Object.hasOwn(of, name)) throw new TypeError(`no message is called "${name}"`);
  return of[name] as Value;
}

function messageOf(feature: NativeFeatureName, method: string, params: unknown): NativeMessage {
  const { context } = nativeFeatures[feature];
  return { context, featureName: feature, method, ...(params === undefined ? {} : { params }) };
}

/** Sends one message and resolves with its answer; anything else that the host sends is ignored. */
function exchange(
  message: NativeMessage,
  timeLimit: number,
  { transport, clock }: Pick<BridgeOptions, "transport" | "clock">,
): Promise<unknown> {
  let stopListening = () => {};
  const answered = new Promise<unknown>((resolve, reject) => {
    stopListening = transport.listen((incoming) => {
      const answer = answerTo(message, incoming);
      if (answer?.error) reject(new NativeError(answer.error.message));
      else if (answer) resolve(answer.result);
    });
    // Inside the executor, so that an error thrown here rejects the promise.
    transport.send(message);
  });
  return within(deadlineOf(message, timeLimit, clock), () => answered).finally(() => stopListening());
}

function deadlineOf({ method }: NativeMessage, limit: number, clock: BridgeOptions["clock"]) {
  return { clock, limit, late: () => new NoAnswer(method, limit) };
}

/** The response, successful or not, if its context, feature and id are those of the message; otherwise null. */
function answerTo({ context, featureName, id }: NativeMessage, incoming: unknown) {
  const answer = nativeResponseSchema.safeParse(incoming).data;
  const isOurs = answer?.context === context && answer.featureName === featureName && answer.id === id;
  return isOurs ? answer : null;
}
