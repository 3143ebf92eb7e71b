import type { MailMessage } from "../../src/contract/services.ts";
import site from "../../src/index.ts";
import { MailService as Mail } from "../../src/services/mail/mail-service.ts";
import { noLimits } from "./no-limits.ts";

export * from "../../src/services/index.ts";

const otps = new Map<string, string>();

/** The mail service, which also keeps the newest one-time code of each address where the load can read it, once. */
export class MailService extends Mail {
  override send(message: MailMessage) {
    if ("passcode" in message.data) otps.set(message.to, String(message.data.passcode));
    return super.send(message);
  }
}

export default {
  fetch(request, env, context) {
    const url = new URL(request.url);
    if (url.pathname !== "/bench/passcode") return site.fetch(request, { ...env, ...noLimits }, context);
    const to = url.searchParams.get("to") ?? "";
    const otp = otps.get(to) ?? "";
    otps.delete(to);
    return new Response(otp);
  },
} satisfies ExportedHandler<Env>;
