import type { AccessCode } from "../../contract/services.ts";
import { randomBytes } from "../../platform/random.ts";
import type { DeletionCause } from "../peers.ts";
import { PinnedObject } from "../pinned.ts";
import { storedDataIn } from "../stored-data.ts";
import { codeLifetime, writeCode } from "./rules.ts";

const names = { live: "live", ended: "ended" } as const;

/** The live code, and the epoch of the account in which it was made: in a later one it is void. */
type LiveCode = AccessCode & { readonly epoch?: number };

/** The one live access code of an account: all who ask while it lives get the same, unless they name it to have it replaced. */
export class AccessCodeHolder extends PinnedObject {
  /**
   * `now` in milliseconds since 1970. A new code replaces the current one if that has expired, if `replaces` names it, or if
   * it is of an earlier epoch, since somebody who was signed out everywhere may know it. Null if the account was deleted or
   * has moved on, even if the caller's token was valid a moment before.
   */
  async issue(now: number, epoch: number, replaces: string | null = null): Promise<AccessCode | null> {
    const { storage } = this.ctx;
    if (storage.kv.get(names.ended)) return null;
    const current = storage.kv.get<LiveCode>(names.live);
    const madeIn = current?.epoch ?? 0;
    if (current && madeIn > epoch) return null;
    const isLive = current && current.expiresAt > now && madeIn === epoch;
    if (isLive && current.accessCode !== replaces) return given(current);
    const issued = { accessCode: writeCode(randomBytes(new Uint8Array(12))), expiresAt: now + codeLifetime, epoch };
    storage.kv.put<LiveCode>(names.live, issued);
    await storage.setAlarm(issued.expiresAt);
    return given(issued);
  }

  /**
   * For an account that is being deleted: deletes the code and, unless the account was unused, makes none for as long as a
   * code lives. Answers how many were deleted.
   */
  async forget(now: number, ending: DeletionCause = "asked"): Promise<number> {
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
    return JSON.stringify(storedDataIn(this.ctx.storage.kv));
  }

  override alarm(): Promise<void> {
    return this.ctx.storage.deleteAll();
  }
}

function given({ accessCode, expiresAt }: LiveCode): AccessCode {
  return { accessCode, expiresAt };
}
