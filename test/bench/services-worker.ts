import { WorkerEntrypoint } from "cloudflare:workers";
import type { MailMessage } from "../../src/contract/services.ts";
import site from "../../src/index.ts";

export * from "../../src/services/index.ts";

const otps = new Map<string, string>();

/** Instead of the mail service: keeps the newest one-time code of each address where the load can read it. */
export class MailService extends WorkerEntrypoint<Env> {
  async send(message: MailMessage) {
    if ("passcode" in message.data) otps.set(message.to, String(message.data.passcode));
    return { ok: true };
  }
}

export default {
  fetch(request, env, context) {
    const url = new URL(request.url);
    if (url.pathname === "/bench/passcode") return new Response(otps.get(url.searchParams.get("to") ?? "") ?? "");
    return site.fetch(request, env, context);
  },
} satisfies ExportedHandler<Env>;
