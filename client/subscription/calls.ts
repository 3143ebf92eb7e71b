/** The 17 calls of the subscription client (SUB-1). */
import type * as z from "zod/mini";
import { anything, type CallRequest, call, type Service } from "../../src/contract/call.ts";
import type { DeviceKind } from "../../src/contract/subscription/device-kind.ts";
import type { CheckoutRequest, FeatureName } from "../../src/contract/subscription/subscription.ts";
import * as answers from "./answers.ts";
import { CommunicationError } from "./errors.ts";
import type { Reporter } from "./events.ts";
import {
  type CallHosts,
  type CallName,
  callAddress,
  catalogue,
  clientId,
  scope,
  stagingTokenLifetime,
} from "./paths.ts";
import { challengeOf, createVerifier, type RandomSource } from "./pkce.ts";

export interface CallOptions extends CallHosts {
  readonly service: Service;
  readonly random: RandomSource;
  readonly device?: DeviceKind;
  readonly report: Reporter;
}

/** A call that only somebody signed in can make: the access token, or the `auth_token` of v1. */
interface SignedIn {
  readonly token: string;
}

interface Located {
  /** A BCP 47 tag: the language of the mail that is sent. */
  readonly locale?: string | undefined;
}

interface Mailed extends Located {
  readonly email: string;
}

interface Edit extends SignedIn, Located {
  /** Left out: the account's address is removed. */
  readonly email?: string | undefined;
  /** The hash of an earlier request, so that this one counts as new and gets its own code, however soon it follows. */
  readonly replaces?: string | undefined;
}

interface EditConfirm extends Edit {
  readonly otp: string;
  readonly hash: string;
}

/** By a one-time code that was mailed, or by the recovery code of the account. */
type LoginV2 = { readonly email: string; readonly otp: string } | { readonly recoveryCode: string };

type Grant = { readonly code: string; readonly codeVerifier: string } | { readonly refreshToken: string };

interface Checkout extends SignedIn, CheckoutRequest {
  /** The same for each attempt at one purchase, so that the service makes only one checkout for all of them. */
  readonly idempotencyKey?: string;
}

export interface SubscriptionCalls {
  /** Opens a session; its cookie stays with `fetch`. Resolves with the secret that `subscriptionsTokens` must present. */
  /** `token`: the account's own, where there is one already. */
  subscriptionsAuthSessionCreate(given?: { readonly token?: string }): Promise<{ codeVerifier: string }>;
  subscriptionsAccountCreate(): Promise<{ code: string }>;
  /** The first tokens for a code, or the next for a refresh token. */
  subscriptionsTokens(given: Grant): Promise<answers.TokensAnswer>;
  subscriptionsOTP(given: Mailed): Promise<void>;
  subscriptionsAccountLoginV2(given: LoginV2): Promise<{ code: string }>;
  subscriptionsAccountEditV2(given: Edit): Promise<{ hash?: string | undefined }>;
  subscriptionsAccountEditConfirmV2(given: EditConfirm): Promise<z.infer<typeof answers.editConfirmAnswerV2>>;
  subscriptionsGetAccountInfoV2(given: SignedIn): Promise<answers.AccountInfo>;
  subscriptionsAccountLoginLink(given: Mailed): Promise<void>;
  subscriptionsAccountLogin(given: { email: string; otp: string }): Promise<z.infer<typeof answers.loginAnswer>>;
  subscriptionsValidateToken(given: SignedIn): Promise<z.infer<typeof answers.validateAnswer>>;
  subscriptionsAccountEdit(given: Edit): Promise<{ hash?: string | undefined }>;
  subscriptionsAccountEditConfirm(given: EditConfirm): Promise<z.infer<typeof answers.editConfirmAnswer>>;
  subscriptionsStripeCheckout(given: Checkout): Promise<{ checkoutUrl: string }>;
  subscriptionsGetSubscription(given: SignedIn): Promise<answers.SubscriptionAnswer>;
  /** Only the features that this client knows; the service's answer itself is never empty. */
  subscriptionsGetProductFeatures(given: SignedIn & { productId: string }): Promise<{ features: FeatureName[] }>;
  /** Whether the subscription is sold to this visitor. Never rejects: an error counts as no. */
  subscriptionsCheckEligibility(): Promise<boolean>;
}

/** The parts of a call that its entry in the catalogue does not determine. */
interface CallArguments extends Pick<CallRequest<unknown>, "bearer" | "body" | "headers" | "success"> {
  readonly query?: Readonly<Record<string, string | null | undefined>>;
  /** The values for the names in braces in the path. */
  readonly inPath?: Readonly<Record<string, string>>;
}

interface CallContext extends CallOptions {
  /** Makes a call; resolves with its answer, rejects with a `CommunicationError`. */
  ask<Value>(name: CallName, schema: z.ZodMiniType<Value>, args?: CallArguments): Promise<Value>;
}

export function createCalls(options: CallOptions): SubscriptionCalls {
  const context: CallContext = {
    ...options,
    async ask(name, schema, { query, inPath, ...args } = {}) {
      const { method, ...entry } = catalogue[name];
      const credentials = "credentials" in entry ? ({ credentials: "include" } as const) : {};
      const path = callAddress(name, options, query, inPath);
      const answer = await call(options.service, { method, path, ...credentials, ...args, schema });
      if (!answer.ok) throw new CommunicationError(answer.error);
      return answer.value;
    },
  };
  return {
    ...sessionCalls(context),
    ...accountCalls(context),
    ...earlierCalls(context),
    ...subscriptionCalls(context),
  };
}

/** v2: from the session to the tokens. */
function sessionCalls(context: CallContext) {
  const { ask, report } = context;
  return {
    subscriptionsAuthSessionCreate: (given) => report("authorization", () => openSession(context, given)),
    subscriptionsAccountCreate: () =>
      report("account create", () => ask("subscriptionsAccountCreate", answers.codeAnswer)),
    subscriptionsTokens: (given) => report("tokens", () => exchange(context, given)),
    subscriptionsOTP: (given) => report("passphrase", () => sendOtp(context, given)),
    subscriptionsAccountLoginV2: (given) =>
      report("login", () => ask("subscriptionsAccountLoginV2", answers.codeAnswer, { body: loginBody(given) })),
  } satisfies Partial<SubscriptionCalls>;
}

/** v2: the account of somebody signed in. */
function accountCalls(context: CallContext) {
  const { ask, report } = context;
  return {
    subscriptionsAccountEditV2: (given) =>
      report("account edit", () => edit(context, "subscriptionsAccountEditV2", given)),
    subscriptionsAccountEditConfirmV2: (given) =>
      report("account edit confirm", () =>
        ask("subscriptionsAccountEditConfirmV2", answers.editConfirmAnswerV2, confirmation(given)),
      ),
    subscriptionsGetAccountInfoV2: ({ token }) =>
      report(null, () => ask("subscriptionsGetAccountInfoV2", answers.accountInfoAnswer, { bearer: token })),
  } satisfies Partial<SubscriptionCalls>;
}

/** v1, which apps in the field still speak. */
function earlierCalls(context: CallContext) {
  const { ask, report } = context;
  return {
    subscriptionsAccountLoginLink: (given) => report("passphrase", () => sendLink(context, given)),
    subscriptionsAccountLogin: ({ email, otp }) =>
      report("login", () => ask("subscriptionsAccountLogin", answers.loginAnswer, { query: { email, otp } })),
    subscriptionsValidateToken: ({ token }) =>
      report(null, () => ask("subscriptionsValidateToken", answers.validateAnswer, { bearer: token })),
    subscriptionsAccountEdit: (given) => report("account edit", () => edit(context, "subscriptionsAccountEdit", given)),
    subscriptionsAccountEditConfirm: (given) =>
      report("account edit confirm", () =>
        ask("subscriptionsAccountEditConfirm", answers.editConfirmAnswer, confirmation(given)),
      ),
  } satisfies Partial<SubscriptionCalls>;
}

/** What is sold, and what somebody has. */
function subscriptionCalls(context: CallContext) {
  const { ask, report } = context;
  return {
    subscriptionsStripeCheckout: (given) => report(null, () => checkOut(context, given)),
    subscriptionsGetSubscription: ({ token }) =>
      report(null, () => ask("subscriptionsGetSubscription", answers.subscriptionAnswer, { bearer: token })),
    subscriptionsGetProductFeatures: ({ token, productId }) =>
      report(null, () =>
        ask("subscriptionsGetProductFeatures", answers.featuresAnswer, { bearer: token, inPath: { productId } }),
      ),
    subscriptionsCheckEligibility: () =>
      ask("subscriptionsCheckEligibility", anything).then(
        () => true,
        () => false,
      ),
  } satisfies Partial<SubscriptionCalls>;
}

async function openSession(
  { random, device, ask }: CallContext,
  { token }: { readonly token?: string } = {},
): Promise<{ codeVerifier: string }> {
  const codeVerifier = createVerifier(random);
  const query = {
    response_type: "code",
    code_challenge: await challengeOf(codeVerifier),
    code_challenge_method: "S256",
    client_id: clientId,
    device,
    ...(token && { token }),
    scope,
  };
  await ask("subscriptionsAuthSessionCreate", anything, { query });
  return { codeVerifier };
}

function exchange({ ask, staging }: CallContext, given: Grant): Promise<answers.TokensAnswer> {
  const ttl = staging ? stagingTokenLifetime : null;
  return ask("subscriptionsTokens", answers.tokensAnswer, {
    query: { ...grantQuery(given), client_id: clientId, ttl },
  });
}

function loginBody(given: LoginV2) {
  if ("recoveryCode" in given) return { method: "recovery", code: given.recoveryCode };
  return { method: "otp", email: given.email, otp: given.otp };
}

function grantQuery(given: Grant) {
  if ("refreshToken" in given) return { grant_type: "refresh_token", refresh_token: given.refreshToken };
  return { grant_type: "authorization_code", code_verifier: given.codeVerifier, code: given.code };
}

async function sendOtp({ ask }: CallContext, { email, locale }: Mailed): Promise<void> {
  await ask("subscriptionsOTP", anything, { query: { email, locale }, success: 200 });
}

async function sendLink({ ask }: CallContext, { email, locale }: Mailed): Promise<void> {
  await ask("subscriptionsAccountLoginLink", answers.anyAnswer, { query: { email, locale } });
}

function edit(
  { ask }: CallContext,
  name: "subscriptionsAccountEditV2" | "subscriptionsAccountEdit",
  { token, email, locale, replaces }: Edit,
) {
  const schema = email ? answers.hashAnswer : answers.removalAnswer;
  return ask<{ hash?: string | undefined }>(name, schema, {
    bearer: token,
    query: { email: email || null, locale, replaces },
  });
}

function confirmation({ token, email, otp, hash, locale }: EditConfirm): CallArguments {
  return { bearer: token, query: { email: email || null, otp, hash, locale } };
}

function checkOut(
  { ask }: CallContext,
  { token, idempotencyKey, productId, purchasePlatform, returnUrl, origin }: Checkout,
): Promise<{ checkoutUrl: string }> {
  return ask("subscriptionsStripeCheckout", answers.checkoutAnswer, {
    bearer: token,
    body: { productId, purchasePlatform, returnUrl, origin },
    headers: idempotencyKey === undefined ? {} : { "idempotency-key": idempotencyKey },
  });
}
