/** The auth service as browser, worker and service agreed on it: protocols, sections 1 and 2. Times in tokens are seconds. */
import * as z from "zod/mini";
import { typedEmailSchema } from "../email-address.ts";
import { idempotencyKeySchema } from "../idempotency-key.ts";
import { passkeyAssertionSchema } from "./passkeys.ts";
import { isRecoveryCode } from "./recovery-code.ts";
import { entitlementSchema } from "./subscription.ts";

/** A recovery code as services make and exchange it: without groups, see `recovery-code.ts`. */
export const recoveryCodeSchema = z.string().check(z.refine(isRecoveryCode));

export const authScope = "privacypro";

export const authErrors = [
  "invalid_authorization_request",
  "authorize_failed",
  "invalid_request",
  "account_create_failed",
  "invalid_email_address",
  "invalid_session_id",
  "suspended_account",
  "unknown_account",
  "email_sending_error",
  "too_many_requests",
  "invalid_login_credentials",
  "invalid_token_request",
  "invalid_token",
  "expired_token",
  "email_address_not_changed",
  "failed_mx_check",
  /**
   * A change of address can still be undone. As long as it can, the account is not deleted, and its address can only be
   * replaced in two steps: it is removed with a one-time code sent to it, then the other is added.
   */
  "address_changed_lately",
  /** Deleting an account takes a one-time code mailed to its address, or its recovery code if that counts more. */
  "confirmation_required",
  "unverified_account",
  "account_edit_failed",
  /** What the browser made is not what was asked for, or was asked for too long ago. */
  "invalid_passkey",
  "too_many_passkeys",
  "invalid_link_signature",
  "account_change_email_address_failed",
  /** OAuth's own names (RFC 6749, 5.2), on the form post to `token`. */
  "invalid_client",
  "invalid_grant",
  "unsupported_grant_type",
  /** Every other failure on our side, and paths or methods that the service does not have. */
  "server_error",
  "not_found",
  "method_not_allowed",
] as const;
export type AuthError = (typeof authErrors)[number];

/** `error_code` of a refused token request. */
export const tokenErrorCodes = { invalid: 0, expired: 1, reused: 2, loggedOut: 3, replay: 4 } as const;
export type TokenErrorCode = (typeof tokenErrorCodes)[keyof typeof tokenErrorCodes];

export const authFailureSchema = z.object({
  error: z.enum(authErrors),
  error_code: z.optional(z.int().check(z.minimum(0), z.maximum(4))),
  error_description: z.optional(z.string()),
});
export type AuthFailure = z.infer<typeof authFailureSchema>;

/** A session id (the cookie) and an authorization code have the same form. */
export const codeSchema = z.string().check(z.regex(/^[A-Za-z0-9]{86}$/));

/** RFC 7636, 4.1. */
export const codeVerifierSchema = z.string().check(z.regex(/^[\w.~-]{43,128}$/));

/** The S256 challenge: a SHA-256 digest in base64url, no padding. */
export const codeChallengeSchema = z.string().check(z.regex(/^[\w-]{43}$/));

export const otpSchema = z.string().check(z.regex(/^\d{6}$/));

/** `account/create` and `login`, asked with `Accept: application/json`. */
export const codeAnswerSchema = z.object({ code: codeSchema });
export type CodeAnswer = z.infer<typeof codeAnswerSchema>;

export const tokenAnswerSchema = z.object({
  access_token: z.string().check(z.minLength(1)),
  refresh_token: z.string().check(z.minLength(1)),
  expires_in: z.int().check(z.positive()),
  token_type: z.literal("Bearer"),
});
export type TokenAnswer = z.infer<typeof tokenAnswerSchema>;

/**
 * How the account is deleted. `by`: what proves that it is theirs; any one of these is enough, nothing if the list is empty.
 * `made_at`: when the recovery code that counts was made, if there is also a newer code or address; `until`: when that address,
 * or else the present code, counts instead. `from`: the first moment at which it can be deleted, if a change of its address
 * can be undone until then. All in milliseconds since 1970.
 */
export const deletionTermsSchema = z.object({
  by: z.array(z.enum(["mail", "recovery_code"])),
  made_at: z.optional(z.int()),
  until: z.optional(z.int()),
  from: z.optional(z.int()),
});
export type DeletionTerms = z.infer<typeof deletionTermsSchema>;

/** `email` is null for an account without an address, which is normal. */
export const accountAnswerSchema = z.object({
  email: z.nullable(z.string()),
  entitlements: z.array(entitlementSchema),
  external_id: z.uuid(),
  /** Whether the account has a present recovery code. */
  has_recovery_code: z.optional(z.boolean()),
  /** How many passkeys sign in. */
  passkeys: z.optional(z.int()),
  /** Until when a recovery code from before the present one still signs in, in milliseconds since 1970. */
  earlier_code_until: z.optional(z.int()),
  deletion: z.optional(deletionTermsSchema),
});
export type AccountAnswer = z.infer<typeof accountAnswerSchema>;

/**
 * `account/delete`. `erased` is how much of each kind was deleted, as a receipt; left out if another service did not answer,
 * in which case the rest is deleted automatically within minutes.
 */
export const deletedAnswerSchema = z.object({
  status: z.literal("deleted"),
  erased: z.optional(z.record(z.string(), z.int())),
});
export type DeletedAnswer = z.infer<typeof deletedAnswerSchema>;

export const editAnswerSchema = z.object({ status: z.literal("confirm"), hash: z.string().check(z.minLength(1)) });
export type EditAnswer = z.infer<typeof editAnswerSchema>;

/**
 * `email` is the address that was confirmed or, after a removal, the one that was removed. `recovery_code`: a new code, given
 * once, if a removal leaves no address; earlier codes that counted less than the removed address are void.
 */
export const editConfirmAnswerSchema = z.object({
  status: z.literal("confirmed"),
  email: z.string().check(z.minLength(1)),
  recovery_code: z.optional(recoveryCodeSchema),
});
export type EditConfirmAnswer = z.infer<typeof editConfirmAnswerSchema>;

/**
 * `account/edit/undo`: the token of the emailed link, or a recovery code that is older than the address or than other codes.
 * `email` in the answer is the address that is in force again; null if a recovery code leaves the account without one.
 */
export const editUndoRequestSchema = z.object({
  token: z.optional(z.string()),
  recovery_code: z.optional(recoveryCodeSchema),
});
export const editUndoAnswerSchema = z.object({ status: z.literal("confirmed"), email: z.nullable(z.string()) });
export type EditUndoAnswer = z.infer<typeof editUndoAnswerSchema>;

/**
 * `account/recovery-code`, in JSON, or no body: `press` identifies the page that asks (`contract/idempotency-key.ts`). A second request
 * with the same `press` within seconds gets the same code; without one, each request makes a new code.
 */
export const recoveryCodeRequestSchema = z.object({ press: idempotencyKeySchema });
/** `account/recovery-code`: given once, in the form of `contract/subscription/recovery-code.ts`, without groups. */
export const recoveryCodeAnswerSchema = z.object({ recovery_code: recoveryCodeSchema });

export const logoutAnswerSchema = z.object({ status: z.literal("logged_out") });
export type LogoutAnswer = z.infer<typeof logoutAnswerSchema>;

const jti = z.string().check(z.regex(/^[0-9a-f]{64}:[0-9a-f-]{36}$/));
const common = { jti, iss: z.url(), iat: z.int(), exp: z.int(), sub: z.uuid(), api: z.enum(["v1", "v2"]) };

/** The claims of an access token. `jti` is `<session id>:<uuid>`; `sub` is the account's external id. */
export const accessClaimsSchema = z.object({
  ...common,
  scope: z.literal(authScope),
  aud: z.literal("PrivacyPro"),
  email: z.nullable(z.string()),
  entitlements: z.array(entitlementSchema),
});
export type AccessClaims = z.infer<typeof accessClaimsSchema>;

export const refreshClaimsSchema = z.object({ ...common, scope: z.literal("refresh"), aud: z.literal("Auth") });

/** One public key of the key set: ES256 only. */
export const publicKeySchema = z.object({
  alg: z.literal("ES256"),
  crv: z.literal("P-256"),
  kid: z.string().check(z.minLength(1)),
  kty: z.literal("EC"),
  x: z.string(),
  y: z.string(),
});
export type PublicKey = z.infer<typeof publicKeySchema>;
export const publishedKeysSchema = z.object({ keys: z.array(publicKeySchema) });
export type PublishedKeys = z.infer<typeof publishedKeysSchema>;

/** v1: a new account, with the long-lived token that gives access to it. */
export const v1CreatedSchema = z.object({
  auth_token: z.string().check(z.minLength(1)),
  external_id: z.string(),
  status: z.literal("created"),
});
export type V1Created = z.infer<typeof v1CreatedSchema>;
export const v1AccessTokenSchema = z.object({ access_token: z.string().check(z.minLength(1)) });
export type V1AccessToken = z.infer<typeof v1AccessTokenSchema>;
export const v1ValidatedSchema = z.object({
  account: z.object({
    id: z.string(),
    external_id: z.string(),
    email: z.optional(z.string()),
    entitlements: z.array(z.extend(entitlementSchema, { id: z.int() })),
  }),
});
export type V1Validated = z.infer<typeof v1ValidatedSchema>;
export const v1LoginLinkSchema = z.object({ status: z.literal("sent") });
export type V1LoginLink = z.infer<typeof v1LoginLinkSchema>;
export const v1LoginSchema = z.object({
  auth_token: z.string().check(z.minLength(1)),
  external_id: z.string(),
  email: z.string(),
  status: z.literal("authenticated"),
});
export type V1Login = z.infer<typeof v1LoginSchema>;
export const v1EditSchema = z.object({ hash: z.string().check(z.minLength(1)) });
export type V1Edit = z.infer<typeof v1EditSchema>;
export const v1EditConfirmSchema = z.object({
  external_id: z.string(),
  email: z.string(),
  auth_token: z.string().check(z.minLength(1)),
  recovery_code: z.optional(recoveryCodeSchema),
});
export type V1EditConfirm = z.infer<typeof v1EditConfirmSchema>;
export const v1StoreLoginSchema = z.object({
  auth_token: z.string().check(z.minLength(1)),
  email: z.string(),
  external_id: z.string(),
  id: z.string(),
  status: z.literal("ok"),
});
export type V1StoreLogin = z.infer<typeof v1StoreLoginSchema>;

/** `login`: with the emailed one-time code or the code in the email's link, a store's signed receipt, the recovery code, or a passkey. */
export const loginRequestSchema = z.discriminatedUnion("method", [
  z.object({
    method: z.literal("otp"),
    email: typedEmailSchema,
    otp: z.union([otpSchema, codeSchema]),
  }),
  z.object({
    method: z.literal("signature"),
    signature: z.string().check(z.minLength(1), z.maxLength(16_384)),
    source: z.string().check(z.minLength(1), z.maxLength(64)),
  }),
  z.object({ method: z.literal("recovery"), code: recoveryCodeSchema }),
  z.object({ method: z.literal("passkey"), credential: passkeyAssertionSchema }),
]);

/** `login/link`: what the link of a mail carries. */
export const loginLinkRequestSchema = z.object({ email: typedEmailSchema, otp: codeSchema });
export const loginLinkAnswerSchema = z.object({ status: z.literal("valid") });
export type LoginLinkAnswer = z.infer<typeof loginLinkAnswerSchema>;

/** `account/delete`, for an account with an address or recovery code: the emailed code with its hash, or the recovery code. */
export const deletionRequestSchema = z.union([
  z.object({ hash: codeSchema, otp: otpSchema }),
  z.object({ recovery_code: recoveryCodeSchema }),
]);
export type DeletionRequest = z.infer<typeof deletionRequestSchema>;

export const v1StoreLoginRequestSchema = z.object({
  signature: z.string().check(z.minLength(1), z.maxLength(16_384)),
  store: z.string().check(z.minLength(1), z.maxLength(64)),
});
