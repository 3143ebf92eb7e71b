import { createBridge } from "../../../client/bridge/bridge.ts";
import type { NativeMessage } from "../../../client/bridge/messages.ts";
import { transportFor } from "../../../client/bridge/transport-for.ts";
import { installFakeHost } from "../../../client/bridge/transports/fake.ts";
import type { InApp } from "../../../client/in-app/in-app.ts";
import type { App } from "../../../src/contract/device.ts";
import type { EventId } from "../../../src/contract/events/events.ts";
import { createManualClock } from "../subscription/manual-clock.ts";

export interface Playing {
  readonly app: App;
  /** What the app answers, by message. A message without an answer is an error of the app. */
  readonly answers: Readonly<Record<string, unknown>>;
  /** The query of the page's address. */
  readonly search?: string;
  readonly country?: string;
}

/** A page in an app that gives these answers, through that app's own transport. */
export function playApp({ app, answers, search = "", country }: Playing) {
  const window = {};
  const messages: NativeMessage[] = [];
  const given = new Map(Object.entries(answers));
  const host = installFakeHost({
    app,
    window,
    answer({ method }) {
      if (!given.has(method)) throw new Error(`unknown: ${method}`);
      return given.get(method);
    },
    onMessage: (message) => void messages.push(message),
  });
  const clock = createManualClock();
  const bridge = createBridge({
    transport: transportFor(app, window),
    clock,
    newId: () => crypto.randomUUID(),
    place: () => ({ protocol: "https:", hostname: "nightjar.example", pathname: "/subscriptions", isTop: true }),
    ownHosts: ["nightjar.example"],
  });
  const went: string[] = [];
  const sent: EventId[] = [];
  const inApp: InApp = {
    device: app,
    search,
    country: country ?? null,
    site: "https://nightjar.example",
    connect: () => bridge,
    bridge: () => bridge,
    send: (id) => void sent.push(id),
    leave: (address) => void went.push(address),
    moveOn: (address) => void went.push(address),
  };
  /** The notifications to the app, with their parameters. Requests, which have an id, are left out. */
  const told = () =>
    messages.flatMap(({ id, method, params }) =>
      id === undefined ? [params === undefined ? [method] : [method, params]] : [],
    );
  const asked = () => messages.flatMap(({ id, method, featureName }) => (id ? [`${featureName}.${method}`] : []));
  return { inApp, host, clock, given, told, asked, went, sent };
}

/** Waits until everything that is ready has run. */
export async function settle(): Promise<void> {
  await new Promise((resolve) => setImmediate(resolve));
}
