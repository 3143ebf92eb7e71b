/** Where an account is signed in: telling its owner, and ending one sign-in or all others. */
import { routes } from "../../../contract/routes.ts";
import { tokenErrorCodes } from "../../../contract/subscription/auth.ts";
import type { EndSignInsRequest, SignIn } from "../../../contract/subscription/sign-ins.ts";
import { digestText } from "../../../platform/digest.ts";
import { afterAnswer } from "../../after-answer.ts";
import { sendOrReport } from "../../send-mail.ts";
import type { Profile } from "../account/account-rules.ts";
import type { AuthCall } from "../call.ts";
import { spendMailboxBudget } from "../mail-budget.ts";
import { accountOf, sessionOf } from "../objects.ts";
import type { SignedInCall } from "./signed-in.ts";
import { endStreams } from "./streams.ts";

/** The one that asks first, then the newest first. */
export async function signInsOf(
  { env, now }: AuthCall,
  { profile, sessionId }: SignedInCall,
): Promise<readonly SignIn[]> {
  const ids = await accountOf(env, profile.id).sessionIds();
  const found = await Promise.all(
    ids.map(async (id) => {
      const session = await sessionOf(env, id)?.signedIn(now);
      return session ? [{ ...session, id: await signInIdOf(id), current: id === sessionId }] : [];
    }),
  );
  return found
    .flat()
    .sort((one, other) => Number(other.current) - Number(one.current) || other.openedAt - one.openedAt)
    .map(({ id, device, openedAt, current }) => ({ id, device, month: monthOf(openedAt), current }));
}

/** No other call takes it, so what a page shows of a sign-in leads to nothing. */
function signInIdOf(sessionId: string): Promise<string> {
  return digestText(`sign-in ${sessionId}`);
}

/** In UTC, as "2026-11". */
export function monthOf(time: number): string {
  return new Date(time).toISOString().slice(0, 7);
}

/**
 * Ends one sign-in, or all but the one that asks; answers how many this call ended. The account forgets a session only once
 * that has ended, so a call that was interrupted can be repeated. What a sign-in had opened ends with it: pages of checkout and
 * portal, and sign-ins under way. Streams end too; the one that asks opens its own again.
 */
export async function endSignIns(call: AuthCall, signedIn: SignedInCall, which: EndSignInsRequest): Promise<number> {
  const { env, now } = call;
  const account = accountOf(env, signedIn.profile.id);
  const ids =
    "others" in which
      ? await account.otherSessions(signedIn.sessionId)
      : await sessionsNamed(await account.sessionIds(), which.id);
  if (!("others" in which) && ids.length > 0) await account.distrust();
  const ended = await Promise.all(ids.map((id) => sessionOf(env, id)?.end(tokenErrorCodes.loggedOut, now)));
  if (ids.length > 0) {
    await account.dropSessions(ids);
    await endStreams(call, signedIn.profile.id);
  }
  return ended.filter(Boolean).length;
}

async function sessionsNamed(ids: readonly string[], name: string): Promise<readonly string[]> {
  const names = await Promise.all(ids.map(signInIdOf));
  return ids.filter((_, at) => names[at] === name);
}

/** Tells the owner of a new sign-in by mail. An account that has an address had a session before, by which it was added. */
export function announceSignIn(call: AuthCall, { email: to }: Pick<Profile, "email">, sessionId: string): void {
  if (to === null) return;
  afterAnswer(call, "auth", async () => {
    if ((await spendMailboxBudget(call, "new-sign-in", { to, nonce: sessionId })) > 0) return;
    const { device } = (await sessionOf(call.env, sessionId)?.signedIn(call.now)) ?? { device: null };
    const securityLink = `${call.issuer}${routes.subscriptionsSecurity.path}`;
    const data = { device, signedInAt: call.now, securityLink };
    await sendOrReport(call.peers.mail, { to, template: "new-sign-in", data });
  });
}
