import { env } from "cloudflare:workers";
import { describe, expect, it, vi } from "vitest";
import { restore } from "../../../../src/services/operator-service.ts";
import { afterRestart, restoreTo } from "../../../../src/services/restore.ts";
import { service, signUp } from "../service.ts";

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
          return { ...going, signOutEverywhere: (now: number) => account.signOutEverywhere(now) };
        },
      },
    } as unknown as Env;
    await restore({ env: settings, now: Date.now() }, id, 1000);
    expect(restored).toEqual([1000, 1000]);
    expect((await auth.ask("/api/auth/v2/account", { bearer: access })).status).toBe(401);
    vi.restoreAllMocks();
  });
});
