// @vitest-environment happy-dom
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { InAppCodeStep } from "../../../client/in-app/account/code-step.tsx";
import {
  type CodeFact,
  type CodeSteps,
  firstStep,
  isWorking,
  nextCodeSteps,
} from "../../../client/in-app/account/code-steps.ts";
import { type CodeCalls, useCodeSteps } from "../../../client/in-app/account/use-code-steps.ts";
import { Pane } from "../../../client/in-app/pane.tsx";
import { CommunicationError } from "../../../client/subscription/errors.ts";
import { codeTries } from "../../../src/contract/subscription/one-time-code.ts";
import { codeProblems } from "../../../src/contract/subscription/sent-code.ts";
import { codeSpellings } from "../../contract/subscription/code-spellings.ts";
import { playApp } from "./app-under-test.ts";
import { acting, one, show } from "./open-screen.tsx";

const email = "robin@post.example";
const refusal = (error: string) => new CommunicationError({ code: error, status: 400, retryAfter: null });

/** Both steps as the screens have them, with a service that answers as it is told to. */
function Steps({ send, confirm, present }: CodeCalls) {
  const code = useCodeSteps({ send, confirm, present });
  const { inApp: app } = playApp({ app: "ios", answers: {} });
  return (
    <Pane state={code.steps.step}>
      <InAppCodeStep {...{ code, app }} label="Address" hint="Any" confirm="Confirm">
        <button type="button" onClick={code.remove}>
          Remove
        </button>
      </InAppCodeStep>
    </Pane>
  );
}

async function open({ present = null }: { present?: string | null } = {}) {
  const asked: unknown[][] = [];
  let answer: () => Promise<void> = () => Promise.resolve();
  const ask = (...call: unknown[]) => {
    asked.push(call);
    return answer();
  };
  const person = await show(
    <Steps send={(to) => ask("send", to)} confirm={(to, otp) => ask("confirm", to, otp)} present={present} />,
  );
  const answers = (next: () => Promise<void>) => {
    answer = next;
  };
  return { ...person, asked, answers };
}

/** The text of the message, by which two can be told apart. */
const message = () => document.querySelector("[role=alert], [role=status]")?.textContent ?? null;

describe("an email address and its code inside the app", () => {
  it("FLOW-2 FLOW-4 the code goes to what was typed, and what is typed next confirms it", async () => {
    const { enter, state, text, asked } = await open();
    await enter(` ${email} `);
    expect(state()).toBe("code");
    expect(text()).toContain(email);
    await enter("123 456");
    expect(asked).toEqual([
      ["send", email],
      ["confirm", email, "123456"],
    ]);
  });

  it.each(Object.entries(codeSpellings))("FLOW-2 FLOW-4 the code is taken %s", async (_, spell) => {
    const { enter, asked } = await open();
    await enter(email);
    await enter(spell("019283"));
    expect(asked.at(-1)).toEqual(["confirm", email, "019283"]);
  });

  it("FLOW-2 a code that was sent once more is told beside its step, which looks as before", async () => {
    const { enter, press, state, messages, answers } = await open();
    await enter(email);
    expect(messages()).toEqual([]);
    await press(/new code/);
    expect([state(), messages()]).toEqual(["code", ["status"]]);
    answers(() => Promise.reject(refusal("too_many_requests")));
    await press(/new code/);
    expect([state(), messages()]).toEqual(["code", ["alert"]]);
  });

  it("FLOW-2 what is no code is not sent, and is said anew each time, at its field", async () => {
    const { enter, asked, focused } = await open();
    await enter(email);
    const said = new Set<Element | null>();
    for (const code of ["", "12345", "1234567", "abcdef"]) {
      await enter(code);
      said.add(document.querySelector("[role=alert]"));
      expect(focused()).toBe(one("input"));
    }
    expect(asked).toHaveLength(1);
    expect(said.size).toBe(4);
    expect(said.has(null)).toBe(false);
  });

  it("FLOW-2 a field that is wrong is described by the message about it, and one that is not is not", async () => {
    const { enter, answers } = await open();
    answers(() => Promise.reject(refusal("invalid_email_address")));
    await enter("robin@");
    const [fault, hint] = one("input").getAttribute("aria-describedby")?.split(" ") ?? [];
    expect(one(`#${fault}`).getAttribute("role")).toBe("alert");
    expect(one(`#${hint}`).textContent).toBe("Any");
    expect(one("input").getAttribute("aria-invalid")).toBe("true");
    expect(one<HTMLInputElement>("input").value).toBe("robin@");
    answers(() => Promise.reject(refusal("too_many_requests")));
    await enter(email);
    expect(one("input").getAttribute("aria-describedby")).toBe(hint);
    expect(one("input").hasAttribute("aria-invalid")).toBe(false);
  });

  it("FLOW-2 a second press while the first is under way orders nothing twice", async () => {
    const { enter, press, asked, answers, messages } = await open();
    await enter(email);
    const { promise, resolve } = Promise.withResolvers<void>();
    answers(() => promise);
    await press(/new code/);
    await press(/new code/);
    await enter("123456");
    await press(/another/);
    expect([asked.length, messages()]).toEqual([2, ["status"]]);
    await acting(resolve);
    await press(/new code/);
    expect(asked).toHaveLength(3);
  });

  it("FLOW-4 another address is typed over the one that was", async () => {
    const { enter, press, state } = await open();
    await enter(email);
    await press(/another/);
    expect([state(), one<HTMLInputElement>("input").value]).toEqual(["address", email]);
  });

  it("FLOW-4 the code for a removal goes to the address that is there", async () => {
    const { enter, press, text, asked } = await open({ present: "old@post.example" });
    await press(/Remove/);
    expect(text()).toContain("old@post.example");
    await enter("123456");
    expect(asked).toEqual([
      ["send", null],
      ["confirm", null, "123456"],
    ]);
  });

  it("FLOW-2 a code is refused in the words of the website, up to the last try", async () => {
    const { enter, press, answers } = await open();
    await enter(email);
    answers(() => Promise.reject(refusal("invalid_login_credentials")));
    const said = new Set<string | null>();
    for (let tries = 0; tries < codeTries; tries += 1) {
      await enter("000000");
      said.add(message());
    }
    expect(said.size, "wrong, then spent").toBe(2);
    answers(() => Promise.resolve());
    await press(/new code/);
    answers(() => Promise.reject(refusal("invalid_login_credentials")));
    await enter("000000");
    expect(said.has(message()), "superseded").toBe(false);
  });
});

describe("the steps of an address and its code", () => {
  const refused = { code: "invalid_login_credentials", status: 400 };
  const sent: CodeFact = { type: "sent", email, to: email, now: 0 };
  const again: CodeFact = { type: "sent-again", to: email, now: 0 };
  const wrong: CodeFact = { type: "not-confirmed", refusal: refused, now: 0 };
  const asked: CodeFact = { type: "asked" };
  const reached = (...facts: readonly CodeFact[]) => facts.reduce(nextCodeSteps, firstStep);

  it.each<[string, readonly CodeFact[], Partial<CodeSteps>]>([
    ["a press", [asked], { step: "address", note: "working" }],
    ["a code that was sent", [asked, sent], { step: "code", email, note: null }],
    [
      "an address that is refused",
      [asked, { type: "not-sent", refusal: { code: "failed_mx_check", status: 400 } }],
      { step: "address", note: "no-mail" },
    ],
    ["too few digits", [sent, { type: "not-six" }], { step: "code", note: "not-six" }],
    ["a wrong code", [sent, asked, wrong], { step: "code", note: "wrong" }],
    ["another code", [sent, asked, again], { step: "code", note: "sent-again" }],
    ["an old code", [sent, again, wrong], { step: "code", note: "superseded" }],
    ["a code after ten minutes", [sent, { ...wrong, now: 3_600_000 }], { step: "code", note: "expired" }],
    ["the last try", [sent, ...Array.from({ length: codeTries }, () => wrong)], { step: "code", note: "spent" }],
    ["the way back", [sent, wrong, { type: "restarted" }], { step: "address", email, note: null }],
    ["a code that nobody sent", [wrong], { step: "address", note: "unavailable" }],
  ])("FLOW-2 %s", (_, facts, expected) => {
    expect(reached(...facts)).toMatchObject(expected);
  });

  const facts = fc.array(
    fc.constantFrom<CodeFact>(
      asked,
      sent,
      again,
      wrong,
      { type: "not-six" },
      { type: "restarted" },
      { type: "not-sent", refusal: { code: null, status: null } },
    ),
  );

  it("FLOW-2 while an attempt is under way, no press changes anything, and each end of it lets one press again", () => {
    fc.assert(
      fc.property(facts, (before) => {
        const working = nextCodeSteps(reached(...before), asked);
        expect(isWorking(working)).toBe(true);
        for (const press of [asked, { type: "not-six" }, { type: "restarted" }] as const) {
          expect(nextCodeSteps(working, press)).toBe(working);
        }
        for (const end of [sent, again, wrong]) expect(isWorking(nextCodeSteps(working, end))).toBe(false);
      }),
    );
  });

  it("FLOW-2 each note is a new one, and its words are those of a known problem", () => {
    fc.assert(
      fc.property(facts, (list) => {
        let steps = firstStep;
        for (const fact of list) {
          const before = steps;
          steps = nextCodeSteps(before, fact);
          if (steps !== before && steps.note) expect(steps.notes).toBe(before.notes + 1);
          expect([null, "working", "sent-again", ...codeProblems]).toContain(steps.note);
        }
      }),
    );
  });
});
