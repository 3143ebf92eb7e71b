export interface SeenPage {
  readonly place: string;
  readonly html: string;
}

/** Miniflare's header that sets `request.cf`: a visitor in Ireland, where everything is sold. */
export const abroad = { "MF-CF-Blob": JSON.stringify({ country: "IE", clientAcceptEncoding: "" }) };

export type Fields = Readonly<Record<string, string>>;

/** Told of every answer, redirects included. */
export type OnAnswer = (place: string, answer: Response, text: string) => void;

/** Opens a browser of its own for somebody who has not been here. */
export type NewBrowser = () => Browser;

/** A browser without scripts: it keeps cookies, follows redirects, and notes each page that it sees. */
export class Browser {
  readonly seen: SeenPage[] = [];
  readonly origin: string;
  private readonly onAnswer: OnAnswer;
  private readonly cookies = new Map<string, string>();

  constructor(origin: string, onAnswer: OnAnswer = () => {}) {
    this.origin = origin;
    this.onAnswer = onAnswer;
  }

  /** The cookies as it would send them. */
  get cookie(): string {
    return [...this.cookies].map((pair) => pair.join("=")).join("; ");
  }

  /** Opens a path, follows redirects, and returns the last path with its page. */
  async open(path: string, fields?: Fields): Promise<{ readonly path: string; readonly html: string }> {
    const init = fields ? { method: "POST", body: new URLSearchParams(fields) } : {};
    const headers = { ...abroad, cookie: this.cookie, origin: this.origin, accept: "text/html" };
    const answer = await fetch(new URL(path, this.origin), { ...init, headers, redirect: "manual" });
    this.keep(answer);
    const html = await answer.text();
    const place = fields ? `${path} after ${JSON.stringify(fields)}` : path;
    this.onAnswer(place, answer, html);
    const to = answer.headers.get("location");
    if (to !== null) return this.open(new URL(to, this.origin).href.slice(this.origin.length));
    this.seen.push({ place, html });
    return { path, html };
  }

  async openAll(steps: readonly (string | readonly [path: string, fields: Fields])[]): Promise<void> {
    for (const step of steps) await (typeof step === "string" ? this.open(step) : this.open(...step));
  }

  private keep({ headers }: Response): void {
    for (const set of headers.getSetCookie()) {
      const [name = "", value = ""] = (set.split(";")[0] ?? "").split(/=(.*)/s);
      if (/Max-Age=0\b/.test(set)) this.cookies.delete(name);
      else this.cookies.set(name, value);
    }
  }
}
