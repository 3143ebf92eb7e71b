import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { Agent, type OutgoingHttpHeaders, request } from "node:http";
import { createSecureServer, type IncomingHttpHeaders, type ServerHttp2Stream } from "node:http2";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** Headers of a single connection, which HTTP/2 forbids (RFC 9113, 8.2.2). */
const hopByHop = /^(?:connection|keep-alive|transfer-encoding|upgrade)$/;

/**
 * Serves a local site as an edge does, over HTTP/2 and TLS, until it is stopped. Its certificate is made for the run and
 * signed by nobody, so a browser has to be told to take it.
 */
export function serveOverTls(origin: string, port: number): { readonly origin: string; stop(): void } {
  const { host, hostname, port: behind } = new URL(origin);
  const here = `https://localhost:${port}`;
  const agent = new Agent({ keepAlive: true });
  const server = createSecureServer(newCertificate());
  server.on("stream", (stream: ServerHttp2Stream, headers: IncomingHttpHeaders) => {
    const { ":path": path, ":method": method, ...rest } = headers;
    const own = Object.entries(rest).filter(([name]) => !name.startsWith(":"));
    // A browser that accepts Brotli gets it from the platform's edge; the development server sends it only if nothing else is
    // accepted.
    const best = String(headers["accept-encoding"]).includes("br") ? { "accept-encoding": "br" } : {};
    // The site behind knows only its own origin: it refuses a form from another.
    const from = headers.origin === here ? { origin } : {};
    const asked: OutgoingHttpHeaders = { ...Object.fromEntries(own), ...best, ...from, host };
    const toSite = request({ agent, hostname, port: behind, path, method, headers: asked }, (answer) => {
      if (stream.destroyed) return void answer.resume();
      const told = Object.entries(answer.headers).filter(([name]) => !hopByHop.test(name));
      // A form's redirect is in one header for a browser, and in another for a script.
      const onward = told.map(([name, value]) => [
        name,
        String(value).startsWith(`${origin}/`) ? String(value).replace(origin, here) : value,
      ]);
      stream.respond({ ":status": answer.statusCode ?? 502, ...Object.fromEntries(onward) });
      answer.pipe(stream);
    });
    // A page that is left cancels its requests, and the site may fail to answer one.
    toSite.on("error", () => stream.close());
    stream.on("error", () => toSite.destroy());
    // Otherwise a request that follows a scan would never end.
    stream.on("close", () => toSite.destroy());
    stream.pipe(toSite);
  });
  server.listen(port);
  return { origin: here, stop: () => void server.close() };
}

function newCertificate(): { key: Buffer; cert: Buffer } {
  const folder = mkdtempSync(join(tmpdir(), "certificate-"));
  const [key, cert] = [join(folder, "key.pem"), join(folder, "cert.pem")];
  const asked = "req -x509 -nodes -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -days 1 -subj /CN=localhost";
  const { status, stderr } = spawnSync("openssl", [...asked.split(" "), "-keyout", key, "-out", cert], {
    encoding: "utf8",
  });
  if (status !== 0) throw new Error(`openssl made no certificate: ${stderr}`);
  const made = { key: readFileSync(key), cert: readFileSync(cert) };
  rmSync(folder, { recursive: true });
  return made;
}
