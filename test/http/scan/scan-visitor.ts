import { request } from "../request.ts";

export interface Step {
  readonly status: number;
  /** Path, query and fragment that a redirect leads to; empty where there is none. */
  readonly to: string;
  readonly html: string;
  readonly headers: Headers;
}

/** A browser that keeps the cookies of a scan, posts forms, and follows no redirect. */
export interface ScanVisitor {
  get(path: string): Promise<Step>;
  /** Several values of one name are several fields of that name. */
  post(path: string, fields?: readonly (readonly [string, string])[]): Promise<Step>;
  /** Sends JSON, as the script of the last step does. */
  send(path: string, body: unknown): Promise<Step>;
  /** All cookies as the browser would send them. */
  cookies(): string;
}

export function scanVisitor(start: Readonly<Record<string, string>> = {}): ScanVisitor {
  const jar = new Map(Object.entries(start));
  const cookies = () => [...jar].map(([name, value]) => `${name}=${value}`).join("; ");
  async function ask(path: string, init: { method?: string; body?: string; headers?: Record<string, string> } = {}) {
    const answer = await request(path, { ...init, cookie: cookies() });
    for (const text of answer.headers.getSetCookie()) {
      const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(text) ?? [];
      if (/Max-Age=0/.test(text)) jar.delete(name);
      else jar.set(name, value);
    }
    const location = answer.headers.get("location");
    const url = location === null ? null : new URL(location, "http://localhost");
    const to = url ? `${url.pathname}${url.search}${url.hash}` : "";
    return { status: answer.status, to, html: await answer.text(), headers: answer.headers };
  }
  const posted = (body: string, type: string) => ({
    method: "POST",
    body,
    headers: { "content-type": type, origin: "http://localhost" },
  });
  return {
    get: (path) => ask(path),
    post: (path, fields = []) =>
      ask(
        path,
        posted(String(new URLSearchParams(fields.map(([...field]) => field))), "application/x-www-form-urlencoded"),
      ),
    send: (path, body) => ask(path, posted(JSON.stringify(body), "application/json")),
    cookies,
  };
}

export const someone = {
  names: [{ first: "Sinéad", last: "O’Connor" }],
  birthYear: 1966,
  addresses: [{ city: "Bray", state: "Wicklow" }],
} as const;

/** Answers all questions without a script. */
export async function answerAll(visitor: ScanVisitor): Promise<void> {
  await visitor.post("/dbp/scan/name", [
    ["first", someone.names[0].first],
    ["last", someone.names[0].last],
  ]);
  await visitor.post("/dbp/scan/year", [["birthYear", String(someone.birthYear)]]);
  await visitor.post("/dbp/scan/address", [
    ["city", someone.addresses[0].city],
    ["state", someone.addresses[0].state],
  ]);
}
