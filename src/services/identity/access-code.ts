import { DurableObject } from "cloudflare:workers";
import type { AccessCode } from "../../contract/services.ts";
import { randomBytes } from "../../platform/random.ts";
import { codeLifetime, writeCode } from "./rules.ts";

const names = { live: "live", ended: "ended" } as const;

/** The one live access code of an account: everyone who asks while it lives gets the same, unless they name it to have another. */
export class AccessCodeHolder extends DurableObject<Env> {
  /**
   * `now` in milliseconds since 1970. The code removes itself when its time has passed, or when `replaces` names it. Null
   * for an account that was deleted, also where its token was checked a moment before.
   */
  async issue(now: number, replaces: string | null = null): Promise<AccessCode | null> {
    const { storage } = this.ctx;
    if (storage.kv.get(names.ended)) return null;
    const current = storage.kv.get<AccessCode>(names.live);
    if (current && current.expiresAt > now && current.accessCode !== replaces) return current;
    const accessCode = writeCode(randomBytes(new Uint8Array(12)));
    const issued = { accessCode, expiresAt: now + codeLifetime };
    storage.kv.put(names.live, issued);
    await storage.setAlarm(issued.expiresAt);
    return issued;
  }

  /** The account is being deleted: the code goes, and for as long as a code lives none is made. */
  async forget(now: number): Promise<void> {
    const { storage } = this.ctx;
    storage.kv.delete(names.live);
    storage.kv.put(names.ended, true);
    await storage.setAlarm(now + codeLifetime);
  }

  override alarm(): Promise<void> {
    return this.ctx.storage.deleteAll();
  }
}
