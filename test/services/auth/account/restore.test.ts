import { runInDurableObject } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { describe, expect, it, vi } from "vitest";
import { addressOf } from "../../../../src/services/auth/objects.ts";
import { restore } from "../../../../src/services/operator-service.ts";
import { afterRestart, restoreTo } from "../../../../src/services/restore.ts";
import { member, post, service, signUp } from "../service.ts";

/** A stand-in for the platform's object, since only the platform can restore one; `asked` records the calls in order. */
function object() {
  const asked: string[] = [];
  const storage = {
    getBookmarkForTime: async (time: number | Date) => `bookmark of ${time}`,
    onNextSessionRestoreBookmark: async (bookmark: string) => {
      asked.push(bookmark);
      return "the one before";
    },
  };
  const abort = (reason?: string) => {
    asked.push("ends");
    throw new Error(reason);
  };
  return { asked, ctx: { storage, abort } as unknown as DurableObjectState };
}

describe("a restore drill", () => {
  it("OPS-6 asks for the moment, then ends the object so that it begins again as it was", async () => {
    const { asked, ctx } = object();
    await afterRestart(restoreTo(ctx, 1000));
    expect(asked).toEqual(["bookmark of 1000", "ends"]);
  });

  it("OPS-6 takes no other failure for a restart", async () => {
    await expect(afterRestart(Promise.reject(new Error("no such moment")))).rejects.toThrow("no such moment");
  });

  it("OPS-6 ends every session, so that nobody who was signed out is signed in again", async () => {
    const auth = service();
    const { access, id } = await signUp(auth);
    const restored: number[] = [];
    const going = { restore: async (time: number) => void restored.push(time) };
    const settings = {
      ...env,
      SUBSCRIPTION_ACCOUNT: { getByName: () => going },
      AUTH_ACCOUNT: {
        getByName: (name: string) => {
          const account = env.AUTH_ACCOUNT.getByName(name);
          return {
            ...going,
            profile: () => account.profile(),
            raiseEpoch: (epoch: number) => account.raiseEpoch(epoch),
            signOutEverywhere: (now: number) => account.signOutEverywhere(now),
          };
        },
      },
    } as unknown as Env;
    await restore({ env: settings, peers: auth.peers, now: Date.now() }, id, 1000);
    expect(restored).toEqual([1000, 1000]);
    expect((await auth.ask("/api/auth/v2/account", { bearer: access })).status).toBe(401);
    vi.restoreAllMocks();
  });

  it("OPS-6 HOLD-1 gives the address back and ends what a thief began since, although the account is of an earlier epoch", async () => {
    const auth = service();
    const { access, id, email } = await member(auth);
    const stub = env.AUTH_ACCOUNT.getByName(id);
    const saved = await runInDurableObject(stub, (_, { storage }) => [...storage.kv.list()]);
    // The thief takes the address away, which begins a new epoch, and signs in anew with the recovery code.
    const asked = await auth.ask("/api/auth/v2/account/edit", { ...post, bearer: access, query: { email: "" } });
    const query = { hash: asked.body.hash, otp: auth.otpFor(email) };
    const removed = await auth.ask("/api/auth/v2/account/edit/confirm", { ...post, bearer: access, query });
    expect(removed.status).toBe(200);
    const later = await stub.profile();
    expect(later?.email).toBeNull();
    const settings = {
      ...env,
      SUBSCRIPTION_ACCOUNT: { getByName: () => ({ restore: async () => {} }) },
      AUTH_ACCOUNT: {
        getByName: () => ({
          restore: () =>
            runInDurableObject(stub, (_, { storage }) => {
              for (const [name, value] of saved) storage.kv.put(name, value);
            }),
          profile: () => stub.profile(),
          raiseEpoch: (epoch: number) => stub.raiseEpoch(epoch),
          signOutEverywhere: (now: number) => stub.signOutEverywhere(now),
        }),
      },
    } as unknown as Env;
    const answer = await restore({ env: settings, peers: auth.peers, now: Date.now() }, id, 1000);
    expect(answer).toMatchObject({ addressIsBack: true });
    const restored = await stub.profile();
    expect(restored?.email).toBe(email);
    expect(restored?.sessionsFrom).toBeGreaterThan(later?.epoch ?? 0);
    expect(await (await addressOf(env, email)).ownedBy()).toBe(id);
  });
});
