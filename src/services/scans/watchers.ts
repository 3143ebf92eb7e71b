/** The clients that follow one scan by server-sent events, all in memory: one that is cut off reconnects and misses nothing. */
import type { ScanChange } from "../../contract/scan/scans.ts";

/** Milliseconds between signs of life, shorter than the time after which a proxy gives up on a silent connection. */
const heartbeat = 15_000;

/** Milliseconds. A stream ends then and the browser opens the next, so that none stays open for nobody. */
const longest = 5 * 60_000;

export const maxWatchers = 8;

/** `gone` is a scan that was deleted or has expired, `later` a stream that has lasted long enough, that nobody reads, or whose reader may be signed out. */
type Ending = "settled" | "gone" | "later";

/** What is new for a client that knows the scan up to a revision; `known` is null for one that knows nothing. */
export type ChangesSince = (known: number | null) => ScanChange;

interface Watcher {
  known: number | null;
  /** Whether the client has read what was sent and waits for more. Nothing is produced for a client that does not read. */
  isWaiting: boolean;
  /** What there is to send; null if everything has been sent. */
  news: ChangesSince | null;
  readonly controller: ReadableByteStreamController;
  readonly timers: readonly number[];
}

export class Watchers {
  readonly #watching = new Set<Watcher>();

  get count(): number {
    return this.#watching.size;
  }

  /** A stream of what changes from `known` on; null when too many watch already. */
  watch(known: number | null, changes: ChangesSince): ReadableStream<Uint8Array> | null {
    if (this.count >= maxWatchers) return null;
    let joined: Watcher | undefined;
    return new ReadableStream({
      type: "bytes",
      start: (controller) => {
        const timers = this.#timersFor(() => joined);
        joined = { known, isWaiting: false, news: changes, controller, timers };
        this.#watching.add(joined);
        send(joined, "retry: 1000\n\n");
      },
      pull: () => {
        if (!joined) return;
        joined.isWaiting = true;
        this.#tell(joined);
      },
      cancel: () => joined && this.#forget(joined),
    });
  }

  tellAll(changes: ChangesSince): void {
    for (const watcher of this.#watching) {
      watcher.news = changes;
      this.#tell(watcher);
    }
  }

  endAll(ending: Ending): void {
    for (const watcher of this.#watching) this.#end(watcher, ending);
  }

  #timersFor(watcher: () => Watcher | undefined): number[] {
    const beat = () => this.#beat(watcher());
    const end = () => this.#end(watcher(), "later");
    return [Number(setInterval(beat, heartbeat)), Number(setTimeout(end, longest))];
  }

  /** Ends the stream of a client that has not read since the last sign of life: it can connect again, and misses nothing. */
  #beat(watcher: Watcher | undefined): void {
    if (!watcher?.isWaiting) this.#end(watcher, "later");
    else {
      watcher.isWaiting = false;
      send(watcher, ": still here\n\n");
    }
  }

  #tell(watcher: Watcher): void {
    const { news, isWaiting, known } = watcher;
    if (!news || !isWaiting) return;
    const change = news(known);
    watcher.news = null;
    watcher.isWaiting = false;
    watcher.known = change.revision;
    send(watcher, `id: ${change.revision}\ndata: ${JSON.stringify(change)}\n\n`);
    if (change.state === "settled") this.#end(watcher, "settled");
  }

  #end(watcher: Watcher | undefined, ending: Ending): void {
    if (!watcher || !this.#watching.has(watcher)) return;
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
