import { DurableObject } from "cloudflare:workers";
import type { AccessCode } from "../../contract/services.ts";
import { randomBytes } from "../../platform/random.ts";
import { codeLifetime, writeCode } from "./rules.ts";

const live = "live";

/** The one live access code of an account: everyone who asks while it lives gets the same, unless they name it to have another. */
export class AccessCodeHolder extends DurableObject<Env> {
  /** `now` in milliseconds since 1970. The code removes itself when its time has passed, or when `replaces` names it. */
  async issue(now: number, replaces: string | null = null): Promise<AccessCode> {
    const { storage } = this.ctx;
    const current = storage.kv.get<AccessCode>(live);
    if (current && current.expiresAt > now && current.accessCode !== replaces) return current;
    const accessCode = writeCode(randomBytes(new Uint8Array(12)));
    const issued = { accessCode, expiresAt: now + codeLifetime };
    storage.kv.put(live, issued);
    await storage.setAlarm(issued.expiresAt);
    return issued;
  }

  async forget(): Promise<void> {
    await this.ctx.storage.deleteAlarm();
    await this.ctx.storage.deleteAll();
  }

  override alarm(): Promise<void> {
    return this.ctx.storage.deleteAll();
  }
}
