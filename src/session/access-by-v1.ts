import type { Auth } from "../../client/subscription/auth.ts";
import { AnswerError, CommunicationError } from "../../client/subscription/errors.ts";
import type { FailureEvent, FailureLabel } from "../../client/subscription/events.ts";
import type { HeldInfo } from "../../client/subscription/held-info.ts";
import { v1AccessTokenSchema, v1CreatedSchema } from "../contract/subscription/auth.ts";
import { authPaths } from "../contract/subscription/auth-paths.ts";
import { type Asker, ask, type Question } from "../gateway/ask.ts";

interface V1Options {
  readonly asker: Asker;
  readonly onEvent: (event: FailureEvent) => void;
}

/**
 * What the website does through version 1 of the auth service (SUB-5): an account is one lasting token, which is exchanged
 * for the access tokens that our pages and services take. These calls are not among the client's seventeen.
 */
export function accessByV1(
  { asker, onEvent }: V1Options,
  info: HeldInfo,
): Pick<Auth, "createAccount" | "exchangeCode" | "refresh"> {
  async function call<Data>(label: FailureLabel, question: Question<Data>): Promise<Data> {
    const answer = await ask(asker, question);
    if (answer.tag === "ok") return answer.data;
    const error = new CommunicationError(new AnswerError(answer.status, { error: answer.code }, answer.retryAfter));
    onEvent({ label, error });
    throw error;
  }

  async function newAccess(): Promise<void> {
    const change = info.writer();
    const { authToken: bearer = "" } = info.read();
    const question = { path: authPaths.v1AccessToken, bearer, schema: v1AccessTokenSchema } as const;
    change({ accessToken: (await call("tokens", question)).access_token });
  }

  return {
    async createAccount() {
      const change = info.writer();
      const question = { method: "POST", path: authPaths.v1AccountCreate, schema: v1CreatedSchema } as const;
      change({ authToken: (await call("account create", question)).auth_token });
    },
    exchangeCode: newAccess,
    refresh: newAccess,
  };
}
