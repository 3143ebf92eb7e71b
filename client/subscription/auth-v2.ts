/** The auth service's second version: a session, a code, and tokens that say whose they are. */
import type { SubscriptionAnswer } from "./answers.ts";
import type { AccountV2, AuthOptions, AuthVersion } from "./auth.ts";
import type { SubscriptionCalls } from "./calls.ts";
import { editHash, noteEdit } from "./edit-hash.ts";
import { CommunicationError, MissingError, missing } from "./errors.ts";
import { requireStored, type StoredInfo } from "./stored-info.ts";
import { parseToken } from "./token-claims.ts";

export function createV2({ calls, info, report }: AuthOptions): AuthVersion {
  return {
    async startSession() {
      const change = info.writer();
      const { codeVerifier } = await calls.subscriptionsAuthSessionCreate();
      change({ codeVerifier, code: undefined });
    },
    requestOtp: (given) => calls.subscriptionsOTP(given),
    login: (given) =>
      report("login", async () => {
        if (!info.read().codeVerifier) throw new MissingError(missing.codeVerifier);
        const change = info.writer();
        const { code } = await calls.subscriptionsAccountLoginV2(given);
        change({ code, email: given.email });
      }),
    editEmail: (given) =>
      report("account edit", async () => {
        const change = info.writer();
        const { hash } = await calls.subscriptionsAccountEditV2({
          ...given,
          replaces: info.read().hash,
          token: accessToken(info),
        });
        return noteEdit(change, hash);
      }),
    confirmEmail: ({ email, otp, locale }) =>
      report("account edit confirm", async () => {
        const given = { email, otp, locale, token: accessToken(info), hash: editHash(info) };
        const change = info.writer();
        const confirmed = await calls.subscriptionsAccountEditConfirmV2(given);
        // After a removal, the answer still names the address that was removed.
        change({ email: email ? confirmed.email : null, hash: undefined });
        return confirmed.recovery_code ?? null;
      }),
    account: () => report(null, () => accountV2(calls, info)),
  };
}

export async function recover({ calls, info }: AuthOptions, recoveryCode: string): Promise<void> {
  if (!info.read().codeVerifier) throw new MissingError(missing.codeVerifier);
  const change = info.writer();
  const { code } = await calls.subscriptionsAccountLoginV2({ recoveryCode });
  change({ code });
}

async function accountV2(calls: SubscriptionCalls, info: StoredInfo): Promise<AccountV2> {
  const token = accessToken(info);
  const claims = parseToken(token);
  const email = claims.email ?? null;
  const change = info.writer();
  const subscription = await subscriptionOrNone(calls, token);
  change({ email, entitlements: claims.entitlements, platform: subscription?.platform });
  return { version: "v2", id: claims.sub, email, subscription };
}

/** 404 is how the service says that there is none. */
async function subscriptionOrNone(calls: SubscriptionCalls, token: string): Promise<SubscriptionAnswer | null> {
  try {
    return await calls.subscriptionsGetSubscription({ token });
  } catch (error) {
    if (error instanceof CommunicationError && error.status === 404) return null;
    throw error;
  }
}

function accessToken(info: StoredInfo): string {
  return requireStored(info.read().accessToken, "access token");
}
