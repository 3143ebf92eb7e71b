import { runInDurableObject } from "cloudflare:test";
import { env } from "cloudflare:workers";
import fc from "fast-check";
import { describe, expect, inject, it } from "vitest";
import type { Account } from "../../../../src/services/auth/account/account-rules.ts";
import { recoveryDigests } from "../../../../src/services/auth/account/recovery.ts";
import { type Pause, pausing } from "../../pausing.ts";
import { type Answer, openSession, post, type Service, service, signUp } from "../service.ts";

const codePath = "/api/auth/v2/account/recovery-code";
const newPress = () => crypto.randomUUID().padEnd(43, "0");

async function renew(auth: Service, bearer: string, press: string): Promise<Answer> {
  return auth.ask(codePath, { ...post, bearer, json: { press } });
}

async function opens(auth: Service, code: string): Promise<boolean> {
  const cookie = await openSession(auth);
  const answer = await auth.ask("/api/auth/v2/login", { ...post, cookie, json: { method: "recovery", code } });
  return answer.status === 302;
}

/** The locators of all codes that the account's own record lists. */
async function locatorsOf(id: string): Promise<string[]> {
  const account = await runInDurableObject(env.AUTH_ACCOUNT.getByName(id), (_, { storage }) =>
    storage.kv.get<Account>("account"),
  );
  const { recovery, formerCodes = [] } = account ?? {};
  return [...formerCodes, ...(recovery ? [recovery] : [])].map(({ locator }) => locator);
}

describe("equal presses for a recovery code", { timeout: 60_000 }, () => {
  it("HOLD-2 with signing out everywhere between them: the code that was given opens the account", async () => {
    const claimed = Promise.withResolvers<void>();
    const signedOut = Promise.withResolvers<void>();
    const pause: Pause = async (answer) => {
      await answer;
      claimed.resolve();
      await signedOut.promise;
      return answer;
    };
    const auth = service();
    const slow = service({ AUTH_ADDRESS: pausing(env.AUTH_ADDRESS, pause) });
    const { access } = await signUp(auth);
    const press = newPress();
    const late = renew(slow, access, press);
    await claimed.promise;
    const { body } = await renew(auth, access, press);
    expect((await auth.ask("/api/auth/v2/account/logout-all", { ...post, bearer: access })).status).toBe(200);
    signedOut.resolve();
    expect((await late).status).toBe(401);
    expect(await opens(auth, body.recovery_code)).toBe(true);
  });

  it("HOLD-2 in any order with other presses and signing out: each code that is in force is found, and no other", async () => {
    await fc.assert(
      fc.asyncProperty(fc.scheduler(), fc.boolean(), fc.boolean(), async (scheduler, isOther, isLeaving) => {
        const auth = service();
        const { access, id } = await signUp(auth);
        const pause: Pause = (answer) => scheduler.schedule(answer);
        const stores = {
          AUTH_ACCOUNT: pausing(env.AUTH_ACCOUNT, pause),
          AUTH_ADDRESS: pausing(env.AUTH_ADDRESS, pause),
        };
        const shared = service(stores);
        const [press, other] = [newPress(), newPress()];
        const answers = await scheduler.waitFor(
          Promise.all([
            renew(shared, access, press),
            renew(shared, access, press),
            ...(isOther ? [renew(shared, access, other)] : []),
            ...(isLeaving ? [shared.ask("/api/auth/v2/account/logout-all", { ...post, bearer: access })] : []),
          ]),
        );
        const codes = new Set(answers.flatMap(({ body }) => body.recovery_code ?? []));
        const live = await locatorsOf(id);
        expect(live.length).toBeLessThanOrEqual(codes.size);
        for (const code of codes) {
          const { locator } = await recoveryDigests(code);
          expect([code, await opens(auth, code)]).toEqual([code, live.includes(locator)]);
        }
      }),
      { numRuns: inject("orders") },
    );
  });
});
