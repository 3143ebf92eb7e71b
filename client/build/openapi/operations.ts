/** Every endpoint of the services that a company may provide itself, with the schemas that bind both sides. */
import type * as z from "zod/mini";
import { surveyAnswersSchema, surveySumsSchema } from "../../../src/contract/restoration/itr-survey.ts";
import { endpoints } from "../../../src/contract/routes.ts";
import { profileSchema } from "../../../src/contract/scan/scan-profile.ts";
import {
  carriedOverSchema,
  carryOverSchema,
  claimSchema,
  pauseSchema,
  removalHeldSchema,
  scanChangeSchema,
  scanDeletedSchema,
  scanFailureSchema,
  scanFeedbackSchema,
  scanStartedSchema,
  scanStatusSchema,
} from "../../../src/contract/scan/scans.ts";
import {
  accessCodeRequestSchema,
  accessCodeSchema,
  jobsSchema,
  newsletterAnswerSchema,
  newsletterRequestSchema,
  postsAnswerSchema,
} from "../../../src/contract/services.ts";
import {
  accountAnswerSchema,
  authFailureSchema,
  codeAnswerSchema,
  deletedAnswerSchema,
  deletionRequestSchema,
  editAnswerSchema,
  editConfirmAnswerSchema,
  editUndoAnswerSchema,
  editUndoRequestSchema,
  loginLinkAnswerSchema,
  loginLinkRequestSchema,
  loginRequestSchema,
  logoutAnswerSchema,
  publishedKeysSchema,
  recoveryCodeAnswerSchema,
  recoveryCodeRequestSchema,
  tokenAnswerSchema,
} from "../../../src/contract/subscription/auth.ts";
import { authPaths } from "../../../src/contract/subscription/auth-paths.ts";
import {
  addPasskeyRequestSchema,
  passkeyCreationSchema,
  passkeyRequestSchema,
  passkeysAnswerSchema,
  removePasskeyRequestSchema,
  renamePasskeyRequestSchema,
} from "../../../src/contract/subscription/passkeys.ts";
import {
  endSignInsAnswerSchema,
  endSignInsRequestSchema,
  signInsAnswerSchema,
} from "../../../src/contract/subscription/sign-ins.ts";
import {
  applePurchaseSchema,
  checkoutRequestSchema,
  checkoutResponseSchema,
  customerPortalSchema,
  googlePurchaseSchema,
  productFeaturesSchema,
  productsSchema,
  purchaseConfirmedSchema,
  subscriptionSchema,
  subscriptionStatusSchema,
} from "../../../src/contract/subscription/subscription.ts";
import { supportAnswerSchema, supportMessageSchema } from "../../../src/contract/support/support.ts";
import type { ServiceName } from "../../../src/platform/service-table.ts";

type Schema = z.ZodMiniType;

export interface Operation {
  readonly method: "get" | "post" | "put" | "delete";
  readonly path: string;
  readonly summary: string;
  /** The credential that a request must carry: a bearer token or the session cookie. */
  readonly opens?: "bearer" | "session" | "owner";
  /** Query parameters; the name of an optional one ends in "?". */
  readonly query?: readonly string[];
  readonly body?: Schema;
  /** Schemas of the responses by status; null if the response has no JSON body. */
  readonly answers: Readonly<Record<number, Schema | null>>;
}

const { account, keys } = authPaths;
const subscription = "/api/subscription";
const authFails = { 400: authFailureSchema, 500: authFailureSchema };
const refusesToken = { ...authFails, 401: authFailureSchema };
const scanFails = { 400: scanFailureSchema, 401: scanFailureSchema };

export const operations: Readonly<Record<ServiceName, readonly Operation[]>> = {
  auth: [
    {
      ...{
        method: "get",
        path: authPaths.authorize,
        summary: "Begins a session and sends the client back to its redirect",
      },
      query: [
        "response_type",
        "scope",
        "client_id",
        "code_challenge",
        "code_challenge_method?",
        "device?",
        "redirect_uri?",
        "state?",
      ],
      answers: { 302: null, ...authFails },
    },
    {
      ...{ method: "post", path: authPaths.accountCreate, summary: "Makes an account without an address" },
      ...{ opens: "session", answers: { 200: codeAnswerSchema, 302: null, ...authFails } },
    },
    {
      ...{ method: "post", path: authPaths.otp, summary: "Sends a one-time code, and answers alike for every address" },
      ...{
        opens: "session",
        query: ["email", "locale?"],
        answers: { 200: null, 429: authFailureSchema, ...authFails },
      },
    },
    {
      ...{
        method: "post",
        path: authPaths.login,
        summary: "Signs in by a one-time code, a store's signature or a recovery code",
      },
      ...{ opens: "session", body: loginRequestSchema },
      answers: { 200: codeAnswerSchema, 302: null, 429: authFailureSchema, ...authFails },
    },
    {
      ...{
        method: "post",
        path: authPaths.loginLink,
        summary: "Whether the link of a mail would sign in; uses nothing up",
      },
      ...{ body: loginLinkRequestSchema, answers: { 200: loginLinkAnswerSchema, ...authFails } },
    },
    {
      ...{ method: "get", path: authPaths.token, summary: "Tokens for an authorization code or a refresh token" },
      query: ["grant_type", "client_id", "code?", "code_verifier?", "redirect_uri?", "refresh_token?"],
      answers: { 200: tokenAnswerSchema, ...refusesToken },
    },
    {
      ...{ method: "get", path: account, summary: "The account and what it may use" },
      ...{ opens: "bearer", answers: { 200: accountAnswerSchema, ...refusesToken } },
    },
    {
      ...{ method: "post", path: authPaths.accountEdit, summary: "Begins a change of the address" },
      ...{
        opens: "bearer",
        query: ["email?", "locale?", "replaces?"],
        answers: { 200: editAnswerSchema, 429: authFailureSchema, ...refusesToken },
      },
    },
    {
      ...{ method: "post", path: authPaths.accountEditConfirm, summary: "Ends a change of the address" },
      ...{
        opens: "bearer",
        query: ["otp", "hash", "email?"],
        answers: { 200: editConfirmAnswerSchema, ...refusesToken },
      },
    },
    {
      ...{ method: "post", path: authPaths.accountEditUndo, summary: "Takes a change of the address back" },
      ...{ query: ["token?"], body: editUndoRequestSchema },
      answers: { 200: editUndoAnswerSchema, ...authFails, 429: authFailureSchema },
    },
    {
      ...{ method: "post", path: authPaths.recoveryCode, summary: "A recovery code in place of the one before" },
      ...{ opens: "bearer", body: recoveryCodeRequestSchema },
      answers: { 200: recoveryCodeAnswerSchema, ...refusesToken, 429: authFailureSchema },
    },
    {
      ...{ method: "delete", path: authPaths.accountDelete, summary: "Deletes the account" },
      ...{ opens: "bearer", body: deletionRequestSchema },
      answers: { 200: deletedAnswerSchema, ...refusesToken, 429: authFailureSchema },
    },
    {
      ...{ method: "post", path: authPaths.accountDeleteCode, summary: "Mails a code to delete the account with" },
      ...{ opens: "bearer", query: ["locale?"], answers: { 200: editAnswerSchema, ...refusesToken, 429: null } },
    },
    {
      ...{ method: "get", path: authPaths.accountExport, summary: "All that the services keep of the account" },
      ...{ opens: "bearer", answers: { 200: null, ...refusesToken, 503: authFailureSchema } },
    },
    {
      ...{ method: "post", path: authPaths.logout, summary: "Ends the session of the token" },
      ...{ opens: "bearer", answers: { 200: logoutAnswerSchema, ...refusesToken } },
    },
    {
      ...{ method: "post", path: authPaths.logoutAll, summary: "Ends every session of the account" },
      ...{ opens: "bearer", answers: { 200: logoutAnswerSchema, ...refusesToken } },
    },
    {
      ...{ method: "post", path: authPaths.loginPasskey, summary: "What to ask of a passkey that signs in" },
      ...{ opens: "session", answers: { 200: passkeyRequestSchema, ...authFails, 429: null } },
    },
    {
      ...{ method: "get", path: authPaths.passkeys, summary: "The passkeys of the account" },
      ...{ opens: "bearer", answers: { 200: passkeysAnswerSchema, ...refusesToken } },
    },
    {
      ...{ method: "post", path: authPaths.passkeyOptions, summary: "What to ask of a browser that makes a passkey" },
      ...{ opens: "bearer", answers: { 200: passkeyCreationSchema, ...refusesToken } },
    },
    {
      ...{ method: "post", path: authPaths.passkeys, summary: "Adds a passkey" },
      ...{ opens: "bearer", body: addPasskeyRequestSchema },
      answers: { 200: passkeysAnswerSchema, ...refusesToken, 429: authFailureSchema },
    },
    {
      ...{ method: "post", path: authPaths.passkeyRename, summary: "Renames a passkey" },
      ...{ opens: "bearer", body: renamePasskeyRequestSchema },
      answers: { 200: passkeysAnswerSchema, ...refusesToken },
    },
    {
      ...{ method: "post", path: authPaths.passkeyRemove, summary: "Removes a passkey" },
      ...{ opens: "bearer", body: removePasskeyRequestSchema },
      answers: { 200: passkeysAnswerSchema, ...refusesToken },
    },
    {
      ...{ method: "get", path: authPaths.sessions, summary: "Where the account is signed in" },
      ...{ opens: "bearer", answers: { 200: signInsAnswerSchema, ...refusesToken } },
    },
    {
      ...{ method: "post", path: authPaths.sessionsEnd, summary: "Ends one sign-in, or all but the one that asks" },
      ...{ opens: "bearer", body: endSignInsRequestSchema },
      answers: { 200: endSignInsAnswerSchema, ...refusesToken },
    },
    {
      method: "get",
      path: keys,
      summary: "The public keys of tokens",
      answers: { 200: publishedKeysSchema, 500: authFailureSchema },
    },
  ],
  subscriptions: [
    {
      ...{ method: "get", path: subscription, summary: "The subscription of the account" },
      ...{ opens: "bearer", answers: { 200: subscriptionSchema, 401: null, 404: null } },
    },
    {
      ...{ method: "get", path: `${subscription}/status`, summary: "Its status alone" },
      ...{ opens: "bearer", answers: { 200: subscriptionStatusSchema, 401: null, 404: null } },
    },
    ...(["cancel", "resume"] as const).map((what) => ({
      ...{ method: "post" as const, path: `${subscription}/${what}`, summary: `The subscription after it: ${what}` },
      ...{ opens: "bearer" as const, answers: { 200: subscriptionSchema, 401: null, 404: null, 409: null } },
    })),
    {
      method: "get",
      path: "/api/products",
      summary: "What is sold",
      query: ["country?"],
      answers: { 200: productsSchema, 400: null },
    },
    {
      ...{ method: "get", path: "/api/products/{productId}/features", summary: "What a product contains" },
      answers: { 200: productFeaturesSchema, 404: null },
    },
    {
      ...{ method: "post", path: "/api/checkout/session", summary: "Begins a checkout" },
      ...{
        opens: "bearer",
        body: checkoutRequestSchema,
        answers: { 200: checkoutResponseSchema, 400: null, 401: null, 409: null },
      },
    },
    {
      ...{ method: "get", path: "/api/checkout/portal", summary: "Where the payment is managed" },
      ...{ opens: "bearer", answers: { 200: customerPortalSchema, 401: null, 404: null } },
    },
    {
      ...{ method: "post", path: "/api/purchase/confirm/apple", summary: "Adopts a purchase of the App Store" },
      ...{
        opens: "bearer",
        body: applePurchaseSchema,
        answers: { 200: purchaseConfirmedSchema, 401: null, 409: null },
      },
    },
    {
      ...{ method: "post", path: "/api/purchase/confirm/google", summary: "Adopts a purchase of Google Play" },
      ...{
        opens: "bearer",
        body: googlePurchaseSchema,
        answers: { 200: purchaseConfirmedSchema, 401: null, 409: null },
      },
    },
  ],
  scans: [
    {
      ...{ method: "post", path: endpoints.scans, summary: "Starts a scan; its id is the token of every other call" },
      ...{ body: profileSchema, answers: { 201: scanStartedSchema, 400: scanFailureSchema, 429: scanFailureSchema } },
    },
    {
      ...{ method: "get", path: endpoints.scans, summary: "How far it is and what it found" },
      ...{ opens: "bearer", answers: { 200: scanStatusSchema, ...scanFails } },
    },
    {
      ...{ method: "delete", path: endpoints.scans, summary: "Deletes it" },
      ...{ opens: "bearer", answers: { 200: scanDeletedSchema, ...scanFails } },
    },
    {
      ...{ method: "get", path: endpoints.scanProfile, summary: "The profile as it is kept" },
      ...{ opens: "bearer", answers: { 200: profileSchema, ...scanFails } },
    },
    {
      ...{ method: "put", path: endpoints.scanProfile, summary: "Another profile" },
      ...{ opens: "bearer", body: profileSchema, answers: { 200: scanStatusSchema, ...scanFails } },
    },
    {
      ...{
        method: "post",
        path: endpoints.scanClaims,
        summary: "A finding that is the visitor, which begins its removal, or somebody else",
      },
      ...{ opens: "bearer", body: claimSchema, answers: { 200: scanStatusSchema, ...scanFails } },
    },
    {
      ...{ method: "post", path: endpoints.scanFeedback, summary: "What somebody thought of it, once" },
      ...{ opens: "bearer", body: scanFeedbackSchema, answers: { 204: null, 409: scanFailureSchema, ...scanFails } },
    },
    {
      ...{ method: "get", path: endpoints.scanEvents, summary: "Server-sent events, each a change in this form" },
      ...{ opens: "bearer", answers: { 200: scanChangeSchema, ...scanFails } },
    },
    {
      ...{ method: "post", path: endpoints.scanRemoval, summary: "Keeps a free scan with its caller's subscription" },
      ...{ opens: "bearer", body: carryOverSchema },
      answers: { 200: carriedOverSchema, ...scanFails, 403: scanFailureSchema, 409: scanFailureSchema },
    },
    {
      ...{ method: "put", path: endpoints.scanRemoval, summary: "Pauses a subscriber's scan, or resumes it" },
      ...{ opens: "bearer", body: pauseSchema, answers: { 200: scanStatusSchema, ...scanFails } },
    },
    {
      ...{ method: "get", path: endpoints.scanRemoval, summary: "Whether a subscriber has a scan" },
      ...{ opens: "owner", answers: { 200: removalHeldSchema, ...scanFails, 403: scanFailureSchema } },
    },
    {
      ...{ method: "delete", path: endpoints.scanRemoval, summary: "Deletes a subscriber's scan, without its key" },
      ...{ opens: "owner", answers: { 200: removalHeldSchema, ...scanFails, 403: scanFailureSchema } },
    },
  ],
  identity: [
    {
      ...{ method: "post", path: "/itr/issue", summary: "The code to name on the telephone" },
      ...{ opens: "bearer", body: accessCodeRequestSchema, answers: { 200: accessCodeSchema, 401: null, 403: null } },
    },
    {
      ...{ method: "post", path: "/itr/survey", summary: "Adds answers to the sums" },
      ...{ body: surveyAnswersSchema, answers: { 202: null, 400: null } },
    },
    { method: "get", path: "/itr/survey", summary: "The sums", answers: { 200: surveySumsSchema } },
  ],
  newsletter: [
    {
      ...{
        method: "post",
        path: "/newsletter/subscription/subscribe",
        summary: "Invites an address; the same for every address",
      },
      ...{ body: newsletterRequestSchema, answers: { 202: newsletterAnswerSchema, 400: null, 429: null } },
    },
  ],
  content: [
    {
      ...{ method: "get", path: "/content/posts", summary: "Product updates, newest first" },
      ...{ query: ["page?", "limit?", "fields?"], answers: { 200: postsAnswerSchema, 400: null } },
    },
  ],
  support: [
    {
      ...{ method: "post", path: "/support/messages", summary: "A message to the help desk, answered by mail" },
      ...{ body: supportMessageSchema, answers: { 202: supportAnswerSchema, 400: null, 429: null, 503: null } },
    },
  ],
  jobs: [{ method: "get", path: "/jobs.js", summary: "Open roles, as JSON", answers: { 200: jobsSchema } }],
};
