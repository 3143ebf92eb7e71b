import { env } from "cloudflare:workers";
import { parseCookies } from "../../../src/contract/cookies.ts";
import { readEdgeConfig } from "../../../src/env.ts";
import { withProof } from "../../../src/pages/subscription/buy/return-proof.ts";
import { openSession, type Session } from "../../../src/session/session.ts";
import { sessionKeys } from "../../../src/session/session-keys.ts";

/** The session in a browser's cookies, as the edge opens it. */
export function sessionIn(cookie: string): Promise<Session> {
  return openSession({ cookies: parseCookies(cookie), keys: () => sessionKeys(readEdgeConfig(env)), now: Date.now() });
}

/** The same session some hours later: its access token has expired, what renews it has not. */
export async function worn(cookie: string): Promise<string> {
  const session = await sessionIn(cookie);
  const { accessToken = "", ...renewal } = session.read("tokens") ?? {};
  const [head = "", claims = "", signature = ""] = accessToken.split(".");
  const said = JSON.parse(atob(claims.replaceAll("-", "+").replaceAll("_", "/")));
  const over = btoa(JSON.stringify({ ...said, exp: Math.floor(Date.now() / 1000) - 60 })).replaceAll("=", "");
  const worn = [head, over.replaceAll("+", "-").replaceAll("/", "_"), signature].join(".");
  session.keep("tokens", { accessToken: worn, ...renewal });
  const [set = ""] = await session.cookies();
  const others = cookie.split("; ").filter((pair) => pair && !pair.startsWith("__Host-session="));
  return [set.split(";")[0], ...others].join("; ");
}

/** The address to which the payment page of this browser's checkout returns, whether it was paid or not. */
export async function returnOf(cookie: string): Promise<string> {
  const { accessToken = "" } = (await sessionIn(cookie)).read("tokens") ?? {};
  const back = "http://localhost/pro/welcome?success=true&billing_period=monthly";
  const { pathname, search } = new URL(await withProof(back, accessToken, await sessionKeys(readEdgeConfig(env))));
  return `${pathname}${search}`;
}
