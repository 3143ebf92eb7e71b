import { describe, expect, it } from "vitest";
import {
  confirmDeletion,
  referencesOf,
  reserveDeletion,
  startDeletion,
  tombstoneOf,
  unusedLifetime,
  wakeAt,
  withoutExpired,
} from "../../../../src/services/auth/account/deletion-rules.ts";
import { limits } from "../../../../src/services/auth/rules.ts";
import { bare, day, now, settled, undoOf } from "./account-under-test.ts";

const references = {
  id: "account",
  email: "robin@post.example",
  sessions: ["first", "second"],
  addresses: ["robin@post.example"],
  locators: ["locator"],
  passkeys: 0,
};

describe("what points to an account", () => {
  it("HOLD-1 is its sessions, its recovery code, and every address that it has or could take back", () => {
    expect(referencesOf(settled)).toEqual(references);
    expect(referencesOf({ ...settled, undos: [undoOf("old")] }).addresses).toEqual([
      "old@post.example",
      "robin@post.example",
    ]);
    expect(referencesOf(bare)).toEqual({
      id: "account",
      email: null,
      sessions: [],
      addresses: [],
      locators: [],
      passkeys: 0,
    });
  });
});

const codes = { hash: "h", passcode: "p" };
const asked = startDeletion(settled, { ...codes, epoch: 5, nonce: "n" }, now).account;
const byMail = (change: object = {}) => ({ epoch: 3, proof: { by: "mail", ...codes, ...change } as const });
const nothing = { epoch: 3, proof: { by: "nothing" } as const };
const wrong = { ok: false, error: "invalid_link_signature" };

describe("ending an account", () => {
  it("HOLD-1 is open to whoever is signed in and has the code of the mail, and what is left to do is told", () => {
    expect(confirmDeletion(asked, byMail(), now + limits.edit - 1)).toEqual({
      account: { ...settled, status: "ending", epoch: 6, sessionsFrom: 6 },
      answer: { ok: true, references },
    });
    expect(confirmDeletion(asked, byMail(), now + limits.edit).answer).toEqual(wrong);
    expect(confirmDeletion(settled, byMail(), now).answer).toEqual(wrong);
    expect(confirmDeletion(settled, nothing, now).answer).toEqual({ ok: false, error: "confirmation_required" });
  });

  it("HOLD-1 needs no code where there is no address that one could go to", () => {
    const { recovery: _, ...uncoded } = settled;
    expect(confirmDeletion({ ...uncoded, email: null }, nothing, now).answer.ok).toBe(true);
  });

  const recovery = (name: string) =>
    ({ epoch: 3, proof: { by: "recovery", code: { locator: name, digest: name } } }) as const;
  const code = (name: string, madeAt: number) => ({ locator: name, digest: name, madeAt });

  it("HOLD-1 without an address needs the oldest code that there is: a stolen token makes one of its own", () => {
    const account = {
      ...settled,
      email: null,
      formerCodes: [{ ...code("owner's", now - 2), until: now + day }],
      recovery: code("stranger's", now - 1),
    };
    expect(confirmDeletion(account, nothing, now).answer).toEqual({ ok: false, error: "confirmation_required" });
    expect(confirmDeletion(account, recovery("stranger's"), now).answer).toEqual(wrong);
    expect(confirmDeletion(account, recovery("owner's"), now).answer.ok).toBe(true);
  });

  it("HOLD-1 needs the code where it is older than the address, which a stranger may have put", () => {
    const account = { ...asked, emailSince: now - 1, recovery: code("owner's", now - 2) };
    expect(reserveDeletion(account, { epoch: 5, nonce: "n" }, now).answer).toEqual({
      ok: false,
      error: "confirmation_required",
    });
    expect(confirmDeletion(account, byMail(), now).answer).toEqual(wrong);
    expect(confirmDeletion(account, recovery("owner's"), now).answer.ok).toBe(true);
    const week = now + 7 * day;
    const late = { ...codes, expiresAt: week + 1, tries: 0 };
    expect(confirmDeletion({ ...account, deletion: late }, byMail(), week).answer.ok).toBe(true);
  });

  it("HOLD-1 is not open to a young code where the address counts more", () => {
    const account = { ...settled, recovery: code("made under it", now) };
    expect(confirmDeletion(account, recovery("made under it"), now + 1).answer).toEqual(wrong);
    expect(confirmDeletion(account, recovery("made under it"), now + 7 * day).answer.ok).toBe(true);
  });

  it.each([{ hash: "x" }, { passcode: "x" }])(
    "HOLD-1 with %j costs a try, and the fifth wrong one the code",
    (change) => {
      const once = confirmDeletion(asked, byMail(change), now);
      expect(once).toEqual({ account: { ...asked, deletion: { ...asked.deletion, tries: 1 } }, answer: wrong });
      const worn = Array.from({ length: limits.otpTries }).reduce<typeof asked>(
        (account) => confirmDeletion(account, byMail(change), now).account,
        asked,
      );
      expect(worn.deletion).toBeNull();
    },
  );

  it("HOLD-2 shares no code that was worn out: the next request has its own, at once", () => {
    const first = reserveDeletion(settled, { epoch: 5, nonce: "n" }, now).account;
    const begun = startDeletion(first, { hash: "h", passcode: "p", epoch: 5, nonce: "n" }, now).account;
    const worn = Array.from({ length: limits.otpTries }).reduce<typeof begun>(
      (account) => confirmDeletion(account, byMail({ hash: "x" }), now).account,
      begun,
    );
    expect(reserveDeletion(begun, { epoch: 5, nonce: "other" }, now + 1).answer).toMatchObject({ nonce: "n" });
    expect(reserveDeletion(worn, { epoch: 5, nonce: "other" }, now + 1).answer).toMatchObject({ nonce: "other" });
  });

  it("HOLD-1 takes so many recovery codes that are wrong, and then says how long to wait, to the right one as well", () => {
    const tried = (account: typeof settled, digest: string) =>
      confirmDeletion(account, { epoch: 3, proof: { by: "recovery", code: { locator: "locator", digest } } }, now);
    const right = "digest of the code";
    let [account, tries] = [{ ...settled, email: null }, 0];
    expect(tried(account, right).answer.ok).toBe(true);
    for (; tries < 100 && "error" in tried(account, "guessed").answer; tries += 1)
      account = { ...tried(account, "guessed").account, email: null };
    expect(tries).toBeGreaterThan(0);
    for (const digest of ["guessed", right])
      expect(tried(account, digest).answer).toEqual({ ok: false, wait: expect.any(Number) });
  });

  it("HOLD-1 forgets a code of a mail that came too late", () => {
    expect(confirmDeletion(asked, byMail(), now + limits.edit).account).toEqual({ ...asked, deletion: null });
  });

  it("HOLD-2 has one mail sent for equal requests", () => {
    const first = reserveDeletion(settled, { epoch: 5, nonce: "n" }, now).account;
    const start = (account: typeof settled) => startDeletion(account, { ...codes, epoch: 5, nonce: "n" }, now);
    expect(start(first).answer).toBe("first");
    expect(start(start(first).account)).toEqual({ account: start(first).account, answer: "again" });
  });

  it("HOLD-1 is closed to a session that has ended, and while a change of address can be taken back", () => {
    const late = { ...byMail(), epoch: 2 };
    expect(confirmDeletion(asked, late, now)).toEqual({
      account: asked,
      answer: { ok: false, error: "invalid_token" },
    });
    const lately = { ...asked, undos: [undoOf("old", now + 5)] };
    expect(confirmDeletion(lately, byMail(), now)).toEqual({
      account: lately,
      answer: { ok: false, error: "address_changed_lately" },
    });
    expect(confirmDeletion(lately, byMail(), now + 5).answer.ok).toBe(true);
  });

  it("HOLD-1 voids the change that waits for its code", () => {
    const edit = { email: null, hash: "h", passcode: "p", nonce: "n", isMailed: true, expiresAt: now + 1, tries: 0 };
    expect(tombstoneOf({ ...settled, edit }).edit).toBeNull();
  });
});

describe("an account that nobody came to stay in", () => {
  const coded = { ...bare, recovery: { locator: "l", digest: "d", madeAt: now } };

  it.each([
    ["a day with nothing", bare, day],
    ["for good with an address", { ...bare, email: "robin@post.example" }, null],
    ["30 days with a recovery code", coded, 30 * day],
    ["while a code could come back", { ...coded, formerCodes: [{ ...coded.recovery, until: now + 1 }] }, null],
    ["while an address could come back", { ...bare, undos: [undoOf("old")] }, null],
  ])("HOLD-1 OPS-3 is kept unused %s", (_, account, expected) => {
    expect(unusedLifetime(account)).toBe(expected);
  });

  it("HOLD-1 is looked at again a day later", () => {
    expect(wakeAt(bare, now)).toBe(now + day);
    expect(wakeAt(coded, now)).toBe(now + 30 * day);
    expect(wakeAt(settled, now)).toBeNull();
  });
});

describe("what has run out", () => {
  it("HOLD-1 wakes the account when the first change can be taken back no more", () => {
    expect(wakeAt({ ...settled, undos: [undoOf("b", now + 9), undoOf("a", now + 7)] }, now)).toBe(now + 7);
  });

  it("HOLD-1 sets addresses free, but not one that is still the account's or can still come back", () => {
    const late = now + 5;
    const undos = [undoOf("gone", late), undoOf("robin", late), undoOf("twice", late), undoOf("twice")];
    expect(withoutExpired({ ...settled, undos }, late)).toEqual({
      account: { ...settled, undos: [undoOf("twice")] },
      addresses: ["gone@post.example"],
      locators: [],
    });
  });

  it("HOLD-1 knows an address in every spelling: what the account has again is not set free", () => {
    const undos = [undoOf("ROBIN", now), undoOf("Twice", now), undoOf("twice")];
    expect(withoutExpired({ ...settled, undos }, now).addresses).toEqual([]);
  });

  it("HOLD-1 changes nothing where nothing has", () => {
    const account = { ...settled, undos: [undoOf("old")] };
    const cleared = withoutExpired(account, now);
    expect(cleared.account).toBe(account);
    expect(cleared.addresses).toEqual([]);
  });
});
