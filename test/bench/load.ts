/**
 * Requests over connections that stay open, each sent once the one before is answered. The client only finds the end of each
 * response: one that looks at every byte takes longer over a compressed page than the worker that sends it, and would measure
 * itself.
 */
import { once } from "node:events";
import { connect, type Socket } from "node:net";

interface Load {
  readonly url: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly connections: number;
  readonly seconds: number;
}

/** Resolves to the number of requests that were answered. Throws at a response outside 2xx, and if a connection breaks. */
export async function fire({ url, headers = {}, connections, seconds }: Load): Promise<number> {
  const { hostname, port, host, pathname, search } = new URL(url);
  const lines = Object.entries({ host, ...headers }).map(([name, value]) => `${name}: ${value}\r\n`);
  const request = Buffer.from(`GET ${pathname}${search} HTTP/1.1\r\n${lines.join("")}\r\n`);
  const end = performance.now() + seconds * 1000;
  const counts = Array.from({ length: connections }, () => ask({ hostname, port: Number(port), request, end }));
  return (await Promise.all(counts)).reduce((sum, count) => sum + count, 0);
}

/** Milliseconds. */
const longestWait = 10_000;

interface ConnectionOptions {
  readonly hostname: string;
  readonly port: number;
  readonly request: Uint8Array;
  /** When no further request is sent. */
  readonly end: number;
}

async function ask({ hostname, port, request, end }: ConnectionOptions): Promise<number> {
  let answered = 0;
  let answer = new Answer();
  const buffer = Buffer.alloc(256 * 1024);
  const socket: Socket = connect({
    host: hostname,
    port,
    noDelay: true,
    onread: {
      buffer,
      callback(length) {
        try {
          if (!answer.isWhole(buffer.subarray(0, length))) return true;
          answered++;
          answer = new Answer();
          if (performance.now() < end) socket.write(request);
          else socket.destroy();
        } catch (error) {
          socket.destroy(error as Error);
        }
        return true;
      },
    },
  });
  socket.setTimeout(longestWait, () => socket.destroy(new Error(`no answer within ${longestWait} ms`)));
  await once(socket, "connect");
  socket.write(request);
  await once(socket, "close");
  if (performance.now() < end) throw new Error("the worker closed a connection");
  return answered;
}

const headEnd = "\r\n\r\n";
const lastChunk = "\r\n0\r\n\r\n";

/** One answer, as its bytes come in. */
class Answer {
  #head: string | null = "";
  /** Bytes that are still to come; null where the answer comes in chunks. */
  #left: number | null = 0;
  #tail = "";

  isWhole(bytes: Buffer): boolean {
    const body = this.#head === null ? bytes : this.#pastHead(bytes);
    if (body === null) return false;
    if (this.#left !== null) {
      this.#left -= body.length;
      return this.#left <= 0;
    }
    this.#tail = (this.#tail + body.toString("latin1", Math.max(0, body.length - lastChunk.length))).slice(
      -lastChunk.length,
    );
    return this.#tail === lastChunk;
  }

  /** The bytes after the headers; null before their end. */
  #pastHead(bytes: Buffer): Buffer | null {
    const end = bytes.indexOf(headEnd);
    this.#head += bytes.toString("latin1", 0, end < 0 ? bytes.length : end);
    if (end < 0) return null;
    const head = this.#head ?? "";
    if (!/^HTTP\/1\.1 2/.test(head)) throw new Error(`answered ${head.split("\r\n", 1)[0]}`);
    const length = /\r\ncontent-length: (\d+)/i.exec(head)?.[1];
    this.#left = length === undefined ? null : Number(length);
    this.#head = null;
    return bytes.subarray(end + headEnd.length);
  }
}
