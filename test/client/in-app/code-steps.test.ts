import { describe, expect, it } from "vitest";
import { codeSteps } from "../../../client/in-app/account/code-steps.ts";
import type { Screen } from "../../../client/in-app/screen.ts";
import { AnswerError, CommunicationError } from "../../../client/subscription/errors.ts";
import { codeTries } from "../../../src/contract/subscription/one-time-code.ts";
import { codeSpellings } from "../../contract/subscription/code-spellings.ts";

const email = "robin@post.example";
const code = "019283";

/** A screen that keeps what was shown, a service that knows one code, and a person in front of it. */
function atTheCode() {
  const said: string[] = [];
  const forms = new Map<string, (fields: FormData) => void>();
  const presses = new Map<string, () => void>();
  const confirmed: string[] = [];
  const screen: Screen = {
    app: {} as Screen["app"],
    show: (view) => void said.push(view),
    note: (view) => void said.push(view),
    has: () => true,
    onPress: (name, act) => void presses.set(name, act),
    onSubmit: (name, take) => void forms.set(name, take),
  };
  codeSteps(screen, {
    send: async () => {},
    async confirm(_, otp) {
      if (otp !== code) throw new CommunicationError(new AnswerError(400, { error: "invalid_login_credentials" }));
      confirmed.push(otp);
    },
  });
  const submit = async (form: string, name: string, typed: string) => {
    const fields = new FormData();
    fields.set(name, typed);
    forms.get(form)?.(fields);
    await new Promise((resolve) => setImmediate(resolve));
    return said.at(-1);
  };
  const press = async (name: string) => {
    presses.get(name)?.();
    await new Promise((resolve) => setImmediate(resolve));
    return said.at(-1);
  };
  return {
    type: (typed: string) => submit("code", "code", typed),
    address: () => submit("address", "email", email),
    press,
    confirmed,
  };
}

describe("the code inside an app", () => {
  it.each(Object.entries(codeSpellings))("FLOW-2 FLOW-4 is taken %s", async (_, spell) => {
    const { address, type, confirmed } = atTheCode();
    expect(await address()).toBe("code");
    await type(spell(code));
    expect(confirmed).toEqual([code]);
  });

  it("FLOW-2 says what is wrong with it as the website does, up to the last try", async () => {
    const { address, type, press } = atTheCode();
    await address();
    expect(await type("12345")).toBe("not-six");
    const said = [];
    for (let tries = 0; tries < codeTries; tries += 1) said.push(await type("000000"));
    expect(said).toEqual(["wrong", "wrong", "wrong", "wrong", "spent"]);
    expect(await press("resend")).toBe("code");
    expect(await type("000000")).toBe("superseded");
  });
});
