/** What signing in and changing the address come to, in either version of the auth service (SUB-5). */
import type { Platform } from "../../src/contract/subscription/subscription.ts";
import type { Flags } from "../bridge/messages.ts";
import type { SubscriptionAnswer, SubscriptionInfo } from "./answers.ts";
import type { SubscriptionCalls } from "./calls.ts";
import type { Reporter } from "./events.ts";
import type { HeldInfo } from "./held-info.ts";

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
  /**
   * With the same `email` as the edit that it confirms. In v2 the tokens in hand still name the old address. The answer is the
   * recovery code that takes the place of an address which was removed, to be shown at once: it is given only here. Else null.
   */
  confirmEmail(given: EmailEdit & { readonly otp: string }): Promise<string | null>;
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

/** What the two versions do differently. */
export type Version = Pick<Auth, "startSession" | "requestOtp" | "login" | "editEmail" | "confirmEmail" | "account">;
