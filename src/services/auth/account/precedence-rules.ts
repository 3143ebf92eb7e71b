/**
 * What counts when an owner and a stranger both have something that gives access to an account. Pure, like the other rules.
 *
 * A token may be stolen, so nothing done in a session proves anything. Only a mailbox or a recovery code is proof, and nobody
 * can tell by looking whose it is: all that is known is which came first, and whether whoever lost it agreed to that.
 *
 * 1. **An address that was replaced was not asked.** For seven days its mailbox can take the change back, with all that came
 *    after it: later addresses, recovery codes, sessions. Signing out everywhere does not prevent that, since the stranger who
 *    replaced the address may do so. Nor does removing the newer address: then the older one is back. So an account without an
 *    address has lost none against its owner's will, and nobody keeps a claim by setting two addresses of their own in turn.
 * 2. **An address that was removed had agreed**, by the code that was mailed to it. It may come back for seven days, but only
 *    until somebody proves something new: another address, another recovery code or signing out everywhere ends its claim.
 *    Otherwise whoever set an address and removed it would hold a link to whatever the owner makes of the account later.
 * 3. **The older proof counts more.** An address counts more than the recovery codes made while it stood, and after seven days,
 *    in which whoever has an older code could object, more than any code. A code that counts less ends at once with a new
 *    code, with signing out everywhere, or when the address takes a change back. One that counts more lives on: for seven days
 *    after signing out everywhere or a new code, and without limit when an address comes back. Whoever shows such a code takes
 *    back what is newer than it, address and codes, as an undo would (`undoByRecovery`). So an owner who lost a code voids it
 *    at once if the address is older than the code or a week old, otherwise in a week; and whatever a stranger sets or makes,
 *    nobody's code becomes void by it.
 * 4. **An address that agrees to go takes with it the codes that it counts more than, and leaves a new one** to whoever
 *    read its mailbox, in the same step. Otherwise a thief with a token could make a code while the owner's address stands,
 *    wait until the owner removes the address, and take back what the owner sets next; and between the removal and the
 *    owner's next step the thief could be first to prove something.
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

/** The changes that can still be taken back and would bring back an address other than the current one. */
export function undosToOtherAddress(account: Pick<Account, "undos" | "email">, now: number): readonly Undo[] {
  return liveUndos(account, now).filter(({ email }) => !isSameAddress(email, account.email));
}

/** The changes that can still be taken back once somebody has proved something new (2). */
export function withoutAgreed(undos: readonly Undo[]): readonly Undo[] {
  return undos.filter(({ agreed }) => !agreed);
}

/** An address and when it was set; without `emailSince` it counts as having always been set. */
export type DatedAddress = Pick<Account, "email" | "emailSince">;

/** Whether an address counts more than a code (3); false if there is no address. */
export function outranks(
  { email, emailSince = 0 }: DatedAddress,
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

/** The oldest code that the address does not outrank: whoever shows it is the owner, as far as anybody can tell. */
export function foremostCode(account: Account, now: number): Recovery | undefined {
  return liveCodes(account, now).find((code) => !outranks(account, code, now));
}

/** The account with only these codes, and the locators of the codes that it loses. */
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

/** Like {@link withoutOutranked}, but a current code that is left becomes a former one, valid for another week. */
export function withoutPresent(account: Account, now: number) {
  const { recovery, formerCodes = [] } = withoutOutranked(account, now).account;
  const former = [...formerCodes, ...(recovery ? [{ ...recovery, until: now + limits.undo }] : [])];
  return withCodes(account, { formerCodes: former });
}

/** Voids the codes that were made after this one, which somebody has just shown, and makes this one the current code. */
export function withoutYounger(account: Account, { locator, digest, madeAt }: Recovery) {
  const { formerCodes = [] } = account;
  return withCodes(account, {
    recovery: { locator, digest, madeAt },
    formerCodes: formerCodes.filter((former) => former.madeAt < madeAt),
  });
}

/** Seconds until there is room for one more former code: a new code waits, so that no number of them pushes out an old one. */
export function waitForCode(account: Account, now: number): number {
  const { formerCodes = [] } = withoutOutranked(account, now).account;
  const [oldest] = formerCodes;
  return oldest && formerCodes.length >= limits.formerCodes ? Math.ceil((oldest.until - now) / 1000) : 0;
}

/** The account without the former codes whose week is over. */
export function withoutFormer(account: Account, now: number) {
  const { formerCodes = [], ...rest } = account;
  const live = formerCodes.filter(({ until }) => now < until);
  if (live.length === formerCodes.length) return { account, locators: [] };
  return withCodes(account, { ...(rest.recovery && { recovery: rest.recovery }), formerCodes: live });
}
