/**
 * What counts when an owner and a stranger both have something that leads into an account. Pure, like the other rules.
 *
 * A token may be stolen, so whatever a session does proves nothing. What proves something is a mailbox or a recovery code, and
 * nobody can tell by looking whose they are: all that is known is which came first, and whether whoever lost it agreed.
 *
 * 1. **An address that was replaced was not asked.** For seven days its mailbox takes the change back, with all that came
 *    after it: later addresses, recovery codes, sessions. Signing out everywhere changes nothing about that, since the stranger
 *    who replaced it may do so. Nor does removing the newer address: then the older is back. So an account that has no address
 *    has lost none against its will, and nobody who puts two addresses of their own one after the other keeps a claim by it.
 * 2. **An address that was removed had agreed**, by the code that was mailed to it. It may come back for seven days as long as
 *    nobody has proved anything since: the next address, the next recovery code and signing out everywhere end its claim. Else
 *    whoever put an address and removed it would hold a link to what the owner makes of the account.
 * 3. **The older proof counts more.** An address counts more than the recovery codes made while it stood, and after seven days,
 *    in which whoever has an older code could speak up, more than any. A code that counts less ends at once by a new
 *    code, by signing out everywhere, or when the address takes a change back. One that counts more lives on: for seven days
 *    after signing out everywhere or a new code, and unhurt by an address that comes back. Whoever shows such a code takes back
 *    what is younger than it, address and codes, as an undo would (`undoByRecovery`). So an owner whose paper is lost voids the
 *    code at once where the address is older or a week old, else in a week; and what a stranger puts or makes voids nobody's code.
 * 4. **An address that agrees to go takes the codes along that it counts more than, and leaves a new one** to whoever read its
 *    mailbox, in the same step. Else whoever has a token would make a code under the owner's address, wait until the owner
 *    removes it, and take back what they put next; and between the removal and the owner's next step they would be first.
 *
 * An account with neither an address nor a code belongs to whoever is signed in. There the first to prove something is the
 * owner: no rule can tell a thief who is first from an owner who is.
 */
import { limits } from "../rules.ts";
import { type Account, isSameAddress, type Recovery, type Undo } from "./account-rules.ts";

/** The changes that can still be taken back. */
export function liveUndos({ undos }: Pick<Account, "undos">, now: number): readonly Undo[] {
  return undos.filter(({ expiresAt }) => now < expiresAt);
}

/** Those that would bring back another address than the present one. */
export function openUndos(account: Pick<Account, "undos" | "email">, now: number): readonly Undo[] {
  return liveUndos(account, now).filter(({ email }) => !isSameAddress(email, account.email));
}

/** What is left of them once somebody has proved something anew (2). */
export function withoutAgreed(undos: readonly Undo[]): readonly Undo[] {
  return undos.filter(({ agreed }) => !agreed);
}

/** An address, and since when it stands; what was kept before that was noted stands for ever. */
export type Standing = Pick<Account, "email" | "emailSince">;

/** Whether an address counts more than a code (3). No address counts more than none. */
export function outranks(
  { email, emailSince = 0 }: Standing,
  { madeAt }: Pick<Recovery, "madeAt">,
  now: number,
): boolean {
  return email !== null && (emailSince <= madeAt || emailSince + limits.undo <= now);
}

/** The codes that sign in, the present one last. */
export function liveCodes({ recovery, formerCodes = [] }: Codes, now: number): readonly Recovery[] {
  const live = formerCodes.filter(({ until }) => now < until);
  return recovery ? [...live, recovery] : live;
}

type Codes = Pick<Account, "recovery" | "formerCodes">;

/** The code that counts most, where no address counts more: whoever shows it is the owner, as far as anybody can tell. */
export function foremostCode(account: Account, now: number): Recovery | undefined {
  return liveCodes(account, now).find((code) => !outranks(account, code, now));
}

/** The account with these codes alone, and the locators of those that it had. */
function withCodes<Kept extends Account>(account: Kept, { recovery, formerCodes = [] }: Codes) {
  const { recovery: before, formerCodes: formerBefore = [], ...rest } = account;
  const kept = new Set([...formerCodes, ...(recovery ? [recovery] : [])].map(({ locator }) => locator));
  const had = [...formerBefore, ...(before ? [before] : [])].map(({ locator }) => locator);
  const codes = { ...(recovery && { recovery }), ...(formerCodes.length > 0 && { formerCodes }) };
  return { account: { ...rest, ...codes }, locators: had.filter((locator) => !kept.has(locator)) };
}

/** Voids the codes that the address counts more than; those that are left stay as they are. */
export function withoutOutranked(account: Account, now: number) {
  const { recovery, formerCodes = [] } = account;
  const stays = (code: Recovery) => !outranks(account, code, now);
  return withCodes(account, {
    ...(recovery && stays(recovery) && { recovery }),
    formerCodes: formerCodes.filter((code) => stays(code) && now < code.until),
  });
}

/** The same, and the present one that is left makes way: it has a week. */
export function withoutPresent(account: Account, now: number) {
  const { recovery, formerCodes = [] } = withoutOutranked(account, now).account;
  const former = [...formerCodes, ...(recovery ? [{ ...recovery, until: now + limits.undo }] : [])];
  return withCodes(account, { formerCodes: former });
}

/** The codes that were made after this one, which has been shown, are void; it is the present one. */
export function withoutYounger(account: Account, { locator, digest, madeAt }: Recovery) {
  const { formerCodes = [] } = account;
  return withCodes(account, {
    recovery: { locator, digest, madeAt },
    formerCodes: formerCodes.filter((former) => former.madeAt < madeAt),
  });
}

/** Seconds until there is room for one more code that lives beside the present one, so that no number of new ones ends an older. */
export function waitForCode(account: Account, now: number): number {
  const { formerCodes = [] } = withoutOutranked(account, now).account;
  const [oldest] = formerCodes;
  return oldest && formerCodes.length >= limits.formerCodes ? Math.ceil((oldest.until - now) / 1000) : 0;
}

/** Without those whose week is over. */
export function withoutFormer(account: Account, now: number) {
  const { formerCodes = [], ...rest } = account;
  const live = formerCodes.filter(({ until }) => now < until);
  if (live.length === formerCodes.length) return { account, locators: [] };
  return withCodes(account, { ...(rest.recovery && { recovery: rest.recovery }), formerCodes: live });
}
