/** Accounts in various states, for tests of the account rules. Digests are readable text instead of hashes. */
import { type Account, newAccount, type Undo } from "../../../../src/services/auth/account/account-rules.ts";

export const now = Date.UTC(2026, 10, 21, 12);
export const day = 24 * 60 * 60 * 1000;

export const bare: Account = newAccount("account", now);

/** An account with an address, sessions and a recovery code, at epoch 5. */
export const settled: Account = {
  ...bare,
  email: "robin@post.example",
  epoch: 5,
  sessionsFrom: 3,
  sessions: ["first", "second"],
  deletion: null,
  recovery: { locator: "locator", digest: "digest of the code", madeAt: now },
};

/** A change of address that can still be undone, for a day by default. */
export const undoOf = (name: string, expiresAt = now + day): Undo => ({
  digest: `digest for ${name}`,
  email: `${name}@post.example`,
  expiresAt,
});
