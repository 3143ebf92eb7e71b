/** Signing in and changing the address, in the version of the auth service that the flag chooses (SUB-5). */
import type { Auth, AuthOptions } from "./auth.ts";
import { createV1 } from "./auth-v1.ts";
import { createV2, recover } from "./auth-v2.ts";
import { exchangeCode, refresh } from "./tokens.ts";

export function createAuth(options: AuthOptions): Auth {
  const { calls, info, report } = options;
  const version = options.flags.useSubscriptionsAuthV2 ? createV2(options) : createV1(options);
  return {
    ...version,
    async createAccount() {
      const change = info.writer();
      const { code } = await calls.subscriptionsAccountCreate();
      change({ code });
    },
    recover: (recoveryCode) => report("login", () => recover(options, recoveryCode)),
    exchangeCode: onceAtATime(() => report("tokens", () => exchangeCode(options))),
    refresh: onceAtATime(() => report("tokens", () => refresh(options))),
    adopt(tokens, platform) {
      info.clear();
      info.change({ ...tokens, platform });
    },
    signOut: () => info.clear(),
  };
}

/** Calls during a running one share its result, because a code or a refresh token can be used only once. */
function onceAtATime(run: () => Promise<void>): () => Promise<void> {
  let pending: Promise<void> | null = null;
  return () => {
    pending ??= run().finally(() => {
      pending = null;
    });
    return pending;
  };
}
