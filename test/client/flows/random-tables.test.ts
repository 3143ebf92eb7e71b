import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { codeTries } from "../../../src/contract/subscription/one-time-code.ts";
import { type BuyStep, buyStep, buyTransitions } from "../../../src/pages/subscription/buy/buy-flow.ts";
import {
  type EmailEdit,
  type EmailIntent,
  type EmailStep,
  emailIntents,
  emailTransitions,
  kindFor,
  openEdit,
  refusedEdit,
  sentFor,
} from "../../../src/pages/subscription/email/email-flow.ts";
import {
  manageIntents,
  manageStep,
  manageTransitions,
  questions,
} from "../../../src/pages/subscription/manage/manage-flow.ts";
import { signInIntents, signInTransitions } from "../../../src/pages/subscription/sign-in/sign-in-flow.ts";
import { type Transitions, transitionFrom } from "../../../src/pages/subscription/transitions.ts";

const tables = {
  buying: buyTransitions,
  "signing in": signInTransitions,
  "the address": emailTransitions,
  managing: manageTransitions,
};

describe("walks over the tables of the journeys", () => {
  it("FLOW-1 whatever is pressed while buying leads where the table says, and nothing else does anything", () => {
    const presses = [...new Set(Object.values(buyTransitions).flatMap((row) => Object.keys(row)))];
    const does = fc.constantFrom(...presses, "the payment shows");
    fc.assert(
      fc.property(fc.array(does, { maxLength: 60 }), (walk) => {
        let buying: Parameters<typeof buyStep>[0] = { isSubscribed: false, sincePaid: null, hasOrder: false };
        for (const submission of walk) {
          const from = buyStep(buying);
          const to = transitionFrom<BuyStep>(buyTransitions, from, submission);
          if (submission === "the payment shows") buying = { ...buying, isSubscribed: buying.hasOrder };
          else if (to && submission === "choose") buying = { ...buying, hasOrder: true, sincePaid: null };
          else if (to && submission === "see the welcome") buying = { ...buying, hasOrder: false, sincePaid: null };
          else if (to) buying = { ...buying, sincePaid: 0 };
          if (to) expect(buyStep(buying), `${from}: ${submission}`).toBe(to);
        }
      }),
    );
  });

  it("FLOW-4 whatever is pressed while the address is changed leads where the table says", () => {
    const submission = fc.record({
      intent: fc.constantFrom(...emailIntents),
      email: fc.constantFrom("wren@post.example", "owl@post.example"),
      isAccepted: fc.boolean(),
    });
    fc.assert(fc.property(fc.array(submission, { maxLength: 120 }), walkAddress), { numRuns: 200 });
  });

  it("FLOW-5 a question is asked by the address, and only its own step has the submission that answers it", () => {
    // The step that asks about deleting also sends the code for it.
    const asked = {
      cancel: ["cancel"],
      delete: ["delete-code", "delete"],
      "sign-out": ["ask delete"],
      plan: ["change-plan"],
      refund: ["refund"],
    };
    for (const question of questions) {
      const step = manageStep(new URLSearchParams({ ask: question }));
      expect(step).toBe(`${question}?`);
      expect(Object.keys(manageTransitions[`${question}?`])).toEqual(asked[question]);
    }
    for (const intent of manageIntents) {
      const at = Object.entries(manageTransitions).filter(([, row]) => Object.hasOwn(row, intent));
      expect(at, `${intent} has one place`).toHaveLength(1);
    }
  });

  it("FLOW-7 every step can be left or is an end, every row leads to a step, and every button has a row", () => {
    for (const [name, table] of Object.entries<Transitions<string>>(tables)) {
      const steps = Object.keys(table);
      for (const row of Object.values(table)) {
        for (const to of Object.values(row)) expect(steps, name).toContain(to);
      }
    }
    const buttons = { "signing in": signInIntents, "the address": emailIntents, managing: manageIntents };
    for (const [name, intents] of Object.entries(buttons)) {
      const rows = Object.values(tables[name as keyof typeof buttons]).flatMap((row) => Object.keys(row));
      expect(rows, name).toEqual(expect.arrayContaining([...intents]));
    }
  });
});

interface Change {
  edit: EmailEdit | null;
  present: string | null;
  isDone: boolean;
  now: number;
}

interface Submission {
  readonly intent: EmailIntent;
  readonly email: string;
  readonly isAccepted: boolean;
}

function walkAddress(walk: readonly Submission[]): void {
  const change: Change = { edit: null, present: null, isDone: false, now: 0 };
  for (const submission of walk) {
    change.now += 1000;
    const open = openEdit(change.edit, change.present);
    const from = open ? "code" : "address";
    const to = transitionFrom<EmailStep>(emailTransitions, from, submission.intent);
    if (!to || (submission.intent === "remove" && change.present === null)) continue;
    change.isDone = false;
    if (!submission.isAccepted) expect(refuse(change, submission, open)).toBe(from);
    else {
      accept(change, submission, open);
      expect(stepOf(change), `${from}: ${submission.intent}`).toBe(to);
    }
  }
}

function stepOf({ edit, present, isDone }: Change): EmailStep {
  if (isDone) return "done";
  return openEdit(edit, present) ? "code" : "address";
}

/** A wrong code costs a try and leaves the step as it is; a mail that could not be sent changes nothing. */
function refuse(change: Change, { intent }: Submission, open: EmailEdit | null): EmailStep {
  if (intent === "restart") return stepOf(change);
  if (intent === "check" && open && open.tries < codeTries) {
    change.edit = refusedEdit(open, { code: "invalid_link_signature", status: 400 }, change.now).edit;
  }
  return stepOf(change);
}

function accept(change: Change, { intent, email }: Submission, open: EmailEdit | null): void {
  const { present, now } = change;
  if (intent === "send") change.edit = sentFor(change.edit, { kind: kindFor(present), email }, now);
  if (intent === "remove" && present) change.edit = sentFor(change.edit, { kind: "remove", email: present }, now);
  if (intent === "resend" && open) change.edit = sentFor(change.edit, open, now);
  if (intent === "restart") change.edit = null;
  if (intent === "check" && open) {
    Object.assign(change, { edit: null, isDone: true, present: open.kind === "remove" ? null : open.email });
  }
}
