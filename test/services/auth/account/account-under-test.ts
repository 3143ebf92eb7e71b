/** Accounts as they stand, for tests of their rules. Digests stand for themselves. */
import { type Account, newAccount, type Undo } from "../../../../src/services/auth/account/account-rules.ts";

export const now = Date.UTC(2026, 10, 21, 12);
export const day = 24 * 60 * 60 * 1000;

export const bare: Account = newAccount("account", now);

/** With an address, sessions and a recovery code, some epochs on. */
export const settled: Account = {
  ...bare,
  email: "robin@post.example",
  epoch: 5,
  sessionsFrom: 3,
  sessions: ["first", "second"],
  deletion: null,
  recovery: { locator: "locator", digest: "digest of the code", madeAt: now },
};

/** A change of address that can be taken back for a while yet. */
export const undoOf = (name: string, expiresAt = now + day): Undo => ({
  digest: `digest for ${name}`,
  email: `${name}@post.example`,
  expiresAt,
});
