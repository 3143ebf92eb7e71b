/** A browser of the machine's own, spoken to by WebDriver BiDi (W3C): what its pages write into console and network log. */

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

/** A browser that says nothing for so long does not answer at all. */
const timeLimit = 90_000;

/** Opens the socket of a browser; `onEvent` gets what it tells by itself. */
export async function speak(address: string, onEvent: (method: string, params: unknown) => void): Promise<Spoken> {
  const socket = new WebSocket(address);
  const waiting = new Map<number, PromiseWithResolvers<Readonly<Record<string, unknown>>>>();
  socket.onmessage = ({ data }) => {
    // The protocol's own form: an answer has the id of its question, an event a method.
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
