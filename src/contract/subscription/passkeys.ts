/**
 * Passkeys (WebAuthn level 3) as browser, worker and auth service exchange them. Options and credentials have the JSON form
 * that browsers read and write themselves (`parseCreationOptionsFromJSON`, `toJSON`); binary values are base64url.
 */
import * as z from "zod/mini";

/** Longer than any authenticator makes: the largest credential id is 1,023 bytes, keys and attestations are a few thousand. */
const base64url = z.string().check(z.regex(/^[\w-]{1,16384}$/));
const credentialId = z.string().check(z.regex(/^[\w-]{16,1364}$/));

/** How many passkeys an account has at most. */
export const mostPasskeys = 10;
/** How long a person may take from being asked to having answered, in milliseconds. */
export const passkeyTimeout = 300_000;

/** In characters. */
export const longestPasskeyName = 40;
/** What its owner calls a passkey. */
export const passkeyNameSchema = z
  .string()
  .check(z.trim(), z.minLength(1), z.maxLength(longestPasskeyName), z.regex(/^[^\p{C}]+$/u));

const userVerification = z.literal("required");

/** `login/passkey`. No credential is named, so the answer is the same for everybody: the browser knows what it holds. */
export const passkeyRequestSchema = z.object({
  challenge: base64url,
  rpId: z.string(),
  timeout: z.int(),
  userVerification,
});
export type PasskeyRequest = z.infer<typeof passkeyRequestSchema>;

const publicKey = z.literal("public-key");

/** `account/passkeys/options`. `excludeCredentials`: those that the account has, so that no device makes a second one. */
export const passkeyCreationSchema = z.object({
  challenge: base64url,
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: base64url, name: z.string(), displayName: z.string() }),
  pubKeyCredParams: z.array(z.object({ type: publicKey, alg: z.int() })),
  timeout: z.int(),
  excludeCredentials: z.array(z.object({ type: publicKey, id: credentialId })),
  authenticatorSelection: z.object({
    residentKey: z.literal("required"),
    requireResidentKey: z.literal(true),
    userVerification,
  }),
  attestation: z.literal("none"),
});
export type PasskeyCreation = z.infer<typeof passkeyCreationSchema>;

const credential = { id: credentialId, rawId: credentialId, type: publicKey };

/** What a browser answers when a passkey signs in. */
export const passkeyAssertionSchema = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: base64url,
    authenticatorData: base64url,
    signature: base64url,
    /** Says whose account it is. */
    userHandle: base64url,
  }),
});
export type PasskeyAssertion = z.infer<typeof passkeyAssertionSchema>;

/** What a browser answers when it has made a passkey. */
export const passkeyAttestationSchema = z.object({
  ...credential,
  response: z.object({ clientDataJSON: base64url, attestationObject: base64url }),
});
export type PasskeyAttestation = z.infer<typeof passkeyAttestationSchema>;

/** `account/passkeys`, POST: adds one. */
export const addPasskeyRequestSchema = z.object({ credential: passkeyAttestationSchema, name: passkeyNameSchema });

/** `account/passkeys/rename` and `account/passkeys/remove`. */
export const renamePasskeyRequestSchema = z.object({ id: credentialId, name: passkeyNameSchema });
export const removePasskeyRequestSchema = z.object({ id: credentialId });

/** `month`: when it was added, in UTC, as "2026-11". */
const passkeySchema = z.object({ id: credentialId, name: z.string(), month: z.string() });
export type PasskeyInfo = z.infer<typeof passkeySchema>;

/** `account/passkeys`, GET and POST, and what renames or removes one: those that there are, the oldest first. */
export const passkeysAnswerSchema = z.object({ passkeys: z.array(passkeySchema) });
export type PasskeysAnswer = z.infer<typeof passkeysAnswerSchema>;
