import { mkdirSync, writeFileSync } from "node:fs";
import { Agent, request } from "node:http";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { type Answer, normalizedName } from "./normalized.ts";

/** Names of this machine for each host of the site. */
export const hostNames = {
  main: "localhost",
  start: "start.localhost",
  noai: "noai.localhost",
  onion: "onion.localhost",
} as const;

export type HostName = keyof typeof hostNames;

/** One request. Its answer is recorded under all of this, and in the file of its group. */
export interface Asked {
  readonly group: string;
  readonly path: string;
  readonly host?: HostName;
  readonly method?: string;
  readonly country?: string;
  readonly cookie?: string;
  /** Stands for the cookie in the record, where that holds something secret. */
  readonly visitor?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

/** Requests at a time. More would only wait for each other. */
const atOnce = 8;

const agent = new Agent({ keepAlive: true, maxSockets: atOnce });

/** Sends requests to a running site, and keeps each answer by what was asked. */
export class Recorder {
  readonly #origin: URL;
  readonly #deployment: string;
  readonly #groups = new Map<string, Map<string, Answer>>();

  constructor(origin: string, deployment: string) {
    this.#origin = new URL(origin);
    this.#deployment = deployment;
  }

  get count(): number {
    return [...this.#groups.values()].reduce((sum, { size }) => sum + size, 0);
  }

  async askAll(asked: Iterable<Asked>): Promise<void> {
    const waiting = asked[Symbol.iterator]();
    const work = async () => {
      for (let next = waiting.next(); !next.done; next = waiting.next()) await this.ask(next.value);
    };
    await Promise.all(Array.from({ length: atOnce }, work));
  }

  async ask(asked: Asked): Promise<Answer> {
    const answer = await this.#send(asked);
    this.keep(asked.group, nameOf(asked), answer);
    return answer;
  }

  /** Keeps an answer. One that is recorded under the same name already gets a number. */
  keep(group: string, name: string, answer: Answer): void {
    const kept = this.#groups.get(group) ?? new Map<string, Answer>();
    this.#groups.set(group, kept);
    const plain = normalizedName(name);
    let numbered = plain;
    for (let number = 2; kept.has(numbered); number++) numbered = `${plain} (${number})`;
    kept.set(numbered, answer);
  }

  save(folder: string): void {
    mkdirSync(folder, { recursive: true });
    for (const [group, answers] of this.#groups) {
      const sorted = [...answers].sort(([a], [b]) => (a < b ? -1 : 1));
      const text = JSON.stringify(Object.fromEntries(sorted));
      writeFileSync(join(folder, `${this.#deployment}-${group}.json.gz`), gzipSync(text, { level: 1 }));
    }
  }

  /** Not by `fetch`, which cannot set the host. */
  #send({ path, host = "main", method, country, cookie, headers, body }: Asked): Promise<Answer> {
    const { hostname, port } = this.#origin;
    const here = `${hostNames[host]}:${port}`;
    const sent = {
      host: here,
      "accept-encoding": "identity",
      "mf-cf-blob": JSON.stringify({ ...(country && { country }), clientAcceptEncoding: "" }),
      ...(cookie && { cookie }),
      ...(body !== undefined && { "content-type": "application/x-www-form-urlencoded", origin: `http://${here}` }),
      ...headers,
    };
    return new Promise((resolve, reject) => {
      const sending = request(
        { hostname, port, path, headers: sent, agent, method: method ?? (body === undefined ? "GET" : "POST") },
        async (answer) => {
          const text = Buffer.concat(await answer.toArray()).toString("utf8");
          resolve({ status: answer.statusCode ?? 0, headers: flat(answer.headersDistinct), text });
        },
      );
      sending.on("error", reject).end(body);
    });
  }
}

function flat(headers: NodeJS.Dict<string[]>): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(headers).map(([name, values]) => [name, (values ?? []).join("\n")]));
}

function nameOf({ host = "main", method, path, country, cookie, visitor, headers, body }: Asked): string {
  const parts = [method ?? (body === undefined ? "GET" : "POST"), host, path, country, visitor ?? cookie, body];
  const said = headers ? JSON.stringify(headers) : undefined;
  return [...parts, said].filter((part) => part !== undefined).join(" ");
}
