/** Inviting an address: the budget that this spends, and the message with the two links. */
import { brand } from "../../contract/brand/brand.ts";
import { digestText } from "../../platform/digest.ts";
import { hasTag, mailboxOf, ownDomainOf } from "../mailbox.ts";
import type { MailPeer } from "../peers.ts";
import { sendOrReport } from "../send-mail.ts";
import type { NewsletterAddress } from "./newsletter-address.ts";
import type { LinkClaim, Newsletter } from "./rules.ts";

/** Where the pages of the service are. */
export const base = "/newsletter/subscription";

const titles: Readonly<Record<Newsletter, string>> = { "privacy-weekly": `${brand.name} Privacy Weekly` };

export interface InvitationContext {
  readonly env: Env;
  readonly mail: MailPeer;
  /** The origin that the links lead to. */
  readonly origin: string;
  /** Milliseconds since 1970. */
  readonly now: number;
}

/** Sends a confirmation to an address that is not on the list, while its mailbox has one left. */
export async function invite(inviting: InvitationContext, email: string, newsletter: Newsletter): Promise<void> {
  const { env, mail, origin, now } = inviting;
  const address = newsletterAddressOf(env, newsletter, email);
  if ((await address.isSubscribed()) || !(await (await budgetOf(env, email)).spend(now))) return;
  const invitation = await address.invite(email, newsletter, now);
  if (!invitation) return;
  const { expires, confirmSignature, unsubscribeSignature } = invitation;
  const linkTo = (action: LinkClaim["action"], query: Record<string, string>) =>
    new URL(`${base}/${action}?${new URLSearchParams({ to: String(address.id), newsletter, ...query })}`, origin).href;
  await sendOrReport(mail, {
    to: invitation.email,
    template: "newsletter-confirm",
    data: {
      newsletter: titles[newsletter],
      confirmLink: linkTo("confirm", { expires: String(expires), signature: confirmSignature }),
      unsubscribeLink: linkTo("unsubscribe", { signature: unsubscribeSignature }),
    },
  });
}

export function newsletterAddressOf(
  env: Env,
  newsletter: Newsletter,
  email: string,
): DurableObjectStub<NewsletterAddress> {
  return env.NEWSLETTER_ADDRESS.getByName(`${newsletter}:${email.toLowerCase()}`);
}

/**
 * Named by a digest, with a prefix that keeps it apart from the objects of newsletter addresses. Addresses with a tag have a budget
 * of their own, so that a stranger who makes them up takes nothing from the name without; and so has each domain of a provider,
 * since a reader may have the name at one of them only.
 */
async function budgetOf(env: Env, email: string): Promise<DurableObjectStub<NewsletterAddress>> {
  const kind = hasTag(email) ? "tags" : "mailbox";
  return env.NEWSLETTER_ADDRESS.getByName(
    `budget:${kind}:${await digestText(`${mailboxOf(email)} ${ownDomainOf(email)}`)}`,
  );
}
