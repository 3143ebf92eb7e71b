/**
 * An owner, a thief and one account. Each holds every secret that they ever had; the thief also takes what lies in the
 * owner's browser, but reads no mail of theirs. What must be true is judged by this world's own marks, not by the state of the service.
 */
import { exports } from "cloudflare:workers";
import { expect } from "vitest";
import { addAddress, newAddress, openSession, remove, type Service, service, signUp } from "../service.ts";
import { type Kind, kinds, type Opened, pendingKinds, type Secret, tryIt } from "./artefacts.ts";

export type Person = "owner" | "thief";

const post = { method: "POST" } as const;
const minute = 60_000;
const day = 24 * 60 * minute;

/** When a secret was given: of which account, after how many ends of everything, changes of address and recovery codes. */
interface Marks {
  account: number;
  ends: number;
  changes: number;
  recoveries: number;
}

interface Held {
  readonly secret: Secret;
  readonly at: Marks;
}

interface LiveUndo {
  readonly token: string;
  readonly restores: string;
  readonly expiresAt: number;
}

export class World {
  readonly auth: Service = service();
  readonly mailboxes: Readonly<Record<Person, readonly string[]>>;
  readonly held: Readonly<Record<Person, Held[]>> = { owner: [], thief: [] };
  /** How often each kind opened something, and was refused because it had ended. */
  readonly opened = new Map<Kind, number>();
  readonly refused = new Map<Kind, number>();
  readonly ends = { undo: 0, everywhere: 0, deleted: 0, refusedDeletion: 0 };
  /** Undo links of every age, by who reads the mailbox. */
  readonly undoLinks: Readonly<Record<Person, string[]>> = { owner: [], thief: [] };
  address: string | null = null;
  undos: LiveUndo[] = [];
  now: Marks = { account: 0, ends: 0, changes: 0, recoveries: 0 };

  constructor() {
    this.mailboxes = { owner: [newAddress(), newAddress()], thief: [newAddress(), newAddress(), newAddress()] };
  }

  /** The owner has an account with an address. */
  async settle(): Promise<void> {
    const { access, refresh } = await signUp(this.auth);
    const [email = ""] = this.mailboxes.owner;
    expect((await addAddress(this.auth, access, email)).status, "the address of a deleted account is free").toBe(200);
    this.address = email;
    this.undos = [];
    this.now = { account: this.now.account + 1, ends: 0, changes: 0, recoveries: 0 };
    this.give("owner", [
      { kind: "access", token: access },
      { kind: "refresh", token: refresh },
    ]);
  }

  give(to: Person, secrets: readonly Secret[]): void {
    for (const secret of secrets) this.held[to].push({ secret, at: { ...this.now } });
  }

  readerOf(address: string): Person {
    return this.mailboxes.owner.includes(address) ? "owner" : "thief";
  }

  /** Whether a secret was given before something that ends it. */
  isOver({ secret, at }: Held): boolean {
    const { now } = this;
    if (at.account !== now.account) return true;
    if (secret.kind === "recovery") return at.recoveries !== now.recoveries;
    return at.ends !== now.ends || (pendingKinds.has(secret.kind) && at.changes !== now.changes);
  }

  async use(person: Person, held: Held): Promise<Opened> {
    const { secret } = held;
    const isOver = this.isOver(held);
    const before = this.address;
    const opened = await tryIt(this.auth, secret);
    if (isOver) {
      expect(opened, `${person}'s ${secret.kind} opened something after its end`).toBeNull();
      this.refused.set(secret.kind, (this.refused.get(secret.kind) ?? 0) + 1);
    }
    if (!opened) return null;
    this.opened.set(secret.kind, (this.opened.get(secret.kind) ?? 0) + 1);
    this.give(person, opened);
    if (secret.kind === "edit") {
      this.changed(before, secret.email);
      await this.sweep();
    }
    return opened;
  }

  private changed(before: string | null, to: string | null): void {
    this.address = to;
    this.now.changes += 1;
    if (before === null) return;
    const mail = this.auth.inbox.findLast(
      ({ to: reader, template }) => reader === before && template === "email-changed",
    );
    const link = mail && "undoLink" in mail.data ? mail.data.undoLink : "none:";
    const token = new URL(link).searchParams.get("token") ?? "";
    this.undos.push({ token, restores: before, expiresAt: this.auth.now() + 7 * day });
    this.undoLinks[this.readerOf(before)].push(token);
  }

  /** Those that are certainly live; at the very edge of their week nothing is claimed. */
  liveUndos(): LiveUndo[] {
    return this.undos.filter(({ expiresAt }) => this.auth.now() < expiresAt - minute);
  }

  async undo(token: string): Promise<void> {
    const place = this.undos.findIndex((undo) => undo.token === token);
    const undo = this.undos[place];
    const isLive = undo !== undefined && this.auth.now() < undo.expiresAt - minute;
    const answer = await this.auth.ask("/api/auth/v2/account/edit/undo", { ...post, json: { token } });
    if (isLive) expect(answer.status, "a live undo works").toBe(200);
    if (answer.status !== 200) return;
    expect(undo, "an undo that was used, taken back or of another account").toBeDefined();
    this.address = undo?.restores ?? null;
    this.undos = this.undos.slice(0, place);
    this.ends.undo += 1;
    this.now.recoveries += 1;
    await this.ended();
  }

  async signOutEverywhere(bearer: string): Promise<void> {
    const { status } = await this.auth.ask("/api/auth/v2/account/logout-all", { ...post, bearer });
    if (status !== 200) return;
    this.ends.everywhere += 1;
    // Without an address the code is the one way back.
    if (this.address !== null) this.now.recoveries += 1;
    await this.ended();
  }

  async remove(bearer: string): Promise<void> {
    const isHeldBack = this.liveUndos().length > 0;
    const { status, body } = await remove(this.auth, bearer);
    if (isHeldBack) expect(status, "no deletion while a change can be taken back").not.toBe(200);
    if (body?.error === "address_changed_lately") this.ends.refusedDeletion += 1;
    if (status !== 200) return;
    this.ends.deleted += 1;
    this.now = { ...this.now, account: this.now.account + 1 };
    await this.ended();
    // Budgets of the mailbox come back.
    this.auth.pass(day);
    await this.settle();
    await this.sweep();
  }

  /** A stolen token alone: whatever else it is shown with, the owner's mailbox says whether the account goes. */
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

  /** The newest of everything that anybody holds. */
  private async sweep(): Promise<void> {
    for (const person of ["owner", "thief"] as const) {
      for (const kind of kinds) {
        const over = this.held[person].filter((held) => held.secret.kind === kind && this.isOver(held));
        for (const held of over.slice(-2)) await this.use(person, held);
      }
    }
  }

  /** A way in by mail to an address, asked for by one and read by whoever has the mailbox. */
  async askForMail(person: Person, email: string): Promise<void> {
    const cookie = await openSession(this.auth);
    const sent = this.auth.inbox.length;
    await this.auth.ask("/api/auth/v2/otp", { ...post, cookie, query: { email } });
    const mail = this.auth.inbox[sent];
    if (!mail || !("link" in mail.data)) return;
    const { passcode, link } = mail.data;
    const reader = this.readerOf(email);
    this.give(reader, [{ kind: "link", email, otp: new URL(link).searchParams.get("otp") ?? "" }]);
    if (reader === person) this.give(reader, [{ kind: "otp", cookie, email, otp: passcode }]);
  }

  async startEdit(person: Person, bearer: string, email: string | null): Promise<void> {
    const sent = this.auth.inbox.length;
    const isReplacing = this.address !== null && email !== null && email !== this.address;
    const isHeldBack = isReplacing && this.liveUndos().length > 0;
    const query: Record<string, string> = email === null ? {} : { email };
    const { status, body } = await this.auth.ask("/api/auth/v2/account/edit", { ...post, bearer, query });
    if (isHeldBack) expect(status, "no second change in one step").not.toBe(200);
    const mail = this.auth.inbox[sent];
    if (status !== 200 || !mail || !("passcode" in mail.data) || this.readerOf(mail.to) !== person) return;
    this.give(person, [{ kind: "edit", access: bearer, email, hash: body.hash, otp: mail.data.passcode }]);
  }

  async makeRecovery(person: Person, bearer: string): Promise<void> {
    const { status, body } = await this.auth.ask("/api/auth/v2/account/recovery-code", { ...post, bearer });
    if (status !== 200) return;
    this.now.recoveries += 1;
    this.give(person, [{ kind: "recovery", code: body.recovery_code }]);
  }

  async openPortal(person: Person, bearer: string): Promise<void> {
    const checked = await exports.AuthService.verify(bearer);
    if (checked.ok) this.give(person, [{ kind: "portal", ...checked.account }]);
  }

  /** The owner reads their mail within five days: what can be taken back for two more is. */
  async rescue(): Promise<void> {
    const last = this.undos.find(({ restores }) => this.readerOf(restores) === "owner");
    const isAway = this.address === null || this.readerOf(this.address) === "thief";
    if (last && isAway && last.expiresAt - this.auth.now() < 2 * day) await this.undo(last.token);
  }

  /** Whatever has happened, the owner gets in by mail, after an undo where a stranger has the address. */
  async ownerComesBack(): Promise<void> {
    if (this.address === null || this.readerOf(this.address) === "thief") {
      const way = this.liveUndos().find(({ restores }) => this.readerOf(restores) === "owner");
      expect(way, "the owner can take it back").toBeDefined();
      await this.undo(way?.token ?? "");
    }
    const email = this.address ?? "";
    this.auth.pass(10 * minute);
    const cookie = await openSession(this.auth);
    await this.auth.ask("/api/auth/v2/otp", { ...post, cookie, query: { email } });
    const code = await tryIt(this.auth, { kind: "otp", cookie, email, otp: this.auth.otpFor(email) });
    const [first] = code ?? [];
    const pair = first && (await tryIt(this.auth, first));
    expect(pair, "the owner signs in").toHaveLength(2);
    this.give("owner", pair ?? []);
  }
}
