import { createExecutionContext, waitOnExecutionContext } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { authApp } from "../../../src/services/auth/auth-app.ts";
import { answerOf, type RequestOptions, requestOf, service } from "./service.ts";

/** The service configured as another stage would, by changed variables. */
export function deployed(vars: Readonly<Record<string, unknown>>) {
  const { peers } = service();
  const settings: Env = Object.assign(Object.create(null), env, vars);
  return async (path: string, options: RequestOptions = {}) => {
    const context = createExecutionContext();
    const request = new Request(requestOf(path, options), { redirect: "manual" });
    const secure = new Request(request.url.replace("http://localhost", "https://nightjar.example"), request);
    const response = await authApp.fetch(secure, { env: settings, peers, now: Date.now }, context);
    const answer = await answerOf(response);
    await waitOnExecutionContext(context);
    return answer;
  };
}
