import { readServicesConfig } from "../env.ts";
import { HttpService } from "../idempotency-key.ts";
import { peersOfAuth } from "../peer-table.ts";
import type { AuthPeer, TokenCheck } from "../peers.ts";
import { authApp } from "./auth-app.ts";
import { readAddress } from "./call.ts";
import { accountOf, addressOf } from "./objects.ts";
import { checkAccess, endSessions } from "./session/signed-in.ts";

/** The auth service: the HTTP API of protocols, sections 1 and 2, and what other services ask of it. */
export class AuthService extends HttpService implements AuthPeer {
  protected readonly name = "AuthService";

  protected respond(request: Request): Response | Promise<Response> {
    const { env, ctx } = this;
    return authApp.fetch(request, { env, peers: peersOfAuth(env, ctx.exports), now: Date.now }, ctx);
  }

  /** Whose access token this is. Asks the session as well, so that a token stops working as soon as it is logged out. */
  async verify(token: string): Promise<TokenCheck> {
    const checked = await checkAccess({ env: this.env, now: Date.now() }, token);
    if (!checked.ok) return checked;
    const { id, email, epoch } = checked.signedIn.profile;
    return { ok: true, account: { accountId: id, email, epoch } };
  }

  /** Whether the account exists, is neither suspended nor being deleted, and is still in this epoch. */
  async isCurrent(accountId: string, epoch: number): Promise<boolean> {
    const profile = await accountOf(this.env, accountId).profile();
    return profile?.status === "active" && profile.epoch === epoch;
  }

  /** The address of an account that exists and is neither suspended nor being deleted; else null. */
  async emailOf(accountId: string): Promise<string | null> {
    const profile = await accountOf(this.env, accountId).profile();
    return profile?.status === "active" ? profile.email : null;
  }

  /** The external id of the account with this address. Only on a developer's machine; elsewhere always null. */
  async accountByEmail(email: string): Promise<string | null> {
    const address = readServicesConfig(this.env).development ? readAddress(email) : null;
    return address ? (await addressOf(this.env, address)).ownedBy() : null;
  }

  /** Suspends an account and ends its sessions, or lets it in again. */
  async suspend(accountId: string, isSuspended: boolean): Promise<void> {
    const ended = await accountOf(this.env, accountId).suspend(isSuspended);
    const { env, ctx } = this;
    await endSessions({ env, peers: peersOfAuth(env, ctx.exports), now: Date.now() }, accountId, ended);
  }
}
