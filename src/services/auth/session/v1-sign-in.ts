/** Signing in as v1 did: one long-lived token for an account, no OAuth, no cookie. */
import { otpSchema, tokenErrorCodes } from "../../../contract/subscription/auth.ts";
import { digestText } from "../../../platform/digest.ts";
import { afterAnswer } from "../../after-answer.ts";
import type { Profile } from "../account/account-rules.ts";
import type { AuthCall } from "../call.ts";
import { spendCodeBudget } from "../mail-budget.ts";
import { accountOf, addressOf, loginNameOf } from "../objects.ts";
import { limits } from "../rules.ts";
import { newObjectSecret } from "./authorization.ts";
import { registerSession } from "./grants.ts";
import type { OtpAnswer } from "./mail-rules.ts";
import { entranceError, proveByLink, proveByMail } from "./proofs.ts";
import type { Bearer, SessionOpening } from "./session-rules.ts";
import { addressOwnerOf, mailToOwner, mayBeMailed, writeSignInMail } from "./sign-in.ts";

function opening(digest: string): SessionOpening {
  return { api: "v1", digest, clientId: "", redirectUri: "", redirectNamed: false, state: null, challenge: "" };
}

/**
 * A new session that is signed in; `token` is null when the account has moved on meanwhile, `profile` when it is gone. The
 * session is there before the account lists it: whoever ends what is listed would find nothing to end, and it would live on.
 */
export async function openV1(
  call: AuthCall,
  bearer: Bearer,
): Promise<{ token: string | null; profile: Profile | null }> {
  const id = call.env.AUTH_SESSION.newUniqueId();
  const session = call.env.AUTH_SESSION.get(id);
  const token = newObjectSecret(id.toString());
  const digest = await digestText(token);
  await session.openSignedIn(opening(digest), digest, bearer, call.now);
  const { ok, profile } = await registerSession(call, bearer, id.toString());
  if (ok) return { token, profile };
  await session.end(tokenErrorCodes.invalid, call.now);
  return { token: null, profile };
}

export async function signUpV1(call: AuthCall): Promise<{ accountId: string; token: string }> {
  const accountId = crypto.randomUUID();
  await accountOf(call.env, accountId).create(accountId, call.now);
  const { token } = await openV1(call, { accountId, epoch: 0 });
  if (token === null) throw new Error("a new account takes its first session");
  return { accountId, token };
}

/**
 * Mails a one-time code and a link, as `sendOtp` does; answers how many seconds to wait, 0 if they were asked for in time. v1
 * has no cookie to bind the one-time code to, so it is bound to the address, where a stranger could use up its tries. The owner
 * can still use the link.
 */
export async function sendLoginLink(call: AuthCall, email: string, locale: string | undefined): Promise<number> {
  const wait = await spendCodeBudget(call);
  if (wait > 0) return wait;
  const mail = await writeSignInMail(call, email);
  afterAnswer(call, "auth", async () => {
    const owner = await addressOwnerOf(call, email);
    // Also where no mail goes out, so that trying a code takes as long. The link of an earlier mail still works.
    await (await loginOf(call, email)).setLogin({ mailId: mail.id, expiresAt: call.now + limits.otp });
    if (owner && (await mayBeMailed(call, owner))) await mailToOwner(call, mail, owner, locale);
  });
  return 0;
}

/**
 * Where the login of v1 that is under way for an address is kept: apart from who owns the address, under a name that no address
 * has. So trying a code there takes as long whether the address has an account or not.
 */
function loginOf({ env }: AuthCall, email: string) {
  return addressOf(env, loginNameOf(email));
}

export type V1LoginAnswer =
  | { ok: true; token: string; profile: Profile }
  | { ok: false; error: "invalid_login_credentials" | "suspended_account" | "unknown_account" };

/** `otp` is the one-time code of the newest mail, or the secret in the link of any. */
export async function logInV1(call: AuthCall, email: string, otp: string): Promise<V1LoginAnswer> {
  const isOtp = otpSchema.safeParse(otp).success;
  const proved = isOtp ? await proveByAddress(call, email, otp) : await proveByLink(call, email, otp);
  if (!proved?.ok) return { ok: false, error: "invalid_login_credentials" };
  const error = await entranceError(call, proved.accountId, { epoch: proved.epoch, email });
  if (error) return { ok: false, error };
  const { token, profile } = await openV1(call, proved);
  return token && profile ? { ok: true, token, profile } : { ok: false, error: "invalid_login_credentials" };
}

async function proveByAddress(call: AuthCall, email: string, otp: string): Promise<OtpAnswer | null> {
  const pending = await (await loginOf(call, email)).pendingLogin(call.now);
  return pending && proveByMail(call, pending.mailId, email, otp);
}
