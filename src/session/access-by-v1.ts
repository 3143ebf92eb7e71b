import type { Auth } from "../../client/subscription/auth.ts";
import { CommunicationError } from "../../client/subscription/errors.ts";
import type { FailureEvent, FailureLabel } from "../../client/subscription/events.ts";
import type { StoredInfo } from "../../client/subscription/stored-info.ts";
import { type CallRequest, call, type Service } from "../contract/call.ts";
import { v1AccessTokenSchema, v1CreatedSchema } from "../contract/subscription/auth.ts";
import { authPaths } from "../contract/subscription/auth-paths.ts";

interface V1Options {
  readonly service: Service;
  readonly onEvent: (event: FailureEvent) => void;
}

/** Asks for an access token of the account that a lasting token stands for. */
export function v1AccessRequest(authToken: string) {
  return { path: authPaths.v1AccessToken, bearer: authToken, schema: v1AccessTokenSchema } as const;
}

/**
 * What the website does through version 1 of the auth service (SUB-5): an account is one lasting token, which is exchanged
 * for the access tokens that our pages and services take. These calls are not among the client's seventeen.
 */
export function accessByV1(
  { service, onEvent }: V1Options,
  info: StoredInfo,
): Pick<Auth, "createAccount" | "exchangeCode" | "refresh"> {
  async function ask<Value>(label: FailureLabel, request: CallRequest<Value>): Promise<Value> {
    const answer = await call(service, request);
    if (answer.ok) return answer.value;
    const error = new CommunicationError(answer.error);
    onEvent({ label, error });
    throw error;
  }

  async function newAccess(): Promise<void> {
    const change = info.writer();
    const { authToken = "" } = info.read();
    change({ accessToken: (await ask("tokens", v1AccessRequest(authToken))).access_token });
  }

  return {
    async createAccount() {
      const change = info.writer();
      const request = { method: "POST", path: authPaths.v1AccountCreate, schema: v1CreatedSchema } as const;
      change({ authToken: (await ask("account create", request)).auth_token });
    },
    exchangeCode: newAccess,
    refresh: newAccess,
  };
}
