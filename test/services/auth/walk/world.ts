/**
 * An owner, a thief and one account. Both keep every secret they ever had; the thief also steals from the owner's browser, but
 * cannot read the owner's mail. What must hold is judged by this world's own records, not by the state of the service.
 */
import { exports } from "cloudflare:workers";
import { expect } from "vitest";
import {
  addAddress,
  codeIn,
  exchange,
  newAddress,
  openSession,
  post,
  remove,
  type Service,
  service,
  signUp,
} from "../service.ts";
import { type Kind, kinds, type Opened, pendingKinds, type Secret, tryIt } from "./artefacts.ts";
import { type Claim, Precedence } from "./precedence.ts";

export type Person = "owner" | "thief";

const minute = 60_000;
const day = 24 * 60 * minute;

/** When a secret was issued: for which account, after how many endings of all sessions, and after how many address changes. */
interface Marks {
  account: number;
  ends: number;
  changes: number;
}

interface HeldSecret {
  readonly secret: Secret;
  readonly at: Marks;
  /** Milliseconds since 1970, by the service's clock. */
  readonly givenAt: number;
}

export class World {
  readonly auth: Service = service();
  readonly mailboxes: Readonly<Record<Person, readonly string[]>>;
  readonly held: Readonly<Record<Person, HeldSecret[]>> = { owner: [], thief: [] };
  /** How often a secret of each kind opened something, and how often one was refused because it had ended. */
  readonly opened = new Map<Kind, number>();
  readonly refused = new Map<Kind, number>();
  readonly ends = { undo: 0, everywhere: 0, deleted: 0, refusedDeletion: 0, byRecovery: 0 };
  /** Undo links, old and new, by the person who reads the mailbox they went to. */
  readonly undoLinks: Readonly<Record<Person, string[]>> = { owner: [], thief: [] };
  /** The link secret that came in the same mail as each one-time code, and the link secrets that are used, by either. */
  private readonly mails = new Map<string, string>();
  private readonly used = new Set<string>();
  precedence = new Precedence();
  now: Marks = { account: 0, ends: 0, changes: 0 };

  constructor() {
    this.mailboxes = { owner: [newAddress(), newAddress()], thief: [newAddress(), newAddress(), newAddress()] };
  }

  get address(): string | null {
    return this.precedence.address;
  }

  /** Advances the clock by a millisecond, so that of two proofs one is always older. */
  private tick(): number {
    this.auth.pass(1);
    return this.auth.now();
  }

  /** Creates the owner's next account: alternately with an address, and with nothing but a recovery code. */
  async settle(): Promise<void> {
    const { access, refresh } = await signUp(this.auth);
    this.precedence = new Precedence();
    this.now = { account: this.now.account + 1, ends: 0, changes: 0 };
    this.give("owner", [
      { kind: "access", token: access },
      { kind: "refresh", token: refresh },
    ]);
    if (this.now.account % 2 === 0) return this.makeRecovery("owner", access);
    const [email = ""] = this.mailboxes.owner;
    const at = this.tick();
    expect((await addAddress(this.auth, access, email)).status, "the address of a deleted account is free").toBe(200);
    this.precedence.put(email, null, at);
  }

  give(to: Person, secrets: readonly Secret[]): void {
    const givenAt = this.auth.now();
    for (const secret of secrets) this.held[to].push({ secret, at: { ...this.now }, givenAt });
  }

  readerOf(address: string): Person {
    return this.mailboxes.owner.includes(address) ? "owner" : "thief";
  }

  /** Whether something since has ended the secret. */
  isOver({ secret, at }: HeldSecret): boolean {
    const { now } = this;
    if (at.account !== now.account) return true;
    if (secret.kind === "recovery") return !this.precedence.opens(secret.code, this.auth.now());
    return at.ends !== now.ends || (pendingKinds.has(secret.kind) && at.changes !== now.changes);
  }

  async use(person: Person, held: HeldSecret): Promise<Opened> {
    const { secret } = held;
    const isOver = this.isOver(held);
    const before = this.address;
    const at = this.tick();
    const opened = await tryIt(this.auth, secret);
    if (isOver) {
      expect(opened, `${person}'s ${secret.kind} opened something after its end`).toBeNull();
      this.refused.set(secret.kind, (this.refused.get(secret.kind) ?? 0) + 1);
    } else if (secret.kind === "link" && !this.used.has(secret.otp)) {
      const isLive = secret.email === this.address && this.auth.now() < held.givenAt + 9 * minute;
      if (isLive) expect(opened, "a link that was mailed opens, whatever became of who asked for it").not.toBeNull();
    }
    if (opened && "otp" in secret) this.used.add(this.mails.get(secret.otp) ?? secret.otp);
    if (!opened) return null;
    this.opened.set(secret.kind, (this.opened.get(secret.kind) ?? 0) + 1);
    this.give(person, opened);
    if (secret.kind === "edit") {
      const [left] = opened;
      this.changed(before, secret.email, left?.kind === "recovery" ? left.code : null, at);
      await this.sweep();
    }
    return opened;
  }

  private changed(before: string | null, to: string | null, code: string | null, at: number): void {
    this.now.changes += 1;
    const link = before === null ? null : this.newestLinkTo(before);
    if (to !== null) this.precedence.put(to, link, at);
    else this.precedence.remove(link, code, at);
    if (before !== null && link) this.undoLinks[this.readerOf(before)].push(link);
  }

  private newestLinkTo(reader: string): string | null {
    const mail = this.auth.inbox.findLast(({ to, template }) => to === reader && template === "email-changed");
    const link = mail && "undoLink" in mail.data ? mail.data.undoLink : null;
    return link ? new URL(link).searchParams.get("token") : null;
  }

  /** The undo links that are certainly live; the last minute of their week is left out, where either outcome may occur. */
  liveUndos(): Claim[] {
    return this.precedence.claims.filter(({ expiresAt }) => this.auth.now() < expiresAt - minute);
  }

  private openUndos(): Claim[] {
    return this.liveUndos().filter(({ restores }) => restores !== this.address);
  }

  async undo(token: string): Promise<void> {
    const claim = this.precedence.claims.find((one) => one.token === token);
    const isLive = claim !== undefined && this.auth.now() < claim.expiresAt - minute;
    const at = this.tick();
    const answer = await this.auth.ask("/api/auth/v2/account/edit/undo", { ...post, json: { token } });
    if (isLive) expect(answer.status, "a live undo works").toBe(200);
    if (answer.status !== 200) return;
    if (!claim) throw new Error("an undo that was used, taken back, agreed to or of another account");
    this.precedence.takeBack(claim, at);
    this.ends.undo += 1;
    await this.ended();
  }

  /** A recovery code undoes what is younger than itself, and nothing else. */
  async undoByRecovery(code: string): Promise<void> {
    const at = this.tick();
    const may = this.precedence.mayTakeBack(code, at);
    const json = { recovery_code: code };
    const { status } = await this.auth.ask("/api/auth/v2/account/edit/undo", { ...post, json });
    if (status === 429) return;
    expect(status === 200, `a code takes back what is younger than it: ${may}`).toBe(may);
    if (status !== 200) return;
    this.precedence.takeBackBy(code, at);
    this.ends.byRecovery += 1;
    await this.ended();
  }

  async signOutEverywhere(bearer: string): Promise<void> {
    const at = this.tick();
    const { status } = await this.auth.ask("/api/auth/v2/account/logout-all", { ...post, bearer });
    if (status !== 200) return;
    this.ends.everywhere += 1;
    this.precedence.signOut(at);
    await this.ended();
  }

  async remove(bearer: string): Promise<void> {
    const isHeldBack = this.openUndos().length > 0;
    const { status, body } = await remove(this.auth, bearer);
    if (isHeldBack) expect(status, "no deletion while a change can be taken back").not.toBe(200);
    if (body?.error === "address_changed_lately") this.ends.refusedDeletion += 1;
    if (status !== 200) return;
    this.ends.deleted += 1;
    this.now = { ...this.now, account: this.now.account + 1 };
    await this.ended();
    // A day later the mailbox's budgets are whole again.
    this.auth.pass(day);
    await this.settle();
    await this.sweep();
  }

  /** Tries to delete with a stolen token. It must fail whatever comes with it: only a code from the owner's mailbox deletes. */
  async removeWithout(bearer: string, json: object | undefined): Promise<void> {
    if (this.address === null || this.readerOf(this.address) === "thief") return;
    const { status } = await this.auth.ask("/api/auth/v2/account/delete", { ...post, bearer, ...(json && { json }) });
    expect(status, "no deletion by a token alone").not.toBe(200);
  }

  private async ended(): Promise<void> {
    this.now.ends += 1;
    this.now.changes += 1;
    await this.sweep();
  }

  /** Tries the two newest ended secrets of each person and kind. */
  private async sweep(): Promise<void> {
    for (const person of ["owner", "thief"] as const) {
      for (const kind of kinds) {
        const over = this.held[person].filter((held) => held.secret.kind === kind && this.isOver(held));
        for (const held of over.slice(-2)) await this.use(person, held);
      }
    }
  }

  /** `person` asks for a sign-in mail; its secrets go to whoever reads the mailbox. */
  async askForMail(person: Person, email: string): Promise<void> {
    const cookie = await openSession(this.auth);
    const sent = this.auth.inbox.length;
    await this.auth.ask("/api/auth/v2/otp", { ...post, cookie, query: { email } });
    const mail = this.auth.inbox[sent];
    if (!mail || !("link" in mail.data)) return;
    const { passcode, link } = mail.data;
    const reader = this.readerOf(email);
    const secret = new URL(link).searchParams.get("otp") ?? "";
    if (passcode !== null) this.mails.set(passcode, secret);
    this.give(reader, [{ kind: "link", email, otp: secret }]);
    if (person !== reader) await this.wearOut(cookie);
    if (reader === person && passcode !== null) this.give(reader, [{ kind: "otp", cookie, email, otp: passcode }]);
  }

  /** What someone who does not read the mail can do to the session they asked in: create an account there, and delete it. */
  private async wearOut(cookie: string): Promise<void> {
    const created = await this.auth.ask("/api/auth/v2/account/create", { ...post, cookie });
    const { body } = await this.auth.ask("/api/auth/v2/token", { query: exchange(codeIn(created)) });
    await this.auth.ask("/api/auth/v2/account/delete", { ...post, bearer: body.access_token });
  }

  async startEdit(person: Person, bearer: string, email: string | null): Promise<void> {
    const sent = this.auth.inbox.length;
    const isReplacing = this.address !== null && email !== null && email !== this.address;
    const isHeldBack = isReplacing && this.openUndos().length > 0;
    const query: Record<string, string> = email === null ? {} : { email };
    const { status, body } = await this.auth.ask("/api/auth/v2/account/edit", { ...post, bearer, query });
    if (isHeldBack) expect(status, "no second change in one step").not.toBe(200);
    const mail = this.auth.inbox[sent];
    if (status !== 200 || !mail || !("passcode" in mail.data) || this.readerOf(mail.to) !== person) return;
    this.give(person, [{ kind: "edit", access: bearer, email, hash: body.hash, otp: mail.data.passcode ?? "" }]);
  }

  async makeRecovery(person: Person, bearer: string): Promise<void> {
    const at = this.tick();
    const { status, body } = await this.auth.ask("/api/auth/v2/account/recovery-code", { ...post, bearer });
    if (status !== 200) return;
    this.precedence.newCode(body.recovery_code, at);
    this.give(person, [{ kind: "recovery", code: body.recovery_code }]);
  }

  async openPortal(person: Person, bearer: string): Promise<void> {
    const checked = await exports.AuthService.verify(bearer);
    if (checked.ok) this.give(person, [{ kind: "portal", ...checked.account }]);
  }

  /** The oldest of a person's recovery codes that still signs in. */
  private codeOf(person: Person): string | undefined {
    const mine = this.held[person].flatMap(({ secret }) => (secret.kind === "recovery" ? [secret.code] : []));
    return this.precedence.live(this.auth.now()).find(({ code }) => mine.includes(code))?.code;
  }

  /** The undo links in the owner's mail, and the owner's recovery code unless a stranger's code or the address outranks it. */
  private waysBack(): { readonly until: number; readonly go: () => Promise<void> }[] {
    const undos = this.openUndos().filter(({ restores }) => this.readerOf(restores) === "owner");
    const byMail = undos.map(({ token, expiresAt }) => ({ until: expiresAt, go: () => this.undo(token) }));
    const [oldest] = this.precedence.live(this.auth.now());
    const isMine = oldest !== undefined && oldest.code === this.codeOf("owner");
    if (!isMine || this.precedence.outranks(oldest, this.auth.now())) return byMail;
    const until = Math.min(oldest.until, this.address === null ? oldest.until : this.precedence.since + 7 * day);
    return [...byMail, { until, go: () => this.comeBackBy(oldest.code) }];
  }

  /** Signs in with a recovery code, after undoing with it whatever is younger. */
  private async comeBackBy(code: string): Promise<void> {
    this.auth.pass(10 * minute);
    if (this.precedence.mayTakeBack(code, this.auth.now())) {
      const before = this.ends.byRecovery;
      await this.undoByRecovery(code);
      expect(this.ends.byRecovery, "the owner takes back what a stranger put").toBe(before + 1);
      this.auth.pass(10 * minute);
    }
    const entered = await tryIt(this.auth, { kind: "recovery", code });
    await this.enter(entered);
  }

  /** The secret of the link in the newest mail to an address. */
  private linkFor(email: string): string {
    const data = this.auth.inbox.findLast(({ to }) => to === email)?.data;
    return new URL(data && "link" in data ? data.link : "none:").searchParams.get("otp") ?? "";
  }

  private async enter(entered: Opened): Promise<void> {
    const [first] = entered ?? [];
    const pair = first && (await tryIt(this.auth, first));
    expect(pair, "the owner signs in").toHaveLength(2);
    this.give("owner", pair ?? []);
  }

  /** Whether the address is the owner's and no stranger has a recovery code that outranks it. */
  private isSettled(): boolean {
    const mine = this.address !== null && this.readerOf(this.address) === "owner";
    const [oldest] = this.precedence.live(this.auth.now());
    return (
      mine && (!oldest || this.precedence.outranks(oldest, this.auth.now()) || oldest.code === this.codeOf("owner"))
    );
  }

  /** The owner checks the account at least every five days: whatever can be undone for less than two more is undone now. */
  async rescue(): Promise<void> {
    const last = this.waysBack().toSorted((one, other) => other.until - one.until)[0];
    const isLate = last !== undefined && last.until - this.auth.now() < 2 * day;
    if (!this.isSettled() && isLate) await last.go();
  }

  /** Whatever has happened, the owner can sign in: by mail, by mail after an undo if a stranger has the address, or by code. */
  async ownerComesBack(): Promise<void> {
    if (this.address === null || this.readerOf(this.address) === "thief") {
      const [way] = this.waysBack();
      expect(way, "the owner has a way back").toBeDefined();
      await way?.go();
    }
    const email = this.address;
    if (email === null || this.readerOf(email) === "thief") return;
    this.auth.pass(10 * minute);
    const cookie = await openSession(this.auth);
    await this.auth.ask("/api/auth/v2/otp", { ...post, cookie, query: { email } });
    const otp = this.auth.otpFor(email);
    // After many mails that nobody used, the next ones hold a link alone.
    const link = { kind: "link", email, otp: this.linkFor(email) } as const;
    await this.enter(await tryIt(this.auth, otp ? { kind: "otp", cookie, email, otp } : link));
  }
}
