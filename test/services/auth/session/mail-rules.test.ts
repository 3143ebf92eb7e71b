import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { limits } from "../../../../src/services/auth/rules.ts";
import {
  followLink,
  newMail,
  opensLink,
  type SignInMail,
  setOwner,
  tryOtp,
} from "../../../../src/services/auth/session/mail-rules.ts";
import { bearer, opened } from "./session-under-test.ts";

const written = {
  digest: "digest of the digits",
  address: "digest of the address",
  link: "digest of the link",
};
const toNobody = newMail(written, opened);
const waiting = setOwner(toNobody, bearer, true);
const typed = { otp: written.digest, address: written.address };
const wrong = { ...typed, otp: "wrong" };
const followed = { link: written.link, address: written.address };
const refused = { ok: false, error: "invalid_login_credentials" };

describe("a one-time code", () => {
  it("SVC-2 signs in once, to its account, in the epoch of its making", () => {
    expect(tryOtp(waiting, typed, opened)).toEqual({ mail: null, answer: { ok: true, ...bearer, heldCode: true } });
  });

  it("HOLD-8 that was not mailed is none, while the link is good", () => {
    const alone = setOwner(toNobody, bearer, false);
    expect(tryOtp(alone, typed, opened)).toEqual({ mail: { ...alone, tries: 1 }, answer: refused });
    expect(followLink(alone, followed, opened).answer).toEqual({ ok: true, ...bearer, heldCode: false });
  });

  it("SVC-2 is good for ten minutes", () => {
    expect(tryOtp(waiting, typed, opened + limits.otp - 1).answer).toEqual({ ok: true, ...bearer, heldCode: true });
    expect(tryOtp(waiting, typed, opened + limits.otp)).toEqual({ mail: waiting, answer: refused });
  });

  it.each([
    ["other digits", wrong],
    ["another address", { ...typed, address: "wrong" }],
  ])("SVC-2 with %s costs a try and signs nobody in", (_, given) => {
    expect(tryOtp(waiting, given, opened)).toEqual({ mail: { ...waiting, tries: 1 }, answer: refused });
  });

  it("SVC-2 for an address without an account is never right, and its tries are counted alike", () => {
    expect(tryOtp(toNobody, typed, opened)).toEqual({ mail: { ...toNobody, tries: 1 }, answer: refused });
  });

  it("SVC-2 counts the tries that came before its owner was known", () => {
    const { mail } = tryOtp(toNobody, wrong, opened);
    expect(mail && setOwner(mail, bearer, true)).toEqual({ ...waiting, tries: 1 });
  });

  it("SVC-2 is right after any four wrong ones, and never after five", () => {
    fc.assert(
      fc.property(fc.nat({ max: 12 }), (wrongOnes) => {
        const worn = Array.from({ length: wrongOnes }).reduce<SignInMail>(
          (mail) => tryOtp(mail, wrong, opened).mail ?? mail,
          waiting,
        );
        expect(tryOtp(worn, typed, opened).answer.ok).toBe(wrongOnes < limits.otpTries);
        expect(worn.tries).toBe(Math.min(wrongOnes, limits.otpTries));
      }),
    );
  });
});

describe("the link of the mail", () => {
  it("SVC-2 signs in once, and takes the digits with it", () => {
    const now = opened + limits.otp - 1;
    expect(followLink(waiting, followed, now)).toEqual({ mail: null, answer: { ok: true, ...bearer, heldCode: true } });
  });

  it("SVC-2 outlives worn-out tries", () => {
    expect(followLink({ ...waiting, tries: limits.otpTries }, followed, opened).answer.ok).toBe(true);
  });

  it.each<[string, SignInMail, typeof followed, number]>([
    ["another secret", waiting, { ...followed, link: "wrong" }, opened],
    ["another address", waiting, { ...followed, address: "wrong" }, opened],
    ["ten minutes later", waiting, followed, opened + limits.otp],
    ["for an address without an account", toNobody, followed, opened],
  ])("SVC-2 signs nobody in: %s", (_, mail, given, now) => {
    expect(followLink(mail, given, now)).toEqual({ mail, answer: refused });
    expect(opensLink(mail, given, now)).toBeNull();
  });

  it("SVC-2 is not used up by asking whether it would sign in", () => {
    expect(opensLink(waiting, followed, opened)).toEqual(bearer);
  });
});
