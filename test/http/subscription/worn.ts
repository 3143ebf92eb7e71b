import { env } from "cloudflare:workers";
import { parseCookies } from "../../../src/contract/cookies.ts";
import { readConfig } from "../../../src/env.ts";
import { openSession, type Session } from "../../../src/session/session.ts";
import { sessionKeys } from "../../../src/session/session-keys.ts";

/** The session in a browser's cookies, as the edge opens it. */
export function sessionIn(cookie: string): Promise<Session> {
  return openSession({ cookies: parseCookies(cookie), keys: () => sessionKeys(readConfig(env)), now: Date.now() });
}

/** The same session some hours later: its access token is over, its refresh token is not. */
export async function worn(cookie: string): Promise<string> {
  const session = await sessionIn(cookie);
  const { accessToken = "", refreshToken } = session.read("tokens") ?? {};
  const [head = "", claims = "", signature = ""] = accessToken.split(".");
  const said = JSON.parse(atob(claims.replaceAll("-", "+").replaceAll("_", "/")));
  const over = btoa(JSON.stringify({ ...said, exp: Math.floor(Date.now() / 1000) - 60 })).replaceAll("=", "");
  const worn = [head, over.replaceAll("+", "-").replaceAll("/", "_"), signature].join(".");
  session.keep("tokens", { accessToken: worn, refreshToken });
  return (await session.cookie())?.split(";")[0] ?? "";
}
