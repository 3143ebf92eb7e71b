import { logFailure } from "../platform/log.ts";
import { onSave } from "../platform/memory/on-save.ts";

/** The site's files, as the platform's binding offers them. */
export type SiteFiles = Pick<Fetcher, "fetch">;

/** In milliseconds. Long, although a visitor waits: without the file, there is often nothing to show them. */
const readTimeLimit = 4000;

/**
 * A file that the build wrote below `data` and that is too large for the worker. Its parsed content is kept as long as the
 * isolate lives, but never a read that is under way: the platform ties that to the request that began it.
 */
export class SiteFile<Content extends object> {
  readonly #name: string;
  readonly #parse: (text: string) => Content | Promise<Content>;
  #known = new WeakMap<SiteFiles, Content>();

  /** If `parse` throws, the file counts as unreadable. */
  constructor(name: string, parse: (text: string) => Content | Promise<Content>) {
    this.#name = name;
    this.#parse = parse;
    // While developing, a file may be another by now.
    onSave(() => {
      this.#known = new WeakMap();
    });
  }

  /** The content; null when the file does not come in time or cannot be parsed, which is logged. Never throws. */
  async read(files: SiteFiles): Promise<Content | null> {
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
