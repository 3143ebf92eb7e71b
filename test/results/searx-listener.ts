import { createServer, type Server } from "node:http";
import { type Mode, searxServer } from "./searx-server.ts";

const modes: readonly Mode[] = ["slow", "dead", "lying"];

/** The stand-in for a search service on a port of this machine: the first word of a search says how it behaves. */
export async function startSearx(port: number): Promise<Server> {
  const server = createServer(async ({ url = "/", headers }, response) => {
    const address = new URL(url, `http://localhost:${port}`);
    const words = address.searchParams.get("q") ?? "";
    const mode = modes.find((mode) => words.startsWith(`${mode} `)) ?? "working";
    const gone = new AbortController();
    response.on("close", () => gone.abort());
    try {
      const told = Object.entries(headers).flatMap(([name, value]) =>
        typeof value === "string" ? [[name, value]] : [],
      );
      const request = new Request(address, { headers: Object.fromEntries(told), signal: gone.signal });
      const answer = await searxServer(mode).fetch(request);
      response.writeHead(answer.status, { "content-type": "application/json" }).end(await answer.text());
    } catch {
      response.destroy();
    }
  });
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  return server;
}
