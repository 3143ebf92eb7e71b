/** Which proof of ownership deleting an account will require, told in advance: the same that {@link confirmDeletion} asks for. */
import type { DeletionTerms } from "../../../contract/subscription/auth.ts";
import { limits } from "../rules.ts";
import type { Account } from "./account-rules.ts";
import { foremostCode, liveCodes, undosToOtherAddress } from "./precedence-rules.ts";

/** What the `account` endpoint reports about recovery codes and deletion. Times are milliseconds since 1970. */
export interface Proofs {
  readonly hasCode: boolean;
  /** How many passkeys sign in. */
  readonly passkeys: number;
  /** Until when an earlier recovery code also signs in; null if none does. */
  readonly earlierCodeUntil: number | null;
  readonly deletion: DeletionTerms;
}

export function proofsNow(account: Account, now: number): Proofs {
  const { recovery, formerCodes = [], passkeys = [] } = account;
  const former = formerCodes.filter(({ until }) => now < until);
  const undos = undosToOtherAddress(account, now);
  return {
    hasCode: recovery !== undefined,
    passkeys: passkeys.length,
    earlierCodeUntil: former.length > 0 ? Math.max(...former.map(({ until }) => until)) : null,
    deletion: {
      ...deletionProof(account, now),
      ...(undos.length > 0 && { from: Math.max(...undos.map(({ expiresAt }) => expiresAt)) }),
    },
  };
}

function deletionProof(account: Account, now: number): Omit<DeletionTerms, "from"> {
  const { email, emailSince = 0, formerCodes = [] } = account;
  const foremost = foremostCode(account, now);
  if (!foremost) {
    if (email === null) return { by: [] };
    const isOld = liveCodes(account, now).some(({ madeAt }) => madeAt + limits.undo <= now);
    return { by: isOld ? ["mail", "recovery_code"] : ["mail"] };
  }
  // With an address: until it is a week old and counts more than any code. Without one: until the earlier codes expire.
  const until = email === null ? Math.max(0, ...formerCodes.map((code) => code.until)) : emailSince + limits.undo;
  return { by: ["recovery_code"], ...(until > now && { until, made_at: foremost.madeAt }) };
}
