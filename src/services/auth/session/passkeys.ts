/** Signing in by passkey, and the passkeys of an account. The library that verifies is loaded when a passkey is answered. */
import type * as z from "zod/mini";
import { brand } from "../../../contract/brand/brand.ts";
import { routes } from "../../../contract/routes.ts";
import {
  type addPasskeyRequestSchema,
  type PasskeyAssertion,
  type PasskeyAttestation,
  type PasskeyCreation,
  type PasskeyInfo,
  type PasskeyRequest,
  passkeyTimeout,
} from "../../../contract/subscription/passkeys.ts";
import { base64url, fromBase64url } from "../../../platform/encoding.ts";
import { randomBytes } from "../../../platform/random.ts";
import type { Passkey } from "../account/account-rules.ts";
import type { AddPasskeyAnswer, ChangePasskeyAnswer } from "../account/passkey-rules.ts";
import { type AuthCall, sendLater } from "../call.ts";
import { accountOf, sessionOf } from "../objects.ts";
import type { SessionRef } from "./authorization.ts";
import type { Bearer } from "./session-rules.ts";
import { monthOf } from "./sign-ins.ts";
import type { SignedInCall } from "./signed-in.ts";

/** ES256, and what some systems offer in its place: Ed25519 and RS256 (COSE). */
const algorithms = [-7, -8, -257];

type Issuer = Pick<AuthCall, "issuer">;

/** The one site whose passkeys count, and the one address of it: those of the issuer. Other hosts of ours have none. */
function relyingParty({ issuer }: Issuer) {
  const { hostname: expectedRPID, origin: expectedOrigin } = new URL(issuer);
  return { expectedRPID, expectedOrigin };
}

function newChallenge(): string {
  return base64url(randomBytes(new Uint8Array(32)));
}

/** What to ask of a passkey that signs in; null if the session may not ask. Says nothing of any account. */
export async function askToSignIn(call: AuthCall, { session, digest }: SessionRef): Promise<PasskeyRequest | null> {
  const challenge = newChallenge();
  if (!(await session.askPasskey({ challenge, digest }, call.now))) return null;
  const { expectedRPID: rpId } = relyingParty(call);
  return { challenge, rpId, timeout: passkeyTimeout, userVerification: "required" };
}

/**
 * Null for every wrong answer, whatever is wrong with it. The user handle, which only the passkey knows, names the account, so
 * no address does, and looking for an account that there is not stores nothing.
 */
export async function proveByPasskey(
  call: AuthCall,
  { session, digest }: SessionRef,
  credential: PasskeyAssertion,
): Promise<({ ok: true } & Bearer) | null> {
  const expectedChallenge = await session.takePasskeyChallenge({ digest }, call.now);
  const accountId = accountIdIn(credential.response.userHandle);
  if (expectedChallenge === null || accountId === null) return null;
  const account = accountOf(call.env, accountId);
  const passkey = (await account.passkeys()).find(({ id }) => id === credential.id);
  const counter = passkey ? await counterIn(call, { credential, expectedChallenge, passkey }) : null;
  const epoch = counter === null ? null : await account.notePasskeyUse({ id: credential.id, counter });
  return epoch === null ? null : { ok: true, accountId, epoch };
}

interface Assertion {
  readonly credential: PasskeyAssertion;
  readonly expectedChallenge: string;
  readonly passkey: Pick<Passkey, "id" | "publicKey" | "counter">;
}

/** The signature counter of an answer that is right in everything; else null. */
export async function counterIn(
  call: Issuer,
  { credential, expectedChallenge, passkey }: Assertion,
): Promise<number | null> {
  const { verifyAuthenticationResponse } = await import("@simplewebauthn/server");
  const { id, publicKey, counter } = passkey;
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      ...relyingParty(call),
      response: { ...credential, clientExtensionResults: {} },
      expectedChallenge,
      credential: { id, publicKey: fromBase64url(publicKey), counter },
      requireUserVerification: true,
    });
    return verified ? authenticationInfo.newCounter : null;
  } catch {
    return null;
  }
}

/** What to ask of a browser that is to make a passkey for this account; null if the session has ended. */
export async function askToAdd(call: AuthCall, { profile, sessionId }: SignedInCall): Promise<PasskeyCreation | null> {
  const challenge = newChallenge();
  if (!(await sessionOf(call.env, sessionId)?.askPasskey({ challenge }, call.now))) return null;
  const passkeys = await accountOf(call.env, profile.id).passkeys();
  const name = profile.email ?? `${brand.name} account`;
  return {
    challenge,
    rp: { id: relyingParty(call).expectedRPID, name: brand.name },
    user: { id: handleOf(profile.id), name, displayName: name },
    pubKeyCredParams: algorithms.map((alg) => ({ type: "public-key", alg })),
    timeout: passkeyTimeout,
    excludeCredentials: passkeys.map(({ id }) => ({ type: "public-key", id })),
    authenticatorSelection: { residentKey: "required", requireResidentKey: true, userVerification: "required" },
    attestation: "none",
  };
}

/** Adds the passkey that a browser has made, and tells the account's address, because a passkey outlives the session. */
export async function addPasskey(
  call: AuthCall,
  { profile, sessionId }: SignedInCall,
  { credential, name }: z.infer<typeof addPasskeyRequestSchema>,
): Promise<AddPasskeyAnswer> {
  const expectedChallenge = await sessionOf(call.env, sessionId)?.takePasskeyChallenge({}, call.now);
  const made = expectedChallenge ? await passkeyIn(call, credential, expectedChallenge) : null;
  if (!made) return { ok: false, error: "invalid_passkey" };
  const { id, email: to, epoch } = profile;
  const passkey = { ...made, name, madeAt: call.now };
  const added = await accountOf(call.env, id).addPasskey({ epoch, passkey }, call.now);
  const securityLink = `${call.issuer}${routes.subscriptionsSecurity.path}`;
  if (added.ok && to !== null) sendLater(call, { to, template: "passkey-added", data: { name, securityLink } });
  return added;
}

/** The passkey in an answer that is right in everything; else null. */
export async function passkeyIn(call: Issuer, credential: PasskeyAttestation, expectedChallenge: string) {
  const { verifyRegistrationResponse } = await import("@simplewebauthn/server");
  try {
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      ...relyingParty(call),
      response: { ...credential, clientExtensionResults: {} },
      expectedChallenge,
      requireUserVerification: true,
      supportedAlgorithmIDs: algorithms,
    });
    if (!verified) return null;
    const { id, publicKey, counter } = registrationInfo.credential;
    return { id, publicKey: base64url(publicKey), counter };
  } catch {
    return null;
  }
}

/** What its owner is told of the passkeys of an account. */
export function passkeyInfos(passkeys: readonly Passkey[]): PasskeyInfo[] {
  return passkeys.map(({ id, name, madeAt }) => ({ id, name, month: monthOf(madeAt) }));
}

export function passkeysOf({ env }: AuthCall, { profile }: SignedInCall): Promise<readonly Passkey[]> {
  return accountOf(env, profile.id).passkeys();
}

export function renamePasskey(
  { env }: AuthCall,
  { profile: { id: accountId, epoch } }: SignedInCall,
  given: { readonly id: string; readonly name: string },
): Promise<ChangePasskeyAnswer> {
  return accountOf(env, accountId).renamePasskey({ ...given, epoch });
}

export function removePasskey(
  { env }: AuthCall,
  { profile: { id: accountId, epoch } }: SignedInCall,
  id: string,
): Promise<ChangePasskeyAnswer> {
  return accountOf(env, accountId).removePasskey({ id, epoch });
}

/** The user handle: the account's external id, which is random, as its 16 bytes. */
function handleOf(accountId: string): string {
  return base64url(
    Uint8Array.from(accountId.replaceAll("-", "").match(/../g) ?? [], (pair) => Number.parseInt(pair, 16)),
  );
}

/** The external id that a user handle stands for; null if it is none of ours. */
function accountIdIn(userHandle: string): string | null {
  const bytes = /^[\w-]{22}$/.test(userHandle) ? fromBase64url(userHandle) : new Uint8Array();
  const digits = Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
  const parts = /^(.{8})(.{4})(.{4})(.{4})(.{12})$/.exec(digits);
  return parts ? parts.slice(1).join("-") : null;
}
