import { languageNow, languageTag } from "../contract/language/i18n.ts";
import type { MailMessage } from "../contract/services.ts";
import { logFailure } from "../platform/log.ts";
import type { MailPeer } from "./peers.ts";

/** Sends a message that nobody waits for. A failure is logged with the kind of the message and nothing else of it. */
export async function sendOrReport(mail: MailPeer, message: MailMessage): Promise<void> {
  await isSent(mail, message);
}

/** The same, for a sender that tries again if the answer is false. Never throws. */
export async function isSent(mail: MailPeer, message: MailMessage): Promise<boolean> {
  try {
    const sent = await mail.send(inLanguage(message));
    if (!sent.ok) logFailure({ part: `mail ${message.template}`, cause: sent.error });
    return sent.ok;
  } catch (error) {
    logFailure({ part: `mail ${message.template}`, cause: error });
    return false;
  }
}

/** A message that names no language is in that of the call which it answers. */
function inLanguage(message: MailMessage): MailMessage {
  return message.locale || languageNow() === "en" ? message : { ...message, locale: languageTag() };
}
