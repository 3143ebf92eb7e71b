/** The auth service's first version: one token, which stands for the account. */
import type { AccountV1, AuthOptions, AuthVersion } from "./auth.ts";
import type { SubscriptionCalls } from "./calls.ts";
import { editHash, noteEdit } from "./edit-hash.ts";
import { MissingError, missing } from "./errors.ts";
import { requireStored, type StoredInfo } from "./stored-info.ts";

export function createV1({ calls, info, report }: AuthOptions): AuthVersion {
  return {
    async startSession() {},
    requestOtp: (given) => calls.subscriptionsAccountLoginLink(given),
    async login(given) {
      const change = info.writer();
      const { auth_token, email } = await calls.subscriptionsAccountLogin(given);
      change({ authToken: auth_token, email: email ?? given.email });
    },
    editEmail: (given) =>
      report("account edit", async () => {
        const token = info.read().authToken;
        if (!token) throw new MissingError(missing.editToken);
        const change = info.writer();
        const { hash } = await calls.subscriptionsAccountEdit({ ...given, token });
        return noteEdit(change, hash);
      }),
    confirmEmail: ({ email, otp, locale }) =>
      report("account edit confirm", async () => {
        const token = info.read().authToken;
        if (!token) throw new MissingError(missing.editConfirmToken);
        const given = { email, otp, locale, token, hash: editHash(info) };
        const change = info.writer();
        const confirmed = await calls.subscriptionsAccountEditConfirm(given);
        change({ authToken: confirmed.auth_token, email: email ? confirmed.email : null, hash: undefined });
        return confirmed.recovery_code ?? null;
      }),
    account: () => report(null, () => accountV1(calls, info)),
  };
}

async function accountV1(calls: SubscriptionCalls, info: StoredInfo): Promise<AccountV1> {
  const authToken = requireStored(info.read().authToken, "auth token");
  const change = info.writer();
  const { account } = await calls.subscriptionsValidateToken({ token: authToken });
  const email = account.email ?? null;
  change({ email, entitlements: account.entitlements });
  return { version: "v1", externalId: account.external_id, email, authToken };
}
