import type { MailMessage } from "../contract/services.ts";
import type { MailPeer } from "./peers.ts";

/** Sends a message that nobody waits for. What went wrong is reported without anything of the message but its kind. */
export async function sendOrReport(mail: MailPeer, message: MailMessage): Promise<void> {
  try {
    const sent = await mail.send(message);
    if (!sent.ok) console.error(`failed: mail ${message.template}`, sent.error);
  } catch {
    console.error(`failed: mail ${message.template}`);
  }
}
