import { createMemoryStore } from "../storage/store.ts";
import { createSubscriptionClient } from "../subscription/client.ts";
import { pageService } from "../subscription/page-service.ts";
import { randomBytes } from "../subscription/pkce.ts";
import { browserInfoStore } from "../subscription/stored-info.ts";
import type { AppTokens, SimulatorChoices } from "./native-side.ts";

/** The tokens of a new account at the local services, as a signed-in app holds them. */
export async function makeTokens(auth: SimulatorChoices["auth"]): Promise<AppTokens> {
  return auth === "v2" ? v2Tokens() : v1Tokens();
}

async function v2Tokens(): Promise<AppTokens> {
  const client = createSubscriptionClient({
    service: pageService(),
    store: browserInfoStore(createMemoryStore()),
    random: randomBytes,
    onEvent: () => {},
    flags: { useSubscriptionsAuthV2: true, useUnifiedFeedback: false },
  });
  await client.auth.startSession();
  await client.auth.createAccount();
  await client.auth.exchangeCode();
  return client.info.read();
}

async function v1Tokens(): Promise<AppTokens> {
  const { auth_token: authToken = "" } = await read("/api/auth/account/create", { method: "POST" });
  const headers = { authorization: `Bearer ${authToken}` };
  const { access_token: accessToken } = await read("/api/auth/access-token", { headers });
  return { authToken, accessToken };
}

async function read(path: string, asking: RequestInit): Promise<Record<string, string>> {
  const answer = await fetch(path, asking);
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}`);
  return answer.json();
}
