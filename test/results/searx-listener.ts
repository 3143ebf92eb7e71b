import { createServer } from "node:http";
import { type Mode, searxServer } from "./searx-server.ts";

const modes: readonly Mode[] = ["slow", "dead", "lying"];

/**
 * The stand-in for a search service on a port of this machine. The first word of a search says how it behaves. Only searches
 * of two words, the second of which is "otter", find something, so that other tests that search get no results from it.
 */
export async function startSearx(port: number): Promise<void> {
  const server = createServer(async ({ url = "/" }, response) => {
    const address = new URL(url, `http://localhost:${port}`);
    const words = address.searchParams.get("q") ?? "";
    const mode = modes.find((mode) => words.startsWith(`${mode} `)) ?? "working";
    const gone = new AbortController();
    response.on("close", () => gone.abort());
    try {
      const answer = /^\w+ otter$/.test(words)
        ? await searxServer(mode).fetch(new Request(address, { signal: gone.signal }))
        : Response.json({ results: [] });
      response.writeHead(answer.status, { "content-type": "application/json" }).end(await answer.text());
    } catch {
      response.destroy();
    }
  });
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
}
