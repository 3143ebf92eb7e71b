import type { PlainEventId } from "./events.ts";

/** What the steps of the subscription client are called, as labels of their failures and as events (SUB-3). */
export const failureEvents = {
  authorization: "subscription_error_authorization",
  "account create": "subscription_error_account_create",
  passphrase: "subscription_error_passphrase",
  login: "subscription_error_login",
  tokens: "subscription_error_tokens",
  "account edit": "subscription_error_account_edit",
  "account edit confirm": "subscription_error_account_edit_confirm",
} as const satisfies Record<string, PlainEventId>;
