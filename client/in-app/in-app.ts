import { brand } from "../../src/contract/brand/brand.ts";
import { type Bridge, createBridge } from "../bridge/bridge.ts";
import { UnsupportedPlatform } from "../bridge/errors.ts";
import { transportFor } from "../bridge/transport-for.ts";
import type { SendEvent } from "../events/sender.ts";
import { senderOf } from "../events/start.ts";
import { systemClock } from "../time/clock.ts";

/** What a screen inside the app works with. */
export interface InApp {
  /** The system that the app runs on. */
  readonly device: string;
  /** The query of the page's address. */
  readonly search: string;
  /** The visitor's country, where the page was opened from a campaign, which may be for one country; else null. */
  readonly country: string | null;
  /** The origin of the page: "https://nightjar.example". */
  readonly site: string;
  /** The bridge to the app, always the same. Throws the error that kept it from being created. */
  connect(): Bridge;
  /** The same bridge; null if none can be created, which the status then shows as an error. */
  bridge(): Bridge | null;
  /** Sends an event of this page, unless the visitor objects to measuring. */
  readonly send: SendEvent;
  /** Goes to another page, from which the visitor can come back. */
  leave(address: string): void;
  /** Goes on to another page, which replaces this one in the history. */
  moveOn(address: string): void;
}

/** Our hosts on the open web and their staging hosts: only their pages may ask for tokens. */
const { main, start, noai } = brand.hosts;
const ownHosts = [main, start, noai].flatMap((host) => [host, host.replace(main, `staging.${main}`)]);

/** Everything that a screen takes from the window, in one place. */
export function openInApp(window: Window & typeof globalThis, { device = "", country }: DOMStringMap): InApp {
  const { location } = window;
  const connect = once(() =>
    createBridge({
      transport: transportFor(device, window),
      newId: () => crypto.randomUUID(),
      clock: systemClock,
      place: () => ({
        protocol: location.protocol,
        hostname: location.hostname,
        pathname: location.pathname,
        isTop: window.top === window,
      }),
      ownHosts,
      development: "simulator" in window.document.documentElement.dataset,
    }),
  );
  return {
    device,
    search: location.search,
    country: country ?? null,
    site: location.origin,
    connect,
    bridge() {
      try {
        return connect();
      } catch {
        return null;
      }
    },
    send: senderOf(window),
    leave: (address) => location.assign(address),
    moveOn: (address) => location.replace(address),
  };
}

/** Makes something when it is first asked for. A failure is thrown each time; an unsupported platform is also logged, once. */
function once<Made>(make: () => Made): () => Made {
  let made: { readonly value: Made } | { readonly error: unknown } | null = null;
  return () => {
    made ??= attempt(make);
    if ("error" in made) throw made.error;
    return made.value;
  };
}

function attempt<Made>(make: () => Made): { readonly value: Made } | { readonly error: unknown } {
  try {
    return { value: make() };
  } catch (error) {
    if (error instanceof UnsupportedPlatform) console.warn(error.message);
    return { error };
  }
}
