import { type IncomingMessage, request, type ServerResponse } from "node:http";
import { text } from "node:stream/consumers";
import { stripVTControlCharacters } from "node:util";
import type { ViteDevServer } from "vite";
import { base } from "./dev-assets.ts";

/** Passes a request on to workerd, at the address `to`; an error that the edge threw is shown with the lines of its sources. */
export function passOn(to: URL, vite: ViteDevServer, asked: IncomingMessage, answer: ServerResponse): void {
  const { method, url: path, headers } = asked;
  const passed = request({ host: to.hostname, port: to.port, method, path, headers }, async (given) => {
    if (given.headers["x-dev-failed"]) {
      const { message, stack } = JSON.parse(await text(given));
      const readable = vite.ssrRewriteStacktrace(stack ?? message);
      vite.config.logger.error(readable);
      return answer.writeHead(500, { "content-type": "text/html; charset=utf-8" }).end(errorPage(readable));
    }
    // Vite's error overlay has inline styles.
    const policy = given.headers["content-security-policy"];
    const open = policy && String(policy).replace(/style-src [^;]+/, "style-src 'self' 'unsafe-inline'");
    answer.writeHead(given.statusCode ?? 502, { ...given.headers, ...(open && { "content-security-policy": open }) });
    given.pipe(answer);
  });
  passed.on("error", (error) => answer.writeHead(502).end(errorPage(error.message)));
  asked.pipe(passed);
}

/** This page, too, reloads when a file is saved. */
function errorPage(stack: string): string {
  const shown = stripVTControlCharacters(stack).replaceAll("&", "&amp;").replaceAll("<", "&lt;");
  return `<!doctype html><title>Error</title><script type="module" src="${base}@vite/client"></script><pre>${shown}</pre>`;
}
