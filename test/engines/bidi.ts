/** Drives a browser installed on this machine by WebDriver BiDi (W3C), which also reports its console and network log. */

export interface Spoken {
  call(method: string, params: object): Promise<Readonly<Record<string, unknown>>>;
  close(): void;
}

interface Message {
  readonly id?: number;
  readonly method?: string;
  readonly params?: unknown;
  readonly result?: Readonly<Record<string, unknown>>;
  readonly error?: string;
  readonly message?: string;
}

/** Milliseconds after which a call counts as unanswered. */
const timeLimit = 90_000;

/** Connects to a browser; `onEvent` receives the events that it sends by itself. */
export async function speak(address: string, onEvent: (method: string, params: unknown) => void): Promise<Spoken> {
  const socket = new WebSocket(address);
  const waiting = new Map<number, PromiseWithResolvers<Readonly<Record<string, unknown>>>>();
  socket.onmessage = ({ data }) => {
    // In this protocol an answer has the id of its call, and an event has a method instead.
    const { id, method, params, result, error, message }: Message = JSON.parse(String(data));
    if (id === undefined) return onEvent(method ?? "", params);
    const asked = waiting.get(id);
    if (error) asked?.reject(new Error(`${error}: ${message}`));
    else asked?.resolve(result ?? {});
  };
  await new Promise((resolve, reject) => {
    socket.onopen = resolve;
    socket.onerror = reject;
  });
  let last = 0;
  return {
    call(method, params) {
      const asked = Promise.withResolvers<Readonly<Record<string, unknown>>>();
      last += 1;
      waiting.set(last, asked);
      socket.send(JSON.stringify({ id: last, method, params }));
      const late = setTimeout(() => asked.reject(new Error(`${method} was not answered`)), timeLimit);
      return asked.promise.finally(() => clearTimeout(late));
    },
    close: () => socket.close(),
  };
}
