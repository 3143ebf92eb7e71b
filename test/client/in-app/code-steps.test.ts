import { describe, expect, it } from "vitest";
import { codeSteps } from "../../../client/in-app/account/code-steps.ts";
import { AnswerError, CommunicationError } from "../../../client/subscription/errors.ts";
import { codeTries } from "../../../src/contract/subscription/one-time-code.ts";
import { codeSpellings } from "../../contract/subscription/code-spellings.ts";
import { settle } from "./app-under-test.ts";

const refusal = (error: string) => new CommunicationError(new AnswerError(400, { error }));

function setUp({ present = null }: { present?: string | null } = {}) {
  const seen: unknown[][] = [];
  const asked: unknown[][] = [];
  let answer: () => Promise<void> = () => Promise.resolve();
  const steps = codeSteps({
    showAddress: (email) => void seen.push(["address", email]),
    showCode: (email) => void seen.push(["code", email]),
    note: (view) => void seen.push(["note", view]),
    send(email) {
      asked.push(["send", email]);
      return answer();
    },
    confirm(email, otp) {
      asked.push(["confirm", email, otp]);
      return answer();
    },
    currentEmail: () => present,
  });
  steps.begin();
  const answers = (next: () => Promise<void>) => {
    answer = next;
  };
  return { ...steps, seen, asked, answers };
}

describe("an email address and its code inside the app", () => {
  it("FLOW-2 FLOW-4 the code goes to what was typed, and what is typed next confirms it", async () => {
    const { forms, seen, asked } = setUp();
    forms.address.submit({ email: " robin@post.example " });
    await settle();
    expect(seen.at(-1)).toEqual(["code", "robin@post.example"]);
    forms.code.submit({ code: "123 456" });
    await settle();
    expect(asked).toEqual([
      ["send", "robin@post.example"],
      ["confirm", "robin@post.example", "123456"],
    ]);
  });

  it.each(Object.entries(codeSpellings))("FLOW-2 FLOW-4 the code is taken %s", async (_, spell) => {
    const { forms, asked } = setUp();
    forms.address.submit({ email: "robin@post.example" });
    await settle();
    forms.code.submit({ code: spell("019283") });
    expect(asked.at(-1)).toEqual(["confirm", "robin@post.example", "019283"]);
  });

  it("FLOW-2 a code that was sent once more is told beside its step, which looks as before", async () => {
    const { forms, actions, seen, answers } = setUp();
    forms.address.submit({ email: "robin@post.example" });
    await settle();
    expect(seen.at(-1)).toEqual(["code", "robin@post.example"]);
    actions.resend();
    await settle();
    expect(seen.slice(-2)).toEqual([
      ["code", "robin@post.example"],
      ["note", "sent-again"],
    ]);
    answers(() => Promise.reject(refusal("too_many_requests")));
    actions.resend();
    await settle();
    expect(seen.at(-1)).toEqual(["note", "wait"]);
  });

  it("FLOW-2 says what is wrong with it as the website does, up to the last try", async () => {
    const { forms, actions, seen, answers } = setUp();
    const said: unknown[] = [];
    const type = async (code: string) => {
      forms.code.submit({ code });
      await settle();
      said.push(seen.at(-1)?.[1]);
    };
    forms.address.submit({ email: "robin@post.example" });
    await settle();
    answers(() => Promise.reject(refusal("invalid_login_credentials")));
    await type("12345");
    for (let tries = 0; tries < codeTries; tries += 1) await type("000000");
    answers(() => Promise.resolve());
    actions.resend();
    await settle();
    answers(() => Promise.reject(refusal("invalid_login_credentials")));
    await type("000000");
    expect(said).toEqual(["not-six", "wrong", "wrong", "wrong", "wrong", "spent", "superseded"]);
  });

  it("FLOW-2 what is no code is not sent", () => {
    const { forms, asked, seen } = setUp();
    for (const code of ["", "12345", "1234567", "abcdef"]) forms.code.submit({ code });
    expect(asked).toEqual([]);
    expect(seen.at(-1)?.[0]).toBe("note");
  });

  it("FLOW-2 a refusal is told beside the step, which stays", async () => {
    const { forms, seen, answers } = setUp();
    answers(() => Promise.reject(refusal("too_many_requests")));
    forms.address.submit({ email: "robin@post.example" });
    await settle();
    expect(seen.slice(1).map(([kind]) => kind)).toEqual(["note", "note"]);
    expect(seen.at(-1)).not.toEqual(seen.at(-2));
  });

  it("FLOW-2 a second press while the first is under way orders nothing twice", async () => {
    const { forms, actions, asked, answers } = setUp();
    let finish = () => {};
    answers(
      () =>
        new Promise((resolve) => {
          finish = resolve;
        }),
    );
    forms.address.submit({ email: "robin@post.example" });
    forms.address.submit({ email: "robin@post.example" });
    actions.resend();
    expect(asked).toHaveLength(1);
    finish();
    await settle();
    actions.resend();
    expect(asked).toHaveLength(2);
  });

  it("FLOW-4 another address is typed over the one that was", async () => {
    const { forms, actions, seen } = setUp();
    forms.address.submit({ email: "robin@post.example" });
    await settle();
    actions.restart();
    expect(seen.at(-1)).toEqual(["address", "robin@post.example"]);
  });

  it("FLOW-4 the code for a removal goes to the address that is there", async () => {
    const { forms, actions, seen, asked } = setUp({ present: "old@post.example" });
    actions.remove();
    await settle();
    expect(seen.at(-1)).toEqual(["code", "old@post.example"]);
    forms.code.submit({ code: "123456" });
    actions.resend();
    await settle();
    expect(asked.slice(0, 2)).toEqual([
      ["send", null],
      ["confirm", null, "123456"],
    ]);
  });
});
