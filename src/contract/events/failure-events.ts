import type { PlainEventId } from "./events.ts";

/** The steps of the subscription client: the label of each in failures, and the event that tells of its failure (SUB-3). */
export const failureEvents = {
  authorization: "subscription_error_authorization",
  "account create": "subscription_error_account_create",
  passphrase: "subscription_error_passphrase",
  login: "subscription_error_login",
  tokens: "subscription_error_tokens",
  "account edit": "subscription_error_account_edit",
  "account edit confirm": "subscription_error_account_edit_confirm",
} as const satisfies Record<string, PlainEventId>;
