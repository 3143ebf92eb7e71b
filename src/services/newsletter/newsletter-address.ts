import { DurableObject } from "cloudflare:workers";
import { randomBytes } from "../../platform/random.ts";
import { hmacKey, isSigned, sign } from "../../platform/signature.ts";
import { confirmLifetime, type LinkClaim, mailLimit, mayMail, type Newsletter, recent, signedText } from "./rules.ts";

const names = { key: "key", sentAt: "sent-at", subscribed: "subscribed", email: "email" } as const;

/** What a confirmation message needs: the signatures of its two links. */
export interface Invitation {
  readonly expires: number;
  readonly confirmSignature: string;
  readonly unsubscribeSignature: string;
}

export type LinkResult = { ok: true; email: string } | { ok: false };

/**
 * One address of the newsletter: whether it is on the list, how often it was written to, and the key that signs its
 * links. A link names this object and not the address, so that no address stands in a log or a history.
 */
export class NewsletterAddress extends DurableObject<Env> {
  private get kept() {
    return this.ctx.storage.kv;
  }

  /** The next invitation, or null when the address is on the list already or was written to often enough. */
  async invite(email: string, newsletter: Newsletter, now: number): Promise<Invitation | null> {
    const sentAt = this.kept.get<number[]>(names.sentAt) ?? [];
    if (this.kept.get(names.subscribed) || !mayMail(sentAt, now)) return null;
    this.kept.put(names.sentAt, [...recent(sentAt, now), now]);
    this.kept.put(names.email, email);
    const expires = now + confirmLifetime;
    await this.ctx.storage.setAlarm(Math.max(expires, now + mailLimit.within));
    return {
      expires,
      confirmSignature: await this.sign({ action: "confirm", newsletter, expires }),
      unsubscribeSignature: await this.sign({ action: "unsubscribe", newsletter }),
    };
  }

  /** Whether the link is genuine and still good; changes nothing. */
  async check(claim: LinkClaim, signature: string, now: number): Promise<boolean> {
    if (!this.kept.get(names.key) || (claim.action === "confirm" && claim.expires <= now)) return false;
    return isSigned(signedText(claim), signature, await this.key());
  }

  /** Puts the address on the list, or takes everything about it away. Doing it twice is doing it once. */
  async follow(claim: LinkClaim, signature: string, now: number): Promise<LinkResult> {
    const email = this.kept.get<string>(names.email);
    if (!email || !(await this.check(claim, signature, now))) return { ok: false };
    if (claim.action === "confirm") {
      this.kept.put(names.subscribed, true);
      return { ok: true, email };
    }
    this.kept.delete(names.subscribed);
    await this.ctx.storage.setAlarm(now + confirmLifetime);
    return { ok: true, email };
  }

  /** An address that never confirmed, or has left, is forgotten whole when its last link has run out. */
  override async alarm(): Promise<void> {
    if (!this.kept.get(names.subscribed)) await this.ctx.storage.deleteAll();
  }

  private async sign(claim: LinkClaim): Promise<string> {
    return sign(signedText(claim), await this.key());
  }

  /** Made at the first need and kept with the address: it signs nothing else. */
  private key(): Promise<CryptoKey> {
    const raw = this.kept.get<Uint8Array>(names.key) ?? randomBytes(new Uint8Array(32));
    this.kept.put(names.key, raw);
    return hmacKey(raw);
  }
}
