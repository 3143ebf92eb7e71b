import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { retention } from "../../../src/contract/retention.ts";
import { type Budget, type BudgetRule, giveBack, refillTime, spend, spendAll } from "../../../src/platform/budget.ts";
import { type MailKind, mailBudgets } from "../../../src/services/mail-budgets.ts";
import { mailboxOf } from "../../../src/services/mailbox.ts";

const kinds = Object.keys(mailBudgets) as MailKind[];
const rules = [
  { burst: 3, interval: 1000 },
  { burst: 5, interval: 10_000 },
];
const gaps = fc.array(fc.nat(20_000), { maxLength: 100 });

describe("budgets", () => {
  it("HOLD-5 never give more than the burst and what has come back, and say when the next comes", () => {
    fc.assert(
      fc.property(gaps, (pauses) => {
        let budgets: Budget[] | undefined;
        let now = 0;
        let given = 0;
        for (const pause of pauses) {
          now += pause;
          const asked = spendAll(budgets, rules, now);
          ({ budgets } = asked);
          if (asked.wait === 0) given += 1;
          else expect(spendAll(budgets, rules, now + asked.wait * 1000).wait).toBe(0);
          for (const { burst, interval } of rules) expect(given).toBeLessThanOrEqual(burst + now / interval);
        }
      }),
    );
  });

  it("HOLD-5 spend from all or from none", () => {
    let { budgets } = spendAll(undefined, rules, 0);
    for (let count = 0; count < 20; count += 1) ({ budgets } = spendAll(budgets, rules, 0));
    expect(budgets.map(({ left }) => left)).toEqual([0, 2]);
  });

  it("HOLD-5 are as new once all has come back", () => {
    fc.assert(
      fc.property(gaps, (pauses) => {
        let budgets: Budget[] | undefined;
        let now = 0;
        for (const pause of pauses) {
          now += pause;
          ({ budgets } = spendAll(budgets, rules, now));
        }
        now += refillTime(rules);
        expect(spendAll(budgets, rules, now)).toEqual(spendAll(undefined, rules, now));
      }),
    );
  });

  it.each(kinds)("HOLD-5 of %s let a mailbox ask again within a day's work, and are forgotten within a day", (kind) => {
    const rules: readonly BudgetRule[] = mailBudgets[kind];
    for (const rule of rules) expect(spend({ left: 0, at: 0 }, rule, 0).wait).toBeLessThanOrEqual(8 * 3600);
    expect(refillTime(rules)).toBeLessThanOrEqual(retention.mailCountHours * 3_600_000);
  });

  it("HOLD-5 never hold more than their burst, whatever is given back", () => {
    const taken = fc.array(fc.tuple(fc.boolean(), fc.nat(20_000)), { maxLength: 100 });
    fc.assert(
      fc.property(taken, (steps) => {
        let budgets: Budget[] | undefined;
        let now = 0;
        for (const [isGivenBack, pause] of steps) {
          now += pause;
          budgets = isGivenBack && budgets ? giveBack(budgets, rules, now) : spendAll(budgets, rules, now).budgets;
          for (const [place, { burst }] of rules.entries()) expect(budgets[place]?.left).toBeLessThanOrEqual(burst);
        }
      }),
    );
  });
});

describe("whose budget an address spends", () => {
  it.each([
    ["Robin+Shop@Example.com", "robin@example.com"],
    [" robin@example.com ", "robin@example.com"],
    ["robin+a+b@example.com", "robin@example.com"],
    ["+only@example.com", "+only@example.com"],
    ["R.o.bin+tag@googlemail.com", "robin@gmail.com"],
    ["...@gmail.com", "...@gmail.com"],
    ["ro_bi-n.x+a@pm.me", "robinx@proton.me"],
    ["Robin+shop@protonmail.com", "robin@proton.me"],
    ["robin@me.com", "robin@icloud.com"],
    ["robin+shop@mac.com", "robin@icloud.com"],
    ["ro.bin@icloud.com", "ro.bin@icloud.com"],
    ["robin@ya.ru", "robin@yandex.com"],
    ["Robin@Yandex.kz", "robin@yandex.com"],
    // Other people, although one company has these domains.
    ["robin@hotmail.com", "robin@hotmail.com"],
    ["robin@live.com", "robin@live.com"],
    ["robin@outlook.com", "robin@outlook.com"],
    ["robin-shop@yahoo.co.uk", "robin@yahoo.co.uk"],
    ["shop@Robin.fastmail.com", "robin@fastmail.com"],
    ["robin+shop@fastmail.fm", "robin@fastmail.fm"],
    ["a@b.robin.fastmail.com", "a@b.robin.fastmail.com"],
    ["ro.bi-n@example.com", "ro.bi-n@example.com"],
    ["shop@robin.example.com", "shop@robin.example.com"],
    ["robin@constructor", "robin@constructor"],
  ])("HOLD-5 that of %s is %s", (email, mailbox) => expect(mailboxOf(email)).toBe(mailbox));

  it("HOLD-5 every address has a mailbox, and its tags change nothing", () => {
    const word = fc.stringMatching(/^[a-z0-9]{1,12}$/);
    fc.assert(
      fc.property(word, fc.string(), word, (local, tag, domain) => {
        const clean = tag.replaceAll("@", "").trim();
        expect(mailboxOf(`${local}+${clean}@${domain}.example`)).toBe(`${local}@${domain}.example`);
      }),
    );
    fc.assert(fc.property(fc.string(), (text) => typeof mailboxOf(text) === "string"));
    fc.assert(fc.property(fc.string(), (text) => mailboxOf(mailboxOf(text)) === mailboxOf(text)));
  });

  it("HOLD-5 every spelling of a provider's mailbox is that mailbox", () => {
    const dotted = (name: string, dots: readonly boolean[]) =>
      [...name].map((sign, at) => (dots[at] && at > 0 ? `.${sign}` : sign)).join("");
    const name = fc.stringMatching(/^[a-z][a-z0-9]{5,20}$/);
    const spelt = fc.tuple(name, fc.array(fc.boolean(), { maxLength: 21 }), fc.stringMatching(/^[a-z0-9.+-]{0,9}$/));
    fc.assert(
      fc.property(spelt, fc.constantFrom("gmail.com", "googlemail.com", "GMail.com"), ([local, dots, tag], domain) => {
        expect(mailboxOf(`${dotted(local, dots)}+${tag}@${domain}`)).toBe(`${local}@gmail.com`);
      }),
    );
    fc.assert(
      fc.property(
        name,
        fc.stringMatching(/^[a-z0-9.-]{1,12}$/),
        fc.constantFrom("fastmail.com", "sent.com"),
        (user, tag, domain) => {
          expect(mailboxOf(`${tag}@${user}.${domain}`)).toBe(`${user}@${domain}`);
          expect(mailboxOf(`${user}+${tag}@${domain}`)).toBe(`${user}@${domain}`);
        },
      ),
    );
  });

  it("HOLD-5 two people of any other provider share no budget, whatever their names", () => {
    const local = fc.stringMatching(/^[a-z0-9][a-z0-9._-]{0,20}$/);
    const domain = fc.tuple(
      fc.stringMatching(/^[a-z][a-z0-9-]{0,9}$/),
      fc.constantFrom("example.com", "outlook.com", "uni.example.ac.uk"),
    );
    fc.assert(
      fc.property(local, local, domain, (one, other, [sub, host]) => {
        const [first, second] = [`${one}@${sub}.${host}`, `${other}@${host}`];
        expect(mailboxOf(first)).toBe(first);
        expect(mailboxOf(second)).toBe(second);
      }),
    );
  });
});
