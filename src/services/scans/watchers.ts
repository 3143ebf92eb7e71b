/** Those who follow one scan by server-sent events. All of it is memory: who is cut off comes again and misses nothing. */
import type { ScanChange } from "../../contract/scan/scans.ts";

/** Milliseconds. A sign of life, sooner than what stands in between gives up on a silent connection. */
const heartbeat = 15_000;

/** Milliseconds. A stream ends then and the browser opens the next, so that none stays open for nobody. */
const longest = 5 * 60_000;

/** What may wait unread, in bytes. Who reads slower than that is cut off. */
const unreadBytesLimit = 1_000_000;

export const maxWatchers = 8;

/** `gone` is a scan that was deleted or has expired, `later` a stream that has lasted long enough. */
type Ending = "settled" | "gone" | "later";

/** What is new for somebody who knows the scan as far as a revision; null for somebody who knows nothing. */
export type Changes = (known: number | null) => ScanChange;

interface Watcher {
  known: number | null;
  readonly controller: ReadableByteStreamController;
  readonly timers: readonly number[];
}

export class Watchers {
  readonly #watching = new Set<Watcher>();

  get count(): number {
    return this.#watching.size;
  }

  /** A stream of what changes from `known` on; null when too many watch already. */
  watch(known: number | null, changes: Changes): ReadableStream<Uint8Array> | null {
    if (this.count >= maxWatchers) return null;
    let leave = () => {};
    return new ReadableStream({
      type: "bytes",
      start: (controller) => {
        const watcher: Watcher = { known, controller, timers: this.#timersFor(() => watcher) };
        this.#watching.add(watcher);
        leave = () => this.#forget(watcher);
        send(watcher, "retry: 1000\n\n");
        this.#tell(watcher, changes);
      },
      cancel: () => leave(),
    });
  }

  tellAll(changes: Changes): void {
    for (const watcher of this.#watching) this.#tell(watcher, changes);
  }

  endAll(ending: Ending): void {
    for (const watcher of this.#watching) this.#end(watcher, ending);
  }

  #timersFor(watcher: () => Watcher): number[] {
    const beat = () => send(watcher(), ": still here\n\n");
    return [Number(setInterval(beat, heartbeat)), Number(setTimeout(() => this.#end(watcher(), "later"), longest))];
  }

  #tell(watcher: Watcher, changes: Changes): void {
    const change = changes(watcher.known);
    watcher.known = change.revision;
    send(watcher, `id: ${change.revision}\ndata: ${JSON.stringify(change)}\n\n`);
    if (change.state === "settled") this.#end(watcher, "settled");
    else if ((watcher.controller.desiredSize ?? 0) < -unreadBytesLimit) this.#end(watcher, "later");
  }

  #end(watcher: Watcher, ending: Ending): void {
    this.#forget(watcher);
    send(watcher, `event: end\ndata: ${ending}\n\n`);
    watcher.controller.close();
  }

  #forget(watcher: Watcher): void {
    for (const timer of watcher.timers) clearTimeout(timer);
    this.#watching.delete(watcher);
  }
}

const encoder = new TextEncoder();

function send({ controller }: Watcher, text: string): void {
  controller.enqueue(encoder.encode(text));
}
