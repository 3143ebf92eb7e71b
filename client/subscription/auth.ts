/** Signing in and changing the email address, in either version of the auth service (SUB-5). */
import type { Platform } from "../../src/contract/subscription/subscription.ts";
import type { Flags } from "../bridge/messages.ts";
import type { SubscriptionAnswer, SubscriptionInfo } from "./answers.ts";
import type { SubscriptionCalls } from "./calls.ts";
import type { Reporter } from "./events.ts";
import type { StoredInfo } from "./stored-info.ts";

interface Otp {
  readonly email: string;
  readonly otp: string;
}

interface EmailEdit {
  /** Left out: the account's address is removed. */
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

/** v2: the account that the access token names, and its subscription; null if it has none. */
export interface AccountV2 {
  readonly version: "v2";
  readonly id: string;
  readonly email: string | null;
  readonly subscription: SubscriptionAnswer | null;
}

export interface Auth {
  /** v2: opens a session with a verifier of its own, and drops what is held of an earlier session. v1 has no sessions. */
  startSession(): Promise<void>;
  /** v2, within a session: a new account without an address. `exchangeCode` comes next. */
  createAccount(): Promise<void>;
  /** Sends a one-time code: in v2 within the session, in v1 with a link to sign in by. */
  requestOtp(given: { readonly email: string; readonly locale?: string | undefined }): Promise<void>;
  /** Signs in. In v2 `exchangeCode` comes next. */
  login(given: Otp): Promise<void>;
  /** v2: signs in with the recovery code of the account. `exchangeCode` comes next. */
  recover(recoveryCode: string): Promise<void>;
  /** v2: exchanges the code for tokens; each code can be exchanged only once. */
  exchangeCode(): Promise<void>;
  /** v2: renews the pair of tokens; the new ones carry the current entitlements and address. */
  refresh(): Promise<void>;
  /** Resolves with true if a one-time code has to confirm the change; with false if an address was removed at once. */
  editEmail(given: EmailEdit): Promise<boolean>;
  /**
   * Takes the same `email` as the edit that it confirms. In v2 the held tokens still name the old address. Resolves with the
   * recovery code that replaces a removed address, which must be shown at once, because it is given only here; else with null.
   */
  confirmEmail(given: EmailEdit & { readonly otp: string }): Promise<string | null>;
  account(): Promise<AccountV1 | AccountV2>;
  /** Takes over tokens from the native host or another device. `platform`: where the subscription was bought, if known. */
  adopt(tokens: Pick<SubscriptionInfo, "accessToken" | "refreshToken" | "authToken">, platform?: Platform): void;
  /** Forgets everything that is held (SUB-6). */
  signOut(): void;
}

export interface AuthOptions {
  readonly calls: SubscriptionCalls;
  readonly info: StoredInfo;
  readonly flags: Flags;
  readonly report: Reporter;
}

/** What the two versions do differently. */
export type AuthVersion = Pick<
  Auth,
  "startSession" | "requestOtp" | "login" | "editEmail" | "confirmEmail" | "account"
>;
