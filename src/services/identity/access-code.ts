import type { AccessCode } from "../../contract/services.ts";
import { randomBytes } from "../../platform/random.ts";
import { heldIn } from "../held.ts";
import type { Ending } from "../peers.ts";
import { PlacedObject } from "../placed.ts";
import { codeLifetime, writeCode } from "./rules.ts";

const names = { live: "live", ended: "ended" } as const;

/** The one live access code of an account: everyone who asks while it lives gets the same, unless they name it to have another. */
export class AccessCodeHolder extends PlacedObject {
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

  /** The account is being deleted: the code goes, and for as long as a code lives none is made. How many went. */
  async forget(now: number, ending: Ending = "asked"): Promise<number> {
    const { storage } = this.ctx;
    const codes = storage.kv.get(names.live) ? 1 : 0;
    if (ending === "unused") {
      await storage.deleteAlarm();
      await storage.deleteAll();
      return codes;
    }
    storage.kv.delete(names.live);
    storage.kv.put(names.ended, true);
    await storage.setAlarm(now + codeLifetime);
    return codes;
  }

  /** All that is kept, as JSON. */
  held(): string {
    return JSON.stringify(heldIn(this.ctx.storage.kv));
  }

  override alarm(): Promise<void> {
    return this.ctx.storage.deleteAll();
  }
}
