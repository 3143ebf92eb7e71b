import { logFailure } from "../platform/log.ts";

/** The site's files, as the platform's binding offers them. */
export type Files = Pick<Fetcher, "fetch">;

/** In milliseconds. Somebody waits for what the file holds, but without it most have nothing to look at. */
const readTimeLimit = 4000;

/**
 * A file that the build wrote below `data` and that is too large for the worker. What was made of it is kept as long as
 * the isolate lives. Only values are kept, never a read under way: the platform ties that to the request that began it.
 */
export class SiteFile<Content extends object> {
  readonly #name: string;
  readonly #parse: (text: string) => Content | Promise<Content>;
  readonly #known = new WeakMap<Files, Content>();

  /** What `parse` throws counts as a file that cannot be read. */
  constructor(name: string, parse: (text: string) => Content | Promise<Content>) {
    this.#name = name;
    this.#parse = parse;
  }

  /** Null when the file does not come in time or is not what it should be, which is reported. Never throws. */
  async read(files: Files): Promise<Content | null> {
    const held = this.#known.get(files);
    if (held) return held;
    try {
      const answer = await files.fetch(`https://files.invalid/data/${this.#name}`, {
        signal: AbortSignal.timeout(readTimeLimit),
      });
      if (!answer.ok) throw new Error(`the answer was ${answer.status}`);
      const content = await this.#parse(await answer.text());
      this.#known.set(files, content);
      return content;
    } catch (error) {
      logFailure({ part: "file", cause: error });
      return null;
    }
  }
}
