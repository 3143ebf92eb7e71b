import { PinnedObject } from "../../pinned.ts";
import * as rules from "./mail-rules.ts";
import type { Bearer } from "./session-rules.ts";

const key = "mail";

const unknown: rules.OtpAnswer = { ok: false, error: "invalid_login_credentials" };

/** One sign-in mail, under an id from the platform. Each method applies one rule, without a pause between read and write. */
export class AuthMail extends PinnedObject {
  async write(written: Parameters<typeof rules.newMail>[0], now: number): Promise<void> {
    const mail = rules.newMail(written, now);
    this.ctx.storage.kv.put(key, mail);
    await this.ctx.storage.setAlarm(mail.expiresAt);
  }

  setOwner(bearer: Bearer, holdsCode: boolean): void {
    const mail = this.#read();
    if (mail) this.ctx.storage.kv.put(key, rules.setOwner(mail, bearer, holdsCode));
  }

  tryOtp(given: Parameters<typeof rules.tryOtp>[1], now: number): rules.OtpAnswer {
    return this.#decide((mail) => rules.tryOtp(mail, given, now));
  }

  followLink(given: Parameters<typeof rules.followLink>[1], now: number): rules.OtpAnswer {
    return this.#decide((mail) => rules.followLink(mail, given, now));
  }

  opensLink(given: Parameters<typeof rules.opensLink>[1], now: number): Bearer | null {
    const mail = this.#read();
    return mail ? rules.opensLink(mail, given, now) : null;
  }

  override async alarm(): Promise<void> {
    await this.ctx.storage.deleteAll();
  }

  #decide(rule: (mail: rules.SignInMail) => rules.MailTransition<rules.OtpAnswer>): rules.OtpAnswer {
    const mail = this.#read();
    if (!mail) return unknown;
    const transition = rule(mail);
    if (transition.mail === null) this.ctx.storage.kv.delete(key);
    else if (transition.mail !== mail) this.ctx.storage.kv.put(key, transition.mail);
    return transition.answer;
  }

  #read(): rules.SignInMail | undefined {
    return this.ctx.storage.kv.get<rules.SignInMail>(key);
  }
}
