import { brand } from "../../contract/brand/brand.ts";
import { type MailMessage, type MailResult, mailMessageSchema } from "../../contract/services.ts";
import { within } from "../../platform/deadline.ts";
import { readServicesConfig } from "../env.ts";
import type { MailPeer, MailWords } from "../peers.ts";
import { PinnedEntrypoint } from "../pinned.ts";
import { speakingIn } from "../speaking.ts";
import { inboxApp } from "./inbox-page.ts";
import { inboxId, putInInbox } from "./store.ts";
import { mailLanguageOf, type WrittenMail, wordsOf, writeMail } from "./templates.ts";

/** Milliseconds. A sender that says nothing for this long counts as slow: somebody is waiting for the page. */
const timeLimit = 5000;

/** Sends messages: into the developer's inbox on a developer's machine, else through the platform's email binding. */
export class MailService extends PinnedEntrypoint implements MailPeer, MailWords {
  override fetch(request: Request): Response | Promise<Response> {
    return inboxApp.fetch(request, this.env, this.ctx);
  }

  /** Never throws: the answer says what became of the message. Nothing of the message is logged. */
  async send(message: MailMessage): Promise<MailResult> {
    const parsed = mailMessageSchema.safeParse(message);
    if (!parsed.success) return { ok: false, error: "invalid_message" };
    const written = await speakingIn(mailLanguageOf(parsed.data), () => writeMail(parsed.data));
    if (readServicesConfig(this.env).development) return this.keep(parsed.data, written);
    return deliver(senderOf(this.env), parsed.data.to, written);
  }

  async words(message: MailMessage) {
    return speakingIn(mailLanguageOf(message), () => wordsOf(message));
  }

  private async keep({ to, template, once }: MailMessage, { subject, text, html }: WrittenMail): Promise<MailResult> {
    const sentAt = Date.now();
    const id = inboxId(once ?? { id: crypto.randomUUID(), at: sentAt });
    await putInInbox(this.env.STORE, { id, to, template, subject, sentAt, text, html });
    return { ok: true };
  }
}

/** The part of the platform's email binding that is used here. */
export interface MailSender {
  send(message: {
    from: { name: string; email: string };
    to: string;
    subject: string;
    text: string;
    html: string;
    headers: Record<string, string>;
    replyTo?: string;
  }): Promise<unknown>;
}

/** The binding stands in the deployed environments only. */
function senderOf(env: Env): MailSender | null {
  return env.EMAIL ?? null;
}

/** Hands a message to the platform and waits for its answer, at most `limit` milliseconds. */
export async function deliver(
  sender: MailSender | null,
  to: string,
  { subject, text, html, headers, replyTo }: WrittenMail,
  limit: number = timeLimit,
): Promise<MailResult> {
  if (!sender) return { ok: false, error: "no_sender" };
  const from = { name: brand.name, email: `no-reply@${brand.hosts.main}` };
  const send = () =>
    sender
      .send({ from, to, subject, text, html, headers: { ...headers }, ...(replyTo && { replyTo }) })
      .then((): MailResult => ({ ok: true }))
      .catch((): MailResult => ({ ok: false, error: "refused" }));
  return within(limit, send, (): MailResult => ({ ok: false, error: "slow" }));
}
