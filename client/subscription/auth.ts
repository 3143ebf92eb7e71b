/** Signing in and changing the address, in the version of the auth service that the flag chooses (SUB-5). */

import type { Platform } from "../../src/contract/subscription/subscription.ts";
import type { Flags } from "../bridge/messages.ts";
import type { SubscriptionAnswer, SubscriptionInfo, TokensAnswer } from "./answers.ts";
import type { SubscriptionCalls } from "./calls.ts";
import { CommunicationError, MissingError, missing } from "./errors.ts";
import type { Reporter } from "./events.ts";
import type { HeldInfo, InfoChange } from "./held-info.ts";
import { parseToken } from "./token-claims.ts";

type Change = (change: InfoChange) => void;

interface Otp {
  readonly email: string;
  readonly otp: string;
}

interface EmailEdit {
  /** Left out: the account's address is taken away. */
  readonly email?: string | undefined;
  readonly locale?: string | undefined;
}

/** v1: an account is its external id, its address and the token that stands for it. */
export interface AccountV1 {
  readonly version: "v1";
  readonly externalId: string;
  readonly email: string | null;
  readonly authToken: string;
}

/** v2: who the access token says it is, with the subscription; null where there is none. */
export interface AccountV2 {
  readonly version: "v2";
  readonly id: string;
  readonly email: string | null;
  readonly subscription: SubscriptionAnswer | null;
}

export interface Auth {
  /** v2: opens a session with a verifier of its own; what was held of an earlier one is dropped. v1 has none. */
  startSession(): Promise<void>;
  /** v2, within a session: a new account without an address. `exchangeCode` comes next. */
  createAccount(): Promise<void>;
  /** Sends a one-time code: in v2 within the session, in v1 with a link to sign in by. */
  requestOtp(given: { readonly email: string; readonly locale?: string | undefined }): Promise<void>;
  /** Signs in. In v2 `exchangeCode` comes next. */
  login(given: Otp): Promise<void>;
  /** v2: signs in with the recovery code of the account. `exchangeCode` comes next. */
  recover(recoveryCode: string): Promise<void>;
  /** v2: the code, once, for the tokens. */
  exchangeCode(): Promise<void>;
  /** v2: the next pair of tokens for the one in hand, with the entitlements and the address as they are now. */
  refresh(): Promise<void>;
  /** True when a one-time code has to confirm it; false when an address was taken away at once. */
  editEmail(given: EmailEdit): Promise<boolean>;
  /** With the same `email` as the edit that it confirms. In v2 the tokens in hand still name the old address. */
  confirmEmail(given: EmailEdit & { readonly otp: string }): Promise<void>;
  account(): Promise<AccountV1 | AccountV2>;
  /** Tokens that the native host or another device gave; where the subscription was bought, if that is known. */
  adopt(tokens: Pick<SubscriptionInfo, "accessToken" | "refreshToken" | "authToken">, platform?: Platform): void;
  /** Forgets everything that is held (SUB-6). */
  signOut(): void;
}

export interface AuthOptions {
  readonly calls: SubscriptionCalls;
  readonly info: HeldInfo;
  readonly flags: Flags;
  readonly report: Reporter;
}

export function createAuth(options: AuthOptions): Auth {
  const { calls, info, report } = options;
  const version = options.flags.useSubscriptionsAuthV2 ? createV2(options) : createV1(options);
  return {
    ...version,
    async createAccount() {
      const change = info.writer();
      const { code } = await calls.subscriptionsAccountCreate();
      change({ code });
    },
    recover: (recoveryCode) => report("login", () => recover(options, recoveryCode)),
    exchangeCode: onceAtATime(() => report("tokens", () => exchangeCode(options))),
    refresh: onceAtATime(() => report("tokens", () => refresh(options))),
    adopt(tokens, platform) {
      info.clear();
      info.change({ ...tokens, platform });
    },
    signOut: () => info.clear(),
  };
}

type Version = Pick<Auth, "startSession" | "requestOtp" | "login" | "editEmail" | "confirmEmail" | "account">;

function createV2({ calls, info, report }: AuthOptions): Version {
  return {
    async startSession() {
      const change = info.writer();
      const { codeVerifier } = await calls.subscriptionsAuthSessionCreate();
      change({ codeVerifier, code: undefined });
    },
    requestOtp: (given) => calls.subscriptionsOTP(given),
    login: (given) =>
      report("login", async () => {
        if (!info.read().codeVerifier) throw new MissingError(missing.codeVerifier);
        const change = info.writer();
        const { code } = await calls.subscriptionsAccountLoginV2(given);
        change({ code, email: given.email });
      }),
    editEmail: (given) =>
      report("account edit", async () => {
        const change = info.writer();
        const { hash } = await calls.subscriptionsAccountEditV2({ ...given, token: accessToken(info) });
        return noteEdit(change, hash);
      }),
    confirmEmail: ({ email, otp, locale }) =>
      report("account edit confirm", async () => {
        const given = { email, otp, locale, token: accessToken(info), hash: editHash(info) };
        const change = info.writer();
        const confirmed = await calls.subscriptionsAccountEditConfirmV2(given);
        // An address that was taken away is named in the answer, too.
        change({ email: email ? confirmed.email : null, hash: undefined });
      }),
    account: () => report(null, () => accountV2(calls, info)),
  };
}

function createV1({ calls, info, report }: AuthOptions): Version {
  return {
    async startSession() {},
    requestOtp: (given) => calls.subscriptionsAccountLoginLink(given),
    async login(given) {
      const change = info.writer();
      const { auth_token, email } = await calls.subscriptionsAccountLogin(given);
      change({ authToken: auth_token, email: email ?? given.email });
    },
    editEmail: (given) =>
      report("account edit", async () => {
        const token = info.read().authToken;
        if (!token) throw new MissingError(missing.editToken);
        const change = info.writer();
        const { hash } = await calls.subscriptionsAccountEdit({ ...given, token });
        return noteEdit(change, hash);
      }),
    confirmEmail: ({ email, otp, locale }) =>
      report("account edit confirm", async () => {
        const token = info.read().authToken;
        if (!token) throw new MissingError(missing.editConfirmToken);
        const given = { email, otp, locale, token, hash: editHash(info) };
        const change = info.writer();
        const confirmed = await calls.subscriptionsAccountEditConfirm(given);
        change({ authToken: confirmed.auth_token, email: email ? confirmed.email : null, hash: undefined });
      }),
    account: () => report(null, () => accountV1(calls, info)),
  };
}

async function recover({ calls, info }: AuthOptions, recoveryCode: string): Promise<void> {
  if (!info.read().codeVerifier) throw new MissingError(missing.codeVerifier);
  const change = info.writer();
  const { code } = await calls.subscriptionsAccountLoginV2({ recoveryCode });
  change({ code });
}

async function exchangeCode({ calls, info }: AuthOptions): Promise<void> {
  const { code, codeVerifier } = info.read();
  if (!codeVerifier) throw new MissingError(missing.codeVerifier);
  const change = info.writer();
  try {
    storeTokens(change, await calls.subscriptionsTokens({ code: held(code, "code"), codeVerifier }));
    change({ code: undefined, codeVerifier: undefined });
  } catch (error) {
    // A code that was refused is used up; one that may not have arrived can be shown again.
    if (error instanceof CommunicationError && error.status !== null) change({ code: undefined });
    throw error;
  }
}

async function refresh({ calls, info }: AuthOptions): Promise<void> {
  const change = info.writer();
  const refreshToken = held(info.read().refreshToken, "refresh token");
  storeTokens(change, await calls.subscriptionsTokens({ refreshToken }));
}

/** Code and verifier stay: while tokens are renewed, somebody may be on the way to another account. */
function storeTokens(change: Change, { access_token, refresh_token }: TokensAnswer): void {
  change({ accessToken: access_token, refreshToken: refresh_token });
}

/** Callers that come while one is under way share it: a code and a refresh token are shown once. */
function onceAtATime(run: () => Promise<void>): () => Promise<void> {
  let underWay: Promise<void> | null = null;
  return () => {
    underWay ??= run().finally(() => {
      underWay = null;
    });
    return underWay;
  };
}

async function accountV1(calls: SubscriptionCalls, info: HeldInfo): Promise<AccountV1> {
  const authToken = held(info.read().authToken, "auth token");
  const change = info.writer();
  const { account } = await calls.subscriptionsValidateToken({ token: authToken });
  const email = account.email ?? null;
  change({ email, entitlements: account.entitlements });
  return { version: "v1", externalId: account.external_id, email, authToken };
}

async function accountV2(calls: SubscriptionCalls, info: HeldInfo): Promise<AccountV2> {
  const token = accessToken(info);
  const claims = parseToken(token);
  const email = claims.email ?? null;
  const change = info.writer();
  const subscription = await subscriptionOrNone(calls, token);
  change({ email, entitlements: claims.entitlements, platform: subscription?.platform });
  return { version: "v2", id: claims.sub, email, subscription };
}

/** 404 is how the service says that there is none. */
async function subscriptionOrNone(calls: SubscriptionCalls, token: string): Promise<SubscriptionAnswer | null> {
  try {
    return await calls.subscriptionsGetSubscription({ token });
  } catch (error) {
    if (error instanceof CommunicationError && error.status === 404) return null;
    throw error;
  }
}

function noteEdit(change: Change, hash: string | undefined): boolean {
  change(hash ? { hash } : { email: null, hash: undefined });
  return Boolean(hash);
}

function accessToken(info: HeldInfo): string {
  return held(info.read().accessToken, "access token");
}

function editHash(info: HeldInfo): string {
  return held(info.read().hash, "hash");
}

/** Throws where a step comes before the one that it needs; people get the one message. */
function held(value: string | undefined, what: string): string {
  if (!value) throw new Error(`no ${what} is held`);
  return value;
}
