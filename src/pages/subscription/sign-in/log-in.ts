import type { SubscriptionInfo } from "../../../../client/subscription/answers.ts";
import { MissingError, refusalIn } from "../../../../client/subscription/errors.ts";
import { parseToken } from "../../../../client/subscription/token-claims.ts";
import type { CallError } from "../../../contract/call.ts";
import { authPaths } from "../../../contract/subscription/auth-paths.ts";
import type { C } from "../../../forms/form.ts";
import { tokensSchema } from "../../../session/entries.ts";
import { forgetPerson } from "../../../session/info-store.ts";
import type { Session } from "../../../session/session.ts";
import type { Subscriber } from "../../../session/subscriber.ts";
import { readOrder } from "../buy/order.ts";
import { otherOf } from "../buy/payer.ts";
import { dropAccount, holdAccount, holdFor } from "../checkout-accounts.ts";
import { endSignIn, hasWayBack } from "../sign-out.ts";
import { forgetAccount } from "../signed-in.ts";

/**
 * What proves who the visitor is. `otp` is the code of an email, or what its link carries; `code` an authorization code, which
 * somebody has been given who proved it already.
 */
type Proof =
  | { readonly email: string; readonly otp: string }
  | { readonly recoveryCode: string }
  | { readonly code: string; readonly codeVerifier: string };

/** Signs in; throws what the subscription client throws. The session is then new and holds the tokens. */
export async function logIn(c: C, subscriber: Subscriber, proof: Proof): Promise<void> {
  const { client, session } = subscriber;
  const before = client.info.read();
  // An authorization code is held if the proof was right but the tokens did not arrive: by then the proof is used up.
  if ("recoveryCode" in proof) await client.auth.recover(proof.recoveryCode);
  else if ("codeVerifier" in proof) client.info.change(proof);
  else if (!before.code) await client.auth.login(proof);
  try {
    await client.auth.exchangeCode();
  } catch (error) {
    // In version 1, the right proof has put the new account's lasting token in place of that of the account before.
    if (!subscriber.isV2) client.info.change({ authToken: before.authToken });
    throw error;
  }
  await leaveBefore(c, subscriber, before);
  rotate(session, client);
  forgetAccount(subscriber);
}

/**
 * What becomes of the sign-ins that this browser had before: of the account that it was signed in to, and of those beside it.
 * Holds one that nothing else opens, if it has a subscription, or an open checkout may still be paid for it. Any other ends,
 * with its checkout, and so does an earlier sign-in to the same account: it may be somebody else's, who has a way back, and a
 * copy of its cookie opens nothing.
 */
async function leaveBefore(c: C, subscriber: Subscriber, before: SubscriptionInfo): Promise<void> {
  const { client, session, accounts } = subscriber;
  const own = parseToken(client.info.read().accessToken ?? "").sub;
  const current = tokensSchema.safeParse(before).data;
  const beside = [...accounts.values()].filter(({ accessToken }) => accessToken !== current?.accessToken);
  for (const held of current ? [current, ...beside] : beside) {
    const { tokens, state } = await otherOf(c, subscriber, held);
    if (parseToken(held.accessToken).sub === own || (await hasWayBack(c, tokens.accessToken))) {
      await endSignIn(c, authPaths.logout, tokens.accessToken);
      dropAccount(c, held.accessToken);
    } else if (held === current) {
      const isPaid = state !== "unpaid";
      if (isPaid || readOrder(session)) await holdAccount(c, tokens, holdFor[isPaid ? "paid" : "unpaid"]);
      else await endSignIn(c, authPaths.logout, tokens.accessToken);
    }
  }
}

/** Nothing of the person before stays in the session. */
function rotate(session: Session, { info }: Subscriber["client"]): void {
  const held = info.read();
  forgetPerson(session);
  info.change(held);
}

/** How a code was refused. Without its session's verifier it counts as expired, so that the visitor asks for a new one. */
export function codeRefusal(error: unknown): CallError {
  const refusal = refusalIn(error);
  return error instanceof MissingError ? { ...refusal, code: "invalid_session_id" } : refusal;
}
