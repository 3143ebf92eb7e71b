import { beforeEach, describe, expect, expectTypeOf, it } from "vitest";
import type { PageView, PageViews, Sentence } from "../../../client/in-app/page-view.ts";
import type { HandlersOf, ScreenOf } from "../../../client/in-app/screen.ts";
import type { Screens } from "../../../src/contract/in-app/screens.ts";

/** The compiler runs these tests: each line marked as an error must be one, or the type check fails. */

// The expectations are checked by the compiler, so a run by itself would count none.
beforeEach(() => {
  expect(expectTypeOf).toBeTypeOf("function");
});

declare const email: ScreenOf<"email">;
declare const buy: ScreenOf<"buy">;

type CodeView = PageView<Screens["email"]["code"]>;

describe("the script is held to the contract", () => {
  it("FLOW-9 views, slots, fields and rows that a screen does not have do not compile", () => {
    const script = () => {
      email.show("pending");
      email.show("done", { slots: { email: "robin@post.example" } });
      // @ts-expect-error: no such view
      email.show("offer");
      // @ts-expect-error: a view of another screen
      email.show("offers");
      // @ts-expect-error: a slot stays empty
      email.show("done");
      // @ts-expect-error: a slot of another name
      email.show("done", { slots: { mail: "robin@post.example" } });
      // @ts-expect-error: a field that the form does not have
      email.show("address", { fields: { otp: "1" } });
      // @ts-expect-error: a row without all of its slots
      buy.show("offers", { slots: { buy: "" }, rows: { offer: [{ slots: { period: "" } }] } });
      // @ts-expect-error: rows are left out
      buy.show("offers", { slots: { buy: "" } });
      // @ts-expect-error: no such place
      buy.add("present", "canceled");
      // @ts-expect-error: no such slot anywhere
      buy.refill({ button: "" });
    };
    expectTypeOf(script).toBeFunction();
  });

  it("FLOW-9 an action or a form that nobody answers does not compile", () => {
    const { settings: _, ...fewer } = {} as HandlersOf<"email">["actions"];
    // @ts-expect-error: the button back to the settings would do nothing
    expectTypeOf(fewer).toExtend<HandlersOf<"email">["actions"]>();
    const { code: __, ...oneForm } = {} as HandlersOf<"email">["forms"];
    // @ts-expect-error: the code would go nowhere
    expectTypeOf(oneForm).toExtend<HandlersOf<"email">["forms"]>();
    const more: HandlersOf<"welcome"> = {
      actions: {} as HandlersOf<"welcome">["actions"],
      // @ts-expect-error: a form that no view has
      forms: { code: { submit: () => {} } },
    };
    expectTypeOf(more).toExtend<HandlersOf<"welcome">>();
    expectTypeOf<Parameters<HandlersOf<"email">["forms"]["code"]["submit"]>[0]>().toEqualTypeOf<
      Readonly<Record<"code", string>>
    >();
  });
});

describe("the page is held to the contract", () => {
  it("FLOW-9 a view that is missing, or one too many, does not compile", () => {
    const views = {} as PageViews<"email">;
    const { done: _, ...fewer } = views;
    // @ts-expect-error: what the script shows at the end is missing
    expectTypeOf(fewer).toExtend<PageViews<"email">>();
    // @ts-expect-error: the script never heard of it
    const more: PageViews<"email"> = { ...views, extra: { title: "Extra" } };
    expectTypeOf(more).toExtend<PageViews<"email">>();
  });

  it("FLOW-9 an action, a form or a field without words does not compile", () => {
    const { actions, forms } = {} as Required<Pick<CodeView, "actions" | "forms">>;
    const text = "We sent a code to {email}.";
    expectTypeOf({ text, actions, forms } as const).toExtend<CodeView>();
    // @ts-expect-error: two buttons are missing
    const noActions: CodeView = { text, forms };
    // @ts-expect-error: the form is missing
    const noForms: CodeView = { text, actions };
    const noField: CodeView = {
      text,
      actions,
      // @ts-expect-error: the field is missing
      forms: { code: { fields: {}, button: "Send" } },
    };
    const another: CodeView = {
      text,
      forms,
      // @ts-expect-error: a button that nobody answers
      actions: { ...actions, other: { label: "Other" } },
    };
    expectTypeOf([noActions, noForms, noField, another]).toBeArray();
  });

  it("FLOW-9 a sentence without its slot does not compile", () => {
    expectTypeOf<"To {email}.">().toExtend<Sentence<"email">>();
    expectTypeOf<"To you.">().not.toExtend<Sentence<"email">>();
    expectTypeOf<"{code} until {date}">().toExtend<Sentence<"code" | "date">>();
    expectTypeOf<"{code}">().not.toExtend<Sentence<"code" | "date">>();
  });
});
