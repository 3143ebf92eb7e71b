import { type TokenErrorCode, tokenErrorCodes } from "../../../contract/subscription/auth.ts";
import { heldIn } from "../../held.ts";
import { PlacedObject } from "../../placed.ts";
import * as grants from "./grant-rules.ts";
import * as sends from "./send-rules.ts";
import * as rules from "./session-rules.ts";

const key = "session";

/**
 * One session, from `authorize` to the end of its tokens. Its id is drawn by the platform, which knows a made-up one, so
 * that guessing creates no objects. Each method is one rule, applied without a pause between reading and writing.
 */
export class AuthSession extends PlacedObject {
  open(opening: rules.Opening, now: number): void {
    this.#keep(rules.openSession(opening, now), now);
  }

  /** Opens a v1 session that is signed in at once. */
  openSignedIn(opening: rules.Opening, token: string, bearer: rules.Bearer, now: number): void {
    this.#keep(rules.openSignedIn(opening, token, bearer, now), now);
  }

  reserveSend(digest: string, now: number): number | "invalid_session_id" {
    return this.#decide(now, (session) => sends.reserveSend(session, digest, now)) ?? "invalid_session_id";
  }

  setMail(mailId: string, now: number): void {
    this.#decide(now, (session) => sends.setMail(session, mailId));
  }

  sentMail(digest: string, now: number): sends.MailAnswer {
    const session = this.#read();
    return session ? sends.sentMail(session, digest, now) : { ok: false, error: "invalid_session_id" };
  }

  issueCode(given: Parameters<typeof grants.issueCode>[1], now: number): grants.CodeAnswer {
    return this.#decide(now, (session) => grants.issueCode(session, given, now));
  }

  redeemCode(given: grants.Redemption, now: number): grants.RedeemAnswer {
    return (
      this.#decide(now, (session) => grants.redeemCode(session, given, now)) ?? {
        ok: false,
        code: tokenErrorCodes.invalid,
      }
    );
  }

  rotate(given: grants.Rotation, now: number): grants.RotateAnswer {
    return (
      this.#decide(now, (session) => grants.rotate(session, given, now)) ?? {
        kind: "refused",
        code: tokenErrorCodes.invalid,
      }
    );
  }

  checkAuthToken(token: string, now: number): rules.AuthTokenAnswer {
    const session = this.#read();
    return session ? rules.checkAuthToken(session, token, now) : { ok: false, error: "invalid_token" };
  }

  /** Whom its tokens speak for; null when they do for nobody any more. */
  liveBearer(): rules.Bearer | null {
    const session = this.#read();
    return session ? rules.liveBearer(session) : null;
  }

  /** What is kept of the session, as JSON. */
  held(): string {
    return JSON.stringify(heldIn(this.ctx.storage.kv));
  }

  lastUse(): number {
    const session = this.#read();
    return session ? rules.lastUse(session) : 0;
  }

  /** Whether `authorize` opened it, its time has not run out, and no code was given: what `login` looks at first. */
  isOpen(digest: string, now: number): boolean {
    const session = this.#read();
    return session !== undefined && rules.isOpen(session, digest, now);
  }

  end(reason: TokenErrorCode, now: number): void {
    this.#decide(now, (session) => ({ session: rules.end(session, reason), answer: true }));
  }

  /** Of an account that is gone: nothing that the session gave means anything. */
  async forget(): Promise<void> {
    await this.ctx.storage.deleteAlarm();
    await this.ctx.storage.deleteAll();
  }

  /** Everything that the session gave has run out. */
  override async alarm(): Promise<void> {
    await this.ctx.storage.deleteAll();
  }

  #decide<Answer>(now: number, rule: (session: rules.Session) => rules.Step<Answer>): Answer | null {
    const session = this.#read();
    if (!session) return null;
    const step = rule(session);
    if (step.session !== session) this.#keep(step.session, now, rules.forgetAt(session, now));
    return step.answer;
  }

  #read(): rules.Session | undefined {
    return this.ctx.storage.kv.get<rules.Session>(key);
  }

  /** An alarm is a row as well: it is written where it moves, or where the session lives on. */
  #keep(session: rules.Session, now: number, before: number | null = null): void {
    this.ctx.storage.kv.put(key, session);
    const end = rules.forgetAt(session, now);
    if (end !== before || session.family) void this.ctx.storage.setAlarm(end);
  }
}
